import type { Recover } from '../types/recovered-render';
import type { RenderOutcome } from '../types/render-outcome';
import { brand } from './brand';
import { VidError } from './vid-error';

/**
 * The caller's signal was aborted; its reason is the `cause`. Or the client was closed, which refuses what is new, or
 * destroyed. A job that was started goes on.
 */
export class AbortedError extends VidError {
  static {
    brand(this, 'AbortedError');
  }
  declare readonly name: 'AbortedError';
  /** Of `createMany`: what came of the requests that were under way, as its loop was given them. */
  declare readonly outcomes?: readonly RenderOutcome[];
  /** Of a render that may have been charged: goes on with it. See `RenderOutcomeUnknownError`. */
  declare readonly recover?: Recover;
}
