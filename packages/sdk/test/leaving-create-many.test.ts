/** A createMany loop that is left early: whatever was sent by then is waited for, and told. */
import { type CreateManyOptions, type FetchLike, type RenderOutcome, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it, vi } from 'vitest';
import { accepted, job } from './support/answers';
import { respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { watched } from './support/promises';

const requests = (count: number) => Array.from({ length: count }, (_, index) => ({ brief: `Video ${index}` }));

/** A service that holds each render until it is let go; jobs go on for ever unless they are among `finished`. */
const setUp = (options: VidClientOptions = {}) => {
  const clock = new ManualClock();
  const finished = new Set<string>();
  const held: Array<(answer?: Response | Error) => void> = [];
  let accepts = 0;
  const fetch: FetchLike = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/v1/render') {
      const id = pathname.split('/').at(-1) ?? '';
      return respond(200, job(finished.has(id) ? 'succeeded' : 'processing', { job_id: id }));
    }
    const answer = await new Promise<Response | Error | undefined>((resolve) => held.push(resolve));
    if (answer instanceof Error) throw answer;
    return answer ?? respond(202, accepted(`job_${++accepts}`));
  };
  const warn = vi.fn<(text: string, facts?: unknown) => void>();
  const logger = { debug: vi.fn(), info: vi.fn(), warn, error: vi.fn() };
  const ports = { clock, random: () => 0.5 };
  const vid = new VidClient({
    apiKey: 'emp_k',
    baseUrl: 'http://a.test',
    transport: { fetch },
    logger,
    ports,
    ...options,
  });
  /** Answers the render that was sent as the nth, from 0. */
  const answer = async (index: number, with_?: Response | Error): Promise<void> => {
    held[index]?.(with_);
    await settle();
  };
  return { vid, clock, held, finished, warn, answer };
};

/** Reads outcomes until the loop is left. */
const reading = (
  outcomes: AsyncGenerator<RenderOutcome>,
  leave: (outcome: RenderOutcome) => 'go on' | 'break' | Error,
) => {
  const seen: RenderOutcome[] = [];
  const ended = (async () => {
    for await (const outcome of outcomes) {
      seen.push(outcome);
      const how = leave(outcome);
      if (how instanceof Error) throw how;
      if (how === 'break') break;
    }
  })();
  return { seen, ended };
};

const idsOf = (outcomes: readonly RenderOutcome[]) => outcomes.map(({ index, render }) => [index, render?.job_id]);

describe('a loop that is left', () => {
  it.each([
    ['by break', 'break' as const],
    ['by throw', new Error('the reader failed')],
  ])('%s waits for what is being sent, and tells it', async (_what, how) => {
    const { vid, held, answer } = setUp();
    const orphans: RenderOutcome[] = [];
    const onOrphan = (outcome: RenderOutcome): void => void orphans.push(outcome);
    const outcomes = vid.renders.createMany(requests(9), { wait: false, onOrphan });
    const { seen, ended } = reading(outcomes, () => how);
    const left = watched(ended.catch((error: unknown) => error).then((error) => ({ error })));
    await settle();
    expect(held).toHaveLength(3);
    await answer(1);
    expect(left.value()).toBeUndefined();
    await answer(0);
    expect(left.value()).toBeUndefined();
    await answer(2);
    expect(left.value()).toEqual({ error: how instanceof Error ? how : undefined });
    expect(idsOf(seen)).toEqual([[1, 'job_1']]);
    expect(idsOf(orphans)).toEqual([
      [0, 'job_2'],
      [2, 'job_3'],
    ]);
    expect(orphans.map(({ request }) => request)).toEqual([{ brief: 'Video 0' }, { brief: 'Video 2' }]);
    expect(held).toHaveLength(3);
  });

  it('tells jobs that were accepted and waited for, with why nobody waits any more', async () => {
    const { vid, clock, finished, answer } = setUp();
    const orphans: RenderOutcome[] = [];
    finished.add('job_1');
    const outcomes = vid.renders.createMany(requests(2), { onOrphan: (outcome) => void orphans.push(outcome) });
    const { seen, ended } = reading(outcomes, () => 'break');
    await settle();
    await answer(0);
    await answer(1);
    await clock.advance(5000);
    await ended;
    expect(idsOf(seen)).toEqual([[0, 'job_1']]);
    expect(orphans).toMatchObject([
      { index: 1, render: { job_id: 'job_2' }, error: { name: 'AbortedError', charged: 'yes' } },
    ]);
    expect(clock.pending).toEqual([]);
  });

  it('tells what may have been charged, and not what was refused or never sent', async () => {
    const { vid, answer, clock } = setUp({ retry: { maxRetries: 0 } });
    const orphans: RenderOutcome[] = [];
    const options: CreateManyOptions = {
      wait: false,
      concurrency: 4,
      limits: { minute: 3 },
      onOrphan: (outcome) => void orphans.push(outcome),
    };
    const { ended } = reading(vid.renders.createMany(requests(9), options), () => 'break');
    await settle();
    await answer(0);
    await answer(1, respond(400, { error: 'Blocked', code: 'CONTENT_BLOCKED' }));
    await answer(2, new TypeError('fetch failed'));
    await ended;
    expect(orphans).toMatchObject([{ index: 2, error: { name: 'RenderOutcomeUnknownError', charged: 'unknown' } }]);
    expect(clock.pending).toEqual([]);
  });

  it.each<readonly [string, CreateManyOptions, RegExp]>([
    ['when nobody asked to be told', {}, /request 1, which is job job_2$/],
    [
      'when the callback throws',
      { onOrphan: () => expect.fail('no') },
      /request 1, which is job job_2, and onOrphan threw/,
    ],
  ])('warns %s', async (_what, options, text) => {
    const { vid, answer, warn } = setUp();
    const { ended } = reading(vid.renders.createMany(requests(2), { wait: false, ...options }), () => 'break');
    await settle();
    await answer(0);
    await answer(1);
    await ended;
    expect(warn.mock.calls.map(([line]) => line)).toEqual([expect.stringMatching(text)]);
    expect(warn.mock.calls[0]?.[1]).toMatchObject({ code: 'VID_ORPHAN' });
  });

  it('warns of what may have been charged', async () => {
    const { vid, answer, warn } = setUp({ retry: { maxRetries: 0 } });
    const { ended } = reading(vid.renders.createMany(requests(2), { wait: false }), () => 'break');
    await settle();
    await answer(0);
    await answer(1, new TypeError('fetch failed'));
    await ended;
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/request 1, which may have been charged \(.*was sent/),
    ]);
  });
});

