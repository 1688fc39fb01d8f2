/**
 * Starts many renders within the account's limits and hands out what came of each, in the order in which they end. It
 * takes requests and starts renders only as its reader keeps up. A refusal that would meet every further request (key,
 * plan, suspension, caps) ends the sending: the rest gets the same error without being sent, and without a key.
 */
import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import { abortedBy, sleep } from '../clock/sleep';
import { RATE_LIMITS } from '../contract';
import type { ApiError } from '../errors/api-error';
import { ConcurrencyLimitError } from '../errors/api-error-classes';
import { VidError, withFacts } from '../errors/vid-error';
import type { PaidOptions } from '../idempotency/paid-request';
import type { PacedAttempt, RenderPacer } from '../idempotency/render-pacer';
import { callBack, onLateFailure } from '../observe/late-failure';
import type { RenderHandle } from '../types/render-handle';
import type { RenderOutcome } from '../types/render-outcome';
import type { RenderRequest } from '../types/render-request';
import { DEFAULT_WAIT } from '../waiting/wait-options';
import type { CreateManyOptions, RenderPause } from './create-many-options';
import { asFailed, asPulled, type Happening, numbered, type RenderRequests, SOURCE } from './happening';
import { KeysOfRun } from './keys-of-run';
import { LearnedLimits } from './learned-limits';
import { SlotSignal } from './slot-signal';
import { stopping } from './stopping';

export interface CreateManyPorts {
  readonly clock: Clock;
  readonly pacer: RenderPacer;
  /** Tells somebody who gave no callback. */
  readonly warn: (message: string, code: string) => void;
  readonly create: (request: RenderRequest, options: PaidOptions) => Promise<RenderHandle>;
}

const DEFAULT_CONCURRENCY = 3;

/** One run over many requests. */
class Batch {
  readonly #ports: CreateManyPorts;
  readonly #options: CreateManyOptions;
  readonly #limits: LearnedLimits;
  readonly #slots = new SlotSignal();
  /** Ends the waiting of what is under way, when the reader leaves or the caller aborts. */
  readonly #stop = new AbortController();
  readonly #keys: KeysOfRun;
  #stopped: VidError | undefined;

