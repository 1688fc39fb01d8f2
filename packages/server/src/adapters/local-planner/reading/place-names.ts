/** "Plaza Mayor de Trujillo", "Cathedral Sq Peterborough": where something is has capitals as a name has, and names nobody. */
import { isOneOf } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';

/** Characters before a name among which its street stands. */
const LONGEST_BEFORE = 60;

/** Whether a name is that of a square or a street of the brief. */
export const isPlaceName = (name: string, brief: string, { towns }: Lexicon): boolean => {
  const at = brief.indexOf(name);
  const before =
    /(\p{L}+)\.?\s(?:\p{L}{1,3}\s)?$/u.exec(brief.slice(Math.max(0, at - LONGEST_BEFORE), Math.max(0, at)))?.[1] ?? '';
  const [town] = towns.all(name).filter(({ end }) => end === name.length);
  const bare = name.slice(0, town?.start ?? name.length).trim();
  const words = bare.split(' ');
  return (
    (before !== '' && isOneOf(BESIDE_NUMBERS.streets, before)) ||
    (words.length > 1 && isOneOf(BESIDE_NUMBERS.roads, words.at(-1) ?? '') && town !== undefined)
  );
};
