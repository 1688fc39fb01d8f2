/** Towns of a brief in capitals by what leads to them: "MÉDIATHÈQUE DE FIGEAC", "PELUQUERÍA EN ALCORISA." */
import { folded } from '../../../wording/folded';
import type { Match } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import type { Span } from './capital-streets';
import { datesOf } from './dates-written';

/** Words of a town that goes on to the end of its part. */
const MOST_WORDS = 3;
const LONGEST = 40;
const LEAST_LETTERS = 3;
const PART = /^\s(\p{Lu}[\p{Lu}’'-]*(?:\s\p{Lu}[\p{Lu}’'-]*){0,6})(\s?[,.!?:;\n|(–—]|\s-\s|$)?/u;

/** The words of the town that a text begins with; undefined where it is none. */
const townAt = (behind: string, isLoose: boolean, lexicon: Lexicon): number | undefined => {
  const { unseated, townHeads, starts, hangs, and, bank, acts, language } = lexicon;
  const [, part = '', end] = PART.exec(behind) ?? [];
  const words = part.split(' ');
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  const isSmall = [starts, hangs, and].some((small) => small.has(first)) && !townHeads.has(first);
  const isElse =
    isSmall ||
    first.length < LEAST_LETTERS - (townHeads.has(first) ? 1 : 0) ||
    (unseated.at(folded(part), 0).length > 0 && !(townHeads.has(first) && second !== '' && !hangs.has(second))) ||
    acts.includes(first) ||
    datesOf(language).has(first) ||
    bank
      ?.names()
      .all(part)
      .some(({ start }) => start === 0) === true;
  if (isElse) return undefined;
  const isWhole =
    end !== undefined && words.length <= MOST_WORDS && words.every((word) => !and.has(word.toLowerCase()));
  // A preposition leads to many things: to a town where nothing follows.
  if (isLoose && !isWhole) return undefined;
  const count = isLoose ? words.length : townHeads.has(first) ? 2 : 1;
  return 1 + words.slice(0, count).join(' ').length;
};

/** The towns of a brief in capitals. */
export const townsIn = (brief: string, lexicon: Lexicon): readonly Span[] =>
  lexicon.seats.all(brief).flatMap(({ start, end }: Match<true>) => {
    const isLoose = !brief.slice(start, end).includes(' ');
    const length = townAt(brief.slice(end, end + LONGEST), isLoose, lexicon);
    return length === undefined ? [] : [{ start: end, end: end + length }];
  });
