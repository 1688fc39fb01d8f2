/**
 * Sends a render so that it is never paid twice. The key and the bytes are fixed and journalled before anything leaves;
 * what was refused may be sent again when the caller asked for that, what was never sent may be sent again, and what may
 * have arrived is only ever probed, once, with the same key. Specification: POST /v1/render, Idempotency.
 */
import type { Answer, Call } from '../call/answer';
import { type CallOptions, RENDER_TIMEOUT_MS } from '../call/call-options';
import type { Caller } from '../call/caller';
import { sleep } from '../clock/sleep';
import { ENDPOINTS, IDEMPOTENCY_KEY_HEADER, type RenderAccepted } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import { ApiError } from '../errors/api-error';
import { ConcurrencyLimitError, PlanFailedError, RateLimitError } from '../errors/api-error-classes';
import type { VidError } from '../errors/vid-error';
import type { JournalEntry, RenderJournal } from '../journal/journal';
import { retryDelay } from '../retry/retry-delay';
import type { RetryPolicy } from '../retry/retry-options';
import type { RecoveredRender, RecoverOptions } from '../types/recovered-render';
import { checkKey, hashBody } from './idempotency-key';
import { abortedCall, duplicateCall, keyReused, notCharged, outcomeUnknown } from './paid-call-errors';
import { type SendOutcome, sendOutcome } from './send-outcome';

/** A render, ready to be paid for. */
export interface PaidRequest {
  /** The JSON text; it is sent as it is, in every attempt. */
  readonly body: string;
  /** Scenes of its plan; null for a brief. */
  readonly scenes: number | null;
  readonly label: string;
  readonly mayHaveCost: string;
}

export interface PaidOptions extends CallOptions {
  readonly idempotencyKey?: string | undefined;
}

/** What is known of a render that may exist, for finding it again. */
export interface LostRender {
  readonly key: string;
  readonly firstSentAt: number;
  readonly lastSentAt: number;
  readonly scenes: number | null;
}

/** An accepted render; `answer` is undefined when the journal knew it. */
export interface PaidResult {
  readonly accepted: RenderAccepted;
  readonly answer: Answer | undefined;
  readonly idempotencyKey: string;
}

export interface PaidPorts {
  readonly caller: Caller;
  readonly journal: RenderJournal;
  readonly scope: string;
  readonly newKey: () => string;
  /** Told of each attempt, so that pacing counts it; returns what to call when its answer is there. */
  readonly onSend: () => () => void;
  readonly recover: (lost: LostRender, options: RecoverOptions) => Promise<RecoveredRender>;
}

/** The state of one call: what was sent under the present key, and what of it may have arrived. */
interface Progress {
  key: string;
  readonly ownKey: boolean;
  readonly bodyHash: string;
  attempts: number;
  retries: number;
  waitedMs: number;
  firstSentAt: number;
  lastSentAt: number;
  /** Why it may have arrived; undefined while every attempt was refused or never sent. */
  unknown: VidError | undefined;
  probes: number;
}

const { method, path } = ENDPOINTS.createRender;

/** Probes of a call: one, and one more when the first was told to wait. */
const MAX_PROBES = 2;

export class PaidCaller {
  readonly #ports: PaidPorts;
  readonly #underWay = new Map<string, { readonly bodyHash: string; readonly result: Promise<PaidResult> }>();

  constructor(ports: PaidPorts) {
    this.#ports = ports;
  }

  /** Renders that are being sent at this moment and may turn out to own a job. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /** Sends a render, or gives back the one that its key already started. */
  send(request: PaidRequest, options: PaidOptions = {}): Promise<PaidResult> {
    const given = options.idempotencyKey;
    const key = given === undefined ? this.#ports.newKey() : checkKey(given);
    const bodyHash = hashBody(request.body);
    const same = this.#underWay.get(key);
    if (same !== undefined) return same.bodyHash === bodyHash ? same.result : Promise.reject(keyReused(key));
    const result = this.#send(request, options, key, bodyHash);
    this.#underWay.set(key, { bodyHash, result });
    const done = (): void => void this.#underWay.delete(key);
    result.then(done, done);
    return result;
  }

