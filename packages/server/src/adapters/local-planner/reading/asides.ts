/**
 * Who writes to the maker of a film does it in a row: what stands between two such sentences, or after one at the brief's
 * end, and tells viewers nothing that they could act on, goes on with it: "Loud, fast, whisper it."
 */
import { makersOdds } from '../addressee/makers-odds';
import type { Lexicon } from '../lexicon/lexicon';
import type { Heard } from './heard';
import { isLabelled } from './labelled';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { namesWhose } from './names-whose';
import { askedFor } from './openings';
import { QUOTATION } from './patterns';
import type { Statement } from './sentences';
import { trimEndOf } from './trim-end';
import { saysSo, sells } from './wishes';

/** More words say something of their own. */
const MOST_WORDS = 9;

/** Odds below which a sentence speaks to viewers, and from which it rather speaks to the maker, however long. */
const UNLIKELY = -1.5;
const LIKELY = 0.6;
/** The same for a row of things, which are rather sold. */
const CLEAR = 1.8;

type Ear = 'maker' | 'viewers' | 'open';

const LEAST_THINGS = 3;
const MOST_THING_WORDS = 3;
/** "Kitchens fitted, floors laid, painting" */
const isRowOfThings = (text: string): boolean => {
  const things = text.split(/[,،]\s/u);
  return things.length >= LEAST_THINGS && things.every((thing) => visibleWords(thing) <= MOST_THING_WORDS);
};

/** "Fade Factory, Eindhoven": who it is, and where. One that nothing follows signs. */
const isNameAlone = (text: string): boolean => {
  const [name = '', ...places] = trimEndOf(text, /[.\s]/u).split(', ');
  return places.length === 1 && [name, places[0] ?? ''].every((part) => nameAt(part) === part) && name.includes(' ');
};

/** "Les Ruches de Véro", "Academia Tesón de Albacete": a name with small words in it, which closes the brief. */
const SIGNS = /^\p{Lu}[\p{L}’'&-]*(?:\s(?:\p{Ll}{1,3}\s){0,2}(?:[dl][’'])?\p{Lu}[\p{L}’'&-]*){1,4}[.!]?$/u;
const closesWithName = (text: string, { language }: Lexicon): boolean =>
  language !== 'de' && SIGNS.test(text) && /\s\p{Ll}{1,3}\s|\s[dl][’']\p{Lu}/u.test(text);

const earOf = (
  { text, bullets }: Statement,
  lexicon: Lexicon,
  hear: (text: string) => Heard,
  isDirected: (text: string) => boolean,
): Ear => {
  if (bullets !== undefined || isLabelled(text) || namesWhose(text, lexicon) || isNameAlone(text)) return 'viewers';
  const heard = hear(text);
  if (heard.text.trim() === '' || isDirected(text)) return 'maker';
  if (askedFor(text) !== text) return 'viewers';
  // What it says to the maker has been parted from it.
  if (heard.forMaker.some((clause) => !saysSo(clause, lexicon)) && makersOdds(heard.text) < 0) return 'viewers';
  if (sells(text, lexicon) || QUOTATION.test(text)) return 'viewers';
  const odds = makersOdds(text);
  return odds < UNLIKELY || (visibleWords(text) > MOST_WORDS && odds < LIKELY) ? 'viewers' : 'open';
};

/** The sentences that go on with what was said to the maker; `hear` parts what is for whom, `isDirected` tells of those that are so by their wording. */
export const asidesAmong = (
  statements: readonly Statement[],
  lexicon: Lexicon,
  hear: (text: string) => Heard,
  isDirected: (text: string) => boolean,
): ReadonlySet<Statement> => {
  const ears = statements.map((statement, at) =>
    at > 0 && at === statements.length - 1 && closesWithName(statement.text, lexicon)
      ? 'viewers'
      : earOf(statement, lexicon, hear, isDirected),
  );
  const asides = new Set<Statement>();
  statements.forEach((statement, at) => {
    if (ears[at] !== 'open') return;
    const before = ears.slice(0, at).findLast((ear) => ear !== 'open');
    const after = ears.slice(at + 1).find((ear) => ear !== 'open');
    const between = before === 'maker' && (after === 'maker' || after === undefined);
    const beside = before === 'maker' || after === 'maker';
    if (between || (beside && makersOdds(statement.text) > (isRowOfThings(statement.text) ? CLEAR : LIKELY)))
      asides.add(statement);
  });
  return asides;
};
