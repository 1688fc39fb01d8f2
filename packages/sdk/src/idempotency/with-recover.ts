import type { VidError } from '../errors/vid-error';
import type { Recover } from '../types/recovered-render';

/** Gives an error the way to go on with its render; a function is no member that a log shows. */
export const withRecover = <E extends VidError>(error: E, recover: Recover): E =>
  Object.defineProperty(error, 'recover', { value: recover, configurable: true });
