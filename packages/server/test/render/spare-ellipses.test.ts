/** What is no number draws nothing and ends nothing; and worlds do not ask for it, before their beginning either. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { frameComposer } from '../../src/render/film/compose-frame';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { stockOf } from '../../src/render/stage/stock-of';
import { jobOf, smaller } from './fixtures';

const context = createCanvas(8, 8).getContext('2d');
const FULL = Math.PI * 2;

it.each([Number.NaN, Number.POSITIVE_INFINITY])('draws no ellipse at %s', (x) => {
  context.clearRect(0, 0, 8, 8);
  context.beginPath();
  context.ellipse(x, 4, 4, 4, 0, 0, FULL);
  context.fill();
  expect(context.getImageData(0, 0, 8, 8).data.every((value) => value === 0)).toBe(true);
  context.ellipse(4, 4, 4, 4, 0, 0, FULL);
  context.fill();
  expect(context.getImageData(4, 4, 1, 1).data[3]).toBe(255);
});

it.each(['A street in the rain', 'The sea in the sun', 'A café'])(
  'asks for none before it begins: %s',
  async (prompt) => {
    const job = jobOf([{ type: 't2v_fast', prompt, duration: 3 }], { title: '' });
    const { scenes } = await prepareScenes(job, stockOf(openArtwork(), job.language));
    const [scene] = scenes;
    if (scene === undefined) throw new Error('a job without scenes');
    const composer = frameComposer(sceneFilm(smaller(scene.input, 8), 't2v_fast'));
    const prototype = Object.getPrototypeOf(context) as { ellipse: (...numbers: number[]) => void };
    const { ellipse } = prototype;
    const asked: number[] = [];
    prototype.ellipse = function (this: unknown, ...numbers) {
      asked.push(...numbers.filter((value) => typeof value === 'number'));
      ellipse.apply(this, numbers);
    };
    try {
      for (const frame of [-20, -7, -1, 0]) composer.compose(frame);
    } finally {
      prototype.ellipse = ellipse;
    }
    expect(asked.filter((value) => !Number.isFinite(value))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  },
);
