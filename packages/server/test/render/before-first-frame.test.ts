/** A cut shows a scene before its first frame: its whole stage is there by then, not only its air. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { CUT_REACH } from '../../src/render/cuts/cut';
import { frameComposer } from '../../src/render/film/compose-frame';
import { STILL } from '../../src/render/film/film';
import { layerState } from '../../src/render/film/layer-state';
import { FPS } from '../../src/render/output/frame-size';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { stockOf } from '../../src/render/stage/stock-of';
import { jobOf, motion } from './fixtures';

const SIDE = 60;
/** Mean difference of two pictures' levels, of 255. */
const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length;

describe('before its first frame', () => {
  it('what stands still is there, and what has an entrance is not', () => {
    const layer = { box: { x: 0, y: 0, width: 9, height: 9 }, frames: 1, masked: false, paint: () => undefined };
    expect(layerState({ ...layer, enter: STILL }, -CUT_REACH / FPS).alpha).toBe(1);
    expect(layerState({ ...layer, enter: { ...STILL, at: 0.4 } }, 0.2).alpha).toBe(0);
    expect(layerState({ ...layer, enter: { ...STILL, seconds: 0.5, fade: true } }, -0.1).alpha).toBe(0);
  });

  it.each(['9:16', '16:9'] as const)(
    'a subject does not come out of nowhere in the middle of a cut: %s',
    async (aspect) => {
      const job = jobOf([motion('Fresh coffee', 'hook'), motion('Coffee beans from Ethiopia', 'title')], { aspect });
      const { scenes } = await prepareScenes(job, stockOf(openArtwork({}), 'en'));
      const input = scenes[1]?.input;
      if (input?.cast === undefined) throw new Error('nothing to show');
      const film = sceneFilm(input, 'motion');
      const composer = frameComposer({ ...film, layers: film.layers.filter(({ text }) => text === undefined) });
      const context = createCanvas(SIDE, SIDE).getContext('2d');
      const seen = Array.from({ length: 2 * CUT_REACH }, (_, at) => {
        composer.compose(at - CUT_REACH);
        context.drawImage(composer.canvas, 0, 0, SIDE, SIDE);
        return context.getImageData(0, 0, SIDE, SIDE).data;
      });
      const steps = seen.slice(1).map((frame, at) => apart(frame, seen[at] ?? frame));
      expect(Math.max(...steps)).toBeLessThan(6);
    },
  );
});
