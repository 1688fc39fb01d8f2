/**
 * One render on its way for all calls of this client that gave its key. Each caller has a signal and a time limit of its
 * own: whoever leaves is told so at once and alone. When nobody is left, nothing further is sent; the answer to what has
 * left is read all the same, and whoever gives the key meanwhile gets it.
 */
import { onAbort } from '../clock/on-abort';
import { abortedBy } from '../clock/sleep';
import { ENDPOINT_PATHS } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import { TimeoutError } from '../errors/timeout-error';
import type { VidError } from '../errors/vid-error';
import { PaidCall, type PaidPorts } from './paid-call';
import type { PaidFacts, PaidOptions, PaidResult } from './paid-request';

interface Member {
  readonly options: PaidOptions;
  /** When it must be answered, on the monotonic clock; undefined for one without a limit, and while it waits its turn. */
  endsAt: number | undefined;
  stopTimer: () => void;
  /** Whether it waits for nothing but the journal. */
  isParting: boolean;
  /** Takes it out, with an error of its own. */
  readonly leave: (error: VidError) => void;
  readonly take: (result: PaidResult) => void;
}

const nothing = (): void => undefined;

const { method, path } = ENDPOINT_PATHS.createRender;
const WHAT = `${method} ${path}`;

/** Milliseconds that the journal has to take down how a call ended, before whoever leaves is told without it. */
const GRACE_MS = 250;

export class SharedCall {
  /** The fingerprint of the request. */
  readonly bodyHash: string;
  readonly #ports: PaidPorts;
  readonly #call: PaidCall;
  readonly #members = new Set<Member>();
  /** Aborted when nobody is left and no answer is to come. */
  readonly #over = new AbortController();
  readonly #onEnd: () => void;
  #wasShared = false;
  #sending = false;
  /** When the last one left, on the monotonic clock. */
  #leftAt = 0;
  #result: Promise<PaidResult> | undefined;

  /** `onEnd`: from now on nobody may join. May be called more than once. */
  constructor(ports: PaidPorts, facts: PaidFacts, onEnd: () => void) {
    const { options, bodyHash } = facts;
    const { turn, waitOut } = options;
    this.#ports = ports;
    this.#onEnd = onEnd;
    this.bodyHash = bodyHash;
    const ofAll: PaidOptions = {
      ...options,
      signal: this.#over.signal,
      turn: turn && (() => this.#ask((member) => member.turn?.())),
      waitOut: waitOut && ((error) => this.#ask((member) => member.waitOut?.(error) ?? Promise.reject(error))),
    };
    const crew = {
      endsAt: () => this.#endsAt(),
      isOver: () => [...this.#members].every((member) => member.options.noMore?.aborted === true),
      isGone: () => this.#isGone(),
      sending: (isSent: boolean) => this.#setSending(isSent),
    };
    this.#call = new PaidCall(ports, { ...facts, options: ofAll }, crew);
  }

  /** Whether it is being sent at this moment and may turn out to own a job. */
  get underWay(): boolean {
    return this.#sending;
  }

  /** Settles with what came of it, or when this caller leaves; the first caller starts it. */
  join(options: PaidOptions): Promise<PaidResult> {
    return new Promise((resolve, reject) => {
      const { signal } = options;
      const done = (): void => {
        this.#members.delete(member);
        member.stopTimer();
        unlisten();
      };
      const leave = (error: VidError): void => {
        done();
        reject(error);
      };
      const take = (result: PaidResult): void => {
        done();
        resolve(result);
      };
      const member: Member = { options, endsAt: undefined, stopTimer: nothing, isParting: false, leave, take };
      const abort = (): void => this.#part(member, abortedBy(signal as AbortSignal, WHAT));
      const unlisten = onAbort(signal, abort);
      this.#members.add(member);
      this.#wasShared ||= this.#members.size > 1;
      if (options.turn === undefined || this.#sending) this.#limit(member);
      if (signal?.aborted && this.#result === undefined) this.#over.abort(signal.reason);
      this.#result ??= this.#call.run().finally(this.#onEnd);
      if (signal?.aborted) abort();
      this.#result.then(take, (error: VidError) => member.isParting || leave(error));
    });
  }

  /** The latest time that somebody allows; undefined when somebody has no limit. */
  #endsAt(): number | undefined {
    const ends = [...this.#members].map(({ endsAt }) => endsAt ?? Infinity);
    const latest = Math.max(this.#leftAt, ...ends);
    return latest === Infinity ? undefined : latest;
  }

  #isGone(): boolean {
    if (this.#members.size > 0) return false;
    this.#onEnd();
    return true;
  }

  /** The time of whoever waits for its turn is counted from there. */
  #setSending(isSent: boolean): void {
    if (this.#sending === isSent) return;
    this.#sending = isSent;
    for (const member of this.#members) {
      if (member.options.turn === undefined) continue;
      member.stopTimer();
      member.endsAt = undefined;
      if (isSent) this.#limit(member);
    }
  }

  #limit(member: Member): void {
    const { timeoutMs } = member.options;
    if (timeoutMs === undefined) return;
    const { clock } = this.#ports.caller;
    member.endsAt = clock.monotonic() + timeoutMs;
    member.stopTimer = clock.setTimer(() => this.#expire(member, timeoutMs), timeoutMs);
  }

  #expire(member: Member, timeoutMs: number): void {
    const message = `${WHAT} had no complete answer after ${Math.round(timeoutMs)} ms`;
    this.#part(member, new TimeoutError(message, { timeoutMs, sent: this.#call.maySend }));
  }

  /** Nobody waits longer than he wants to: his error says what is known by now. */
  #part(member: Member, error: AbortedError | TimeoutError): void {
    if (member.isParting) return;
    const isLast = this.#members.size === 1;
    const isRead = this.#call.isAwaited;
    const told = (): VidError => this.#call.left(error, { isRead, isLate: TimeoutError.is(error) && !this.#wasShared });
    if (!isLast || isRead) {
      this.#leftAt = this.#ports.caller.clock.monotonic();
      return member.leave(told());
    }
    member.isParting = true;
    this.#over.abort(AbortedError.is(error) ? error.cause : error);
    this.#onEnd();
    const end = (): void => {
      const { accepted } = this.#call;
      if (accepted === undefined) member.leave(told());
      else member.take(accepted);
    };
    const stop = this.#ports.caller.clock.setTimer(end, GRACE_MS);
    this.#result?.then(nothing, end).finally(stop);
  }

  /** Lets the first who is still there wait for all; when that one leaves, the next one does. */
  async #ask<T>(wait: (options: PaidOptions) => Promise<T> | undefined): Promise<T | undefined> {
    for (;;) {
      const [first] = this.#members;
      try {
        return await wait(first?.options ?? {});
      } catch (error) {
        if (first === undefined || this.#members.size === 1 || !AbortedError.is(error)) throw error;
        first.leave(this.#call.left(error, { isRead: false, isLate: false }));
      }
    }
  }
}
