/** `slice`: sends the body in pieces of so many bytes. */
import { type EffectKind, MAX_BYTES } from '../effect';
import { inPieces } from '../pieces';

export const slice: EffectKind<number> = {
  takes: { kind: 'integer', min: 1, max: MAX_BYTES },
  about: 'the body comes in pieces of so many bytes',
  send: (bytes, size, { delay }) => inPieces(bytes, size, () => delay(0)),
};
