/** Scenes whose pictures the user's own generator draws. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateScenes } from '../../src/render/generate-scenes';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { jobOf, motion } from './fixtures';
import { renderHere } from './in-process';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-generated-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a red picture for prompts with the word, and notes each wish. */
const generator = (word: string): string => {
  const canvas = createCanvas(540, 960);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e01010';
  context.fillRect(0, 0, 540, 960);
  writeFileSync(join(folder, 'red.png'), canvas.toBuffer('image/png'));
  const path = join(folder, 'generator.cjs');
  writeFileSync(
    path,
    `const fs = require('node:fs');
const wish = JSON.parse(fs.readFileSync(0, 'utf8'));
fs.appendFileSync(${JSON.stringify(join(folder, 'wishes'))}, JSON.stringify(wish) + '\\n');
if (wish.prompt.includes(${JSON.stringify(word)})) fs.copyFileSync(${JSON.stringify(join(folder, 'red.png'))}, wish.out);`,
  );
  return `"${process.execPath}" "${path}"`;
};
const place = (prompt: string) => ({ type: 't2v_fast' as const, prompt, duration: 1 });

/** The middle of the poster, as red, green and blue. */
const middle = async (path: string): Promise<readonly number[]> => {
  const image = await loadImage(path);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(image.width / 2, image.height / 2, 1, 1).data].slice(0, 3);
};

it('fill the frame with what it drew, and the others stay as they are', async () => {
  const imageCommand = generator('red');
  const job = jobOf([place('A red café')], { artStyle: 'watercolour' });
  const video = await renderHere(job, folder, { imageCommand });
  expect([video.notes, video.scenesFailed]).toEqual([[], 0]);
  const [red = 0, green = 255, blue = 255] = await middle(join(folder, 'out.jpg'));
  expect(red).toBeGreaterThan(120);
  expect(Math.max(green, blue)).toBeLessThan(90);
  const { signal } = new AbortController();
  const others = jobOf([motion('A red title', 'title')], { artStyle: 'watercolour' });
  expect((await generateScenes(others, imageCommand, { folder, signal })).pictures.size).toBe(0);
  const wishes = readFileSync(join(folder, 'wishes'), 'utf8').trim().split('\n');
  expect(wishes.map((line) => JSON.parse(line) as unknown)).toEqual([
    { prompt: 'A red café', width: 540, height: 960, seed: 7, style: 'watercolour', out: expect.any(String) as string },
  ]);
});

it('are left to the built-in pictures where it fails, with a note, and it is not asked for ever', async () => {
  const job = jobOf([place('A sea'), place('A red barn'), place('A forest'), place('A red street')]);
  const { signal } = new AbortController();
  const { pictures, notes } = await generateScenes(job, generator('barn'), { folder, signal });
  expect([...pictures.keys()]).toEqual([1]);
  expect(notes).toEqual([expect.stringContaining('“A sea”'), expect.stringContaining('“A forest”')]);
  const { scenes } = await prepareScenes(job, undefined, pictures);
  expect(scenes.map(({ picture }) => picture?.path)).toEqual([
    undefined,
    join(folder, 'generated-1.png'),
    undefined,
    undefined,
  ]);
});

it('are none without a generator, and none of other types', async () => {
  const { signal } = new AbortController();
  expect(await generateScenes(jobOf([place('A red sea')]), undefined, { folder, signal })).toEqual({
    pictures: new Map(),
    notes: [],
  });
  const { pictures } = await generateScenes(jobOf([motion('red', 'title')]), generator('red'), { folder, signal });
  expect(pictures.size).toBe(0);
});
