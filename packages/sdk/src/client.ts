/** The client: puts the parts together and knows nothing else. */

import { type AccountState, accountState } from './account-state';
import { ApiPromise, type WithResponse } from './call/api-promise';
import { RENDER_TIMEOUT_MS } from './call/call-options';
import { Caller } from './call/caller';
import { checkDefaultHeaders } from './call/default-headers';
import { freeRequest, type RequestOptions } from './call/free-request';
import { headerEntries } from './call/given-headers';
import { makeCallIds } from './call/request-id';
import { Wire } from './call/wire';
import { checkClientOptions, type VidClientOptions } from './client-options';
import { systemClock } from './clock/clock';
import { environment, refuseBrowsers, resolveApiKey, resolveBaseUrl, whyNotPrivate } from './environment';
import { InvalidRequestError } from './errors/invalid-request-error';
import { ownerOfJob } from './idempotency/ask-owner';
import { KeyHolders } from './idempotency/key-holders';
import { KeyRecord } from './idempotency/key-record';
import { PaidCaller } from './idempotency/paid-caller';
import { PendingRenders } from './idempotency/pending-renders';
import { RenderRecovery } from './inbox/render-recovery';
import type { RenderJournal } from './journal/journal';
import { Observer } from './observe/observer';
import { rememberSecret } from './observe/secret-values';
import { checkKind } from './options/kinds';
import { CHECKS_BY_DEFAULT } from './renders/checks-by-default';
import { memberWarnings } from './renders/warn-of-members';
import { AccountResource } from './resources/account';
import { JobsResource } from './resources/jobs';
import { RendersResource } from './resources/renders';
import { WebhooksResource } from './resources/webhooks';
import { retryPolicy } from './retry/retry-options';
import { borrowed } from './transport/borrowed';
import { chooseTransport } from './transport/choose-transport';
import type { Transport } from './transport/transport';
import type { RenderRequest } from './types/render-request';
import { jobIdOf } from './types/verified-delivery';
import { USER_AGENT } from './user-agent';
import { DEFAULT_WAIT, waitPlan } from './waiting/wait-options';

/** What a client takes over from the one that it was made of. */
interface Inherits {
  /** Where the connections are the other client's. */
  readonly lent: { readonly transport: Transport; readonly wire: Wire } | undefined;
  readonly account: AccountState | undefined;
}

/** Under this key `withOptions` hands it over; nobody else has it. */
const INHERITED = Symbol('inherited');

type Inherited = VidClientOptions & { readonly [INHERITED]?: Inherits };

/** Options that say whose renders they are, and where they are written down. */
const OF_THE_ACCOUNT = ['apiKey', 'baseUrl', 'journal', 'journalScope', 'ports'] as const;

/** A client of the video rendering service. Runs on servers only. Specification: Conventions. */
export class VidClient {
  /** The account and its balance. */
  readonly account: AccountResource;
  /** Renders: what is paid for. */
  readonly renders: RendersResource;
  /** Jobs: renders that were accepted. */
  readonly jobs: JobsResource;
  /** Webhooks, and the deliveries that arrive. */
  readonly webhooks: WebhooksResource;
  /** Where its renders are remembered. */
  readonly journal: RenderJournal;
  readonly #caller: Caller;
  readonly #options: VidClientOptions;
  readonly #transport: Transport;
  readonly #account: AccountState;

