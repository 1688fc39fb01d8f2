/**
 * Sends a render so that it is never paid twice. The key and the bytes are fixed and journalled before anything leaves;
 * `nextStep` decides what follows each attempt. Specification: POST /v1/render, Idempotency.
 */
import type { Call } from '../call/answer';
import { RENDER_TIMEOUT_MS } from '../call/call-options';
import type { Caller } from '../call/caller';
import { sleep } from '../clock/sleep';
import { ENDPOINT_PATHS, IDEMPOTENCY_KEY_HEADER } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import { ApiError } from '../errors/api-error';
import type { DuplicateRequestError } from '../errors/api-error-classes';
import type { VidError } from '../errors/vid-error';
import type { RetryPolicy } from '../retry/retry-options';
import type { RecoveredRender, RecoverOptions } from '../types/recovered-render';
import { checkKey, hashBody } from './idempotency-key';
import type { KeyRecord } from './key-record';
import { type NextStep, nextStep } from './next-step';
import { abortedCall, duplicateCall, interrupted, keyReused, notCharged, outcomeUnknown } from './paid-call-errors';
import type { LostRender, PaidOptions, PaidRequest, PaidResult } from './paid-request';
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

/** The state of one call: what was sent under the present key, and what of it may have arrived. */
interface Progress {
  readonly request: PaidRequest;
  readonly options: PaidOptions;
  readonly bodyHash: string;
  /** When the call must have ended, on the monotonic clock; undefined for one without a limit. */
  readonly endsAt: number | undefined;
  key: string;
  attempts: number;
  retries: number;
  probes: number;
  waitedMs: number;
  firstSentAt: number;
  lastSentAt: number;
  /** Why it may have arrived; undefined while every attempt was refused or never sent. */
  unknown: VidError | undefined;
  /** The turn that was waited for, until the first attempt takes it. */
  turn: PacedAttempt | undefined;
}

