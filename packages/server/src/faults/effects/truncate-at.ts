/** `truncate_at`: closes the connection after so many bytes of the body, whose length was announced. */
import { type EffectKind, MAX_BYTES } from '../effect';
import { endingAt } from '../pieces';

export const truncateAt: EffectKind<number> = {
  takes: { kind: 'integer', min: 0, max: MAX_BYTES },
  about: 'the connection is closed after so many bytes of the body',
  send: (bytes, at, wire) => endingAt(bytes, at, wire, 'closed'),
};
