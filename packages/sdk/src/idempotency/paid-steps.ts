/** What follows each attempt of one paid call, and how much of its patience is used up. */
import type { Caller } from '../call/caller';
import { ApiError } from '../errors/api-error';
import type { RetryPolicy } from '../retry/retry-options';
import { type NextStep, nextStep } from './next-step';
import type { PaidOptions } from './paid-request';
import type { SendHistory } from './send-history';
import type { SendOutcome } from './send-outcome';

/** How an attempt ended that the service did not accept. */
export type NotAccepted = Exclude<SendOutcome, { kind: 'accepted' }>;

export class PaidSteps {
  readonly #caller: Caller;
  readonly #options: PaidOptions;
  readonly #history: SendHistory;
  #retries = 0;
  #probes = 0;
  #waitedMs = 0;

  constructor(caller: Caller, options: PaidOptions, history: SendHistory) {
    this.#caller = caller;
    this.#options = options;
    this.#history = history;
  }

  /** The next attempt is the probe for what an earlier call left without an outcome. */
  probing(): void {
    this.#probes = 1;
  }

  /** `endsAt`: the latest time that somebody allows, on the monotonic clock; undefined without a limit. */
  next(outcome: NotAccepted, endsAt: number | undefined): NextStep {
    const { retry, clock, random } = this.#caller;
    const { maxRetries, idempotencyKey, rotateRefusedKeys, nextKey, waitOut } = this.#options;
    const policy: RetryPolicy = maxRetries === undefined ? retry : { ...retry, maxRetries };
    const retryAt = ApiError.is(outcome.error) ? outcome.error.retryAt : undefined;
    const hasNextKey = idempotencyKey === undefined || nextKey !== undefined;
    const step = nextStep(outcome, {
      policy,
      repeatRefused: maxRetries !== undefined,
      waitsOut: waitOut !== undefined,
      rotates: rotateRefusedKeys === true && hasNextKey,
      maySend: this.#history.unknown !== undefined,
      refusedBefore: this.#history.refused,
      retries: this.#retries,
      probes: this.#probes,
      waitedMs: this.#waitedMs,
      askedMs: retryAt === undefined ? undefined : retryAt.getTime() - clock.now(),
      leftMs: endsAt === undefined ? undefined : endsAt - clock.monotonic(),
      random: random(),
    });
    this.#history.refused ||= outcome.kind === 'refused';
    return step;
  }

  /** Counts a step that sends it again after a while. */
  taken({ act, delayMs }: NextStep & { readonly act: 'repeat' | 'probe' }): void {
    if (act === 'probe') this.#probes += 1;
    else this.#retries += 1;
    this.#waitedMs += delayMs;
  }
}
