import type { Job } from '../contract';
import { redact, redactSentence } from '../observe/redact';
import { hideSecrets } from '../observe/secret-values';
import { brand, isBranded } from './brand';
import { shownCause } from './shown-cause';

/**
 * Whether a call has spent credits: `no` (the service refused it, or it was never sent), `yes` (it was accepted), or
 * `unknown` (it was sent and no readable answer came back).
 */
export type Charged = 'no' | 'yes' | 'unknown';

/** What any error of this package may carry. */
export interface VidErrorFacts {
  readonly cause?: unknown;
  /** What to do about it, as a sentence. */
  readonly nextStep?: string;
  readonly charged?: Charged | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly jobId?: string | undefined;
  readonly job?: Job | undefined;
  readonly callId?: string | undefined;
  readonly requestId?: string | undefined;
}

/** What `console` and `util.inspect` of Node, Bun and Deno call. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/**
 * Every error that this package throws. Test with `VidError.is(x)`, which also recognises errors of another copy of the
 * package; `instanceof` does the same.
 */
export class VidError extends Error {
  static {
    brand(this, 'VidError');
  }

  /** Name of the class, the same in every copy of the package. */
  declare readonly name: string;
  /** What to do about it, as a sentence. */
  readonly nextStep: string;
  /** For renders: whether this call has spent credits. */
  readonly charged: Charged | undefined;
  /** For renders: the key that was sent. */
  readonly idempotencyKey: string | undefined;
  /** For jobs: the id that was asked about. */
  readonly jobId: string | undefined;
  /** For jobs: the last state that was seen. */
  readonly job: Job | undefined;
  /** For calls: our own id, the same for all attempts; the service sees it as `x-client-request-id`. */
  readonly callId: string | undefined;
  /** For calls: what to name to support: what the service or a gateway called the request, else our own id. */
  readonly requestId: string | undefined;

  constructor(message: string, facts: VidErrorFacts = {}) {
    super(redactSentence(message), facts.cause === undefined ? undefined : { cause: shownCause(facts.cause) });
    this.nextStep = hideSecrets(facts.nextStep ?? 'Read the message and the cause.');
    this.charged = facts.charged;
    this.idempotencyKey = facts.idempotencyKey;
    this.jobId = facts.jobId;
    this.job = facts.job;
    this.callId = facts.callId;
    this.requestId = facts.requestId;
  }

  /** Whether a value is an error of this class, from any copy of the package. */
  static is<C extends abstract new (...args: never[]) => unknown>(this: C, value: unknown): value is InstanceType<C> {
    return isBranded(value, this);
  }

  /** What `instanceof` asks; knows errors of other copies too. */
  static override [Symbol.hasInstance](this: abstract new (...args: never[]) => unknown, value: unknown): boolean {
    return isBranded(value, this);
  }

  /** What a console prints: the stack and what else is known, with keys, secrets, signed URLs and data URIs taken out. */
  [INSPECT](_depth: number, options: object, inspect: (value: unknown, options: object) => string): string {
    const { name: _name, message: _message, ...facts } = this.toJSON();
    const shown = Object.keys(facts).length === 0 ? '' : ` ${inspect(facts, options)}`;
    const cause = this.cause === undefined ? '' : `\n[cause]: ${inspect(this.cause, options)}`;
    return `${redactSentence(this.stack ?? `${this.name}: ${this.message}`)}${shown}${cause}`;
  }

  /** The error as plain data for a log, with keys, secrets, signed URLs and data URIs taken out. */
  toJSON(): Record<string, unknown> {
    const { name, message, ...own } = { ...this, name: this.name, message: this.message };
    const { cause: _cause, stack: _stack, ...facts } = own as Record<string, unknown>;
    return redact({ name, message, ...facts }) as Record<string, unknown>;
  }
}

/** Adds what only the caller knows (the key, the job, whether it was charged) to an error that was made further below. */
export const withFacts = <E extends VidError>(error: E, facts: VidErrorFacts): E => Object.assign(error, facts);

/** Whether a value is an error of this package, from any copy of it. */
export const isVidError = (value: unknown): value is VidError => VidError.is(value);
