/** How long the service asks to wait, in every form that it may say so, and what a call does with it. */
import assert from 'node:assert/strict';
import { VidClient, type VidClientOptions, VidError } from '@vid/sdk';
import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock, ManualClock } from './support/manual-clock';
import { watched } from './support/promises';

const setUp = (answers: Response[], options: VidClientOptions = {}) => {
  const clock = new HastyClock();
  const service = new FakeService(() => answers.shift() ?? respond(200, ACCOUNT));
  const ports = { clock, random: () => 0.5 };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports, ...options });
  return { vid, clock, service };
};

/** A 429 whose body has these members, written as JSON text: some numbers have no other form. */
const limited = (members: string, headers: Record<string, string> = {}): Response =>
  new Response(`{"error":"Slow down","code":"RATE_LIMITED"${members}}`, {
    status: 429,
    headers: { 'content-type': 'application/json', ...headers },
  });
const told = async (response: Response): Promise<unknown> => {
  const { vid } = setUp([response], { retry: { maxRetries: 0 } });
  const error = await rejection(vid.account.retrieve());
  expect(error.name).toBe('RateLimitError');
  return error['retryAfter'];
};

/** The longest time that is believed. */
const WEEK = 604_800;

describe('retryAfter', () => {
  it.each([
    ['7', 7],
    ['0', 0],
    ['2.25', 2.25],
    ['"7"', 7],
    ['" 12 "', 12],
    ['"10.25"', 10.25],
    ['-1', undefined],
    ['1e400', WEEK],
    ['1e300', WEEK],
    ['604801', WEEK],
    ['604799', 604_799],
    ['"99999999999999999999"', WEEK],
    ['null', undefined],
    ['true', undefined],
    ['""', undefined],
    ['[]', undefined],
    ['"7 minutes"', undefined],
    ['"in 7"', undefined],
    ['"1.2.3"', undefined],
    ['"-7"', undefined],
    ['"0x10"', undefined],
    ['"1e3"', undefined],
  ])('of %s is read as %s, on top and in the details', async (text, seconds) => {
    expect(await told(limited(`,"retryAfter":${text}`))).toBe(seconds);
    expect(await told(limited(`,"details":{"retryAfter":${text}}`))).toBe(seconds);
  });

  it.each(['null', '7', '"text"', '[]'])('is not looked for in details of %s', async (details) => {
    expect(await told(limited(`,"details":${details},"retryAfter":3`))).toBe(3);
  });

  it.each([
    ['a number of seconds', '9', 9],
    ['a date to come', new Date(Date.UTC(2030, 0, 1, 0, 0, 40)).toUTCString(), 40],
    ['a date that is past', new Date(Date.UTC(2029, 0, 1)).toUTCString(), 0],
    ['nonsense', 'soon', undefined],
    ['a negative number', '-7', undefined],
    ['a year alone', '2031', 2031],
    ['a date in no form of HTTP', '2030-01-01T00:00:40Z', undefined],
    ['a date that does not exist', 'Tue, 99 Jan 2030 00:00:40 GMT', undefined],
    ['a date in the older form', 'Tuesday, 01-Jan-30 00:00:40 GMT', 40],
    ['a date without a zone', 'Tue Jan  1 00:00:40 2030', 40],
    ['a date with another zone', 'Tue, 01 Jan 2030 01:00:40 +0100', 40],
    ['an absurd number', '99999999999999999999', WEEK],
    ['a number that is no number any more', '9'.repeat(400), WEEK],
    ['a date in a thousand years', 'Fri, 01 Jan 3030 00:00:00 GMT', WEEK],
  ])('of a header may be %s', async (_what, value, seconds) => {
    expect(await told(limited('', { 'retry-after': value }))).toBe(seconds);
  });
});

it.each([
  ['Tue Jan  1 00:00:40 2030', 'Tue Jan  1 00:00:40 2030 GMT'],
  ['Tue, 01-Jan-2030 00:00:40', 'Tue, 01-Jan-2030 00:00:40 GMT'],
  ['Tue, 01 Jan 2030 00:00:40 GMT', 'Tue, 01 Jan 2030 00:00:40 GMT'],
  ['Tue, 01 Jan 2030 01:00:40 +0100', 'Tue, 01 Jan 2030 01:00:40 +0100'],
])('the date %s is read as %s, wherever this machine is', async (date, read) => {
  const parse = vi.spyOn(Date, 'parse');
  expect(await told(limited('', { 'retry-after': date }))).toBe(40);
  expect(parse).toHaveBeenCalledWith(read);
});

