import { brand } from './brand';
import { VidError } from './vid-error';

/** The caller's signal was aborted; its reason is the `cause`. A job that was started goes on. */
export class AbortedError extends VidError {
  static {
    brand(this, 'AbortedError');
  }
  declare readonly name: 'AbortedError';
}
