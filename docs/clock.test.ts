/** Every row of docs/clock.md, run: not yet a moment before, and then. */
import { signWebhook, verifyWebhook, WebhookVerificationError } from '@vid/sdk';
import { createServer, LIFTED_LIMITS, type ServerOptions } from '@vid/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type TimedBehaviourName, timedBehaviours } from './src/timed-behaviours';

const KEY = 'emp_local_dev';
const PLAN = { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] };
const planOf = (prompt: string) => ({ scene_plan: [{ type: 'motion', prompt, duration: 3 }] });

/** A server with one account, whose clock stands still. */
const open = async (limits: object = {}, options: ServerOptions = {}) => {
  const accounts = [{ plan: 'agency', credits: 1000, api_key: KEY, limits: { ...LIFTED_LIMITS, ...limits } }];
  const server = await createServer({ config: { accounts } as never, ...options });
  onTestFinished(() => server.close());
  await server.admin.setClock({ freeze: true });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await server.fetch(`http://vid.test${path}`, {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never as Record<string, never> };
  };
  const advance = async (seconds: number): Promise<void> => {
    await server.admin.setClock({ advance_seconds: seconds });
  };
  const hook = (event: string) =>
    call('POST', '/api/webhooks/hooks', { event, webhook_url: 'http://receiver.test/hook' });
  const userId = async (): Promise<string> => (await call('GET', '/v1/me')).body['user_id'] ?? '';
  return { server, call, advance, hook, userId, render: (body: object = PLAN) => call('POST', '/v1/render', body) };
};

/** Runs until something is so; each turn is one of the event loop. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise(setImmediate);
};

/** Steps over `after` seconds: what `seen` gives before its last moment, and at it. */
const around = async <T>(
  { advance }: { readonly advance: (seconds: number) => Promise<void> },
  after: number,
  seen: () => Promise<T>,
): Promise<readonly [before: T, then: T]> => {
  await advance(after - 1);
  const before = await seen();
  await advance(1);
  return [before, await seen()];
};

type Run = (after: number) => Promise<void>;

const window =
  (limits: object): Run =>
  async (after) => {
    const world = await open({ render_rate: { minute: null, hour: null, day: null, ...limits } });
    // Windows are fixed: this one begins now.
    await world.advance(after - ((world.server.now() / 1000) % after));
    await world.render();
    const [before, then] = await around(world, after, async () => (await world.render()).status);
    expect([before, then]).toEqual([429, 202]);
  };

/** How often a delivery has been tried. */
const attempts = (answer: () => Response): Run => {
  return async (after) => {
    let tried = 0;
    const world = await open(
      {},
      {
        deliver: () => {
          tried += 1;
          return answer();
        },
      },
    );
    await world.hook('user.onboarded');
    await world.server.admin.emitEvent({ user_id: await world.userId(), event: 'user.onboarded' });
    const [before, then] = await around(world, after, async () => tried);
    expect([before, then]).toEqual([2, 3]);
    await world.advance(60);
    expect(tried).toBe(3);
  };
};

