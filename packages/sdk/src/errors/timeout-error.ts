import type { Recover } from '../types/recovered-render';
import { brand } from './brand';
import { VidError, type VidErrorFacts } from './vid-error';

/** No complete answer came in time. */
export class TimeoutError extends VidError {
  static {
    brand(this, 'TimeoutError');
  }
  declare readonly name: 'TimeoutError';
  /** The time that was allowed, in milliseconds. */
  readonly timeoutMs: number;
  /** False when no connection had been established by then. */
  readonly sent: boolean;
  /** Of a render that may have been charged: goes on with it. See `RenderOutcomeUnknownError`. */
  declare readonly recover?: Recover;

  constructor(message: string, facts: VidErrorFacts & { readonly timeoutMs: number; readonly sent: boolean }) {
    super(message, facts);
    this.timeoutMs = facts.timeoutMs;
    this.sent = facts.sent;
  }
}
