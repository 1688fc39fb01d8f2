/** A drawing process that crashes: the film is drawn again, without a scene that crashes it twice. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFfmpegRenderer } from '../../src/adapters/ffmpeg';
import { type Beats, MOST_SILENT } from '../../src/adapters/ffmpeg/signs-of-life';
import type { DrawingCrash, RenderJob, RenderProgress } from '../../src/ports/renderer';
import { jobOf, motion } from './fixtures';
import { renderHere } from './in-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-again-'));
  await mkdir(join(folder, 'work'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * In the place of a drawing process: draws its scenes by saying so, and crashes at those that the job's title tells, as often as it
 * tells; `x` is before any scene.
 */
const CRASHING = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
process.on('message', async (message) => {
  if (message.type !== 'render') return;
  const { job, parallel, outputPath } = message.order;
  const say = (what) => new Promise((resolve) => process.send(what, resolve));
  const file = join(dirname(outputPath), 'tries');
  appendFileSync(file, (parallel > 1 ? 'all' : 'one') + ' ');
  const tries = (at) => {
    const path = join(dirname(outputPath), 'at-' + at);
    const before = existsSync(path) ? readFileSync(path, 'utf8').length : 0;
    appendFileSync(path, '.');
    return before;
  };
  const plan = JSON.parse(job.title);
  const perhaps = async (at, signal = 'SIGSEGV') => {
    if (tries(at) >= (plan[at] ?? 0)) return;
    process.kill(process.pid, signal);
    await new Promise(() => undefined);
  };
  await perhaps('x', 'SIGKILL');
  const failed = job.crashedScenes ?? [];
  for (const [index] of job.scenes.entries()) {
    await say({ type: 'stage', mark: { stage: 'drawing', scene: index, is: 'begun' } });
    const freezes = tries('frozen-' + index) < (plan['frozen-' + index] ?? 0);
    await say({ type: 'progress', progress: { stage: 'drawing', percent: 10 * (index + 1) } });
    if (freezes) process.kill(process.pid, 'SIGSTOP');
    await perhaps(failed.includes(index) ? 'instead-of-' + index : String(index));
    await say({ type: 'stage', mark: { stage: 'drawing', scene: index, is: 'ended' } });
  }
  const video = { bytes: 1, durationSec: 1, width: 1, height: 1, scenesFailed: failed.length, notes: [] };
  await say({ type: 'done', video });
  process.disconnect();
});
`;

interface Watched {
  readonly beats?: Beats;
  readonly onPercent?: (percent: number) => void;
}

const draw = async (plan: Readonly<Record<string, number>>, { beats, onPercent }: Watched = {}) => {
  const path = join(folder, 'child.mjs');
  await writeFile(path, CRASHING);
  const renderer = createFfmpegRenderer({
    ...{ parallel: 2, entry: { path, execArgv: [] }, beats },
    find: async () => ({ ffmpeg: { path: 'ffmpeg', place: 'PATH', version: '7' }, findings: [] }),
  });
  const job: RenderJob = jobOf([motion('One'), motion('Two'), motion('Three')], { title: JSON.stringify(plan) });
  const crashes: DrawingCrash[] = [];
  const seen: RenderProgress[] = [];
  const video = await renderer
    .render(job, {
      outputPath: join(folder, 'out.mp4'),
      workDir: join(folder, 'work'),
      signal: new AbortController().signal,
      onProgress: (progress) => {
        seen.push(progress);
        onPercent?.(progress.percent);
      },
      onCrash: (crash) => void crashes.push(crash),
    })
    .catch((error: unknown) => error);
  const percents = seen.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  return { video, crashes: crashes.map(({ scenes, next }) => `${scenes.join()} ${next}`), told: crashes };
};

describe.skipIf(process.platform === 'win32')('a drawing process that crashes', () => {
  it('once is begun again, and nothing of the film is lost', async () => {
    const { video, told } = await draw({ 1: 1 });
    expect(video).toMatchObject({ scenesFailed: 0 });
    expect(told).toEqual([{ scenes: [1], signal: 'SIGSEGV', exitCode: null, next: 'again' }]);
  });

  it('before it draws anything, killed for its memory for example', async () => {
    expect(await draw({ x: 1 })).toMatchObject({ video: { scenesFailed: 0 }, crashes: [' again'] });
    expect(await draw({ x: 9 })).toMatchObject({
      video: { reason: 'crashed', message: expect.stringMatching(/ended by SIGKILL.*memory/) },
      crashes: [' again', ' given-up'],
    });
  });

  it('at the same scene twice goes on without it, and others have their own two', async () => {
    const { video, crashes } = await draw({ 0: 2, 2: 2 });
    expect(video).toMatchObject({ scenesFailed: 2 });
    expect(crashes).toEqual(['0 again', '0 without-scene', '2 again', '2 without-scene']);
  });

  it('at what stands in the place of a scene as well is given up', async () => {
    const { video, crashes } = await draw({ 1: 2, 'instead-of-1': 1 });
    expect(video).toMatchObject({ name: 'RenderFailure', reason: 'crashed' });
    expect(crashes).toEqual(['1 again', '1 without-scene', '1 given-up']);
  });
});

describe.skipIf(process.platform === 'win32')('a drawing process that is frozen', () => {
  /** Beats that go as the test lets them. */
  const steppedBeats = () => {
    const beating = new Set<() => void>();
    const beats: Beats = (beat) => {
      beating.add(beat);
      return () => void beating.delete(beat);
    };
    const pass = (count: number): void => {
      for (let at = 0; at < count; at += 1) for (const beat of [...beating]) beat();
    };
    return { beats, beating, pass };
  };

  it('is ended when it was silent for too long, and counts as one that crashed there', async () => {
    const { beats, beating, pass } = steppedBeats();
    let wasFrozen = false;
    const { video, told } = await draw(
      { 'frozen-1': 1 },
      {
        beats,
        onPercent: (percent) => {
          // It says no more after this one, the first time.
          if (percent !== 20 || wasFrozen) return;
          wasFrozen = true;
          pass(MOST_SILENT);
        },
      },
    );
    expect(told).toEqual([{ scenes: [1], signal: 'SIGKILL', exitCode: null, next: 'again' }]);
    expect(video).toMatchObject({ scenesFailed: 0 });
    expect(beating.size).toBe(0);
  });

  it('is left alone for as long as it says something', async () => {
    const { beats, pass } = steppedBeats();
    const { told } = await draw({}, { beats, onPercent: () => pass(MOST_SILENT - 1) });
    expect(told).toEqual([]);
  });
});

describe('a scene that crashed the renderer twice', () => {
  const scenes = [motion('Fresh and fine', 'hook', { duration: 0.1 }), motion('Order today', 'cta', { duration: 0.1 })];

  it('has its stand-in, and the caller is told', async () => {
    const video = await renderHere(jobOf(scenes, { aspect: '1:1', crashedScenes: [1] }), folder);
    expect(video).toMatchObject({
      scenesFailed: 1,
      notes: [expect.stringMatching(/^Scene 2 was replaced: .*crashed/)],
    });
  });

  it('fails the film where no other was made', async () => {
    await expect(renderHere(jobOf(scenes, { aspect: '1:1', crashedScenes: [0, 1] }), folder)).rejects.toMatchObject({
      reason: 'all-scenes-failed',
      message: expect.stringMatching(/scenes 1, 2: drawing it crashed.*memory/),
    });
  });
});