const RUNS: Readonly<Record<TimedBehaviourName, Run>> = {
  'render-minute': window({ minute: 1 }),
  'render-hour': window({ hour: 1 }),
  'render-day': window({ day: 1 }),
  'hook-minute': async (after) => {
    const world = await open({ hook_rate: { minute: 1 } });
    await world.advance(after - ((world.server.now() / 1000) % after));
    await world.hook('video.failed');
    const [before, then] = await around(world, after, async () => (await world.hook('video.completed')).status);
    expect([before, then]).toEqual([429, 201]);
  },
  'monthly-cap': async (after) => {
    const world = await open({ monthly_credits: 3 });
    await world.render();
    expect((await world.render()).body['code']).toBe('ABUSE_CAP_EXCEEDED');
    await world.advance(after);
    expect((await world.render()).status).toBe(202);
  },
  planning: async (after) => {
    const world = await open();
    const credits = async () => Number((await world.call('GET', '/v1/me')).body['credits_remaining']);
    const pending = world.render({ brief: 'An ad for a bakery [mock:plan_timeout]' });
    await until(async () => (await credits()) < 1000);
    await world.advance(after - 1);
    expect(await credits()).toBeLessThan(1000);
    await world.advance(1);
    expect(await pending).toMatchObject({ status: 502, body: { code: 'PLAN_FAILED' } });
    expect(await credits()).toBe(1000);
  },
  'slow-render': async (after) => {
    const world = await open();
    const { body } = await world.render(planOf('Hello [mock:slow=5s]'));
    const seen = async () => (await world.call('GET', String(body['poll_url']))).body['status'];
    expect(await around(world, after, seen)).toEqual(['processing', 'succeeded']);
  },
  render: async (after) => {
    const events: unknown[] = [];
    const world = await open(
      {},
      {
        deliver: async (request) => {
          events.push(((await request.json()) as { event: string }).event);
          return new Response();
        },
      },
    );
    await world.hook('video.failed');
    const { body } = await world.render(planOf('Hello [mock:render_timeout]'));
    const seen = async () => (await world.call('GET', String(body['poll_url']))).body['status'];
    expect(await around(world, after, seen)).toEqual(['processing', 'failed']);
    expect((await world.call('GET', '/v1/me')).body['credits_remaining']).toBe(1000);
    expect(events).toEqual(['video.failed']);
  },
  'download-link': async (after) => {
    let link = '';
    const world = await open(
      {},
      {
        deliver: async (request) => {
          link = ((await request.json()) as { payload: { download_url: string } }).payload.download_url;
          return new Response();
        },
      },
    );
    await world.hook('video.completed');
    await world.render();
    await world.server.settled();
    const seen = async () => (await world.server.fetch(link)).status;
    expect(await around(world, after, seen)).toEqual([200, 410]);
  },
  retries: attempts(() => new Response(null, { status: 500 })),
  'attempt-timeout': attempts(() => {
    throw new DOMException('The receiver took too long.', 'TimeoutError');
  }),
  'switch-off': async (after) => {
    const world = await open({}, { deliver: () => new Response(null, { status: 500 }) });
    await world.hook('user.onboarded');
    const isActive = async () => {
      const { hooks } = (await world.call('GET', '/api/webhooks/hooks')).body as never as {
        hooks: { active: boolean }[];
      };
      return hooks[0]?.active;
    };
    const user = await world.userId();
    for (let sent = 1; sent <= 20; sent += 1) {
      expect(await isActive()).toBe(true);
      await world.server.admin.emitEvent({ user_id: user, event: 'user.onboarded' });
      await world.advance(after);
    }
    expect(await isActive()).toBe(false);
  },
  'replay-window': async (after) => {
    const world = await open();
    // Signatures have whole seconds.
    await world.advance(1 - (world.server.now() % 1000) / 1000);
    const secret = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
    const body = JSON.stringify({
      event: 'ping',
      payload: {},
      emitted_at: '2026-01-01T00:00:00.000Z',
      delivery_id: 'd',
    });
    const headers = await signWebhook(body, secret, { timestamp: Math.floor(world.server.now() / 1000) });
    const seen = () =>
      verifyWebhook(body, headers, secret, { now: () => world.server.now() }).then(
        ({ event }) => event,
        (error: unknown) => (error instanceof WebhookVerificationError ? error.code : String(error)),
      );
    expect(await around(world, after, seen)).toEqual(['ping', 'timestamp_too_old']);
  },
  'old-events': async (after) => {
    const world = await open({}, { deliver: () => new Response() });
    await world.hook('user.onboarded');
    await world.server.admin.emitEvent({ user_id: await world.userId(), event: 'user.onboarded' });
    await world.advance(1);
    const seen = async () => (await world.server.admin.listDeliveries({})).deliveries.length;
    expect(await seen()).toBe(1);
    await world.advance(after);
    expect(await seen()).toBe(0);
  },
};

describe('docs/clock.md', () => {
  test.each(Object.entries(RUNS))('%s', async (name, run) => {
    await run(timedBehaviours[name as TimedBehaviourName].after);
  });
});
