/** Words that are uncovered as they are spoken. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { type Layer, STILL } from '../../src/render/film/film';
import type { ActScene } from '../../src/render/routes/act';
import { spoken } from '../../src/render/routes/spoken';
import { firstScene, motion } from './fixtures';

it('count up to their figure, however long they take to be said', async () => {
  const { setting } = await firstScene(motion('4.9 stars', 'stat'));
  const painted: number[] = [];
  const box = { x: 0, y: 0, width: 80, height: 40 };
  const counter: Layer = {
    ...{ box, ink: box, text: '4.9', frames: 27, masked: false, enter: STILL },
    paint: (_context, frame) => void painted.push(frame),
  };
  const [said] = spoken([counter], { from: 0, setting } as ActScene);
  const context = createCanvas(80, 40).getContext('2d');
  for (const frame of [0, (said?.frames ?? 1) - 1]) said?.paint(context, frame);
  expect(painted).toEqual([0, 26]);
});
