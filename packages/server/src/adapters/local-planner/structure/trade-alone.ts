/** What signs a film of a short line that is the name of a trade. */
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from '../reading/measure';
import type { Thought } from '../reading/thought';

const LEAST_WORDS = 2;
const MOST_WORDS = 6;

/** "Chaveiro 24 horas em Curitiba": a short line that begins with its trade is a name of it, without how many hours; where nouns stand last, so is one that ends with it. */
export const tradeAlone = (thought: Thought | undefined, { bank, endings }: Lexicon): string | undefined => {
  const { text: given = '', kinds, list, contact } = thought ?? {};
  const text = given.replace(/\s\p{N}{1,2}(?:\/\p{N}{1,2}|\s?\p{L}+)(?=\s)/u, '');
  const isPlain = list === undefined && contact === undefined && [...(kinds ?? [])].every((kind) => TELLING.has(kind));
  const begins =
    bank
      ?.names()
      .all(text)
      .some(({ start, end }) => start === 0 || (endings.length > 0 && end === text.length)) === true;
  return isPlain &&
    begins &&
    !isUnspaced(text) &&
    visibleWords(text) >= LEAST_WORDS &&
    visibleWords(text) <= MOST_WORDS &&
    /^[^,.:;!?،\p{N}]+$/u.test(text)
    ? text
    : undefined;
};
const TELLING: ReadonlySet<string> = new Set(['introduction', 'time', 'place']);
