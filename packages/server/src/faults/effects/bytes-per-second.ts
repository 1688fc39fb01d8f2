/** `bytes_per_second`: sends the body slowly. */
import { type EffectKind, MAX_BYTES } from '../effect';
import { inPieces } from '../pieces';

/** So often in a second something comes, however slow it is. */
const BEATS = 20;

export const bytesPerSecond: EffectKind<number> = {
  takes: { kind: 'number', min: 1, max: MAX_BYTES },
  about: 'the body comes slowly, so many bytes a second',
  send: (bytes, rate, { delay }) =>
    inPieces(bytes, Math.max(1, Math.ceil(rate / BEATS)), (next) => delay((next / rate) * 1000)),
};
