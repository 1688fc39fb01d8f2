/** Two requests of one run with one key would be one video: that is told before anything is paid for, or for the second. */
import { type RenderOutcome, type RenderRequest, VidClient } from '@vid/sdk';
import { describe, expect, it, vi } from 'vitest';
import { accepted } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';

const setUp = () => {
  let jobs = 0;
  const service = new FakeService(() => respond(202, accepted(`job_${++jobs}`)));
  const ports = { clock: new HastyClock({ never: Infinity }), random: () => 0.5 };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports });
  return { vid, service };
};

const collect = async (outcomes: AsyncIterable<RenderOutcome>): Promise<RenderOutcome[]> => {
  const all: RenderOutcome[] = [];
  for await (const outcome of outcomes) all.push(outcome);
  return all;
};

const briefs = (...all: string[]): RenderRequest[] => all.map((brief) => ({ brief }));
const byBrief = ({ brief = '' }: RenderRequest): string => brief;

describe('createMany with one key for two requests', () => {
  it.each([
    ['the same', briefs('a', 'b', 'c', 'a')],
    ['different ones', [...briefs('a', 'b', 'c'), { brief: 'a', title: 'Other' }]],
  ])('refuses a list before anything is sent, whether they are %s', async (_what, requests) => {
    const { vid, service } = setUp();
    const error = await rejection(collect(vid.renders.createMany(requests, { wait: false, idempotencyKey: byBrief })));
    expect(error).toMatchObject({
      name: 'InvalidRequestError',
      charged: 'no',
      idempotencyKey: 'a',
      message: "The requests 0 and 3 of createMany have one key, 'a'",
      problems: [{ path: 'idempotencyKey', message: 'is the same for the requests 0 and 3' }],
    });
    expect(service.received).toEqual([]);
  });

  it('refuses the second of a stream, and goes on', async () => {
    const { vid, service } = setUp();
    function* stream() {
      yield* briefs('a', 'a', 'b');
    }
    const options = { wait: false, idempotencyKey: byBrief, concurrency: 1 } as const;
    const outcomes = await collect(vid.renders.createMany(stream(), options));
    expect(outcomes.map(({ index, render, error }) => [index, render?.job_id, error?.name])).toEqual([
      [0, 'job_1', undefined],
      [1, undefined, 'InvalidRequestError'],
      [2, 'job_2', undefined],
    ]);
    expect(service.received).toHaveLength(2);
  });

  it('asks for each key once', async () => {
    const { vid } = setUp();
    const idempotencyKey = vi.fn((request: RenderRequest, _index: number, _attempt: number) => byBrief(request));
    await collect(vid.renders.createMany(briefs('a', 'b', 'c'), { wait: false, idempotencyKey }));
    expect(idempotencyKey.mock.calls.map(([, index, attempt]) => [index, attempt])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it('sends what comes before a request whose key cannot be made', async () => {
    const { vid, service } = setUp();
    const idempotencyKey = (_request: RenderRequest, index: number): string => {
      if (index > 0) throw new Error('no key');
      return `k-${index}`;
    };
    const options = { wait: false, idempotencyKey, concurrency: 1 } as const;
    expect((await rejection(collect(vid.renders.createMany(briefs('a', 'b', 'c'), options)))).message).toBe('no key');
    expect(service.received).toHaveLength(1);
  });

  it('gives requests without keys one each', async () => {
    const { vid, service } = setUp();
    await collect(vid.renders.createMany(briefs('a', 'a'), { wait: false }));
    expect(new Set(service.received.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
});
