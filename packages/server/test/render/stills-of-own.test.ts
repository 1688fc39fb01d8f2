/** Stills have what a render would have: captions of what is spoken, and pictures of the user's own generator. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, expect, it } from 'vitest';
import type { RenderJob } from '../../src/ports/renderer';
import type { DrawnStill } from '../../src/ports/still-drawer';
import type { StillsOrder } from '../../src/render/messages';
import { aboutWhenSaid } from '../../src/render/stills/about-when-said';
import { drawStills } from '../../src/render/stills/draw-stills';
import { jobOf, motion } from './fixtures';

const folder = mkdtempSync(join(tmpdir(), 'vid-own-stills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const drawn = async (job: RenderJob, more: Partial<StillsOrder> = {}): Promise<readonly DrawnStill[]> => {
  const stills: DrawnStill[] = [];
  const order = { job, known: [], speaks: true, stallMs: 10_000, ...more };
  await drawStills(order, new AbortController().signal, async (still) => void stills.push(still));
  return stills;
};

it('words are said in their order, within their scene, however many there are', () => {
  const script =
    'Twenty words that nobody could ever say in one second, and that are all said nevertheless, one by one.';
  const job = jobOf([
    { ...motion('One', 'hook', { duration: 3 }), script: 'Good morning.' },
    { ...motion('Two', 'hook', { duration: 1 }), script },
  ]);
  const [first, second] = aboutWhenSaid(job, [90, 30]);
  expect(first?.words.map(({ text }) => text)).toEqual(['Good', 'morning.']);
  expect(first?.words[0]?.start).toBeGreaterThan(0);
  const times = second?.words.flatMap(({ start, end }) => [start, end]) ?? [];
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times[0]).toBeGreaterThan(3);
  expect(times.at(-1)).toBeCloseTo(4);
});

it('captions are drawn where something is said and a film would have them', async () => {
  const scene = { type: 't2v_fast' as const, prompt: 'A calm sea', duration: 3, script: 'Slow down, and breathe.' };
  const keys = async (job: Partial<RenderJob>, more: Partial<StillsOrder> = {}) =>
    (await drawn(jobOf([scene], { route: 'narrator', ...job }), more))[0]?.key;
  const captioned = await keys({});
  const bare = await keys({}, { captionStyle: 'none' });
  expect(captioned).not.toBe(bare);
  // What is known is told without being drawn.
  expect(await keys({}, { speaks: false, known: [bare ?? ''] })).toBe(bare);
});

it('the own generator is asked once for a picture, which then takes the place of the drawn one', async () => {
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
fs.appendFileSync(${JSON.stringify(join(folder, 'wishes'))}, wish.prompt + ' ' + wish.width + '\\n');
if (wish.prompt.includes('red')) fs.copyFileSync(${JSON.stringify(join(folder, 'red.png'))}, wish.out);`,
  );
  const own = { command: `"${process.execPath}" "${path}"`, folder };
  const scenes = ['A red café', 'A green café'].map((prompt) => ({ type: 't2v_fast' as const, prompt, duration: 3 }));
  const job = jobOf(scenes, { quality: 'standard' });
  const stills = await drawn(job, { own });
  expect(stills.map(({ scene, lacks }) => [scene, lacks?.slice(0, 31)])).toEqual([
    [0, undefined],
    [1, undefined],
    [0, undefined],
    [1, 'VID_IMAGE_COMMAND drew nothing '],
  ]);
  const image = await loadImage(Buffer.from(stills[2]?.picture?.jpeg ?? []));
  const small = createCanvas(image.width, image.height).getContext('2d');
  small.drawImage(image, 0, 0);
  const [red = 0, green = 255] = small.getImageData(image.width / 2, image.height / 2, 1, 1).data;
  expect([red > 120, green < 90]).toEqual([true, true]);
  const again = await drawn(job, { own, known: stills.map(({ key }) => key) });
  expect(again.map(({ key, picture }) => [key, picture])).toEqual(stills.slice(2).map(({ key }) => [key, undefined]));
  // As large as a render would have it, and never twice.
  expect(readFileSync(join(folder, 'wishes'), 'utf8')).toBe('A red café 720\nA green café 720\n');
});
