/** A server of a test's own, a client that checks every answer against the contract, and a receiver of deliveries. */
import { onTestFinished } from 'vitest';
import type { Overrides } from '../../src/compose/overrides';
import { createServerWith, type VidServer } from '../../src/create-server';
import { LIFTED_LIMITS } from '../../src/domain/account';
import type { ServerOptions } from '../../src/options';
import type { AnswerBody, DeliveredBody } from './bodies';
import { checkAnswer } from './check-answer';

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly key?: string | null;
  readonly body?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Received {
  readonly url: string;
  readonly headers: Headers;
  readonly raw: string;
  readonly body: DeliveredBody;
}

export interface World {
  readonly server: VidServer;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, options?: CallOptions): Promise<Answer>;
  /** POST /v1/render. */
  render(request: unknown, options?: CallOptions): Promise<Answer>;
  /** POST /v1/render that must be accepted; resolves with the 202's body. */
  accepted(request?: unknown, options?: CallOptions): Promise<Answer['body']>;
  hook(event: string, url?: string, options?: CallOptions): Promise<Answer>;
  /** Everything that was delivered, in order. */
  readonly received: Received[];
  /** How the receiver answers; a number is a status. */
  answer: (received: Received) => number | Response | Promise<number | Response>;
  advance(seconds: number): Promise<void>;
  balance(key?: string): Promise<number>;
  userId(key?: string): Promise<string>;
}

/** The cheapest plan there is: one scene of three seconds, 3 credits. */
export const TINY_PLAN = { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] };
export const TINY_COST = 3;
export const BRIEF = { brief: 'A short ad for a coffee roastery that delivers beans by bicycle.' };

const DEV_KEY = 'emp_local_dev';

export type Engine = 'sqlite' | 'postgres';
/** What worlds keep their state in that are asked for nothing else: `VID_TEST_ENGINE=postgres` tries tests on PostgreSQL. */
const USUAL_ENGINE: Engine = process.env['VID_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** Options of a server whose state is in a database of its own. */
const onPostgres = async (): Promise<ServerOptions> => {
  const [{ SECRET_KEY }, { createMigratedDatabase }] = await Promise.all([
    import('./postgres'),
    import('./postgres-store'),
  ]);
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  return { database: url, secretKey: SECRET_KEY };
};

/** Creates a world; it ends with the test. The clock stands still unless asked otherwise. */
export const createWorld = async (
  options: ServerOptions & { readonly running?: boolean; readonly engine?: Engine } = {},
  overrides: Overrides = {},
): Promise<World> => {
  const { running = false, engine = USUAL_ENGINE, ...serverOptions } = options;
  const state = engine === 'postgres' && serverOptions.dataDir === undefined ? await onPostgres() : {};
  const received: Received[] = [];
  const server = await createServerWith(
    {
      seed: 1,
      deliver: async (request) => {
        const raw = await request.text();
        const delivery = { url: request.url, headers: request.headers, raw, body: JSON.parse(raw) as DeliveredBody };
        received.push(delivery);
        const answer = await world.answer(delivery);
        return typeof answer === 'number' ? new Response(null, { status: answer }) : answer;
      },
      ...state,
      ...serverOptions,
    },
    overrides,
  );
  onTestFinished(() => server.close());
  if (!running) await server.admin.setClock({ freeze: true });

  const call: World['call'] = async (method, path, { key = DEV_KEY, body, raw, headers = {} } = {}) => {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await server.fetch(`http://vid.test${path}`, {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const answered = await response.text();
    const parsed: unknown = answered === '' ? undefined : JSON.parse(answered);
    if (!path.startsWith('/_admin')) checkAnswer(method, path, response.status, parsed);
    return { status: response.status, body: parsed as AnswerBody, headers: response.headers };
  };

  const world: World = {
    server,
    call,
    get: (path, extra) => call('GET', path, extra),
    render: (request, extra) => call('POST', '/v1/render', { body: request, ...extra }),
    accepted: async (request = TINY_PLAN, extra) => {
      const answer = await world.render(request, extra);
      if (answer.status !== 202) throw new Error(`not accepted: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    hook: (event, url = 'https://receiver.example.com/hook', extra) =>
      call('POST', '/api/webhooks/hooks', { body: { event, webhook_url: url }, ...extra }),
    received,
    answer: () => 200,
    advance: async (seconds) => {
      await server.admin.setClock({ advance_seconds: seconds });
    },
    balance: async (key = DEV_KEY) => (await call('GET', '/v1/me', { key })).body.credits_remaining,
    userId: async (key = DEV_KEY) => (await call('GET', '/v1/me', { key })).body.user_id,
  };
  return world;
};

/** A world whose one account has no limits beside those given. */
export const createFreeWorld = (
  limits: Readonly<Record<string, unknown>> = {},
  options: Parameters<typeof createWorld>[0] = {},
  overrides: Overrides = {},
): Promise<World> =>
  createWorld(
    {
      config: {
        accounts: [{ plan: 'agency', credits: 100_000, api_key: DEV_KEY, limits: { ...LIFTED_LIMITS, ...limits } }],
      },
      ...options,
    },
    overrides,
  );
