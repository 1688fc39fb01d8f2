/** A scene that a cut leads to is set up before its first frame, which the cut shows. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { CUT_REACH } from '../../src/render/cuts/cut';
import type { Layer } from '../../src/render/film/film';
import { layerState } from '../../src/render/film/layer-state';
import { setUpEarly } from '../../src/render/film/set-up-early';
import { layerFrame } from '../../src/render/film/steady';
import { FPS } from '../../src/render/output/frame-size';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { jobOf, motion } from './fixtures';

/** The second of two scenes in a film that is cut. */
async function second(scene: Parameters<typeof jobOf>[0][number]): Promise<SceneInput> {
  const { scenes } = await prepareScenes(jobOf([motion('Fresh coffee', 'hook'), scene]));
  const input = scenes[1]?.input;
  if (input === undefined) throw new Error('no second scene');
  return input;
}

/** How much of a layer's own height it is away from its place. */
const away = (layer: Layer, seconds: number): number =>
  Math.abs(layerState(layer, seconds).dy) / Math.max(1, layer.box.height);

describe('before its first frame', () => {
  it.each([
    ['motion', 'Beans are roasted every Tuesday'],
    ['t2v_fast', 'A small café'],
    ['s2v', 'A presenter'],
    ['walk_talk', 'A woman in the city'],
  ] as const)('its first words are there: %s', async (type, prompt) => {
    const input = await second({ type, prompt, script: 'Every Tuesday', duration: 3 });
    const words = sceneFilm(input, type).layers.filter(({ text }) => text !== undefined);
    const first = words[0];
    if (first === undefined) throw new Error('no words');
    const middleOfCut = 0;
    expect(layerState(first, -CUT_REACH / FPS / 2).alpha).toBe(1);
    expect(away(first, middleOfCut)).toBeLessThan(0.4);
  });
});

describe('what is drawn anew for each frame', () => {
  it('shows at each moment of the scene what it would have shown, and waits before', async () => {
    const { setting } = await second(motion('Every Tuesday'));
    const painted: number[] = [];
    const layer: Layer = {
      ...{ box: { x: 0, y: 0, width: 4, height: 4 }, frames: 30, masked: false },
      enter: { at: 0, seconds: 0.5, dx: 0, dy: 0, fade: true },
      paint: (_, frame) => {
        painted.push(frame);
      },
    };
    const early = setUpEarly(layer, setting);
    expect(layerState(early, -CUT_REACH / FPS).alpha).toBe(1);
    const context = createCanvas(4, 4).getContext('2d');
    const at = [-CUT_REACH, 0, 1, 12, 29, 40];
    for (const frame of at) early.paint(context, layerFrame(early, frame));
    expect(painted).toEqual(at.map((frame) => layerFrame(layer, frame)));
  });
});
