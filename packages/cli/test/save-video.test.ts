/** A finished video whose way home ends early: one that exists nowhere else is kept, one of a service stays there. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { VidClient } from '@vid/sdk';
import { afterEach, expect, it } from 'vitest';
import type { CliError } from '../src/cli-error';
import type { Output } from '../src/output/check-output';
import { saveVideo } from '../src/save-video';

const JOB = { job_id: 'job_1', video_url: 'https://videos.example/1' };

let kept: string | undefined;
afterEach(() => {
  if (kept !== undefined) rmSync(dirname(kept), { recursive: true, force: true });
  kept = undefined;
});

const client = {
  jobs: {
    download: (_job: unknown, file: string) => {
      writeFileSync(file, 'the film');
      return Promise.resolve();
    },
  },
} as unknown as VidClient;

/** A pipe that nobody reads. */
const unread: Output = {
  name: 'pipe',
  isStdout: false,
  write: (_fill, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
};

const save = async (local: boolean, timeoutMs?: number): Promise<CliError> => {
  const stop = new AbortController();
  const saving = saveVideo(client, JOB, unread, { signal: stop.signal, timeoutMs, local });
  if (timeoutMs === undefined) stop.abort();
  return saving.then(
    () => expect.unreachable('it was written'),
    (error: unknown) => error as CliError,
  );
};

it.each([
  ['interrupted', undefined, 130],
  ['out of time', 1, 9],
])('is kept when it was made here: %s', async (_how, timeoutMs, exitCode) => {
  const error = await save(true, timeoutMs);
  kept = error.facts['kept'] as string;
  expect([error.exitCode, error.message]).toEqual([exitCode, expect.stringContaining('was not written to pipe')]);
  expect(error.next).toContain(kept);
  expect(readFileSync(kept, 'utf8')).toBe('the film');
});

it.each([
  ['interrupted', undefined, 130],
  ['out of time', 1, 8],
])('stays at the service that has it: %s', async (_how, timeoutMs, exitCode) => {
  const { exitCode: code, next, facts } = await save(false, timeoutMs);
  expect([code, facts['job_id'], facts['charged']]).toEqual([exitCode, 'job_1', 'yes']);
  expect(next).toContain('vid job download job_1');
  expect(existsSync('pipe')).toBe(false);
});
