/** Real processes that are stopped, starved or incomplete: each has its outcome, and nothing stays behind. */
import { existsSync, watch } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFfmpegRenderer } from '../../src/adapters/ffmpeg';
import type { Renderer } from '../../src/ports/renderer';
import { partOf } from '../support/part-of';
import { drawingEntry } from './drawing-entry';
import { jobOf, motion } from './fixtures';
import { ffmpegPath } from './in-process';
import { processesNaming } from './processes-naming';

/** Where the ffmpeg of a test is: at one place, so that a renderer tries once what it can do. */
let programs: string;
let renderer: Renderer;
beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'vid-programs-'));
  renderer = await rendererOf();
});
afterAll(() => rm(programs, { recursive: true, force: true }));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-outcome-'));
  await mkdir(join(folder, 'work', 'parts'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const job = jobOf(
  // Words that name nothing to show: ffmpeg puts such films together from sprites.
  [motion('Fresh and fine', 'hook', { duration: 0.1 }), motion('Order today', 'cta', { duration: 0.1 })],
  { aspect: '1:1', title: 'All of it' },
);

/** An ffmpeg that does `lines` before, or instead of, what it is asked. */
const wrap = async (lines: string): Promise<void> => {
  const path = join(programs, 'ffmpeg');
  await writeFile(path, `#!/bin/sh\nfor last; do :; done\n${lines}\nexec '${await ffmpegPath()}' "$@"\n`);
  await chmod(path, 0o755);
};

const rendererOf = async (options: { stallMs?: number; entry?: string } = {}): Promise<Renderer> =>
  createFfmpegRenderer({
    ...{ parallel: 2, stallMs: options.stallMs ?? 20_000 },
    entry: options.entry === undefined ? await drawingEntry() : { path: options.entry, execArgv: [] },
    find: async () => ({ ffmpeg: { path: join(programs, 'ffmpeg'), place: 'PATH', version: '7' }, findings: [] }),
  });

const render = async (options: { lines?: string; signal?: AbortSignal; by?: Renderer } = {}) => {
  await wrap(options.lines ?? '');
  return (options.by ?? renderer).render(job, {
    outputPath: join(folder, 'out.mp4'),
    workDir: join(folder, 'work'),
    signal: options.signal ?? new AbortController().signal,
    onProgress: () => undefined,
  });
};

/** Resolves when a file is made in a folder that is there already. */
const untilThere = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(dirname(path), () => {
      if (!existsSync(path)) return;
      watcher.close();
      resolve();
    });
  });

const processesHere = (): string[] => processesNaming(folder);

const expectNothingLeft = async (): Promise<void> => {
  expect((await readdir(folder)).filter((name) => name !== 'child.mjs')).toEqual(['work']);
  expect(await readdir(join(folder, 'work'))).toEqual([]);
  expect(processesHere()).toEqual([]);
};

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  const places = [
    ['a scene', 'scene-1.ts'],
    ['the sound', 'sound.mp4'],
    ['the joined video', 'video.mp4'],
  ] as const;
  it.each(partOf(places, 3))('is told as such wherever it happens: %s', async (_what, file) => {
    // The device refuses every byte, as a full disk does.
    await symlink('/dev/full', join(folder, 'work', 'parts', file));
    await expect(render()).rejects.toMatchObject({
      reason: 'disk-full',
      message: expect.stringMatching(/disk .*full.*free some space/),
    });
    await expectNothingLeft();
  });
});

describe.skipIf(process.platform === 'win32')('an ffmpeg in a real render', () => {
  it('that may write no file so large', async () => {
    await expect(render({ lines: 'ulimit -f 1' })).rejects.toMatchObject({
      reason: 'disk-full',
      message: expect.stringContaining('ulimit -f'),
    });
    await expectNothingLeft();
  });

  it('that is killed while it encodes a scene', async () => {
    await expect(render({ lines: 'case "$last" in *scene-1.ts) kill -9 $$;; esac' })).rejects.toMatchObject({
      reason: 'ffmpeg-failed',
      message: expect.stringMatching(/SIGKILL while encoding scene 2.*memory/),
    });
    await expectNothingLeft();
  });

  it('that hangs, which ends the others too', async () => {
    const by = await rendererOf({ stallMs: 400 });
    const hanging = render({ lines: 'case "$last" in *scene-0.ts) exec sleep 600;; esac', by });
    await expect(hanging).rejects.toMatchObject({
      reason: 'ffmpeg-failed',
      message: expect.stringContaining('made no progress'),
    });
    await expectNothingLeft();
  });

  const moments = [
    ['encodes', '*scene-1.ts'],
    ['joins', '*video.mp4'],
    ['makes the poster', '*key-frame*'],
  ] as const;
  it.each(partOf(moments, 3, 1))(
    'that is stopped by a cancellation while it %s: no process and no file is left',
    async (_what, name) => {
      const cancel = new AbortController();
      const flag = join(folder, 'work', 'reached');
      const reached = untilThere(flag);
      const hanging = render({
        lines: `case "$last" in ${name}) : > '${flag}'; exec sleep 600;; esac`,
        signal: cancel.signal,
      });
      const outcome = expect(hanging).rejects.toMatchObject({ reason: 'canceled' });
      await reached;
      cancel.abort();
      await outcome;
      await rm(flag);
      await expectNothingLeft();
    },
  );
});

describe('a part that is not installed', () => {
  it.each([
    ["import 'a-canvas-that-is-not-there';", 'a-canvas-that-is-not-there'],
    ["throw new Error('Cannot find module \\'@napi-rs/canvas-linux-x64-gnu\\'');", '@napi-rs/canvas-linux-x64-gnu'],
    ["throw new Error('Failed to load native binding');", '@napi-rs/canvas'],
  ])('is named: %s', async (source, name) => {
    await writeFile(join(folder, 'child.mjs'), source);
    const by = await rendererOf({ entry: join(folder, 'child.mjs') });
    await expect(render({ by })).rejects.toMatchObject({
      reason: 'part-missing',
      message: expect.stringContaining(name),
    });
    await expectNothingLeft();
  });
});
