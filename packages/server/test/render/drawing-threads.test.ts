/** Scenes that are drawn in threads of their own: the same bytes, who draws what and when, and what becomes of a thread that fails. */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shareCores } from '../../src/adapters/ffmpeg/share-cores';
import { type RenderedVideo, RenderFailure } from '../../src/ports/renderer';
import { ownScenes } from '../../src/ports/scene-share';
import { type OrderHelp, runOrder } from '../../src/render/run-order';
import type { StageMark } from '../../src/render/stage-marks';
import { drawingCount } from '../../src/render/threads/drawing-count';
import { drawingShare } from '../../src/render/threads/drawing-share';
import { asScript } from '../support/as-script';
import { createTemporaryFolder } from '../support/temporary';
import { jobOf, motion } from './fixtures';
import { ffmpegPath } from './in-process';
import { processesNaming } from './processes-naming';

const job = jobOf(
  [
    motion('Fresh bread', 'hook', { duration: 0.3 }),
    motion('From our oven', 'problem', { duration: 0.3 }),
    motion('Every morning', 'list', { duration: 0.3 }),
    motion('Order now', 'cta', { duration: 0.3 }),
  ],
  { aspect: '1:1' },
);

interface More extends OrderHelp {
  readonly signal?: AbortSignal;
  readonly onMark?: (mark: StageMark) => void;
  readonly parallel?: number;
}

async function render(folder: string, name: string, more: More = {}): Promise<RenderedVideo> {
  const { signal = new AbortController().signal, onMark = () => undefined, parallel = 2, ...help } = more;
  const partsDir = join(folder, `${name}-parts`);
  await mkdir(partsDir);
  const order = { ...{ job, partsDir, parallel, stallMs: 20_000 }, ffmpeg: await ffmpegPath() };
  const outputPath = join(folder, `${name}.mp4`);
  return runOrder({ ...order, outputPath }, signal, { onProgress: () => undefined, onStage: onMark }, help);
}

const threadFile = (): Promise<string> =>
  asScript(fileURLToPath(new URL('../../src/render/threads/drawing-thread.ts', import.meta.url)));

/** The scenes in the order in which they were begun. */
const begun = (marks: readonly StageMark[]): (number | undefined)[] =>
  marks.filter(({ stage, is }) => stage === 'drawing' && is === 'begun').map(({ scene }) => scene);

describe('drawing threads', () => {
  it('draw what is drawn without them to the byte, each from its own end of the film', async () => {
    const folder = createTemporaryFolder();
    const marks: StageMark[] = [];
    await render(folder, 'one', { parallel: 1 });
    await render(folder, 'two', { threadFile: await threadFile(), onMark: (mark) => marks.push(mark) });
    const [one, two] = ['one', 'two'].map((name) => readFileSync(join(folder, `${name}.mp4`)));
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
    expect(new Set(begun(marks).slice(0, 2))).toEqual(new Set([0, 3]));
    expect(begun(marks).toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('begin nothing while others need the cores', async () => {
    const share = drawingShare();
    share.set(1);
    const marks: StageMark[] = [];
    // Whoever begins a thread of this file fails.
    await render(createTemporaryFolder(), 'out', {
      share,
      threadFile: '/nowhere.js',
      onMark: (mark) => marks.push(mark),
    });
    expect(begun(marks)).toEqual([0, 1, 2, 3]);
  });

  it('end the render when they end before their time', async () => {
    const folder = createTemporaryFolder();
    const file = join(folder, 'dies.mjs');
    writeFileSync(
      file,
      "import { parentPort } from 'node:worker_threads';\nparentPort.once('message', () => process.exit(3));",
    );
    await expect(render(folder, 'out', { threadFile: file })).rejects.toThrow('A thread that draws has ended');
    expect(processesNaming(folder)).toEqual([]);
  });

  it('take their ffmpegs with them when the render is cancelled', async () => {
    const folder = createTemporaryFolder();
    const cancel = new AbortController();
    // The last scene is a thread's.
    const onMark = ({ stage, scene, is }: StageMark): void => {
      if (stage === 'encoding' && scene === 3 && is === 'begun')
        cancel.abort(new RenderFailure('canceled', 'The render was cancelled.'));
    };
    const rendered = render(folder, 'out', { threadFile: await threadFile(), signal: cancel.signal, onMark });
    await expect(rendered).rejects.toThrow('cancelled');
    expect(processesNaming(folder)).toEqual([]);
  });
});

describe('how many threads draw', () => {
  it('goes by cores and scenes, and large frames are drawn by one', () => {
    const of = (parallel: number, more = {}) => drawingCount({ parallel, job: { ...job, ...more } });
    expect([1, 2, 3, 4, 16].map((cores) => of(cores))).toEqual([1, 2, 3, 3, 4]);
    expect(of(8, { scenes: job.scenes.slice(0, 1) })).toBe(1);
    expect(of(8, { quality: 'premium' })).toBe(1);
  });

  it('is never more than cores for all renders of a process, and one at least for each', () => {
    const cores = shareCores(4);
    const told: number[][] = [[], [], []];
    const leave = told.map((own) => cores.join((most) => own.push(most)));
    leave[0]?.();
    leave[1]?.();
    expect(told).toEqual([
      [4, 2, 1],
      [2, 1, 2],
      [1, 2, 4],
    ]);
  });

  it('makes whoever draws go on beside where he was', async () => {
    const scenes = ownScenes(5);
    const { signal } = new AbortController();
    const given = [];
    for (const near of [0, 4, 4, 0, 1, 1]) given.push((await scenes.next(signal, near))?.index);
    expect(given).toEqual([0, 4, 3, 1, 2, undefined]);
  });
});
