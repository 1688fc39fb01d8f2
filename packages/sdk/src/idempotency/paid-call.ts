/**
 * One render on its way. The key and the bytes are fixed and journalled before anything leaves; `nextStep` decides what
 * follows each attempt. The key changes only where the caller allowed it and `nextStep` says so.
 */
import type { Call } from '../call/answer';
import { RENDER_TIMEOUT_MS } from '../call/call-options';
import type { Caller } from '../call/caller';
import { callIds, callIdsOf } from '../call/request-id';
import { abortedBy, sleep } from '../clock/sleep';
import { ENDPOINT_PATHS, IDEMPOTENCY_KEY_HEADER } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import { ApiError } from '../errors/api-error';
import type { DuplicateRequestError } from '../errors/api-error-classes';
import { VidError, withFacts } from '../errors/vid-error';
import type { RetryPolicy } from '../retry/retry-options';
import type { RecoveredRender, RecoverOptions } from '../types/recovered-render';
import { checkKey, hashText } from './idempotency-key';
import { isSameBody, type Patience } from './key-holders';
import type { KeyRecord } from './key-record';
import { type NextStep, nextStep } from './next-step';
import { abortedCall, duplicateCall, interrupted, keyReused, notCharged, outcomeUnknown } from './paid-call-errors';
import type { LostRender, PaidFacts, PaidOptions, PaidRequest, PaidResult } from './paid-request';
import type { PacedAttempt, RenderPacer } from './render-pacer';
import { type SendOutcome, sendOutcome } from './send-outcome';

export interface PaidPorts {
  readonly caller: Caller;
  readonly keys: KeyRecord;
  readonly newKey: () => string;
  readonly pacer: RenderPacer;
  /** Told of each render whose outcome stays unknown. */
  readonly onLost: (lost: LostRender) => void;
  readonly recover: (lost: LostRender, options: RecoverOptions) => Promise<RecoveredRender>;
}

/** Those for whom it is sent, who may come and go meanwhile. */
export interface Crew {
  /** When the sending must have ended, on the monotonic clock; undefined when somebody has no limit. */
  endsAt(): number | undefined;
  /** Whether nobody wants that to be sent which was not sent yet. */
  isOver(): boolean;
  /** Told when it begins to be sent, and when it only waits again. */
  sending(isSent: boolean): void;
}

type NotAccepted = Exclude<SendOutcome, { kind: 'accepted' }>;
type Refusal = Extract<SendOutcome, { kind: 'refused' }>;

const { method, path } = ENDPOINT_PATHS.createRender;

export class PaidCall {
  /** The fingerprint of the request, as the journal has it. */
  #bodyHash: string;
  /** The same for all attempts. */
  readonly #callId: string;
  readonly #ports: PaidPorts;
  readonly #request: PaidRequest;
  readonly #options: PaidOptions;
  readonly #crew: Crew;
  #key: string;
  #attempts = 0;
  #retries = 0;
  #probes = 0;
  #waitedMs = 0;
  /** When something was sent under the present key, Unix milliseconds; undefined before. */
  #firstSentAt: number | undefined;
  #lastSentAt = 0;
  /** Why it may have arrived; undefined while every attempt was refused or never sent. */
  #unknown: VidError | undefined;
  /** Whether an attempt under the present key was refused, in this call or in an earlier one that the journal knows. */
  #refused = false;
  /** The turn that was waited for, until an attempt takes it. */
  #turn: PacedAttempt | undefined;
  #onItsWay = false;
  /** Ends what closing the client waits for. */
  #left: (() => void) | undefined;

  constructor(ports: PaidPorts, { request, options, key, bodyHash }: PaidFacts, crew: Crew) {
    this.#ports = ports;
    this.#request = request;
    this.#options = options;
    this.#crew = crew;
    this.#key = key;
    this.#bodyHash = bodyHash;
    this.#callId = ports.caller.wire.newCallId();
  }

  /** The key that it is sent with now. */
  get key(): string {
    return this.#key;
  }

  /** Whether the service may have it: it is on its way, or was and got no answer that says no. */
  get maySend(): boolean {
    return this.#onItsWay || this.#unknown !== undefined;
  }

