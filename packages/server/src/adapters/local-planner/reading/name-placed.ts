/**
 * A sentence that holds nothing but whose film it is and where: "Scheepswerf De Haan, Urk." It signs the last card whole, and has no
 * scene where others have enough to tell.
 */
import { visibleWords } from './measure';
import type { Thought } from './thought';

const LEAST_LEFT = 4;
const MOST_WORDS = 6;
const PLACE = /^(?:,\s|\s\p{Ll}{1,4}\s)\p{Lu}[\p{L}’' -]*$/u;
const PLACING: ReadonlySet<string> = new Set(['place', 'list', 'introduction']);

/** The thoughts without that sentence, and the name with its place. */
export const withNamePlaced = (
  thoughts: readonly Thought[],
  brand: string | undefined,
): { readonly thoughts: readonly Thought[]; readonly brand?: string } => {
  if (brand === undefined) return { thoughts };
  const placed = thoughts.find(
    ({ text, kinds, order }) =>
      order > 0 &&
      text.startsWith(brand) &&
      PLACE.test(text.slice(brand.length)) &&
      visibleWords(text) <= MOST_WORDS &&
      [...kinds].every((kind) => PLACING.has(kind)),
  );
  if (placed === undefined || thoughts.length <= LEAST_LEFT) return { thoughts, brand };
  return { thoughts: thoughts.filter((thought) => thought !== placed), brand: placed.text };
};