const { method, path } = ENDPOINT_PATHS.createRender;

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
  send(request: PaidRequest, options: PaidOptions): Promise<PaidResult> {
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
    const { caller, keys } = this.#ports;
    const before = options.turn === undefined ? undefined : await keys.accepted(key);
    const turn = before === undefined ? await options.turn?.() : undefined;
    try {
      const known = await keys.begin(key, bodyHash, request);
      if (known !== undefined && known.bodyHash !== bodyHash) throw keyReused(key);
      if (known?.accepted) return { key, accepted: known.accepted, answer: undefined };
      const at = known?.at ?? caller.clock.now();
      const progress: Progress = {
        request,
        options,
        bodyHash,
        endsAt: options.timeoutMs === undefined ? undefined : caller.clock.monotonic() + options.timeoutMs,
        key,
        attempts: 0,
        retries: 0,
        // An earlier call recorded no outcome: the first attempt of this one is the probe.
        probes: known === undefined ? 0 : 1,
        waitedMs: 0,
        firstSentAt: at,
        lastSentAt: at,
        unknown: known === undefined ? undefined : interrupted(known),
        turn,
      };
      return await this.#attempts(progress);
    } finally {
      turn?.cancel();
    }
  }

  async #attempts(progress: Progress): Promise<PaidResult> {
    for (;;) {
      const outcome = await this.#attempt(progress);
      if (outcome.kind === 'accepted') return this.#accept(outcome, progress);
      const found = outcome.kind === 'duplicate' ? await this.#ports.keys.accepted(progress.key) : undefined;
      if (found !== undefined) return { key: progress.key, accepted: found, answer: undefined };
      const step = this.#decide(outcome, progress);
      if (step.act === 'fail') throw await this.#fail(step, outcome.error, progress);
      await this.#prepare(step, progress);
      await this.#pause(step.delayMs, outcome.error, progress);
    }
  }

  async #attempt(progress: Progress): Promise<SendOutcome> {
    const { caller, pacer } = this.#ports;
    const { request, options, key } = progress;
    const headers = { ...options.headers, [IDEMPOTENCY_KEY_HEADER.toLowerCase()]: key };
    const call: Call = { method, path, body: request.body, headers };
    const paced = progress.turn === undefined ? pacer.open() : countTaken(progress);
    const sentAt = caller.clock.now();
    progress.attempts += 1;
    const attempt = await caller.wire.attempt(call, {
      timeoutMs: Math.max(0, this.#leftMs(progress) ?? RENDER_TIMEOUT_MS),
      signal: options.signal,
      attempt: progress.attempts,
    });
    const outcome = sendOutcome(call, attempt);
    if (outcome.kind === 'not-sent' || (outcome.kind === 'aborted' && !outcome.sent)) {
      paced.cancel();
      return outcome;
    }
    paced.answered();
    if (progress.unknown === undefined) progress.firstSentAt = sentAt;
    progress.lastSentAt = sentAt;
    if (outcome.kind === 'unknown' || outcome.kind === 'aborted') {
      progress.unknown ??= outcome.error;
      await this.#ports.keys.finish(key, { state: 'unknown' });
    }
    return outcome;
  }

  #decide(outcome: Exclude<SendOutcome, { kind: 'accepted' }>, progress: Progress): NextStep {
    const { retry, clock, random } = this.#ports.caller;
    const { options, unknown, retries, probes, waitedMs } = progress;
    const { error } = outcome;
    const { maxRetries, idempotencyKey } = options;
    const policy: RetryPolicy = maxRetries === undefined ? retry : { ...retry, maxRetries };
    const retryAt = ApiError.is(error) ? error.retryAt : undefined;
    return nextStep(outcome, {
      policy,
      repeatRefused: maxRetries !== undefined,
      ownKey: idempotencyKey === undefined,
      maySend: unknown !== undefined,
      retries,
      probes,
      waitedMs,
      askedMs: retryAt === undefined ? undefined : retryAt.getTime() - clock.now(),
      leftMs: this.#leftMs(progress),
      random: random(),
    });
  }

  /** Milliseconds that the call has left; undefined without a limit. */
  #leftMs({ endsAt }: Progress): number | undefined {
    return endsAt === undefined ? undefined : endsAt - this.#ports.caller.clock.monotonic();
  }

  /** Counts the step, and takes a new key where the old one may count as used although everything was refused. */
  async #prepare(step: Exclude<NextStep, { act: 'fail' }>, progress: Progress): Promise<void> {
    progress.waitedMs += step.delayMs;
    if (step.act === 'probe') {
      progress.probes += 1;
      return;
    }
    progress.retries += 1;
    if (!step.rotate) return;
    await this.#ports.keys.finish(progress.key, { state: 'refused' });
    progress.key = this.#ports.newKey();
    await this.#ports.keys.begin(progress.key, progress.bodyHash, progress.request);
  }

  async #pause(delayMs: number, reason: VidError, progress: Progress): Promise<void> {
    const { clock, wire } = this.#ports.caller;
    const { key, unknown, options } = progress;
    wire.observer.note('retry', 'info', `${method} ${path}: again in ${Math.ceil(delayMs)} ms`, {
      idempotencyKey: key,
      delayMs,
      reason: reason.message,
      probe: unknown !== undefined,
    });
    try {
      await sleep(clock, delayMs, options.signal, `${method} ${path}`);
    } catch (error) {
      if (!AbortedError.is(error)) throw error;
      throw await this.#fail({ act: 'fail', as: 'aborted' }, error, progress);
    }
  }

  async #fail(step: NextStep & { act: 'fail' }, error: VidError, progress: Progress): Promise<VidError> {
    const { key, unknown, options } = progress;
    const maySend = unknown !== undefined;
    const uncertain = maySend || step.as === 'duplicate';
    await this.#ports.keys.finish(key, { state: uncertain ? 'unknown' : 'refused' });
    if (step.as === 'aborted') return abortedCall(error, key, maySend);
    if (step.as === 'refused') return notCharged(error, key);
    if (step.as === 'unknown') return this.#unknown(error, progress, step.arrived);
    return duplicateCall(error as DuplicateRequestError, key, options.idempotencyKey === undefined);
  }

  #unknown(cause: VidError, progress: Progress, arrived: boolean): VidError {
    const { key, request, firstSentAt, lastSentAt, attempts, unknown } = progress;
    const lost: LostRender = { key, firstSentAt, lastSentAt, scenes: request.scenes };
    this.#ports.onLost(lost);
    const error = outcomeUnknown({
      key,
      firstSentAt,
      lastSentAt,
      attempts,
      arrived,
      mayHaveCost: request.mayHaveCost,
      cause: arrived ? (unknown ?? cause) : cause,
      recover: (options = {}) => this.#ports.recover(lost, options),
    });
    this.#ports.caller.wire.observer.note('render', 'error', error.message, { idempotencyKey: key, arrived });
    return error;
  }

  async #accept({ accepted, answer }: SendOutcome & { kind: 'accepted' }, { key }: Progress): Promise<PaidResult> {
    await this.#ports.keys.finish(key, { state: 'accepted', accepted });
    this.#ports.caller.wire.observer.note('render', 'info', `render accepted as job ${accepted.job_id}`, {
      jobId: accepted.job_id,
      idempotencyKey: key,
      creditsUsed: accepted.credits_used,
    });
    return { key, accepted, answer };
  }
}

const countTaken = (progress: Progress): PacedAttempt => {
  const turn = progress.turn as PacedAttempt;
  progress.turn = undefined;
  return turn;
};