describe('a run that is ended by its signal', () => {
  it('sends nothing further, and gets the answers of what was sent', async () => {
    const journal = new MemoryJournal();
    const { vid, held, answer, clock } = setUp({ journal });
    const abort = new AbortController();
    const onOrphan = vi.fn();
    const { seen, ended } = reading(
      vid.renders.createMany(requests(9), { signal: abort.signal, onOrphan }),
      () => 'go on',
    );
    const outcome = watched(rejection(ended));
    await settle();
    await answer(0);
    abort.abort(new Error('enough'));
    await settle();
    expect(outcome.value()).toBeUndefined();
    await answer(1);
    await answer(2);
    const error = outcome.value();
    expect(error).toMatchObject({ name: 'AbortedError', cause: { message: 'enough' } });
    expect(idsOf(seen)).toEqual([
      [0, 'job_1'],
      [1, 'job_2'],
      [2, 'job_3'],
    ]);
    expect(error?.['outcomes']).toEqual(seen);
    expect(seen.map((each) => each.error)).toMatchObject(Array(3).fill({ name: 'AbortedError', charged: 'yes' }));
    expect(onOrphan).not.toHaveBeenCalled();
    expect(held).toHaveLength(3);
    expect((await journal.list()).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(clock.pending).toEqual([]);
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      outcomes: [{ index: 0, render: { job_id: 'job_1' } }, {}, {}],
    });
  });

  it('does not count what came out before', async () => {
    const { vid, answer } = setUp();
    const abort = new AbortController();
    const outcomes = vid.renders.createMany(requests(3), { signal: abort.signal, wait: false, concurrency: 1 });
    const { seen, ended } = reading(outcomes, () => {
      abort.abort();
      return 'go on';
    });
    const outcome = rejection(ended);
    await settle();
    await answer(0);
    expect(await outcome).toMatchObject({ name: 'AbortedError', outcomes: [] });
    expect(idsOf(seen)).toEqual([[0, 'job_1']]);
  });

  it('does not send again what never left', async () => {
    const { vid, clock, held, answer } = setUp();
    const abort = new AbortController();
    const { ended } = reading(vid.renders.createMany(requests(1), { signal: abort.signal }), () => 'go on');
    const outcome = watched(rejection(ended));
    await settle();
    const never = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED', syscall: 'connect' } });
    await answer(0, never);
    abort.abort();
    await clock.advance(10_000);
    expect(held).toHaveLength(1);
    expect(outcome.value()).toMatchObject({
      name: 'AbortedError',
      outcomes: [{ index: 0, error: { name: 'AbortedError', charged: 'no' } }],
    });
  });
});

describe('a source or a callback that throws', () => {
  it('ends the run, and loses nothing that was sent', async () => {
    const { vid, answer, clock } = setUp();
    function* source() {
      yield* requests(2);
      throw new Error('no more lines');
    }
    const { seen, ended } = reading(vid.renders.createMany(source()), () => 'go on');
    const outcome = watched(rejection(ended));
    await settle();
    await answer(0);
    await answer(1);
    await clock.advance(0);
    expect(outcome.value()?.message).toBe('no more lines');
    expect(idsOf(seen)).toEqual([
      [0, 'job_1'],
      [1, 'job_2'],
    ]);
  });

  it('ends it as well when it was asked for a key', async () => {
    const { vid, answer } = setUp();
    const idempotencyKey = (_request: unknown, index: number): string => {
      if (index === 1) throw new Error('no key');
      return `k-${index}`;
    };
    const { seen, ended } = reading(
      vid.renders.createMany(requests(3), { idempotencyKey, wait: false }),
      () => 'go on',
    );
    const outcome = watched(rejection(ended));
    await settle();
    await answer(0);
    await answer(1);
    expect(outcome.value()?.message).toBe('no key');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ render }) => render !== undefined)).toBe(true);
  });
});
