/** Stills as a draft would be drawn: small, the same for the same scene, and with the reason where something stands in. */
import { expect, it } from 'vitest';
import type { RenderJob } from '../../src/ports/renderer';
import { type DrawnStill, STILL_LIMITS } from '../../src/ports/still-drawer';
import { drawStills } from '../../src/render/stills/draw-stills';
import { jobOf, motion } from './fixtures';

const drawn = async (job: RenderJob, known: readonly string[] = []): Promise<readonly DrawnStill[]> => {
  const stills: DrawnStill[] = [];
  await drawStills({ job, known, speaks: true, stallMs: 10_000 }, new AbortController().signal, async (still) => {
    stills.push(still);
  });
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
