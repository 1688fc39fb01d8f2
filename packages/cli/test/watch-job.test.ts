import { VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { EXIT } from '../src/exit-codes';
import { ServiceContact, setContact } from '../src/service-contact';
import type { Session } from '../src/session';
import { unsureJob } from '../src/unsure-job';
import { NEAR_POLLS, type ServiceNotice, watchJob } from '../src/watch-job';

const KEY = 'emp_local_dev';
const AN_HOUR = 3_600_000;

/** A session that shows nothing. */
const silent = { io: { interactive: false, note: () => undefined }, timeoutMs: undefined } as unknown as Session;

test('a job whose end is told is looked at then, however long the next look is away', async () => {
  const server = await createServer();
  onTestFinished(() => server.close());
  const transport = { fetch: (request: Request) => server.fetch(request) };
  const client = new VidClient({ apiKey: KEY, baseUrl: 'http://local.invalid', transport });
  const scene = { type: 'motion' as const, prompt: 'Hello', duration: 3 };
  const { job_id: jobId } = await client.renders.create({ scene_plan: [scene] });
  const job = await watchJob(silent, client, {
    jobId,
    label: 'a job',
    signal: new AbortController().signal,
    polls: { firstPollMs: AN_HOUR, pollIntervalMs: AN_HOUR },
    ended: () => server.settled(),
  });
  expect(job.status).toBe('succeeded');
});

describe('a service that goes away', () => {
  /** Follows a job at a service that answers as long as it is told to, on a clock of the test's own. */
  const follow = (more: { readonly timeoutMs?: number; readonly signal?: AbortSignal } = {}) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const notes: string[] = [];
    const notices: ServiceNotice[] = [];
    const service = { lives: true, looks: 0 };
    const contact = new ServiceContact();
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4700'), { code: 'ECONNREFUSED' });
    const transport = {
      fetch: (): Promise<Response> => {
        service.looks += 1;
        const job = { job_id: 'job_1', status: 'processing', progress: 40, video_url: null, error: null };
        return service.lives ? Promise.resolve(Response.json(job)) : Promise.reject(refused);
      },
    };
    const made = new VidClient({
      apiKey: KEY,
      baseUrl: 'http://local.invalid',
      transport,
      middleware: contact.middleware,
    });
    const session = {
      io: { interactive: false, note: (text: string) => void notes.push(text) },
      timeoutMs: more.timeoutMs,
    } as unknown as Session;
    const ended = watchJob(session, setContact(made, contact), {
      jobId: 'job_1',
      label: 'a film',
      signal: more.signal ?? new AbortController().signal,
      polls: NEAR_POLLS,
      noticed: (notice) => notices.push(notice),
    }).catch((error: unknown) => error);
    return { notes, notices, service, ended, client: made };
  };

  test('is told once, and told to be back', async () => {
    const { notes, notices, service } = follow();
    await vi.advanceTimersByTimeAsync(1_000);
    service.lives = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notes).toEqual([
      'a film: processing',
      expect.stringMatching(
        /^The service can't be reached since \d\d:\d\d:\d\d \(connection refused, .*127\.0\.0\.1:4700\), still trying\.$/,
      ),
    ]);
    service.lives = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(notes.slice(2)).toEqual(['The service answers again.']);
    expect(notices.map(({ notice }) => notice)).toEqual(['service_silent', 'service_answers']);
  });

  test('is asked ever more rarely, and often again when it is back', async () => {
    const { service } = follow();
    await vi.advanceTimersByTimeAsync(1_000);
    service.lives = false;
    service.looks = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.looks).toBeLessThan(18);
    service.lives = true;
    await vi.advanceTimersByTimeAsync(15_000);
    service.looks = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(service.looks).toBeGreaterThan(30);
  });

  test('leaves open whether a job goes on when its wait is ended meanwhile', async () => {
    const interruption = new AbortController();
    const { service, ended, client } = follow({ signal: interruption.signal });
    await vi.advanceTimersByTimeAsync(1_000);
    service.lives = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(unsureJob(client, 'job_1', undefined)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5_000);
    interruption.abort();
    expect(unsureJob(client, 'job_1', await ended)).toMatch(
      /^whether job job_1 goes on can't be told: the service can't be reached since .+\. It was last seen at \d\d:\d\d:\d\d: processing, 40%\.$/,
    );
  });

  test("ends the wait after two minutes, but for a time of the user's own", async () => {
    const { service, ended } = follow();
    const patient = follow({ timeoutMs: 400_000 });
    service.lives = patient.service.lives = false;
    await vi.advanceTimersByTimeAsync(130_000);
    expect(await ended).toMatchObject({
      exitCode: EXIT.network,
      next: 'When it is there again, go on with: vid job watch job_1',
      facts: { job_id: 'job_1' },
    });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await patient.ended).toMatchObject({ name: 'WaitTimeoutError' });
  });
});