  async #send(request: PaidRequest, options: PaidOptions, key: string, bodyHash: string): Promise<PaidResult> {
    const known = await this.#begin(request, key, bodyHash);
    if (known !== undefined && known.bodyHash !== bodyHash) throw keyReused(key);
    if (known?.accepted) return { accepted: known.accepted, answer: undefined, idempotencyKey: key };
    const progress: Progress = {
      key,
      ownKey: options.idempotencyKey === undefined,
      bodyHash,
      attempts: 0,
      retries: 0,
      waitedMs: 0,
      firstSentAt: known?.at ?? this.#ports.caller.clock.now(),
      lastSentAt: known?.at ?? this.#ports.caller.clock.now(),
      unknown: known === undefined ? undefined : this.#interrupted(known),
      probes: known === undefined ? 0 : 1,
    };
    return this.#attempts(request, options, progress);
  }

  async #attempts(request: PaidRequest, options: PaidOptions, progress: Progress): Promise<PaidResult> {
    for (;;) {
      const outcome = await this.#attempt(request, options, progress);
      if (outcome.kind === 'accepted') return this.#accept(outcome, progress);
      const found = outcome.kind === 'duplicate' ? await this.#recorded(progress.key) : undefined;
      if (found !== undefined) return found;
      const delay = await this.#next(outcome, request, options, progress);
      progress.waitedMs += delay;
      this.#ports.caller.wire.observer.note('retry', 'info', `${method} ${path}: again in ${Math.ceil(delay)} ms`, {
        idempotencyKey: progress.key,
        delayMs: delay,
        reason: outcome.error.message,
        probe: progress.unknown !== undefined,
      });
      await this.#pause(delay, options.signal, progress);
    }
  }

  async #attempt(request: PaidRequest, options: PaidOptions, progress: Progress): Promise<SendOutcome> {
    const { caller, onSend } = this.#ports;
    const headers = { ...options.headers, [IDEMPOTENCY_KEY_HEADER.toLowerCase()]: progress.key };
    const call: Call = { method, path, body: request.body, headers };
    progress.attempts += 1;
    const before = { first: progress.firstSentAt, last: progress.lastSentAt };
    progress.lastSentAt = caller.clock.now();
    if (progress.unknown === undefined) progress.firstSentAt = progress.lastSentAt;
    const answered = onSend();
    const attempt = await caller.wire.attempt(call, {
      timeoutMs: options.timeoutMs ?? RENDER_TIMEOUT_MS,
      signal: options.signal,
      attempt: progress.attempts,
    });
    answered();
    const outcome = sendOutcome(call, attempt);
    if (outcome.kind === 'not-sent') [progress.firstSentAt, progress.lastSentAt] = [before.first, before.last];
    if (outcome.kind === 'unknown' || (outcome.kind === 'aborted' && outcome.sent)) {
      progress.unknown ??= outcome.error;
      await this.#finish(progress.key, { state: 'unknown' });
    }
    return outcome;
  }

  /** What another process with the same journal recorded under the key in the meantime. */
  async #recorded(key: string): Promise<PaidResult | undefined> {
    const accepted = (await this.#ports.journal.find(this.#ports.scope, key))?.accepted;
    return accepted ? { accepted, answer: undefined, idempotencyKey: key } : undefined;
  }

  async #accept(outcome: SendOutcome & { kind: 'accepted' }, { key }: Progress): Promise<PaidResult> {
    const { accepted, answer } = outcome;
    await this.#finish(key, { state: 'accepted', accepted });
    this.#ports.caller.wire.observer.note('render', 'info', `render accepted as job ${accepted.job_id}`, {
      jobId: accepted.job_id,
      idempotencyKey: key,
      creditsUsed: accepted.credits_used,
    });
    return { accepted, answer, idempotencyKey: key };
  }

  /** Milliseconds until the next attempt; throws when there is none. */
  async #next(
    outcome: Exclude<SendOutcome, { kind: 'accepted' }>,
    request: PaidRequest,
    options: PaidOptions,
    progress: Progress,
  ): Promise<number> {
    const policy = this.#policy(options);
    if (outcome.kind === 'aborted') throw await this.#aborted(outcome.error, progress);
    if (outcome.kind === 'duplicate') {
      if (progress.unknown === undefined) throw await this.#duplicate(outcome.error, progress);
      throw await this.#unknown(outcome.error, request, progress, true);
    }
    if (outcome.kind === 'not-sent') {
      const delay = this.#delay(policy, progress, undefined);
      if (delay !== undefined) return delay;
      if (progress.unknown !== undefined) throw await this.#unknown(outcome.error, request, progress, false);
      throw await this.#refused(outcome.error, progress);
    }
    if (progress.unknown !== undefined) return this.#probe(outcome.error, policy, request, progress);
    const delay = this.#mayRepeat(outcome.error, options) ? this.#delay(policy, progress, outcome.error) : undefined;
    if (delay === undefined) throw await this.#refused(outcome.error, progress);
    await this.#rotate(request, progress);
    return delay;
  }

  /** After an attempt that may have arrived: one spaced probe, and a second one only when a 429 told the first to wait. */
  async #probe(error: VidError, policy: RetryPolicy, request: PaidRequest, progress: Progress): Promise<number> {
    const limited = RateLimitError.is(error) || ConcurrencyLimitError.is(error);
    const spacing = Math.min(policy.maxDelayMs, policy.minDelayMs * 4);
    const delay = Math.max(spacing, this.#askedMs(error) ?? 0);
    const allowed = policy.maxRetries > 0 && (progress.probes === 0 || (limited && progress.probes < MAX_PROBES));
    if (!allowed || delay > policy.budgetMs) {
      throw await this.#unknown(error, request, progress, false);
    }
    progress.probes += 1;
    return delay;
  }

  #policy({ maxRetries }: PaidOptions): RetryPolicy {
    const { retry } = this.#ports.caller;
    return maxRetries === undefined ? retry : { ...retry, maxRetries };
  }

  /** A refused render is sent again only when the call itself asked for retries. */
  #mayRepeat(error: VidError, { maxRetries }: PaidOptions): boolean {
    if (maxRetries === undefined) return false;
    return RateLimitError.is(error) || ConcurrencyLimitError.is(error) || PlanFailedError.is(error);
  }

  #askedMs(error: VidError | undefined): number | undefined {
    if (!ApiError.is(error) || error.retryAt === undefined) return undefined;
    return error.retryAt.getTime() - this.#ports.caller.clock.now();
  }

  #delay(policy: RetryPolicy, progress: Progress, error: VidError | undefined): number | undefined {
    const { random } = this.#ports.caller;
    const { retries, waitedMs } = progress;
    const askedMs = this.#askedMs(error);
    const delay = retryDelay({ policy, retries, waitedMs, askedMs, leftMs: undefined, random: random() });
    if (delay !== undefined) progress.retries += 1;
    return delay;
  }

  /** A new key, when the old one was made here and everything sent with it was refused: it may count as used. */
  async #rotate(request: PaidRequest, progress: Progress): Promise<void> {
    if (!progress.ownKey) return;
    await this.#finish(progress.key, { state: 'refused' });
    progress.key = this.#ports.newKey();
    await this.#begin(request, progress.key, progress.bodyHash);
  }

  async #pause(delay: number, signal: AbortSignal | undefined, progress: Progress): Promise<void> {
    try {
      await sleep(this.#ports.caller.clock, delay, signal, `${method} ${path}`);
    } catch (error) {
      if (AbortedError.is(error)) throw await this.#aborted(error, progress);
      throw error;
    }
  }

  async #aborted(error: AbortedError, progress: Progress): Promise<AbortedError> {
    const maySend = progress.unknown !== undefined;
    await this.#finish(progress.key, { state: maySend ? 'unknown' : 'refused' });
    return abortedCall(error, progress.key, maySend);
  }

  async #refused(error: VidError, { key }: Progress): Promise<VidError> {
    await this.#finish(key, { state: 'refused' });
    return notCharged(error, key);
  }

  async #duplicate(error: Parameters<typeof duplicateCall>[0], progress: Progress): Promise<VidError> {
    await this.#finish(progress.key, { state: 'unknown' });
    return duplicateCall(error, progress.key, progress.ownKey);
  }

  async #unknown(cause: VidError, request: PaidRequest, progress: Progress, arrived: boolean): Promise<VidError> {
    const { key, firstSentAt, lastSentAt, attempts } = progress;
    await this.#finish(key, { state: 'unknown' });
    const lost: LostRender = { key, firstSentAt, lastSentAt, scenes: request.scenes };
    const error = outcomeUnknown({
      key,
      firstSentAt,
      lastSentAt,
      attempts,
      arrived,
      mayHaveCost: request.mayHaveCost,
      cause: arrived ? (progress.unknown ?? cause) : cause,
      recover: (options = {}) => this.#ports.recover(lost, options),
    });
    this.#ports.caller.wire.observer.note('render', 'error', error.message, { idempotencyKey: key, arrived });
    return error;
  }

  /** Why a key that the journal holds without an outcome may have arrived. */
  #interrupted({ key, at }: JournalEntry): VidError {
    return new AbortedError(
      `An earlier call with idempotency key '${key}' at ${new Date(at).toISOString()} recorded no outcome`,
      { idempotencyKey: key, charged: 'unknown' },
    );
  }

  /** Without a journal entry nothing is sent. */
  async #begin({ scenes, label }: PaidRequest, key: string, bodyHash: string): Promise<JournalEntry | undefined> {
    const { caller, journal, scope } = this.#ports;
    return journal.begin({ scope, key, bodyHash, at: caller.clock.now(), scenes, label });
  }

  /** A journal that fails now must not hide what the service answered. */
  async #finish(key: string, outcome: Parameters<RenderJournal['finish']>[2]): Promise<void> {
    const { caller, journal, scope } = this.#ports;
    try {
      await journal.finish(scope, key, outcome);
    } catch (error) {
      caller.wire.observer.log('error', `The journal could not record the render '${key}': ${String(error)}`);
    }
  }
}
