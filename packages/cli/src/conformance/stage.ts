/**
 * What a check works on: the service, accounts, an inbox, and with an admin API time and states. With one, every account is
 * the run's own; without, the account is the user's, and what could spend from it is not sent unless that was allowed.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_KEY_PREFIX, ENDPOINT_PATHS, FINAL_JOB_STATUSES, JOB_STATUSES } from '@vid/sdk/contract';
import type { AccountWish, Admin } from './admin';
import { type Caller, makeCaller, type Send } from './caller';
import { type Exchange, type Members, type Transport, toExchange, type WireRequest } from './exchange';
import type { Box, Inbox } from './inbox';
import { isOutage } from './is-outage';
import { granted, insist, NoAnswer, NotCheckable } from './judge';
import { type Patience, sendPatiently } from './patience';
import type { Secrets } from './secrets';

/** An account with its key. */
export interface Account extends Caller {
  readonly key: string;
  /** Undefined for the user's own. */
  readonly userId: string | undefined;
}

/** Where a service delivers to beside public addresses. */
export type Opening = 'none' | 'loopback' | 'all';

export interface Stage {
  readonly base: string;
  /** Fails the check as not checkable without an admin API; the runner asks before. */
  readonly admin: Admin;
  readonly hasAdmin: boolean;
  /** An account that can pay: a new one with an admin API, else the user's. */
  account(wish?: AccountWish): Promise<Account>;
  /** Somebody who calls with this header, or without any. */
  stranger(authorization: string | undefined): Caller;
  /** A key of the right form that nobody has. */
  unknownKey(): string;
  /** A text that was not used before. */
  unique(): string;
  /** Another address for deliveries. */
  box(answer?: Box['answer']): Box;
  /** What several checks look at is sent once. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** GETs an absolute URL without a key. */
  fetch(url: string): Promise<Exchange>;
  /** A request beside the endpoints. */
  send(request: WireRequest): Promise<Exchange>;
  /** What its clocks show in Unix seconds: the service's, where it tells it, and that of this machine. */
  times(): Promise<readonly number[]>;
  /** Where the service delivers to beside public addresses. */
  opening(): Promise<Opening>;
  /** Moves the admin API's clock on; what is due has happened then. */
  pass(seconds: number): Promise<void>;
  /** Resolves when it is so, or when it has not come to be. */
  until(holds: () => boolean | Promise<boolean>, seconds: number): Promise<boolean>;
  /** The job as it ended. */
  ended(account: Account, jobId: string): Promise<Members>;
  /** Deletes a webhook when the run is over, whatever came of it. */
  deleteAtEnd(account: Account, hookId: string | number): void;
  readonly secrets: Secrets;
}

export interface StageOptions {
  readonly base: string;
  readonly transport: Transport;
  readonly admin: Admin | undefined;
  readonly inbox: Inbox | undefined;
  /** The user's key. */
  readonly key: string | undefined;
  /** Whether credits of the user's may be spent. */
  readonly spend: boolean;
  readonly note: (text: string) => void;
  /** Ends what waits; undefined while the run is tidied up. */
  readonly signal: () => AbortSignal | undefined;
  readonly secrets: Secrets;
  readonly deleteAtEnd: Stage['deleteAtEnd'];
  /** Finds out where the service delivers to. */
  readonly opening: (stage: Stage) => Promise<Opening>;
}

/** Every limit lifted, as the admin API takes it. */
export const LIFTED = {
  concurrent_renders: null,
  render_credits: null,
  monthly_credits: null,
  storage_bytes: null,
  render_rate: null,
  total_rate: null,
  hook_rate: null,
} as const;

const OWN_NAME = 'conformance';
const OWN_CREDITS = 10_000;
const POLL_MS = 50;
const LONGEST_RENDER_SECONDS = 600;

/** What went wrong with a connection, in a few words. */
const connectionText = (error: unknown): string => {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  const inner = cause instanceof Error ? `: ${cause.message}` : '';
  return code === undefined ? `${message}${inner}` : `${message} (${code})${inner}`;
};

const UNREACHED: readonly (string | undefined)[] = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

const random = (): string => randomBytes(16).toString('hex');

