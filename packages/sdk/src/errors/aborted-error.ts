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
}
