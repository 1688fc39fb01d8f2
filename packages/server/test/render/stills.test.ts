/** Stills as a draft would be drawn: small, the same for the same scene, and with the reason where something stands in. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, expect, it } from 'vitest';
import type { RenderJob } from '../../src/ports/renderer';
import { type DrawnStill, STILL_LIMITS } from '../../src/ports/still-drawer';
import type { StillsOrder } from '../../src/render/messages';
import { aboutWhenSaid } from '../../src/render/stills/about-when-said';
import { drawStills } from '../../src/render/stills/draw-stills';
import { askForNext, ownPictures } from '../../src/render/stills/own-pictures';
import { jobOf, motion } from './fixtures';

const drawn = async (
  job: RenderJob,
  known: readonly string[] = [],
  more: Partial<StillsOrder> = {},
): Promise<readonly DrawnStill[]> => {
  const stills: DrawnStill[] = [];
  await drawStills(
    { speaks: true, stallMs: 10_000, ...more, job, known },
    new AbortController().signal,
    async (still) => {
      stills.push(still);
    },
  );
  return stills;
};

const film = (middle: string): RenderJob =>
  jobOf(
    [
      motion('Coffee from the harbour, roasted every morning', 'hook', { duration: 4 }),
      motion(middle, 'proof', { duration: 4 }),
      { type: 't2v_fast', prompt: 'A quiet street in the morning', duration: 3 },
      { type: 'footage', prompt: 'Our shop', duration: 3, videoUrl: 'clip' },
      { type: 'i2v_fast', prompt: 'A cup', duration: 3, refImageUrl: 'https://gone.example/cup.png' },
    ],
    { quality: 'premium', upscale: true, media: { clip: '/nowhere.mp4' } },
  );

it('draws each scene small, and after a change only what changed', async () => {
  const first = await drawn(film('20% off until Sunday'));
  expect(first.map(({ scene }) => scene)).toEqual([0, 1, 2, 3, 4]);
  for (const { picture } of first) {
    expect(picture?.jpeg.length).toBeLessThanOrEqual(STILL_LIMITS.bytes);
    expect(Math.max(picture?.width ?? 0, picture?.height ?? 0)).toBe(STILL_LIMITS.longSide);
    expect([...(picture?.jpeg.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
  }
  expect(first.map(({ lacks }) => lacks)).toEqual([
    undefined,
    undefined,
    undefined,
    'its clip is seen with an ffmpeg only: install one, or set VID_FFMPEG',
    'https://gone.example/cup.png could not be downloaded',
  ]);
  expect(first[2]?.subject).toBe('street');
  const again = await drawn(
    film('30% off until Sunday'),
    first.map(({ key }) => key),
  );
  expect(again.map(({ picture }) => picture !== undefined)).toEqual([false, true, false, false, false]);
});

const folder = mkdtempSync(join(tmpdir(), 'vid-own-stills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  const scene = { ...motion('Order today', 'cta', { duration: 3 }), script: 'Slow down, and breathe.' };
  const keys = async (job: Partial<RenderJob>, more: Partial<StillsOrder> = {}) =>
    (await drawn(jobOf([scene], { route: 'narrator', ...job }), more.known, more))[0]?.key;
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
  const place = (prompt: string) => ({ type: 't2v_fast' as const, prompt, duration: 1 });
  const job = jobOf([place('A red café')], { quality: 'standard' });
  const stills = await drawn(job, [], { own });
  expect(stills.map(({ scene, subject }) => [scene, subject])).toEqual([
    [0, expect.any(String)],
    [0, 'picture'],
  ]);
  const image = await loadImage(Buffer.from(stills[1]?.picture?.jpeg ?? []));
  const small = createCanvas(image.width, image.height).getContext('2d');
  small.drawImage(image, 0, 0);
  const [red = 0, green = 255] = small.getImageData(image.width / 2, image.height / 2, 1, 1).data;
  expect([red > 120, green < 90]).toEqual([true, true]);
  const again = await drawn(
    job,
    stills.map(({ key }) => key),
    { own },
  );
  expect(again.map(({ key, picture }) => [key, picture])).toEqual([[stills[1]?.key, undefined]]);
  const other = jobOf([place('A green café')], { quality: 'standard' });
  await askForNext(other, own, false, new AbortController().signal);
  const { failed, isMore } = ownPictures(other, own);
  expect([failed.get(0), isMore]).toEqual([expect.stringContaining('VID_IMAGE_COMMAND drew nothing (it'), false]);
  // As large as a render would have it, and never twice.
  expect(readFileSync(join(folder, 'wishes'), 'utf8')).toBe('A red café 720\nA green café 720\n');
});
