/** Corners of the paid path that a defect could hide in: what was never sent, what others know, whose key it is. */
import { type RenderOutcomeUnknownError, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal, type RenderEnd, type RenderJournal } from '@vid/sdk/journal';
import { describe, expect, it, vi } from 'vitest';
import { accepted, DUPLICATE, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock, ManualClock, settle } from './support/manual-clock';
import { watched } from './support/promises';

const REQUEST = { brief: 'Coffee' };
type Answer = Response | Error;

const never = (): Error =>
  Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  });
const lost = (): Error => new TypeError('fetch failed');
const ok = (): Response => respond(202, accepted());
const refused = (status: number, code: string, extra: object = {}): Response =>
  respond(status, { error: 'No', code, ...extra });

/** A client whose requests are answered in order; an error breaks the connection. */
const setUp = (answers: Array<() => Answer>, options: VidClientOptions = {}) => {
  const clock = new HastyClock();
  const service = new FakeService(() => {
    const answer = answers.shift()?.() ?? respond(500, { error: 'The script is over' });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  let keys = 0;
  const newKey = (): string => `key-${++keys}`;
  const vid = new VidClient({
    apiKey: 'emp_k',
    baseUrl: 'http://a.test',
    transport: service,
    journalScope: 's',
    ...options,
    ports: { clock, random: () => 0.5, newKey, ...options.ports },
  });
  return { vid, clock, service, keys: () => service.received.map(({ headers }) => headers.get('idempotency-key')) };
};

describe('what was never sent', () => {
  it('is sent again under the same key, after the waits of the back-off', async () => {
    const { vid, clock, keys } = setUp([never, never, ok]);
    await expect(vid.renders.create(REQUEST)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
    expect(clock.waits).toEqual([375, 750]);
  });

  it('leaves in doubt what was sent before it', async () => {
    const { vid, keys } = setUp([lost, never, never, never, never]);
    const error = await rejection(vid.renders.create(REQUEST));
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown', arrived: false });
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
  });

  it('does not hide that the service refused a copy of what may have arrived', async () => {
    const { vid } = setUp([lost, never, () => respond(409, DUPLICATE)]);
    expect(await rejection(vid.renders.create(REQUEST))).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      arrived: true,
    });
  });
});

describe('a refusal', () => {
  it.each([
    [400, 'CONTENT_BLOCKED'],
    [402, 'NO_CREDITS'],
    [402, 'REQUEST_COST_TOO_HIGH'],
  ])('that no repetition would change (%d %s) is final, however many retries are asked for', async (status, code) => {
    const { vid, service } = setUp([() => refused(status, code), ok]);
    expect(await rejection(vid.renders.create(REQUEST, { maxRetries: 5 }))).toMatchObject({ charged: 'no', code });
    expect(service.received).toHaveLength(1);
  });

  it('of planning is sent again when asked to', async () => {
    const { vid, keys } = setUp([() => refused(502, 'PLAN_FAILED'), ok]);
    await expect(vid.renders.create(REQUEST, { maxRetries: 1 })).resolves.toMatchObject({ job_id: 'job_1' });
    expect(keys()).toEqual(['key-1', 'key-1']);
  });
});

describe('a duplicate answer', () => {
  it('to a key that was made here says that a render may exist', async () => {
    const { vid } = setUp([() => respond(409, DUPLICATE)]);
    const error = await rejection(vid.renders.create(REQUEST));
    expect(error).toMatchObject({ name: 'DuplicateRequestError', charged: 'unknown', idempotencyKey: 'key-1' });
  });

  it('to a key that a lasting journal does not have says that a render may exist', async () => {
    const memory = new MemoryJournal();
    const lasting: RenderJournal = {
      begin: (intent) => memory.begin(intent),
      finish: (scope, key, end) => memory.finish(scope, key, end),
      find: (scope, key) => memory.find(scope, key),
      knowsJob: (jobId) => memory.knowsJob(jobId),
      list: () => memory.list(),
    };
    for (const [journal, charged] of [
      [undefined, 'no'],
      [lasting, 'unknown'],
    ] as const) {
      const { vid } = setUp([() => respond(409, DUPLICATE)], journal === undefined ? {} : { journal });
      const error = await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'own' }));
      expect(error).toMatchObject({ name: 'DuplicateRequestError', charged, recover: expect.any(Function) });
    }
  });

  it('gives the job that another process with the same journal was given', async () => {
    const journal = new MemoryJournal();
    const { vid } = setUp(
      [
        () => {
          void journal
            .list()
            .then(([entry]) =>
              journal.finish(entry?.scope ?? '', 'k', { state: 'accepted', accepted: accepted('job_other') }),
            );
          return respond(409, DUPLICATE);
        },
      ],
      { journal },
    );
    await expect(vid.renders.create(REQUEST, { idempotencyKey: 'k' })).resolves.toMatchObject({ job_id: 'job_other' });
    expect(await journal.find((await journal.list())[0]?.scope ?? '', 'k')).toMatchObject({
      state: 'accepted',
      accepted: { job_id: 'job_other' },
    });
  });
});

