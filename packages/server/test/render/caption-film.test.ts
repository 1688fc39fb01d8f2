/** A finished film, decoded: each word of its captions is seen when its file of words says that it is spoken. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FilmWord } from '../../src/ports/renderer';
import { FPS } from '../../src/render/output/frame-size';
import { ownEngine } from '../voice/own-engine';
import { jobOf, motion } from './fixtures';
import { ffmpegPath, renderHere } from './in-process';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-caption-film-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const [WIDE, HIGH] = [216, 384];

/** The grey levels of each frame. */
async function decoded(name: string): Promise<Buffer[]> {
  const args = ['-v', 'error', '-i', join(folder, `${name}.mp4`), '-vf', `scale=${WIDE}:${HIGH}:flags=area`];
  const { stdout } = await promisify(execFile)(
    await ffmpegPath(),
    [...args, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
    { encoding: 'buffer', maxBuffer: 1e9 },
  );
  const bytes = WIDE * HIGH;
  return Array.from({ length: stdout.length / bytes }, (_, at) => stdout.subarray(at * bytes, (at + 1) * bytes));
}

it('shows each word within 40 ms of when it is spoken, and nothing of it where captions are off', async () => {
  const scene = motion('Harbour Dental\nopen until nine', 'hook', {
    script: 'Fresh coffee arrives here tomorrow',
    duration: 2.4,
  });
  const job = jobOf([scene], { aspect: '9:16' });
  const voice = { command: await ownEngine(folder) };
  const { notes } = await renderHere(job, folder, { name: 'with', voice, captionStyle: 'lines' });
  expect(notes).toEqual([]);
  // A route without captions, and nothing chosen.
  await renderHere(job, folder, { name: 'without', voice });
  // One with captions of its own, where the choice is none.
  const own = { ...job, scenes: [{ ...scene, script: 'Fresh coffee', duration: 1.3 }], route: 'narrator' } as const;
  await renderHere(own, folder, { name: 'off', voice, captionStyle: 'none' });
  await renderHere(own, folder, { name: 'on', voice });
  const { words } = JSON.parse(await readFile(join(folder, 'with.words.json'), 'utf8')) as { words: FilmWord[] };
  expect(words).toHaveLength(5);
  const [shown, bare] = [await decoded('with'), await decoded('without')];
  expect(shown).toHaveLength(bare.length);
  const [off, on] = [await decoded('off'), await decoded('on')];
  const changed = (one: readonly Buffer[], other: readonly Buffer[]): number =>
    one.filter((frame, at) => frame.some((level, place) => Math.abs(level - (other[at]?.[place] ?? 0)) > 60)).length;
  expect(changed(on, off)).toBeGreaterThan(10);
  // What differs is what is drawn of captions; with each word some of it is new.
  const drawn = shown.map((frame, at) =>
    frame.map((level, place) => Number(Math.abs(level - (bare[at]?.[place] ?? 0)) > 60)),
  );
  const added = drawn.map((mask, at) =>
    mask.reduce((sum, here, place) => sum + Number(here > (drawn[at - 1]?.[place] ?? 0)), 0),
  );
  const grows = added.flatMap((count, at) => (count > 120 ? [at / FPS] : []));
  for (const { start, text } of words)
    expect(Math.min(...grows.map((seconds) => Math.abs(seconds - start))), text).toBeLessThanOrEqual(0.04);
  for (const seconds of grows)
    expect(Math.min(...words.map(({ start }) => Math.abs(seconds - start)))).toBeLessThanOrEqual(0.13);
});
