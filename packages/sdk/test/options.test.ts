import { InvalidRequestError, VidClient, type VidClientOptions } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, HOOK, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';

const make = (options: VidClientOptions = {}) => {
  const service = new FakeService(({ path }) =>
    respond(path === '/v1/render' ? 202 : 200, {
      ...ACCOUNT,
      ...job('succeeded'),
      ...accepted(),
      hook: HOOK,
      hooks: [],
      events: [],
    }),
  );
  return { service, vid: new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ...options }) };
};

const failure = (act: () => unknown): InvalidRequestError => {
  try {
    act();
  } catch (error) {
    if (InvalidRequestError.is(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

/** Every method that takes options, called with what is no option of it. */
const METHODS: Readonly<Record<string, (vid: VidClient, options: never) => unknown>> = {
  'account.retrieve': (vid, options) => vid.account.retrieve(options),
  'renders.create': (vid, options) => vid.renders.create({ brief: 'x' }, options),
  'renders.createAndWait': (vid, options) => vid.renders.createAndWait({ brief: 'x' }, options),
  'renders.createMany': async (vid, options) => vid.renders.createMany([], options),
  'handle.wait': (vid, options) => vid.renders.attach('job_1').wait(options),
  'handle.updates': async (vid, options) => vid.renders.attach('job_1').updates(options).next(),
  'handle.download': (vid, options) => vid.renders.attach('job_1').download('x.mp4', options),
  'jobs.retrieve': (vid, options) => vid.jobs.retrieve('job_1', options),
  'jobs.wait': (vid, options) => vid.jobs.wait('job_1', options),
  'jobs.watch': async (vid, options) => vid.jobs.watch('job_1', options),
  'jobs.download': (vid, options) => vid.jobs.download('job_1', 'x.mp4', options),
  'webhooks.events': (vid, options) => vid.webhooks.events(options),
  'webhooks.list': (vid, options) => vid.webhooks.list(options),
  'webhooks.create': (vid, options) => vid.webhooks.create({ event: 'ping', webhook_url: 'https://a.test' }, options),
  'webhooks.update': (vid, options) => vid.webhooks.update(1, { active: true }, options),
  'webhooks.delete': (vid, options) => vid.webhooks.delete(1, options),
  'webhooks.test': (vid, options) => vid.webhooks.test(1, options),
  'webhooks.ensure': (vid, options) => vid.webhooks.ensure({ event: 'ping', webhook_url: 'https://a.test' }, options),
};

describe.each(Object.entries(METHODS))('%s', (_name, call) => {
  it('tells a misspelt option by name, and sends nothing', async () => {
    const { service, vid } = make();
    const error = await rejection(call(vid, { Signall: new AbortController().signal } as never) as Promise<unknown>);
    expect(error).toMatchObject({ name: 'InvalidRequestError', charged: 'no', problems: [{ path: 'Signall' }] });
    expect(error.message).toMatch(/Signall; did you mean signal\?$/);
    expect(service.received).toEqual([]);
  });

  it.each([
    ['a string', 'key-1', 'a string'],
    ['null', null, 'null'],
    ['a list', [], 'a list'],
    ['a signal', new AbortController().signal, 'an AbortSignal'],
  ])('tells %s in place of options, without showing it', async (_what, given, worded) => {
    const { service, vid } = make();
    const error = await rejection(call(vid, given as never) as Promise<unknown>);
    expect(error).toMatchObject({ name: 'InvalidRequestError' });
    expect(error.message).toContain(worded);
    expect(JSON.stringify(error)).not.toContain('key-1');
    expect(service.received).toEqual([]);
  });
});

describe('options', () => {
  it('of a client are told by name', () => {
    expect(failure(() => make({ apikey: 'emp_other' } as never)).message).toContain('apikey; did you mean apiKey?');
    expect(failure(() => make({ base_url: 'x' } as never)).message).toContain('base_url; did you mean baseUrl?');
    expect(failure(() => make({ retry: { maxRetry: 1 } as never })).message).toContain(
      'retry.maxRetry; did you mean retry.maxRetries?',
    );
    expect(failure(() => make({ wholly: 1 } as never)).message).toBe('VidClient knows no option wholly');
  });

  it('of a client may not be its key alone', () => {
    const error = failure(() => new VidClient('emp_topsecret' as never));
    expect(error.message).toContain('an object, not as a string');
    expect(error.nextStep).toContain('apiKey');
    expect(JSON.stringify(error) + error.stack).not.toContain('topsecret');
  });

  it('within options are told with where they stand', async () => {
    const { vid } = make();
    const call = vid.renders.createAndWait({ brief: 'x' }, { wait: { timeoutms: 5 } as never });
    expect((await rejection(call)).message).toContain('wait.timeoutms; did you mean wait.timeoutMs?');
    const short = vid.renders.createAndWait({ brief: 'x' }, { wait: 'short' as never });
    expect((await rejection(short)).message).toContain('wait of renders.createAndWait');
    expect(failure(() => vid.renders.createMany([], { limits: { minutes: 1 } as never })).message).toContain(
      'limits.minute?',
    );
  });

  it('that are undefined count as left out', async () => {
    const { vid } = make({ anything: undefined } as never);
    await expect(vid.account.retrieve({ unknown: undefined } as never)).resolves.toMatchObject(ACCOUNT);
  });
});
