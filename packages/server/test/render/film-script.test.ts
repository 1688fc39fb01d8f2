/** What a film is said to show: its shots fill its scenes, and their lines are what is set on them. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FilmScript, RenderJob } from '../../src/ports/renderer';
import { describeOrder } from '../../src/render/describe-order';
import { drawnLogo } from '../support/logos';
import { jobOf, motion } from './fixtures';
import { renderHere } from './in-process';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-script-'));
  const logo = drawnLogo({ ground: '#ffffff', ink: '#1d5c3a', second: '#d98b1c' });
  await writeFile(join(folder, 'logo.jpg'), logo.toBuffer('image/jpeg', 85));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const readScript = async (name: string): Promise<FilmScript> =>
  JSON.parse(await readFile(join(folder, `${name}.film.json`), 'utf8')) as FilmScript;

const scriptOf = async (job: RenderJob): Promise<FilmScript> => {
  const order = { job, outputPath: join(folder, 'told.mp4'), parallel: 1, stallMs: 10_000 };
  await describeOrder(order, new AbortController().signal);
  return readScript('told');
};

const copyOf = ({ scenes }: FilmScript, index: number): string =>
  scenes[index]?.shots.map(({ copy }) => copy.join(' ')).join(' / ') ?? '';

it('tells the shots of each scene, their lines, and where they are cut', async () => {
  const job = jobOf(
    [
      motion('Coffee from the harbour, roasted every morning', 'hook', {
        duration: 5,
        script: 'Good [morning|mawning].',
      }),
      motion('How it is made\nGrind\nPour\nBreathe', 'steps', { duration: 5 }),
      { type: 't2v_fast', prompt: 'A quiet street in the morning', duration: 3 },
      { type: 'i2v_fast', prompt: 'A cup', duration: 3, refImageUrl: 'photo' },
      { type: 'footage', prompt: 'Our shop', script: 'Thank you all.', duration: 3, videoUrl: 'gone' },
      motion('Come in', 'cta', { duration: 5 }),
    ],
    {
      ...{ media: { logo: join(folder, 'logo.jpg'), photo: join(folder, 'logo.jpg') }, brandName: 'Brodoe' },
      ...{ brand: { logoUrl: 'logo', colors: ['#1d5c3a'] }, watermark: true },
    },
  );
  const script = await scriptOf(job);
  const { scenes, cuts, beats } = script;
  expect(scenes.map(({ start, duration }) => [start, duration])).toEqual([
    [0, 5],
    [5, 5],
    [10, 3],
    [13, 3],
    [16, 3],
    [19, 5],
  ]);
  for (const { start, duration, shots } of scenes) {
    let at = start;
    for (const shot of shots) {
      expect(shot.start).toBeCloseTo(at, 2);
      at += shot.duration;
    }
    expect(at).toBeCloseTo(start + duration, 2);
  }
  expect(cuts).toEqual(scenes.flatMap(({ shots }) => shots.map(({ start }) => start)).slice(1));
  expect(scenes[0]).toMatchObject({ type: 'motion', role: null, script: 'Good morning.' });
  expect(scenes[0]?.shots.length).toBeGreaterThan(1);
  expect(scenes[0]?.shots[0]?.subject).toBe('hot-beverage');
  expect(copyOf(script, 0)).toContain('roasted every');
  // Numbers before steps are drawn too, and so is the mark of a film that has one.
  expect(scenes[1]?.shots.at(-1)?.copy).toEqual(
    expect.arrayContaining(['1', 'Grind', '3', 'Breathe', 'Made with Vid']),
  );
  expect(scenes[2]?.shots).toMatchObject([{ subject: 'street', copy: ['Made with Vid'] }]);
  expect(scenes[3]?.shots.at(-1)?.subject).toMatch(/^(?:product|picture)$/);
  // Its clip could not be had: its words stand in for it.
  expect(copyOf(script, 4)).toContain('Thank you all');
  // The card covers what was said before it.
  expect(scenes[5]?.shots.at(-1)).toMatchObject({ subject: 'logo', copy: expect.arrayContaining(['Come in']) });
  const steps = beats.slice(1).map((beat, index) => beat - (beats[index] ?? 0));
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.25);
  for (const { start } of scenes) expect(Math.min(...beats.map((beat) => Math.abs(beat - start)))).toBeLessThan(0.001);
  expect([beats[0], (beats.at(-1) ?? 0) < 24]).toEqual([0, true]);
});

it('is the same for a film that is drawn', async () => {
  const job = jobOf([motion('Fresh\nEvery day', 'hook', { duration: 0.4 }), motion('Now', 'cta', { duration: 0.3 })]);
  await renderHere(job, folder, { name: 'drawn' });
  expect(await readScript('drawn')).toEqual(await scriptOf(job));
});
