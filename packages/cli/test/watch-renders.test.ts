/** `vid job list` and its --watch while the service is away: what was seen stays, and is told to be no more than that. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Job, VidError } from '@vid/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFrame } from '../src/frame';
import { recordJob } from '../src/job-ends';
import { lookAtRenders } from '../src/look-at-renders';
import type { Session } from '../src/session';
import { watchRenders } from '../src/watch-renders';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-watch-'));
  const intent = { scope: 's', key: 'k', bodyHash: '', at: Date.now(), scenes: 1, label: 'Tea' };
  const accepted = {
    job_id: 'job_1',
    status: 'starting',
    title: 'Tea',
    scenes: 1,
    credits_used: 1,
    watermarked: false,
  };
  for (const line of [
    { step: 'begin', claim: 'c', intent },
    { step: 'finish', scope: 's', key: 'k', state: 'accepted', accepted },
  ])
    appendFileSync(join(folder, 'renders.jsonl'), `\n${JSON.stringify(line)}\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A command whose service answers so, one look after the other; `undefined` is no answer. */
const sessionOf = (answers: readonly (Job['status'] | undefined)[], told: string[]): Session => {
  const left = [...answers];
  const setting = (value: string) => ({ value, source: 'test' });
  return {
    io: {
      json: false,
      line: (_value: unknown, text: string) => told.push(text),
      note: (text: string) => told.push(text.replace(/: .*/, '')),
    },
    settings: {
      ...{ configDir: setting(folder), baseUrl: setting('https://api.example.com'), apiKey: setting('emp_x') },
    },
    timeoutMs: undefined,
    client: () =>
      Promise.resolve({
        jobs: {
          retrieve: (job_id: string) => {
            const status = left.shift();
            return status === undefined
              ? Promise.reject(new VidError('No service answers.'))
              : Promise.resolve({ job_id, status });
          },
        },
      }),
  } as unknown as Session;
};

const AWAY = 'States are as they were last seen, since the service did not tell';
const row = (state: string): string => `job_1  ${state}  Tea`;

it('keeps what was seen of a job while the service is away, and says so once for each time', async () => {
  const told: string[] = [];
  const session = sessionOf(
    ['processing', undefined, undefined, 'processing', undefined, undefined, 'succeeded'],
    told,
  );
  await watchRenders(session, { limit: 20 }, 0);
  expect(told).toEqual([row('processing'), AWAY, AWAY, row('succeeded')]);
});

it('keeps it also where nothing can be written down', async () => {
  const seen = new Map<string, string>();
  const session = sessionOf(['processing', undefined], []);
  await lookAtRenders(session, {}, { seen });
  const journal = join(folder, 'renders.jsonl');
  const text = readFileSync(journal, 'utf8');
  rmSync(journal);
  appendFileSync(journal, text.replace(/\n\{"step":"job".*/, ''));
  const { renders, unasked } = await lookAtRenders(session, {}, { seen });
  expect([renders[0]?.state, unasked]).toEqual(['processing', 'No service answers.']);
});

it('knows at the next call what one before it saw, and never goes back from an end', async () => {
  const states = async (...answers: (Job['status'] | undefined)[]): Promise<unknown[]> => {
    const { renders } = await lookAtRenders(sessionOf(answers, []), {});
    return renders.map(({ state }) => state);
  };
  expect([await states('processing'), await states(undefined)]).toEqual([['processing'], ['processing']]);
  const journal = join(folder, 'renders.jsonl');
  const size = readFileSync(journal).length;
  recordJob(journal, { job_id: 'job_1', status: 'processing' });
  expect(readFileSync(journal)).toHaveLength(size);
  recordJob(journal, { job_id: 'job_1', status: 'succeeded' }, '/tea.mp4');
  // Written by whoever had asked a moment before.
  appendFileSync(journal, '\n{"step":"job","job":"job_1","status":"processing"}\n');
  const { renders } = await lookAtRenders(sessionOf([], []), {});
  expect(renders).toMatchObject([{ state: 'succeeded', file: '/tea.mp4' }]);
});

it.skipIf(process.platform === 'win32')(
  'is drawn below what a shell wrote while it was stopped, and over itself else',
  () => {
    let written = '';
    const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    });
    const frame = openFrame();
    frame.show('one\ntwo');
    frame.show('three', ['note']);
    process.emit('SIGCONT', 'SIGCONT');
    frame.show('four');
    frame.close();
    stdout.mockRestore();
    const over = (lines: number): string => `${lines === 0 ? '' : `\u001b[${lines}A`}\r\u001b[J`;
    expect(written).toBe(`${over(0)}one\ntwo\n${over(2)}three\nnote\n${over(0)}four\n`);
    expect(process.listenerCount('SIGCONT')).toBe(0);
  },
);
