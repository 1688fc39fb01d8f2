/** The words where the look has them, over its own light and ornament. */
import { ornament } from '../../look/ornaments';
import type { TypeComposition } from '../type-composition';

export const house: TypeComposition = {
  place: () => undefined,
  ground: ({ usual }) => usual,
  shapes: ({ setting, span }) => ornament(setting).map((layer) => ({ ...layer, shows: span })),
};
