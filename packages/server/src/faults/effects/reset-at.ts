/** `reset_at`: resets the connection after so many bytes of the body. */
import { type EffectKind, MAX_BYTES } from '../effect';
import { endingAt } from '../pieces';

export const resetAt: EffectKind<number> = {
  takes: { kind: 'integer', min: 0, max: MAX_BYTES },
  about: 'it is reset there',
  send: (bytes, at, wire) => endingAt(bytes, at, wire, 'reset'),
};
