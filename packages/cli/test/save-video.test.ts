/** A finished video whose way home ends early: one that exists nowhere else is kept, one of a service stays there. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { VidClient } from '@vid/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringHome } from '../src/bring-home';
import type { CliError } from '../src/cli-error';
import type { Output } from '../src/output/check-output';
import { unwrittenError } from '../src/output/unwritten';
import type { CaptionKind } from '../src/read-captions';
import { saveVideo } from '../src/save-video';
import type { Session } from '../src/session';

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

describe('a disk that is full', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  /** A file that takes nothing. */
  const fullFile = (name: string): Output => ({
    name,
    isStdout: false,
    write: () => Promise.reject(unwrittenError(`--output ${name}`, dirname(name), full)),
  });
  const KINDS: readonly CaptionKind[] = ['srt', 'vtt', 'words'];
  /** Captions whose text is their ending; of these kinds there are none to be had. */
  const captionsOf = (...lost: readonly string[]) => ({
    captions: (_url: string, ending: string): Promise<string> =>
      lost.includes(ending) ? Promise.reject(full) : Promise.resolve(ending),
  });
  const { signal } = new AbortController();
  const failureOf = (work: Promise<unknown>): Promise<CliError> =>
    work.then(
      () => expect.unreachable('it was written'),
      (error: unknown) => error as CliError,
    );

  it('has the captions kept beside the video, and says where each is', async () => {
    const captions = { kinds: KINDS, service: captionsOf() };
    const error = await failureOf(
      saveVideo(client, JOB, fullFile('/full/film.mp4'), { signal, local: true, captions }),
    );
    kept = error.facts['kept'] as string;
    const files = ['film.srt', 'film.vtt', 'film.words.json'].map((name) => join(dirname(kept ?? ''), name));
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['srt', 'vtt', 'words.json']);
    expect(error.facts).toEqual({ kept, kept_captions: files, missing_captions: [] });
    for (const file of [kept, ...files]) expect(error.next).toContain(file);
  });

  it('names those that could not be kept either, and how they are had', async () => {
    const captions = { kinds: KINDS, service: captionsOf('vtt', 'words.json') };
    const error = await failureOf(
      saveVideo(client, JOB, fullFile('/full/film.mp4'), { signal, local: true, captions }),
    );
    kept = error.facts['kept'] as string;
    expect(error.next).toMatch(
      /vtt, words could be kept nowhere: make room, and render it again with --captions vtt,words\.$/,
    );
    expect(error.facts['missing_captions']).toEqual(['vtt', 'words']);
    vi.stubEnv(process.platform === 'win32' ? 'TEMP' : 'TMPDIR', join(tmpdir(), 'vid-there-is-no-such-folder'));
    const none = await failureOf(saveVideo(client, JOB, fullFile('film.mp4'), { signal, local: true, captions }));
    vi.unstubAllEnvs();
    expect(none.next).toMatch(/^It, and its captions srt, vtt, words, could not be kept elsewhere either: make room/);
    expect(none.facts).toEqual({ kept: null, kept_captions: [], missing_captions: KINDS });
  });

  const home = (parts: { readonly file?: Output; readonly srt?: Output; readonly output?: Output }) =>
    bringHome(
      {
        ...{ io: { json: true, note: () => undefined }, timeoutMs: undefined },
        settings: { configDir: { value: join(tmpdir(), 'vid-there-is-no-such-journal', 'x') } },
      } as unknown as Session,
      client,
      {
        ...{ job: { ...JOB, status: 'succeeded', progress: 100, error: null }, title: 'Film', local: true, signal },
        output: parts.output,
        captions: {
          ...{ kinds: ['srt'], service: captionsOf(), force: undefined },
          ...(parts.srt === undefined ? {} : { files: [{ kind: 'srt', output: parts.srt, isLeft: false }] }),
        },
      },
    );

  it('keeps captions elsewhere whose video is where it was asked for, and tells both', async () => {
    const written: Output = { name: 'film.mp4', isStdout: false, write: () => Promise.resolve() };
    const error = await failureOf(home({ output: written, srt: fullFile('film.srt') }));
    const [srt = ''] = error.facts['kept_captions'] as string[];
    kept = srt;
    expect([basename(srt), readFileSync(srt, 'utf8')]).toEqual(['film.srt', 'srt']);
    expect(error.message).toContain("can't be written: its disk is full (ENOSPC)");
    expect(error.next).toBe(`The video is written: film.mp4. Its captions srt are kept in ${srt}.`);
    expect(error.facts).toMatchObject({ output: 'film.mp4', missing_captions: [] });
  });

  it('keeps a video whose place is refused only when it is there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vid-place-'));
    const film = join(folder, 'film.mp4');
    // Somebody's notes have the name of the captions.
    writeFileSync(join(folder, 'film.srt'), 'my notes');
    const error = await failureOf(home({ output: { name: film, isStdout: false, write: () => Promise.resolve() } }));
    kept = error.facts['kept'] as string;
    expect(error.message).toContain('is not an SRT file');
    expect(readdirSync(dirname(kept)).sort()).toEqual(['Film.mp4', 'Film.srt']);
    rmSync(folder, { recursive: true });
  });

  it('tells of a service its own way back', async () => {
    const error = await failureOf(saveVideo(client, JOB, fullFile('/full/film.mp4'), { signal, local: false }));
    expect(error.next).toBe(
      'Free some space on the disk of /full. Fetch it with: vid job download job_1 --output FILE',
    );
  });
});