export const openStage = (options: StageOptions): Stage => {
  const { base, transport, admin, inbox, key, spend, note, signal, secrets } = options;
  const pause = (ms: number): Promise<void> => {
    const now = signal();
    return sleep(ms, undefined, now === undefined ? {} : { signal: now });
  };
  const shared = new Map<string, Promise<unknown>>();
  const patience: Patience = { wait: (seconds) => pause(seconds * 1000), note };

  const send = async (request: WireRequest): Promise<Exchange> => {
    const now = signal();
    now?.throwIfAborted();
    // What is being made is waited for: only by its answer it can be deleted again.
    const makesHook = request.method === 'POST' && request.url.endsWith(ENDPOINT_PATHS.createHook.path);
    const answer = await transport(request, makesHook ? undefined : now).catch((error: unknown) => {
      // A link that leads to another place where nobody is says something about the service.
      const isOwn = request.url.startsWith(`${base}/`);
      const isRefused = isOwn && UNREACHED.includes((error as NodeJS.ErrnoException).code);
      throw new NoAnswer(connectionText(error), isRefused, { cause: error });
    });
    return toExchange(request, answer);
  };
  /** Without leave no render goes out under the user's key, whatever its body says: a service may take it wrongly. */
  const sendForUser: Send = (request, endpoint) => {
    if (endpoint === 'createRender' && !spend)
      throw new NotCheckable('it could spend credits: allow that with --spend');
    return sendPatiently(() => send(request), patience);
  };
  /** A key that the service takes although nobody has it must not buy anything either. */
  const sendForStranger =
    (authorization: string | undefined): Send =>
    async (request, endpoint) => {
      if (endpoint === 'createRender' && admin === undefined) {
        const { status } = await makeCaller(base, authorization, send).call('retrieveAccount');
        if (status !== 401)
          throw new NotCheckable('GET /v1/me takes a key that nobody has, so that a render might be accepted with it');
      }
      return send(request);
    };

  const userAccount = async (): Promise<Account> => {
    if (key === undefined) throw new NotCheckable('there is no API key');
    return { ...makeCaller(base, `Bearer ${key}`, sendForUser), key, userId: undefined };
  };
  const ownAccount = async (own: Admin, wish: AccountWish): Promise<Account> => {
    const { limits = {}, ...more } = wish;
    const made = await own.createAccount({
      name: OWN_NAME,
      credits: OWN_CREDITS,
      ...more,
      limits: { ...LIFTED, ...limits },
    });
    secrets.hide(made.apiKey, '$VID_API_KEY');
    return { ...makeCaller(base, `Bearer ${made.apiKey}`, send), key: made.apiKey, userId: made.userId };
  };

  const stage: Stage = {
    base,
    get admin() {
      if (admin === undefined) throw new NotCheckable('it needs the admin API of a local server: --admin URL');
      return admin;
    },
    hasAdmin: admin !== undefined,
    account: (wish = {}) => (admin === undefined ? userAccount() : ownAccount(admin, wish)),
    stranger: (authorization) => makeCaller(base, authorization, sendForStranger(authorization)),
    unknownKey: () => `${API_KEY_PREFIX}${random()}`,
    unique: random,
    box: (answer) => {
      if (inbox === undefined) throw new NotCheckable('nothing can be received');
      return inbox.open(answer);
    },
    once: <T>(name: string, make: () => Promise<T>): Promise<T> => {
      const made = (shared.get(name) as Promise<T> | undefined) ?? make();
      shared.set(name, made);
      // What an outage prevented is looked at again.
      made.catch((error: unknown) => {
        if (isOutage(error)) shared.delete(name);
      });
      return made;
    },
    fetch: (url) => send({ method: 'GET', url, headers: {} }),
    send,
    times: async () => {
      const { now } = admin === undefined ? {} : await admin.call('GET', 'clock');
      const real = Date.now();
      return [now === undefined ? real : Date.parse(now as string), real].map((ms) => ms / 1000);
    },
    opening: () => stage.once('opening', () => options.opening(stage)),
    pass: (seconds) => stage.admin.pass(seconds),
    until: async (holds, seconds) => {
      const last = performance.now() + seconds * 1000;
      for (;;) {
        if (await holds()) return true;
        if (performance.now() > last) return false;
        await pause(POLL_MS);
      }
    },
    ended: async (account, jobId) => {
      if (admin !== undefined) await admin.pass(0);
      let job: Members = {};
      const look = async (): Promise<boolean> => {
        const exchange = await account.call('retrieveJob', { id: jobId });
        job = granted(exchange);
        const { status } = job;
        insist(
          (JOB_STATUSES as readonly unknown[]).includes(status),
          `a status of ${JOB_STATUSES.join(', ')}`,
          status,
          exchange,
        );
        return (FINAL_JOB_STATUSES as readonly unknown[]).includes(status);
      };
      if (await stage.until(look, LONGEST_RENDER_SECONDS)) return job;
      throw new NotCheckable(`the render had not ended after ${LONGEST_RENDER_SECONDS / 60} minutes`);
    },
    deleteAtEnd: options.deleteAtEnd,
    secrets,
  };
  return stage;
};
