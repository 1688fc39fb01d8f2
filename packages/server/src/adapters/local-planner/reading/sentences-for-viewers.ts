/** What of a brief is for its viewers, sentence by sentence, and what is for whoever makes the film. */

import { remembering } from '../../../wording/remembering';
import { makersOdds } from '../addressee/makers-odds';
import type { LabelKind } from '../lexicon/directives';
import type { Lexicon } from '../lexicon/lexicon';
import { asidesAmong } from './asides';
import { readDirections } from './directions';
import { isItemForTheMaker, withoutWishes } from './heard';
import { withKeywordsApart } from './keyword-briefs';
import { letterOf } from './letter';
import { withLooseJoined } from './loose-ends';
import { withoutMarkup } from './markup';
import { visibleWords } from './measure';
import { isForNobody, missable } from './missable';
import { namesWriter } from './names-whose';
import { askedFor, unbent, withoutOpening } from './openings';
import { withoutOwner } from './owned-house';
import { pageTitle } from './page-title';
import { contactsIn } from './patterns';
import { nameInPreamble, preambleOf } from './preamble';
import { withPricesListed } from './price-lists';
import { withRunOnsApart } from './run-ons';
import type { Sentence } from './sentence';
import { readStatements, type Statement, withoutRepeats } from './sentences';
import { signatureFirm } from './signature-firm';
import { isSignature } from './signature-line';
import { isSigned, isSignOff, leadsElsewhere, withoutSignOff } from './small-talk';
import { withClausesApart } from './unmarked';
import { withWishBehindApart } from './wish-behind';
import { wishedAmong, withoutOwn, withoutRelative, withoutWriter } from './wished-name';
import { isGreeting, isMakers, isOnlyTone, namesFilm, withoutHello } from './wishes';
import { withDeedsApart } from './with-deeds-apart';
import { withIntroduction } from './with-introduction';

/** A brief, and what is known beside it. */
export interface BriefWords {
  readonly brief: string;
  readonly kind: 'ad' | 'training';
  readonly language: string;
  readonly brandName?: string;
  readonly category?: string;
  readonly title?: string;
  /** Whether it was typed in capitals: then they tell no name. */
  readonly isShouted?: boolean;
  /** Whether it asks for a story to be told, and begins with whose it is. */
  readonly isStory?: boolean;
}

/** What of a brief is for viewers. */
export interface ForViewers {
  readonly sentences: readonly Sentence[];
  readonly directions: number;
  /** What is taken for words to the maker. */
  readonly forMaker: readonly string[];
  /** All that the brief says, for the account of it: without its courtesies and the furniture of a page. */
  readonly written: readonly string[];
  /** Whom the brief is from, where its beginning says so. */
  readonly name?: string;
}

/** Odds that a sentence is for the maker, below which it surely is for viewers. */
const SURELY_VIEWERS = -1;
/** Words of a sentence that tells what somebody has. */
const LEAST_TOLD = 4;

/** Words of what a letter ends with. */
const MOST_BYE = 5;

const isSameName = (one: string, other = ''): boolean =>
  other !== '' && (one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase()));

/** "We have a bakery" is shown as "Bakery"; behind a greeting it is heard as what it is. */
const toldWithoutOwner = (statement: Statement, lexicon: Lexicon): Statement => {
  const bare = withoutWriter(withoutHello(statement.text, lexicon));
  const text = withoutOwner(bare, lexicon);
  const greets = (said: string): boolean => isGreeting(said.split(/[,!]/u, 1)[0] ?? '', lexicon);
  // Where the verb ends the sentence its greeting is taken off with it.
  const isOwn = text !== bare && (bare.endsWith(text.slice(1)) ? !greets(bare) : greets(bare) && !greets(text));
  return { ...statement, text, ...(isOwn ? { isOwn } : {}) };
};

