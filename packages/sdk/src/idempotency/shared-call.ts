/**
 * One render on its way for all calls of this client that gave its key. Each caller has a signal and a time limit of its
 * own: whoever leaves is told so alone, and the sending ends early only when nobody is left.
 */
import { onAbort } from '../clock/on-abort';
import { abortedBy } from '../clock/sleep';
import { ENDPOINT_PATHS } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import { TimeoutError } from '../errors/timeout-error';
import type { VidError } from '../errors/vid-error';
import { PaidCall, type PaidPorts } from './paid-call';
import { abortedCall } from './paid-call-errors';
import type { PaidFacts, PaidOptions, PaidResult } from './paid-request';

interface Member {
  readonly options: PaidOptions;
  /** When it must be answered, on the monotonic clock; undefined for one without a limit, and while it waits its turn. */
  endsAt: number | undefined;
  stopTimer: () => void;
  /** Takes it out, with an error of its own. */
  readonly leave: (error: VidError) => void;
}

const nothing = (): void => undefined;

const { method, path } = ENDPOINT_PATHS.createRender;
const WHAT = `${method} ${path}`;

export class SharedCall {
  /** The fingerprint of the request. */
  readonly bodyHash: string;
  readonly #ports: PaidPorts;
  readonly #call: PaidCall;
  readonly #members = new Set<Member>();
  /** Aborted when nobody is left. */
  readonly #empty = new AbortController();
  readonly #onEnd: () => void;
  #wasShared = false;
  #sending = false;
  #result: Promise<PaidResult> | undefined;

  constructor(ports: PaidPorts, facts: PaidFacts, onEnd: () => void) {
    const { options, bodyHash } = facts;
    const { turn, waitOut } = options;
    this.#ports = ports;
    this.#onEnd = onEnd;
    this.bodyHash = bodyHash;
    const ofAll: PaidOptions = {
      ...options,
      signal: this.#empty.signal,
      turn: turn && (() => this.#ask((member) => member.turn?.())),
      waitOut: waitOut && ((error) => this.#ask((member) => member.waitOut?.(error) ?? Promise.reject(error))),
    };
    const crew = {
      endsAt: () => this.#endsAt(),
      isOver: () => [...this.#members].every((member) => member.options.noMore?.aborted === true),
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
      const member: Member = { options, endsAt: undefined, stopTimer: nothing, leave };
      const unlisten = onAbort(signal, () => this.#abort(member, signal as AbortSignal));
      this.#members.add(member);
      this.#wasShared ||= this.#members.size > 1;
      if (options.turn === undefined || this.#sending) this.#limit(member);
      if (this.#wasShared) for (const each of this.#members) this.#watch(each);
      if (signal?.aborted) this.#abort(member, signal);
      this.#result ??= this.#call.run().finally(this.#onEnd);
      this.#result.finally(done).then(resolve, reject);
    });
  }

  /** The latest time that somebody allows; undefined when somebody has no limit. */
  #endsAt(): number | undefined {
    const ends = [...this.#members].map(({ endsAt }) => endsAt ?? Number.POSITIVE_INFINITY);
    const latest = Math.max(0, ...ends);
    return latest === Number.POSITIVE_INFINITY ? undefined : latest;
  }

  /** The time of whoever waits for its turn is counted from there. */
  #setSending(isSent: boolean): void {
    if (this.#sending === isSent) return;
    this.#sending = isSent;
    for (const member of this.#members) {
      if (member.options.turn === undefined) continue;
      if (isSent) this.#limit(member);
      else member.endsAt = undefined;
      if (this.#wasShared) this.#watch(member);
    }
  }

  #limit(member: Member): void {
    const { timeoutMs } = member.options;
    member.endsAt = timeoutMs === undefined ? undefined : this.#ports.caller.clock.monotonic() + timeoutMs;
  }

  /** Where it is shared each limit is watched; a single caller's is that of the call itself. */
  #watch(member: Member): void {
    const { clock } = this.#ports.caller;
    const { endsAt } = member;
    member.stopTimer();
    member.stopTimer =
      endsAt === undefined ? nothing : clock.setTimer(() => this.#expire(member), endsAt - clock.monotonic());
  }

  #expire(member: Member): void {
    const { timeoutMs = 0 } = member.options;
    const { key, maySend } = this.#call;
    const message = `${WHAT} had no complete answer after ${Math.round(timeoutMs)} ms`;
    const error = new TimeoutError(message, { timeoutMs, sent: maySend });
    member.leave(abortedCall(error, key, maySend));
    if (this.#members.size === 0) this.#empty.abort(error);
  }

  #abort(member: Member, signal: AbortSignal): void {
    // The last one is told by the call what it has come to.
    if (this.#members.size === 1) return this.#empty.abort(signal.reason);
    const { key, maySend } = this.#call;
    member.leave(abortedCall(abortedBy(signal, WHAT), key, maySend));
  }

  /** Lets the first who is still there wait for all; when that one leaves, the next one does. */
  async #ask<T>(wait: (options: PaidOptions) => Promise<T> | undefined): Promise<T | undefined> {
    for (;;) {
      const [first] = this.#members;
      try {
        return await wait(first?.options ?? {});
      } catch (error) {
        if (first === undefined || this.#members.size === 1 || !AbortedError.is(error)) throw error;
        first.leave(abortedCall(error, this.#call.key, false));
      }
    }
  }
}
