/** The client: puts the parts together and knows nothing else. */
import { randomUUID } from 'node:crypto';
import { Caller } from './call/caller';
import { Wire } from './call/wire';
import { CLIENT_OPTIONS, type VidClientOptions } from './client-options';
import { systemClock } from './clock/clock';
import { refuseBrowsers, resolveApiKey, resolveBaseUrl, whyNotPrivate } from './environment';
import { AccountScope } from './idempotency/account-scope';
import { askUserId, ownerOfJob } from './idempotency/ask-owner';
import { KeyHolders } from './idempotency/key-holders';
import { KeyRecord } from './idempotency/key-record';
import { PaidCaller } from './idempotency/paid-caller';
import type { LostRender } from './idempotency/paid-request';
import { RenderPacer } from './idempotency/render-pacer';
import { DeliveryInbox } from './inbox/delivery-inbox';
import { inferAccepted } from './inbox/infer-accepted';
import { RenderFinder } from './inbox/recover-render';
import { MemoryJournal } from './journal/memory-journal';
import { Observer } from './observe/observer';
import { checkOptions } from './options/check-options';
import { type JobActions, makeRenderHandle } from './renders/render-handle';
import { memberWarnings } from './renders/warn-of-members';
import { AccountResource } from './resources/account';
import { JobsResource, retrieveJob } from './resources/jobs';
import { RendersResource } from './resources/renders';
import { WebhooksResource } from './resources/webhooks';
import { retryPolicy } from './retry/retry-options';
import { chooseTransport } from './transport/choose-transport';
import { isFinalJob } from './types/job-states';
import { RECOVER_OPTIONS, type RecoveredRender, type RecoverOptions } from './types/recovered-render';
import { jobIdOf } from './types/verified-delivery';
import { USER_AGENT } from './user-agent';
import { JobPolling } from './waiting/job-polling';
import { Scheduler } from './waiting/scheduler';
import { DEFAULT_WAIT, waitPlan } from './waiting/wait-options';

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
  readonly #wire: Wire;

  /** Throws an InvalidRequestError when the key or the address is missing or unusable, and in a browser. */
  constructor(options: VidClientOptions = {}) {
    refuseBrowsers(globalThis);
    checkOptions('VidClient', options, CLIENT_OPTIONS);
    const apiKey = resolveApiKey(options.apiKey, process.env);
    const baseUrl = resolveBaseUrl(options.baseUrl, process.env);
    const { clock = systemClock, random = Math.random, newKey = () => randomUUID() } = options.ports ?? {};
    const observer = new Observer(options);
    const exposed = whyNotPrivate(baseUrl);
    if (exposed !== undefined) observer.warn(exposed, 'VID_PLAIN_HTTP');
    const transport = chooseTransport(options.transport, options.dispatcher);
    const wire = new Wire({ baseUrl, apiKey, userAgent: USER_AGENT, transport, clock, observer });
    const caller = new Caller(wire, { retry: retryPolicy(options.retry), random });
    const scheduler = new Scheduler(clock);
    const polling = new JobPolling({
      clock,
      scheduler,
      random,
      async retrieve(jobId, signal) {
        const seen = await retrieveJob(caller, jobId, { signal, maxRetries: 0 });
        const { status } = seen.data;
        if (isFinalJob(seen.data)) observer.note('job', 'info', `job ${jobId} is ${status}`, { jobId, status });
        return seen;
      },
    });
    const journal = options.journal ?? new MemoryJournal();
    const inbox = new DeliveryInbox();
    const finder = new RenderFinder({ clock, inbox, journal, underWay: () => paid.underWay });
    const jobs = new JobsResource(caller, {
      clock,
      scheduler,
      polling,
      defaults: waitPlan(options.wait ?? {}, DEFAULT_WAIT, 'wait.'),
    });
    const actions: JobActions = {
      wait: (id, wait) => jobs.wait(id, wait),
      watch: (id, wait) => jobs.watch(id, wait),
      download: (id, destination, download) => jobs.download(id, destination, download),
    };
    const account = new AccountScope({
      given: options.journalScope,
      baseUrl,
      apiKey: () => apiKey,
      // What ends with the process does not outlive an API key.
      askUserId: journal instanceof MemoryJournal ? undefined : () => askUserId(caller),
    });
    const holders = new KeyHolders({ journal, account, clock, ownerOf: (jobId) => ownerOfJob(caller, jobId) });
    const keys = new KeyRecord({ journal, account, holders, clock, observer });
    const pacer = new RenderPacer(clock);
    const recover = async (lost: LostRender, how: RecoverOptions): Promise<RecoveredRender> => {
      checkOptions('recover', how, RECOVER_OPTIONS);
      const delivery = await finder.find(lost, how);
      const accepted = inferAccepted(delivery);
      await keys.finish(lost.key, { state: 'accepted', accepted });
      return { inferred: true, jobId: accepted.job_id, delivery, render: makeRenderHandle(accepted, actions) };
    };
    const paid: PaidCaller = new PaidCaller({
      caller,
      keys,
      newKey,
      pacer,
      onLost: (lost) => finder.register(lost),
      recover,
    });
    const validate = options.validate ?? true;
    this.#wire = wire;
    this.account = new AccountResource(caller, ({ user_id: userId }) => account.learn(userId));
    this.jobs = jobs;
    this.renders = new RendersResource({
      clock,
      pacer,
      paid,
      jobs: actions,
      validate,
      warnOf: memberWarnings(observer),
      warn: (message, code) => observer.warn(message, code),
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
   * Refuses new calls and waits, lets the calls that are under way end (downloads as well), and closes the connections.
   * Without it the process can end all the same.
   */
  close(): Promise<void> {
    return this.#wire.close();
  }

  /**
   * Ends everything at once: what is under way fails with an AbortedError. Of a render that was being sent nobody knows then
   * whether it was charged.
   */
  destroy(): Promise<void> {
    return this.#wire.destroy();
  }

  /** For `await using`: the same as `close()`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
