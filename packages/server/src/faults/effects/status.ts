/** `status`: answers with it in the place of handling the request. */
import type { EffectKind } from '../effect';

export const status: EffectKind<number> = {
  takes: { kind: 'integer', min: 200, max: 599 },
  about: 'it is not handled: this is answered',
};