describe('a duplicate answer while another process sends the same under another name of the account', () => {
  const sending = (end: RenderEnd | undefined) => {
    const journal = new MemoryJournal();
    const find = journal.find.bind(journal);
    let looks = 0;
    journal.find = async (scope, key) => {
      const entry = await find(scope, key);
      if (scope === 'old') looks += 1;
      if (looks === 2 && end !== undefined) await journal.finish('old', 'k', end);
      return entry;
    };
    const clock = new HastyClock();
    const { vid } = setUp(
      [
        () => {
          const sender = { host: 'another-machine', pid: 1, startedAt: 0, claimedAt: clock.now() };
          const intent = { scope: 'old', key: 'k', bodyHash: '', at: 1, scenes: null, label: 'Coffee' };
          void journal.begin({ ...intent, sender });
          return respond(409, DUPLICATE);
        },
        () => respond(200, job('processing', { job_id: 'job_other' })),
      ],
      { journal, ports: { clock } },
    );
    return vid.renders.create(REQUEST, { idempotencyKey: 'k' });
  };

  it('gives the job that the other is given in the end', async () => {
    const end = { state: 'accepted', accepted: accepted('job_other') } as const;
    await expect(sending(end)).resolves.toMatchObject({ job_id: 'job_other' });
  });

  it.each([[{ state: 'refused' }], [undefined]] as const)('stands where the other ends with %j', async (end) => {
    expect(await rejection(sending(end))).toMatchObject({ name: 'DuplicateRequestError' });
  });
});

describe('a probe', () => {
  it('may take the whole budget, and no more', async () => {
    const { vid, clock } = setUp([lost, ok], { retry: { budgetMs: 2000 } });
    await expect(vid.renders.create(REQUEST)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(clock.waits).toEqual([2000]);
    const short = setUp([lost, ok], { retry: { budgetMs: 1999 } });
    expect(await rejection(short.vid.renders.create(REQUEST))).toMatchObject({ name: 'RenderOutcomeUnknownError' });
    expect(short.service.received).toHaveLength(1);
  });

  it('waits no longer than the longest back-off when nobody asks for more', async () => {
    const { vid, clock } = setUp([lost, ok], { retry: { maxDelayMs: 700 } });
    await vid.renders.create(REQUEST);
    expect(clock.waits).toEqual([700]);
  });
});

describe('a key', () => {
  it('that is refused is named in the error', async () => {
    const { vid } = setUp([]);
    const error = await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'a\nb' }));
    expect(error).toMatchObject({ name: 'InvalidRequestError', idempotencyKey: 'a\nb', charged: 'no' });
  });

  it.each(['!', '~', 'a b', '~ !'])('may be %j', async (idempotencyKey) => {
    const { vid, keys } = setUp([ok]);
    await vid.renders.create(REQUEST, { idempotencyKey });
    expect(keys()).toEqual([idempotencyKey]);
  });
});

describe('a journal that fails', () => {
  const logging = () => {
    const error = vi.fn<(text: string) => void>();
    return { error, logger: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error } };
  };

  it('is complained of when it cannot record, and the job is kept', async () => {
    const journal = new MemoryJournal();
    journal.finish = () => Promise.reject(new Error('disk full'));
    const { error, logger } = logging();
    const { vid } = setUp([ok], { journal, logger });
    await expect(vid.renders.create(REQUEST)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(error).not.toHaveBeenCalled();
    expect(logger.warn.mock.calls).toEqual([
      [
        "The journal could not record for the render 'key-1': Error: disk full. It was accepted as job job_1: keep this id, which no other process learns from the journal.",
        { code: 'VID_JOURNAL_WRITE' },
      ],
    ]);
  });

  it('is complained of when it cannot be read, and the answer stands', async () => {
    const journal = new MemoryJournal();
    journal.find = () => Promise.reject(new Error('disk away'));
    const { error, logger } = logging();
    const { vid } = setUp([() => respond(409, DUPLICATE)], { journal, logger });
    expect(await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'k' }))).toMatchObject({
      name: 'DuplicateRequestError',
    });
    expect(error.mock.calls.map(([text]) => text)).toContainEqual(expect.stringMatching(/journal.*'k'.*disk away/));
  });
});