  /** Sends it until it is accepted or must not be sent any more. */
  async run(): Promise<PaidResult> {
    try {
      let known = await this.#begin();
      for (;;) {
        if (known !== undefined) return known;
        const outcome = await this.#attempt();
        if (outcome.kind === 'accepted') return await this.#accept(outcome);
        const found = outcome.kind === 'duplicate' ? await this.#jobOf() : undefined;
        if (found !== undefined) return this.#known(found);
        known = await this.#proceed(this.#decide(outcome), outcome);
      }
    } catch (error) {
      throw VidError.is(error) ? withFacts(error, callIdsOf(error, this.#callId)) : error;
    } finally {
      this.#crew.sending(false);
      this.#turn?.cancel();
      this.#leave();
    }
  }

  /** From here on closing the client waits for it; refused when the client is closed already. */
  #enter(): void {
    if (this.#left !== undefined) return;
    try {
      this.#left = this.#ports.caller.wire.begin(`${method} ${path}`);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #leave(): void {
    this.#left?.();
    this.#left = undefined;
  }

  /** Waits for its turn and claims the key. Gives the render when the journal has it already. */
  async #begin(): Promise<PaidResult | undefined> {
    const { keys } = this.#ports;
    const { idempotencyKey, turn } = this.#options;
    // What waits for nothing begins in the same breath, so that closing right after the call waits for it.
    if (turn === undefined) this.#enter();
    const earlier = idempotencyKey === undefined ? undefined : await keys.find(this.#key, this.#options.signal);
    // Journals of earlier versions hold the fingerprint of the very text, whatever the order of its members.
    if (earlier?.bodyHash === hashText(this.#request.body)) this.#bodyHash = earlier.bodyHash;
    if (earlier?.state === 'refused') {
      this.#refused = true;
      this.#firstSentAt ??= earlier.at;
    }
    if (earlier?.state !== 'accepted') this.#turn = await turn?.().catch((reason: unknown) => this.#refuse(reason));
    this.#enter();
    this.#crew.sending(true);
    const known = await keys.begin({
      ...this.#patience,
      key: this.#key,
      bodyHash: this.#bodyHash,
      request: this.#request,
      at: this.#firstSentAt,
      isNew: idempotencyKey === undefined,
    });
    if (known === undefined) return undefined;
    if (!isSameBody(known, this.#bodyHash)) throw keyReused(this.#key);
    if (known.accepted) return this.#known(known.accepted);
    // An earlier call recorded no outcome: the first attempt of this one is the probe.
    this.#unknown = interrupted(known);
    this.#firstSentAt = known.at;
    this.#probes = 1;
    return undefined;
  }

  /** How long another process that sends the same is waited for. */
  get #patience(): Patience {
    return { signal: this.#options.signal, endsAt: this.#crew.endsAt() };
  }

  /** The job that the journal has for this request, now that the service knows the key. */
  #jobOf(): Promise<PaidResult['accepted'] | undefined> {
    return this.#ports.keys.jobOf(this.#key, this.#bodyHash, this.#patience);
  }

  /** It ended while it waited, with nothing of it on its way. */
  #refuse(reason: unknown): never {
    throw AbortedError.is(reason) ? abortedCall(reason, this.#key, false) : reason;
  }

  #known(accepted: PaidResult['accepted']): PaidResult {
    return { key: this.#key, accepted, answer: undefined };
  }

  async #attempt(): Promise<SendOutcome> {
    const { caller, pacer, keys } = this.#ports;
    const { headers, signal } = this.#options;
    const key = { [IDEMPOTENCY_KEY_HEADER.toLowerCase()]: this.#key };
    const call: Call = {
      method,
      path,
      route: path,
      body: this.#request.body,
      headers: { ...headers, ...key },
      callId: this.#callId,
    };
    const paced = this.#turn ?? pacer.open();
    this.#turn = undefined;
    const sentAt = caller.clock.now();
    this.#attempts += 1;
    this.#onItsWay = true;
    const until = caller.clock.monotonic() + RENDER_TIMEOUT_MS;
    const leftMs = (): number => Math.max(0, this.#leftMs() ?? until - caller.clock.monotonic());
    const attempt = await caller.wire.attempt(call, {
      timeoutMs: leftMs(),
      moreMs: leftMs,
      signal,
      attempt: this.#attempts,
    });
    this.#onItsWay = false;
    const outcome = sendOutcome(call, attempt);
    if (outcome.kind === 'not-sent' || (outcome.kind === 'aborted' && !outcome.sent)) {
      paced.cancel();
      return outcome;
    }
    paced.answered();
    this.#firstSentAt ??= sentAt;
    this.#lastSentAt = sentAt;
    if (outcome.kind === 'unknown' || outcome.kind === 'aborted') {
      this.#unknown ??= outcome.error;
      await keys.finish(this.#key, { state: 'unknown' });
    }
    return outcome;
  }

  #decide(outcome: NotAccepted): NextStep {
    const { retry, clock, random } = this.#ports.caller;
    const { maxRetries, idempotencyKey, rotateRefusedKeys, nextKey, waitOut } = this.#options;
    const policy: RetryPolicy = maxRetries === undefined ? retry : { ...retry, maxRetries };
    const retryAt = ApiError.is(outcome.error) ? outcome.error.retryAt : undefined;
    const hasNextKey = idempotencyKey === undefined || nextKey !== undefined;
    const step = nextStep(outcome, {
      policy,
      repeatRefused: maxRetries !== undefined,
      waitsOut: waitOut !== undefined,
      rotates: rotateRefusedKeys === true && hasNextKey,
      maySend: this.#unknown !== undefined,
      refusedBefore: this.#refused,
      retries: this.#retries,
      probes: this.#probes,
      waitedMs: this.#waitedMs,
      askedMs: retryAt === undefined ? undefined : retryAt.getTime() - clock.now(),
      leftMs: this.#leftMs(),
      random: random(),
    });
    this.#refused ||= outcome.kind === 'refused';
    return step;
  }

  /** Milliseconds that the sending has left; undefined without a limit. */
  #leftMs(): number | undefined {
    const endsAt = this.#crew.endsAt();
    return endsAt === undefined ? undefined : endsAt - this.#ports.caller.clock.monotonic();
  }

  /** Does what was decided; gives the render when somebody else sent it meanwhile. */
  async #proceed(step: NextStep, outcome: NotAccepted): Promise<PaidResult | undefined> {
    switch (step.act) {
      case 'fail':
        throw await this.#fail(step, outcome.error);
      case 'wait-out':
        return this.#waitOut((outcome as Refusal).error as ApiError);
      case 'rotate':
        return this.#rotate(outcome.error);
      case 'probe':
        this.#probes += 1;
        break;
      case 'repeat':
        this.#retries += 1;
    }
    this.#waitedMs += step.delayMs;
    await this.#pause(step.delayMs, outcome.error);
    if (step.act === 'repeat' && this.#crew.isOver()) {
      const { noMore = AbortSignal.abort() } = this.#options;
      throw await this.#fail({ act: 'fail', as: 'aborted' }, abortedBy(noMore, `${method} ${path}`));
    }
    return undefined;
  }

  /** While it waits nothing of it is on its way, so the journal says that it was refused. */
  async #waitOut(error: ApiError): Promise<PaidResult | undefined> {
    this.#crew.sending(false);
    this.#leave();
    await this.#ports.keys.finish(this.#key, { state: 'refused' });
    await this.#options.waitOut?.(error).catch((reason: unknown) => this.#refuse(reason));
    return this.#begin();
  }

  async #rotate(error: VidError): Promise<PaidResult | undefined> {
    const { keys, newKey, caller } = this.#ports;
    const old = this.#key;
    await keys.finish(old, { state: 'refused' });
    const next = checkKey(this.#options.nextKey?.() ?? newKey());
    if (next === old) throw await this.#fail({ act: 'fail', as: 'unknown', arrived: true }, error);
    caller.wire.observer.note(
      'retry',
      'warn',
      `${method} ${path}: the refused key '${old}' is used up; sent as '${next}'`,
      {
        idempotencyKey: next,
        reason: error.message,
      },
    );
    this.#key = next;
    this.#refused = false;
    this.#firstSentAt = undefined;
    return this.#begin();
  }

  async #pause(delayMs: number, reason: VidError): Promise<void> {
    const { clock, wire } = this.#ports.caller;
    wire.observer.note('retry', 'info', `${method} ${path}: again in ${Math.ceil(delayMs)} ms`, {
      idempotencyKey: this.#key,
      delayMs,
      reason: reason.message,
      probe: this.#unknown !== undefined,
    });
    try {
      await sleep(clock, delayMs, this.#options.signal, `${method} ${path}`);
    } catch (error) {
      if (!AbortedError.is(error)) throw error;
      throw await this.#fail({ act: 'fail', as: 'aborted' }, error);
    }
  }

  async #fail(step: NextStep & { act: 'fail' }, error: VidError): Promise<VidError> {
    const maySend = this.#unknown !== undefined;
    const uncertain = maySend || step.as === 'duplicate' || step.as === 'unknown';
    const arrived = step.as === 'duplicate' || (step.as === 'unknown' && step.arrived) ? true : undefined;
    await this.#ports.keys.finish(this.#key, { state: uncertain ? 'unknown' : 'refused', arrived });
    if (step.as === 'aborted') return abortedCall(error, this.#key, maySend);
    if (step.as === 'refused') return notCharged(error, this.#key);
    if (step.as === 'unknown') return this.#lost(error, step.arrived);
    return duplicateCall(error as DuplicateRequestError, this.#key, this.#options.idempotencyKey === undefined);
  }

  #lost(cause: VidError, arrived: boolean): VidError {
    const key = this.#key;
    const lastSentAt = this.#lastSentAt;
    const firstSentAt = this.#firstSentAt ?? lastSentAt;
    const { scenes, title } = this.#request;
    const lost: LostRender = { key, firstSentAt, lastSentAt, scenes, title, arrived };
    this.#ports.onLost(lost);
    const error = outcomeUnknown({
      key,
      firstSentAt,
      lastSentAt,
      attempts: this.#attempts,
      arrived,
      onlyRefused: this.#unknown === undefined,
      mayHaveCost: this.#request.mayHaveCost,
      cause: arrived ? (this.#unknown ?? cause) : cause,
      recover: (options = {}) => this.#ports.recover(lost, options),
    });
    this.#ports.caller.wire.observer.note('render', 'error', error.message, { idempotencyKey: key, arrived });
    return error;
  }

  async #accept({ accepted, answer }: SendOutcome & { kind: 'accepted' }): Promise<PaidResult> {
    const key = this.#key;
    await this.#ports.keys.finish(key, { state: 'accepted', accepted });
    this.#ports.caller.wire.observer.note('render', 'info', `render accepted as job ${accepted.job_id}`, {
      jobId: accepted.job_id,
      idempotencyKey: key,
      creditsUsed: accepted.credits_used,
    });
    return { key, accepted, answer, requestId: callIds(this.#callId, answer.headers).requestId };
  }
}