it.each(['(Tue, 01 Jan 2030 00:00:40 GMT)', '01 Jan 2030 00:00:40 GMT (Tue)'])(
  'the text %s is no date, since it begins with no day',
  async (text) => {
    expect(await told(limited('', { 'retry-after': text }))).toBeUndefined();
  },
);

describe('a date of Retry-After', () => {
  const at = (seconds: number): string => new Date(Date.UTC(2030, 0, 1, 0, 0, seconds)).toUTCString();

  it.each([
    ['behind', at(-3600), at(-3570), 30],
    ['ahead', at(86_400), at(86_425), 25],
    ['not readable', 'today', at(40), 40],
    ['years behind', 'Tue, 01 Jan 2019 00:00:00 GMT', at(40), 40],
    ['past the date', at(60), at(40), 0],
  ])('is read against the date of the answer, whose clock is %s', async (_what, date, retryAfter, seconds) => {
    expect(await told(limited('', { 'retry-after': retryAfter, date }))).toBe(seconds);
  });
});

describe('an absurd time', () => {
  it('leaves an error that can be written down', async () => {
    const { vid } = setUp([limited('', { 'retry-after': '99999999999999999999' })], { retry: { maxRetries: 0 } });
    const error = await rejection(vid.account.retrieve());
    expect(error['retryAt']).toEqual(new Date(Date.UTC(2030, 0, 8)));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: 'RateLimitError',
      retryAfter: WEEK,
      retryAt: '2030-01-08T00:00:00.000Z',
    });
  });

  it('keeps a wait from its job for a minute at most', async () => {
    const clock = new ManualClock();
    const answers = [limited(',"retryAfter":1e12'), respond(200, job('succeeded'))];
    const service = new FakeService(() => answers.shift() ?? respond(500, {}));
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports: { clock } });
    const waiting = watched(vid.jobs.wait('job_1', { firstPollMs: 0 }));
    await clock.advance(59_999);
    expect(service.received).toHaveLength(1);
    await clock.advance(1);
    expect(waiting.value()).toMatchObject({ status: 'succeeded' });
  });
});

describe('an error', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['a date that is none', new Date(Number.NaN), null],
    ['a number beyond 53 bits', 2n ** 60n, '1152921504606846976'],
    ['an object that cannot be read', new Proxy({}, { ownKeys: () => assert.fail('unreadable') }), {}],
  ])('can be written down with %s in it', (_what, value, written) => {
    const error = Object.assign(new VidError('x'), { details: { value } });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: 'VidError', details: { value: written } });
  });
});

describe('a wait', () => {
  it('may take the whole budget, and no more', async () => {
    const { vid, clock } = setUp([limited(',"retryAfter":5')], { retry: { budgetMs: 5000 } });
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    expect(clock.waits).toEqual([5000]);
    const short = setUp([limited(',"retryAfter":5')], { retry: { budgetMs: 4999 } });
    expect(await rejection(short.vid.account.retrieve())).toMatchObject({ name: 'RateLimitError' });
  });

  it('adds up with those before it', async () => {
    const answers = [limited(',"retryAfter":3'), limited(',"retryAfter":3')];
    const { vid, service } = setUp(answers, { retry: { budgetMs: 5000 } });
    expect(await rejection(vid.account.retrieve())).toMatchObject({ name: 'RateLimitError' });
    expect(service.received).toHaveLength(2);
  });

  it('must leave some of the time of the call', async () => {
    const { vid } = setUp([limited(',"retryAfter":5')]);
    await expect(vid.account.retrieve({ timeoutMs: 5001 })).resolves.toEqual(ACCOUNT);
    const short = setUp([limited(',"retryAfter":5')]);
    expect(await rejection(short.vid.account.retrieve({ timeoutMs: 5000 }))).toMatchObject({ name: 'RateLimitError' });
    expect(short.service.received).toHaveLength(1);
  });

  it.each([
    [0, [250, 500, 1000, 1000]],
    [0.5, [375, 750, 1500, 1500]],
  ])('grows by doubling up to the longest, and varies (%d)', async (random, waits) => {
    const clock = new HastyClock();
    const { vid } = setUp(
      Array.from({ length: 4 }, () => respond(500, { error: 'x' })),
      { retry: { maxRetries: 4, maxDelayMs: 2000 }, ports: { clock, random: () => random } },
    );
    await vid.account.retrieve();
    expect(clock.waits).toEqual(waits);
  });

  it.each(['maxRetries', 'minDelayMs', 'maxDelayMs', 'budgetMs'])(
    'refuses a %s that is no number, by its name',
    (name) => {
      expect(() => setUp([], { retry: { [name]: Number.NaN } })).toThrow(`retry.${name}`);
    },
  );
});