  constructor(ports: CreateManyPorts, options: CreateManyOptions) {
    this.#ports = ports;
    this.#options = options;
    this.#keys = new KeysOfRun(options.idempotencyKey);
    this.#limits = new LearnedLimits({
      minute: options.limits?.minute ?? RATE_LIMITS.render.minute,
      hour: options.limits?.hour ?? RATE_LIMITS.render.hour,
      day: options.limits?.day ?? RATE_LIMITS.render.day,
    });
  }

  async *run(requests: RenderRequests): AsyncGenerator<RenderOutcome, void, undefined> {
    const { signal, concurrency = DEFAULT_CONCURRENCY } = this.#options;
    if (Array.isArray(requests)) this.#keys.takeAll(requests as readonly RenderRequest[]);
    const source = numbered(requests);
    const underWay = new Map<number, Promise<Happening>>();
    /** What came out after the run was ended. */
    const late: RenderOutcome[] = [];
    let pulling: Promise<Happening> | undefined;
    let exhausted = false;
    let failed: { readonly error: unknown } | undefined;
    const unlisten = this.#listen();
    /** Where nothing further is wanted, nothing is waited for that the source may give. */
    const stopped = new Promise<Happening>((resolve) => {
      onAbort(this.#stop.signal, () => resolve({ pulled: { done: true, value: undefined } }));
    });
    try {
      for (;;) {
        const ending = exhausted || this.#stop.signal.aborted;
        if (ending) pulling = undefined;
        else if (underWay.size < concurrency) pulling ??= source.next().then(asPulled, asFailed(SOURCE));
        if (pulling === undefined && underWay.size === 0) break;
        const happened = await Promise.race([
          ...underWay.values(),
          ...(pulling === undefined ? [] : [pulling]),
          ...(ending ? [] : [stopped]),
        ]);
        if ('outcome' in happened) {
          const { outcome } = happened;
          underWay.delete(outcome.index);
          if (this.#stop.signal.aborted) late.push(outcome);
          yield outcome;
          continue;
        }
        if ('error' in happened) {
          underWay.delete(happened.index);
          failed ??= happened;
          this.#stop.abort(happened.error);
          continue;
        }
        pulling = undefined;
        if (happened.pulled.done) exhausted = true;
        else {
          const [index, request] = happened.pulled.value;
          const ended = this.#one(index, request).then((outcome): Happening => ({ outcome }));
          underWay.set(index, ended.catch(asFailed(index)));
        }
      }
      if (failed !== undefined) throw failed.error;
      if (signal?.aborted) throw Object.assign(abortedBy(signal, 'createMany'), { outcomes: late });
    } finally {
      unlisten();
      this.#stop.abort(new Error('the loop was left'));
      // A source that is still waiting for its next request would keep the reader waiting as well.
      void source.return().catch(() => undefined);
      for (const happened of await Promise.all(underWay.values())) this.#tellOrphan(happened);
    }
  }

  /** Ends the run with either signal of the caller's. */
  #listen(): () => void {
    const { signal, detach } = this.#options;
    const endings = [signal, detach].filter((ending) => ending !== undefined);
    const unlisten = endings.map((ending) => {
      if (ending.aborted) this.#stop.abort(ending.reason);
      return onAbort(ending, () => this.#stop.abort(ending.reason));
    });
    return () => {
      for (const each of unlisten) each();
    };
  }

  /** What the service may have been asked for is told; what was never sent is not lost. */
  #tellOrphan(happened: Happening): void {
    if (!('outcome' in happened)) return;
    const { outcome } = happened;
    const { index, render, error } = outcome;
    if (error?.charged === 'no') return;
    const what = render === undefined ? `may have been charged (${error?.message})` : `is job ${render.job_id}`;
    const told = (problem: string): void =>
      this.#ports.warn(
        `createMany was left before it gave out request ${index}, which ${what}${problem}`,
        'VID_ORPHAN',
      );
    if (this.#options.onOrphan === undefined) return told('');
    callBack(
      () => this.#options.onOrphan?.(outcome),
      (reason) => told(`, and onOrphan threw: ${String(reason)}`),
    );
  }

  /** One request, from its turn to its video. Rejects only with what a callback of the caller's threw. */
  async #one(index: number, request: RenderRequest): Promise<RenderOutcome> {
    const { wait } = this.#options;
    let render: RenderHandle | undefined;
    try {
      render = await this.#start(index, request);
      if (wait === false) return { index, request, render };
      const job = await render.wait({ ...wait, signal: this.#stop.signal });
      return { index, request, render, job };
    } catch (error) {
      if (!VidError.is(error)) throw error;
      if (render === undefined) return { index, request, error };
      const job = error.job === undefined ? {} : { job: error.job };
      // It was accepted, whatever kept its job from being seen.
      return { index, request, render, ...job, error: withFacts(error, { charged: 'yes' }) };
    } finally {
      if (render !== undefined && wait !== false) this.#slots.freed();
    }
  }

  /** Sends it until it is accepted or refused for good; limits are waited out, under one key. */
  async #start(index: number, request: RenderRequest): Promise<RenderHandle> {
    const { idempotencyKey, rotateRefusedKeys, timeoutMs } = this.#options;
    if (this.#stopped !== undefined) throw this.#stopped;
    let attempt = 0;
    const nextKey = idempotencyKey && ((): string => idempotencyKey(request, index, (attempt += 1)));
    const key = this.#keys.take(request, index);
    try {
      const render = await this.#ports.create(request, {
        noMore: this.#stop.signal,
        idempotencyKey: key,
        rotateRefusedKeys,
        nextKey,
        timeoutMs,
        turn: () => this.#turn(),
        waitOut: (error) => this.#waitOut(error),
      });
      this.#limits.accepted(this.#ports.clock.monotonic());
      return render;
    } catch (error) {
      this.#stopped ??= stopping(error);
      throw error;
    }
  }

  /** Waits for the time that a refusal of any request named, and for the windows. */
  async #paced(onPause: (ms: number) => void): Promise<PacedAttempt> {
    const { clock, pacer } = this.#ports;
    for (;;) {
      const turn = await pacer.turn(this.#limits.limits(clock.monotonic()), this.#stop.signal, onPause);
      const closed = this.#limits.closedFor(clock.monotonic());
      if (closed === 0) return turn;
      turn.cancel();
      onPause(closed);
      await sleep(clock, closed, this.#stop.signal, 'Waiting for the rate limit');
    }
  }

  #tellPause(pause: RenderPause): void {
    onLateFailure(this.#options.onPause?.(pause), (reason) =>
      this.#ports.warn(`onPause threw: ${String(reason)}`, 'VID_CALLBACK'),
    );
  }

  async #turn(): Promise<PacedAttempt> {
    const turn = await this.#paced((ms) => this.#tellPause({ reason: 'rate-limit', ms }));
    if (this.#stopped === undefined) return turn;
    turn.cancel();
    throw this.#stopped;
  }

  async #waitOut(error: ApiError): Promise<void> {
    const { clock } = this.#ports;
    const reason = ConcurrencyLimitError.is(error) ? 'concurrent-limit' : 'rate-limit';
    const asked = error.retryAt === undefined ? undefined : error.retryAt.getTime() - clock.now();
    const interval = (this.#options.wait || undefined)?.pollIntervalMs ?? DEFAULT_WAIT.pollIntervalMs;
    const ms = Math.max(0, asked ?? interval);
    if (reason === 'rate-limit') this.#limits.refused(clock.monotonic(), ms);
    this.#tellPause({ reason, ms });
    const freed = new AbortController();
    const forget = reason === 'concurrent-limit' ? this.#slots.onFreed(() => freed.abort()) : undefined;
    try {
      await sleep(clock, ms, AbortSignal.any([this.#stop.signal, freed.signal]), 'Waiting for a limit');
    } catch (aborted) {
      if (this.#stop.signal.aborted) throw aborted;
    } finally {
      forget?.();
    }
  }
}

/** Starts many renders; see the head of this file. */
export const createMany = (
  ports: CreateManyPorts,
  requests: RenderRequests,
  options: CreateManyOptions,
): AsyncGenerator<RenderOutcome, void, undefined> => new Batch(ports, options).run(requests);
