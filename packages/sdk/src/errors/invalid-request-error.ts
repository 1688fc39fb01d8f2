import type { ErrorCode } from '../contract';
import { brand } from './brand';
import { VidError, type VidErrorFacts } from './vid-error';

/** One thing that is wrong with a request; `path` is dotted. `code` is what the service would answer with. */
export interface RequestProblem {
  /** Dotted, such as `scene_plan.0.prompt`. */
  readonly path: string;
  /** What is wrong, for people. */
  readonly message: string;
  /** The code that the service would refuse it with. */
  readonly code?: ErrorCode;
}

/** Refused before anything was sent: a request, an option or a setting is wrong. Nothing was charged. */
export class InvalidRequestError extends VidError {
  static {
    brand(this, 'InvalidRequestError');
  }
  declare readonly name: 'InvalidRequestError';
  /** Everything that is wrong. */
  readonly problems: readonly RequestProblem[];
  /** The code with which the service would refuse it, where it has one. */
  readonly code: ErrorCode | undefined;

  constructor(message: string, facts: VidErrorFacts & { readonly problems?: readonly RequestProblem[] } = {}) {
    super(message, { charged: 'no', ...facts });
    this.problems = facts.problems ?? [];
    this.code = this.problems.find(({ code }) => code !== undefined)?.code;
  }
}
