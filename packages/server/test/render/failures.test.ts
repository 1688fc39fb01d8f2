/** What goes wrong with ffmpeg has its own outcome. The ffmpegs here are small scripts that misbehave. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFfmpegRenderer } from '../../src/adapters/ffmpeg';
import { RenderFailure } from '../../src/ports/renderer';
import { runFfmpeg, startFfmpeg } from '../../src/render/output/ffmpeg-process';
import { renderFailureOf } from '../../src/render/render-failure-of';
import { jobOf, motion } from './fixtures';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-failure-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const script = async (lines: string): Promise<string> => {
  const path = join(folder, 'ffmpeg');
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
  return path;
};

const run = async (lines: string, stallMs = 20_000): Promise<void> =>
  runFfmpeg({
    ffmpeg: await script(lines),
    args: [],
    task: 'encoding scene 2',
    signal: new AbortController().signal,
    stallMs,
  });

describe.skipIf(process.platform === 'win32')('an ffmpeg that misbehaves', () => {
  it('is told apart: a full disk, a kill, an error', async () => {
    await expect(run('echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1')).rejects.toMatchObject(
      { reason: 'disk-full' },
    );
    await expect(run('kill -9 $$')).rejects.toMatchObject({
      reason: 'ffmpeg-failed',
      message: expect.stringContaining('SIGKILL'),
    });
    await expect(run('echo "Unknown encoder libx264" >&2; exit 8')).rejects.toMatchObject({
      reason: 'ffmpeg-failed',
      message: expect.stringMatching(/encoding scene 2.*Unknown encoder/),
    });
  });

  it('is ended when it hangs', async () => {
    await expect(run('exec sleep 60', 60)).rejects.toMatchObject({
      reason: 'ffmpeg-failed',
      message: expect.stringContaining('no progress'),
    });
  });

  it('does not hang a writer when it dies while it is being fed', async () => {
    const feeding = startFfmpeg({
      ffmpeg: await script('exit 1'),
      args: [],
      task: 'encoding',
      signal: new AbortController().signal,
      stallMs: 20_000,
    });
    const feed = async (): Promise<void> => {
      for (let block = 0; block < 64; block += 1) await feeding.write(new Uint8Array(1 << 20));
      await feeding.finish();
    };
    await expect(feed()).rejects.toMatchObject({ reason: 'ffmpeg-failed' });
  });

  it('is named when it cannot be started', async () => {
    const missing = {
      ffmpeg: join(folder, 'none'),
      args: [],
      task: 'encoding',
      signal: new AbortController().signal,
      stallMs: 1000,
    };
    await expect(runFfmpeg(missing)).rejects.toMatchObject({
      reason: 'ffmpeg-failed',
      message: expect.stringContaining(join(folder, 'none')),
    });
  });

  it('fails the whole render with that outcome, and leaves nothing', async () => {
    const path = await script('echo "No space left on device" >&2; exit 1');
    const renderer = createFfmpegRenderer({
      find: async () => ({ ffmpeg: { path, place: 'PATH', version: '7' }, findings: [] }),
    });
    const target = {
      outputPath: join(folder, 'out.mp4'),
      workDir: folder,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    await expect(renderer.render(jobOf([motion('Hello', 'hook', { duration: 0.3 })]), target)).rejects.toMatchObject({
      reason: 'disk-full',
    });
  });

  it('says so when the drawing process dies', async () => {
    const entry = join(folder, 'child.mjs');
    await writeFile(entry, "console.error('out of memory'); process.exit(134);");
    const renderer = createFfmpegRenderer({
      find: async () => ({ ffmpeg: { path: 'ffmpeg', place: 'PATH', version: '7' }, findings: [] }),
      entry: { path: entry, execArgv: [] },
    });
    const target = {
      outputPath: join(folder, 'out.mp4'),
      workDir: folder,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    await expect(renderer.render(jobOf([motion('Hello')]), target)).rejects.toMatchObject({
      reason: 'crashed',
      message: expect.stringContaining('out of memory'),
    });
  });
});

describe('renderFailureOf', () => {
  const signal = new AbortController().signal;

  it('knows a full disk, a missing part and a bug', () => {
    expect(renderFailureOf(Object.assign(new Error('write'), { code: 'ENOSPC' }), signal).reason).toBe('disk-full');
    expect(renderFailureOf(Object.assign(new Error('no canvas'), { code: 'MODULE_NOT_FOUND' }), signal).reason).toBe(
      'part-missing',
    );
    expect(renderFailureOf(new TypeError('x is not a function'), signal)).toMatchObject({
      reason: 'crashed',
      message: expect.stringContaining('x is not a function'),
    });
    expect(renderFailureOf(new RenderFailure('check-failed', 'no'), signal).reason).toBe('check-failed');
  });

  it('calls everything a cancellation once the signal fired', () => {
    expect(renderFailureOf(new Error('killed'), AbortSignal.abort()).reason).toBe('canceled');
  });
});