/** Parts a brief into what is for viewers and what is for the maker. */
export const sentencesForViewers = (words: BriefWords, lexicon: Lexicon): ForViewers => {
  const sentences: Sentence[] = [];
  const forMaker: string[] = [];
  let directions = 0;
  let pending: LabelKind | undefined;
  let signed = false;
  let hasContact = false;
  const { body, around, isLetter, signature: below } = letterOf(words.brief);
  const signature: string[] = [...below];
  forMaker.push(...around);
  const given = withoutRepeats(readStatements(withoutMarkup(body), lexicon.language));
  const written =
    words.kind === 'ad'
      ? given
          .flatMap((statement) => withWishBehindApart(statement, lexicon))
          .flatMap((statement) => withClausesApart(statement, lexicon))
      : given;
  const whose = words.kind === 'ad' ? wishedAmong(written, lexicon) : undefined;
  const rows = withKeywordsApart(withLooseJoined(written, lexicon), lexicon, words.kind);
  const priced = words.kind === 'ad' ? withPricesListed(rows) : rows;
  const statements = priced
    .flatMap((statement) => withDeedsApart(toldWithoutOwner(statement, lexicon), lexicon))
    .flatMap((statement) => withRunOnsApart(statement, lexicon, words.kind));
  const hear = remembering((text: string) => withoutWishes(askedFor(text), lexicon, words.kind));
  const name = nameInPreamble(statements, lexicon);
  const asides = asidesAmong(
    statements,
    lexicon,
    hear,
    (text) => !/[\p{L}\p{N}]/u.test(readDirections(text, words.kind).text),
  );
  const isAmong = (statement: Statement): boolean => {
    const at = statements.indexOf(statement);
    const around = [statements[at - 1], statements[at + 1]];
    return around.every(
      (other) => other !== undefined && other.bullets === undefined && makersOdds(other.text) < SURELY_VIEWERS,
    );
  };
  // "I've got harps to lend": what somebody has is told to viewers.
  const isTold = ({ text }: Statement): boolean =>
    lexicon.introduces.some((words) => text.toLowerCase().replaceAll('’', "'").startsWith(`${words} `)) &&
    visibleWords(text) >= LEAST_TOLD &&
    !isMakers(text, lexicon) &&
    !namesFilm(text, lexicon);
  const preamble = isLetter ? preambleOf(statements, lexicon) : new Set<Statement>();
  for (const given of statements) {
    const closing = given.bullets === undefined ? withoutSignOff(given.text) : undefined;
    if (closing !== undefined) forMaker.push(closing.signed);
    const statement = closing === undefined ? given : { ...given, text: closing.rest };
    if (leadsElsewhere(statement.text)) {
      forMaker.push(statement.text);
      continue;
    }
    if (preamble.has(given) || (isLetter && namesWriter(statement.text))) {
      forMaker.push(statement.text);
      continue;
    }
    if (signed && statement.bullets === undefined && isSignature(statement.text, hasContact)) {
      signature.push(statement.text);
      forMaker.push(statement.text);
      continue;
    }
    signed = isSignOff(statement.text);
    const isBye = signed && isLetter && visibleWords(statement.text) <= MOST_BYE;
    if (isBye || (asides.has(given) && statement.isOwn !== true) || isSigned(statement.text)) {
      directions += 1;
      forMaker.push(statement.text);
      continue;
    }
    const heard =
      statement.bullets === undefined
        ? hear(statement.text)
        : {
            // "Here is what we would like in the video:" leads to them and is shown no more than they say.
            text: isItemForTheMaker(statement.text, lexicon, words.kind) ? '' : statement.text,
            forMaker: statement.bullets.filter((item) => isItemForTheMaker(item, lexicon, words.kind)),
          };
    // Who somebody is says so to viewers, whatever else it is like.
    const isOwn = heard.text === '' && (statement.isOwn === true || (isTold(statement) && isAmong(statement)));
    const text = isOwn ? statement.text : heard.text;
    if (!isOwn) forMaker.push(...heard.forMaker);
    if (text === '' && statement.bullets === undefined) {
      directions += 1;
      continue;
    }
    const read = readDirections(statement.bullets === undefined ? text : `${text}: `, words.kind);
    if (statement.bullets !== undefined) {
      if (read.label === 'drop') {
        forMaker.push(statement.text, ...statement.bullets);
        continue;
      }
      sentences.push({
        text: read.text.replace(/\s*:$/u, ''),
        items: statement.bullets.filter((item) => !heard.forMaker.includes(item)),
        ordered: statement.ordered ?? false,
      });
      continue;
    }
    // "Soft mood, please make a video so": what is left of a wish is a tone.
    const isTone = read.text !== text && read.label === undefined && isOnlyTone(read.text, lexicon);
    if (isTone || !/[\p{L}\p{N}]/u.test(read.text)) {
      if (read.label !== undefined && read.label !== 'drop') pending = read.label;
      else if (read.label === 'drop' || !isForNobody(text, lexicon)) forMaker.push(text);
      directions += 1;
      continue;
    }
    const label = read.label ?? pending;
    hasContact ||= contactsIn(read.text).length > 0;
    pending = undefined;
    // Where a name stands behind it, it tells that the name is the writer's.
    const isAsked =
      read.text !== text || (statement.bullets === undefined && withoutOpening(statement.text) !== statement.text);
    const plain = isAsked ? unbent(read.text) : read.text;
    const told = withoutRelative(!isAsked || whose !== undefined ? plain : withoutOwn(plain, lexicon));
    sentences.push({ text: told, ...(label === undefined ? {} : { label }) });
  }
  const page = words.kind === 'ad' ? pageTitle(words.brief) : undefined;
  // In a row of words without capitals nothing tells a name from what it is the name of.
  const isNameless = rows.length > written.length && !/\p{Lu}/u.test(words.brief);
  const introduced =
    page === undefined && !isNameless
      ? withIntroduction(sentences, words.kind, lexicon, words.isShouted === true, words.isStory === true)
      : { sentences, ...(page === undefined ? {} : { name: page }) };
  const told = sentences.map(({ text }) => text).join('\n');
  const firm = words.kind === 'ad' ? signatureFirm(signature, told, lexicon) : undefined;
  return {
    ...introduced,
    ...(name === undefined ? {} : { name }),
    // "It's called The Vanishing Clerk" is no name of the firm that signs.
    ...(firm === undefined || isSameName(firm, introduced.name) || introduced.name === undefined ? {} : { sentences }),
    ...(whose === undefined || isSameName(whose, introduced.name) ? {} : { name: whose }),
    ...(firm === undefined ? {} : { name: firm }),
    directions,
    forMaker: forMaker.filter((text) => firm === undefined || !text.endsWith(firm)),
    written: statements
      .flatMap(({ text, bullets = [] }) => [text, ...bullets])
      .map((text) => missable(text, lexicon))
      .filter((text) => text !== ''),
  };
};
