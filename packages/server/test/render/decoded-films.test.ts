/** Finished films, decoded: nothing stands still for half a second, and no frame is flat. `npm run soak -- gallery` watches all. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWhole } from '../support/part-of';
import { motion } from './fixtures';
import { GALLERY, galleryJob, planOf } from './gallery-films';
import { ffmpegPath, renderHere } from './in-process';
import { watchFilm } from './watch-film';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-decoded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A second of a film's first frame, or of what a filter makes of it. */
async function freeze(ffmpeg: string, from: string, to: string, filter = 'null'): Promise<void> {
  const still = `select=eq(n\\,0),${filter},loop=29:1:0,setpts=N/30/TB`;
  await promisify(execFile)(ffmpeg, [...['-v', 'error', '-y', '-i', from, '-an', '-vf', still], '-r', '30', to]);
}

/** Seconds of a film; the shortest that plans have. */
const SECONDS = isWhole ? 15 : 6;

describe('a finished film', () => {
  it.each((isWhole ? GALLERY : GALLERY.slice(-1)).map((film) => [film.route ?? 'none', film] as const))(
    'moves all the time and is never flat: %s',
    async (name, film) => {
      const plan = await planOf(film, SECONDS);
      const job = galleryJob(plan, film);
      await renderHere(job, folder, { name });
      const { frames, troubles } = await watchFilm(await ffmpegPath(), join(folder, `${name}.mp4`));
      expect(frames).toBeGreaterThan(SECONDS * 25);
      expect(troubles).toEqual([]);
    },
    120_000,
  );

  it('is noticed when it is flat, or stands still', async () => {
    const scene = motion('\u200b', 'hook', { duration: 1 });
    const still = galleryJob({ title: ' ', scenes: [scene] }, { route: undefined, aspect: '1:1', seed: 1 });
    await renderHere({ ...still, quality: 'draft' }, folder, { name: 'still' });
    const ffmpeg = await ffmpegPath();
    const frozen = join(folder, 'frozen.mp4');
    await freeze(ffmpeg, join(folder, 'still.mp4'), frozen);
    expect((await watchFilm(ffmpeg, frozen)).troubles.join()).toContain('do not change');
    await freeze(ffmpeg, join(folder, 'still.mp4'), frozen, 'drawbox=t=fill:color=0x336699');
    expect((await watchFilm(ffmpeg, frozen)).troubles.join()).toContain('is flat');
  });
});
