/** What a letter says before it tells anything: to whom it greets, and whom it is from. */
import { makersOdds } from '../addressee/makers-odds';
import type { Lexicon } from '../lexicon/lexicon';
import { apposedName } from './apposed-name';
import { clausesOf } from './clauses';
import { introductionOf } from './introductions';
import { isLabelled } from './labelled';
import { visibleWords } from './measure';
import { missable } from './missable';
import { nameAt } from './name-at';
import { namesWhose, writersName } from './names-whose';
import { beginsWithOurs, withoutOpening } from './openings';
import { NUMBER, QUOTATION } from './patterns';
import type { Statement } from './sentences';
import { withoutChatter } from './small-talk';
import { isGreeting, namesFilm, sells } from './wishes';

/** Odds below which a letter has come to what it is about. */
const COMES_TO_IT = -0.8;
/** The same where a sentence names a firm. */
const UNSURE = 2;
const MOST_PREAMBLE = 5;

/** "Buongiorno, siamo la Scuola di Musica Allegro": who writes says of what firm. */
const introducesFirm = (text: string, lexicon: Lexicon): boolean => {
  const told = clausesOf(text, lexicon).filter((clause) => !isGreeting(clause, lexicon));
  const said = introductionOf(told.join(' '), lexicon);
  if (visibleWords(said?.name ?? '') >= LEAST_FIRM) return true;
  // "Hi, I'm a chimney sweep in Harrogate" is what it is about.
  return said !== undefined && SOME.test(said.text) && (lexicon.bank?.names().all(said.text).length ?? 0) > 0;
};
const SOME = /^(?:an?|un|une|una|uno|ein|eine|uma?|een)\s\p{Ll}/iu;

/** "We need a short clip for our new pottery course": what the film is for is told. */
const saysOfWhat = (text: string): boolean => {
  const plain = withoutChatter(text);
  const told = withoutOpening(plain);
  return told !== plain && beginsWithOurs(told);
};
/** Two words are who writes: "I'm Tom Achebe". */
const LEAST_FIRM = 3;

/** "Please find the text below. Can you have it by Friday?": what a letter says to whom it greets, before it tells anything. */
export const preambleOf = (statements: readonly Statement[], lexicon: Lexicon): ReadonlySet<Statement> => {
  const preamble = new Set<Statement>();
  for (const statement of statements.slice(0, MOST_PREAMBLE)) {
    const { text, bullets } = statement;
    const asks = /[?？؟]$/u.test(text) && !NUMBER.test(text);
    const odds = makersOdds(missable(text, lexicon));
    const tells =
      bullets !== undefined ||
      isLabelled(text) ||
      saysOfWhat(text) ||
      namesWhose(text, lexicon) ||
      introducesFirm(text, lexicon) ||
      // "It's “The Goat Who Ate Tuesday”": a title is what it is about.
      (QUOTATION.test(text) && !namesFilm(text, lexicon)) ||
      nameAt(text)?.includes(' & ') === true ||
      (!asks && apposedName(text, lexicon) !== undefined && odds < UNSURE) ||
      (!asks && (sells(text, lexicon) || odds < COMES_TO_IT));
    if (tells) break;
    preamble.add(statement);
  }
  // Where all of it could be, nothing is: the letter has to be about something.
  return preamble.size === statements.length ? new Set() : preamble;
};

/** The name that whoever writes says at the beginning, whether or not viewers hear the rest of it. */
export const nameInPreamble = (statements: readonly Statement[], lexicon: Lexicon): string | undefined =>
  statements
    .slice(0, MOST_PREAMBLE)
    .map(({ text }) => writersName(text, lexicon))
    .find((name) => name !== undefined);
