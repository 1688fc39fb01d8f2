/** The layers of a view are the same pictures in whatever order they are painted: two processes, or two scenes in turn, do that. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Layer } from '../../src/render/film/film';
import { paintedAlike } from '../../src/render/scenes/views/painted-alike';
import { VIEWS } from '../../src/render/scenes/views/views';
import { firstScene, motion, smaller } from './fixtures';

const SHRINK = 4;

const picture = (layer: Layer): Buffer => {
  const { box } = layer;
  const canvas = createCanvas(Math.ceil(box.width), Math.ceil(box.height));
  layer.paint(canvas.getContext('2d'), 0);
  return canvas.data();
};

describe('a view', () => {
  it.each(Object.entries(VIEWS))('%s looks the same however it is painted', async (_, view) => {
    const { setting } = smaller(await firstScene(motion('A view')), SHRINK);
    const [upwards, downwards] = [paintedAlike(view, setting), paintedAlike(view, setting)];
    const first = upwards.map(picture);
    const second = downwards.toReversed().map(picture).toReversed();
    const again = upwards.map(picture);
    for (const [at, bytes] of first.entries()) {
      expect(bytes.equals(second[at] ?? Buffer.alloc(0))).toBe(true);
      expect(bytes.equals(again[at] ?? Buffer.alloc(0))).toBe(true);
    }
  });
});
