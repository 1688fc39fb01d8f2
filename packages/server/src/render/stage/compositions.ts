/** The compositions, by name and shape of the frame. */
import type { Composition, Shape } from './composition';
import { ENDING } from './compositions/ending';
import { NEAR } from './compositions/near';
import { READING } from './compositions/reading';
import { STAGED } from './compositions/staged';

// biome-ignore format: a list is read in a line
export const COMPOSITION_NAMES = ['pedestal', 'hover', 'giant', 'corner', 'below', 'macro', 'parade', 'close', 'lead', 'over', 'ledge', 'crest'] as const;
export type CompositionName = (typeof COMPOSITION_NAMES)[number];

export const COMPOSITIONS: Record<CompositionName, Record<Shape, Composition>> = {
  ...STAGED,
  ...NEAR,
  ...READING,
  ...ENDING,
};