describe('a journal that knows nothing of a key', () => {
  it('is asked, and not complained of', async () => {
    const journal = new MemoryJournal();
    const find = vi.spyOn(journal, 'find').mockResolvedValue(undefined);
    const error = vi.fn();
    const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error };
    const { vid } = setUp([() => respond(409, DUPLICATE)], { journal, logger });
    expect(await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'k' }))).toMatchObject({
      name: 'DuplicateRequestError',
    });
    expect(find).toHaveBeenCalledWith('s', 'k');
    expect(error.mock.calls.flat().join()).not.toContain('could not be read');
  });
});

describe('an aborted render', () => {
  it('announces no further attempt', async () => {
    const info = vi.fn<(text: string) => void>();
    const abort = new AbortController();
    const { vid, service } = setUp(
      [
        () => {
          abort.abort();
          return lost();
        },
      ],
      { logger: { debug: vi.fn(), info, warn: vi.fn(), error: vi.fn() }, logLevel: 'info' },
    );
    expect(await rejection(vid.renders.create(REQUEST, { signal: abort.signal }))).toMatchObject({
      name: 'AbortedError',
      charged: 'unknown',
    });
    expect(service.received).toHaveLength(1);
    expect(info.mock.calls.map(([text]) => text)).not.toContainEqual(expect.stringMatching(/again in/));
  });
});

describe('recovering while another render is being sent', () => {
  const PLAN = { scene_plan: [{ type: 'motion', prompt: 'a' }] } as const;

  /** A client with a lost render of one scene, and another render whose answer is still to come. */
  const twoRenders = async () => {
    const clock = new ManualClock();
    let answer: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    let sent = 0;
    const service = new FakeService(({ body }) => {
      if (body.includes('brief')) return pending;
      sent += 1;
      return sent === 1 ? respond(500, { error: 'x' }) : respond(409, DUPLICATE);
    });
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports: { clock } });
    const outcome = rejection(vid.renders.create(PLAN));
    await clock.advance(5000);
    const error = (await outcome) as unknown as RenderOutcomeUnknownError;
    const other = vid.renders.create(REQUEST);
    await settle();
    const deliver = (payload: object, emittedAt = new Date(clock.now()).toISOString()): boolean =>
      vid.webhooks.receive({
        event: 'video.completed',
        emitted_at: emittedAt,
        delivery_id: `d-${JSON.stringify(payload)}`,
        payload,
      });
    return { clock, error, other, answer, deliver };
  };
  const FITTING = { job_id: 'job_x', scene_count: 1, credits_charged: 9 };

  it('takes nothing that the other may turn out to own', async () => {
    const { clock, error, other, answer, deliver } = await twoRenders();
    const recovery = watched(error.recover({ acceptInferred: true }));
    deliver(FITTING);
    await clock.advance(30_000);
    expect(recovery.value()).toBeUndefined();
    answer(respond(202, accepted('job_x')));
    await other;
    await clock.advance(5000);
    expect(recovery.value()).toBeUndefined();
  });

  it('takes it once the other owns something else, within a second', async () => {
    const { clock, error, other, answer, deliver } = await twoRenders();
    const recovery = watched(error.recover({ acceptInferred: true }));
    deliver(FITTING);
    await clock.advance(0);
    answer(respond(202, accepted('job_y')));
    await other;
    await clock.advance(1000);
    expect(recovery.value()).toMatchObject({ jobId: 'job_x', inferred: true });
  });

  it.each<readonly [string, object, string | undefined]>([
    ['names no job', { ...FITTING, job_id: '' }, undefined],
    ['names no time', FITTING, 'soon'],
    ['cost nothing', { ...FITTING, credits_charged: 0 }, undefined],
    ['says nothing of its cost', { ...FITTING, credits_charged: undefined }, undefined],
    ['says nothing of its scenes', { ...FITTING, scene_count: undefined }, undefined],
  ])('never takes a delivery that %s', async (_what, payload, emittedAt) => {
    const { clock, error, other, answer, deliver } = await twoRenders();
    answer(respond(202, accepted('job_y')));
    await other;
    const recovery = rejection(error.recover({ timeoutMs: 10_000, acceptInferred: true }));
    deliver(payload, emittedAt);
    await clock.advance(10_000);
    expect(await recovery).toMatchObject({ name: 'TimeoutError', charged: 'unknown' });
  });
});