  /** Throws an InvalidRequestError when the key or the address is missing or unusable, and in a browser. */
  constructor(options: VidClientOptions = {}) {
    checkClientOptions(options);
    refuseBrowsers(globalThis, options.allowDom);
    const inherited = (options as Inherited)[INHERITED];
    const apiKey = resolveApiKey(options.apiKey, environment());
    const baseUrl = resolveBaseUrl(options.baseUrl, environment());
    const { clock = systemClock, random = Math.random, newKey = () => crypto.randomUUID() } = options.ports ?? {};
    const observer = new Observer(options);
    for (const secret of (environment()['VID_WEBHOOK_SECRET'] ?? '').split(/[\s,]+/)) rememberSecret(secret);
    const exposed = whyNotPrivate(baseUrl);
    if (exposed !== undefined) observer.warn(exposed, 'VID_PLAIN_HTTP');
    const transport =
      inherited?.lent?.transport ??
      chooseTransport(options.transport, options.dispatcher, {
        proxyFromEnvironment: options.proxyFromEnvironment,
        warn: (message, code) => observer.warn(message, code),
      });
    const wire = new Wire({
      baseUrl,
      apiKey,
      headers: {
        accept: 'application/json',
        'user-agent': USER_AGENT,
        ...checkDefaultHeaders(options.defaultHeaders),
      },
      middleware: [options.middleware ?? []].flat(),
      newCallId: makeCallIds(Math.random().toString(36).slice(2, 10)),
      transport: inherited?.lent === undefined ? transport : borrowed(transport),
      within: inherited?.lent?.wire,
      clock,
      observer,
    });
    const { timeoutMs } = options;
    const caller = new Caller(wire, { retry: retryPolicy(options.retry), random, timeoutMs });
    const state = inherited?.account ?? accountState({ caller, clock, random, observer, baseUrl, apiKey, options });
    const { account, journal, inbox, finder, pacer, underWay, unwritten, scheduler, polling, fresh } = state;
    const jobs = new JobsResource(caller, {
      clock,
      scheduler,
      polling,
      defaults: waitPlan(options.wait ?? {}, DEFAULT_WAIT, 'wait.'),
      setFetched: (jobId, fetched) => pending.setFetched(jobId, fetched),
    });
    const holders = new KeyHolders({ journal, account, clock, ownerOf: (jobId) => ownerOfJob(caller, jobId) });
    const keys = new KeyRecord({
      journal,
      account,
      holders,
      clock,
      observer,
      onAccepted: (jobId) => finder.own(jobId),
      unwritten,
    });
    const pending = new PendingRenders({ journal, account, holders, keys });
    const recovery = new RenderRecovery({ clock, pending, finder, jobs });
    const paid = new PaidCaller(
      {
        caller,
        keys,
        newKey,
        pacer,
        onLost: (lost) => finder.register(lost),
        recover: (lost, how) => recovery.lost(lost, how),
      },
      underWay,
    );
    const validate = options.validate ?? CHECKS_BY_DEFAULT;
    this.#caller = caller;
    this.#options = options;
    this.#transport = transport;
    this.#account = state;
    this.journal = journal;
    this.account = new AccountResource(caller, ({ user_id: userId }) => account.learn(userId));
    this.jobs = jobs;
    this.renders = new RendersResource({
      clock,
      pacer,
      paid,
      pending,
      recovery,
      jobs,
      validate,
      onAccepted: (jobId) => fresh.add(jobId),
      warnOf: memberWarnings(observer),
      warn: (message, code) => observer.warn(message, code),
      // A time that is meant for reads would leave the outcome of every render unknown.
      timeoutMs: timeoutMs !== undefined && timeoutMs > RENDER_TIMEOUT_MS ? timeoutMs : undefined,
    });
    this.webhooks = new WebhooksResource({
      caller,
      validate,
      receive(delivery) {
        const isNew = inbox.receive(delivery);
        const jobId = jobIdOf(delivery);
        if (isNew && jobId !== undefined) polling.wake(jobId);
        return isNew;
      },
    });
  }

  /**
   * A client that differs from this one in some options and shares the rest: connections, and, unless the account differs,
   * journal, pace, waits and deliveries. Its `close()` leaves the connections to this one.
   */
  withOptions(options: VidClientOptions): VidClient {
    checkKind('withOptions', 'options', options, 'object');
    checkClientOptions(options);
    const own = this.#options;
    const changes = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    const hasOwn = (names: readonly string[]): boolean => names.some((name) => name in changes);
    const merged: VidClientOptions = {
      ...own,
      ...changes,
      ...(options.defaultHeaders === undefined
        ? {}
        : {
            defaultHeaders: Object.fromEntries(
              [own.defaultHeaders, options.defaultHeaders].flatMap((given) => headerEntries('defaultHeaders', given)),
            ),
          }),
    };
    const inherited: Inherits = {
      lent: hasOwn(['transport', 'dispatcher', 'proxyFromEnvironment'])
        ? undefined
        : { transport: this.#transport, wire: this.#caller.wire },
      account: hasOwn(OF_THE_ACCOUNT) ? undefined : this.#account,
    };
    return new VidClient({ ...merged, [INHERITED]: inherited } as VidClientOptions);
  }

  /**
   * Sends a request that no method here stands for, with the same credentials, retries and errors. The path is below the
   * base URL. Resolves to the JSON of the answer, undefined when it is empty. A render sent so is `renders.create`.
   */
  request<T = unknown>(method: string, path: string, options: RequestOptions = {}): ApiPromise<T> {
    return new ApiPromise(this.#request<T>(method, path, options));
  }

  async #request<T>(method: string, path: string, options: RequestOptions): Promise<WithResponse<T>> {
    const call = freeRequest(method, path, options);
    const { body, query, idempotent: _idempotent, ...rest } = options;
    if (call !== 'render') return this.#caller.call<T>(call, rest);
    if (query !== undefined) throw new InvalidRequestError('A render takes no query', { nextStep: 'Leave query out.' });
    return this.renders.create(body as RenderRequest, rest).withResponse() as Promise<WithResponse<T>>;
  }

  /**
   * Refuses new calls and waits, lets the calls that are under way end (downloads as well), and closes the connections.
   * Without it the process can end all the same.
   */
  close(): Promise<void> {
    return this.#caller.wire.close();
  }

  /**
   * Ends everything at once: what is under way fails with an AbortedError. Of a render that was being sent nobody knows then
   * whether it was charged.
   */
  destroy(): Promise<void> {
    return this.#caller.wire.destroy();
  }

  /** For `await using`: the same as `close()`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
