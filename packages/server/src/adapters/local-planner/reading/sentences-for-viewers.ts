/** What of a brief is for its viewers, sentence by sentence, and what is for whoever makes the film. */

import { remembering } from '../../../wording/remembering';
import type { LabelKind } from '../lexicon/directives';
import type { Lexicon } from '../lexicon/lexicon';
import { apposedName } from './apposed-name';
import { asidesAmong } from './asides';
import { readDirections } from './directions';
import { headingName } from './heading-name';
import { isItemForTheMaker, withoutWishes } from './heard';
import { type Introduction, introductionOf } from './introductions';
import { withKeywordsApart } from './keyword-runs';
import { letterOf } from './letter';
import { withLooseJoined } from './loose-ends';
import { withoutMarkup } from './markup';
import { visibleWords } from './measure';
import { isForNobody, missable } from './missable';
import { withNameApart } from './name-apart';
import { ownName } from './own-name';
import { withoutOwner } from './owned-house';
import { pageTitle } from './page-title';
import { contactsIn } from './patterns';
import { nameInPreamble, preambleOf } from './preamble';
import { withRowsApart } from './rows-of-words';
import { withRunOnsApart } from './run-ons';
import { readStatements, type Statement, withoutRepeats } from './sentences';
import { signatureFirm } from './signature-firm';
import { isSignature } from './signature-line';
import { PLACED, signedAloneAt } from './signed-alone';
import { isSigned, isSignOff } from './small-talk';
import { trimEndOf } from './trim-end';
import { wishedAmong, withoutOwn, withoutWriter } from './wished-name';
import { isOnlyTone } from './wishes';

/** A brief, and what is known beside it. */
export interface BriefWords {
  readonly brief: string;
  readonly kind: 'ad' | 'training';
  readonly language: string;
  readonly brandName?: string;
  readonly category?: string;
  readonly title?: string;
}

/** A sentence that is for viewers. */
export interface Sentence {
  readonly text: string;
  readonly label?: LabelKind;
  readonly items?: readonly string[];
  readonly ordered?: boolean;
  /** Says who the brief is from. */
  readonly introduces?: boolean;
}

/** What of a brief is for viewers. */
export interface ForViewers {
  readonly sentences: readonly Sentence[];
  readonly directions: number;
  /** What is taken for words to the maker. */
  readonly forMaker: readonly string[];
  /** All that the brief says, for the account of it: without its courtesies and the furniture of a page. */
  readonly written: readonly string[];
  /** Search words that could not be told apart. */
  readonly unread: readonly string[];
  /** Whom the brief is from, where its beginning says so. */
  readonly name?: string;
}

/** Sentences among which a brief says who it is from. */
const MOST_BEFORE_NAME = 3;

/** The sentences without "we are" before a name, and the name. */
const withIntroduction = (
  sentences: readonly Sentence[],
  kind: BriefWords['kind'],
  lexicon: Lexicon,
): Pick<ForViewers, 'sentences' | 'name'> => {
  if (kind !== 'ad') return { sentences };
  for (const [at, sentence] of sentences.slice(0, MOST_BEFORE_NAME).entries()) {
    if (sentence.items !== undefined || sentence.label !== undefined) continue;
    const apposed = apposedName(sentence.text, lexicon);
    const introduction =
      introductionOf(sentence.text, lexicon) ??
      namedFirst(sentence.text, at, lexicon) ??
      (apposed === undefined ? undefined : { text: sentence.text });
    if (introduction === undefined) continue;
    const { name = apposed?.name } = introduction;
    // Further on only a sentence that begins with a firm of two tells it.
    const isLate = at >= MOST_BEFORE_NAME - 1;
    if (isLate && !(introduction.text === sentence.text && name?.includes('&') === true)) continue;
    const text = trimEndOf(introduction.text, /[!\s]/u) === name ? name : introduction.text;
    // Behind another sentence a name alone would say nothing.
    const parts = name === undefined || at > 0 ? [text] : withNameApart(text, name, lexicon);
    // A sentence that only holds a name says more than who it is from.
    if (apposed !== undefined && name === apposed.name && text === sentence.text && parts.length === 1)
      return { sentences, name };
    // A name and nothing else is what the film is about.
    if (sentences.length === 1 && parts.length === 1 && parts[0] === sentence.text) continue;
    const said = sentences.toSpliced(
      at,
      1,
      ...parts.flatMap((part, index) =>
        (index === 0 ? [{ text: part }] : withRunOnsApart({ text: part }, lexicon, kind, 1)).map((told, nth) => ({
          ...sentence,
          text: told.text,
          // What is said first of a name says what it is the name of.
          ...(index + nth < 2 ? { introduces: true } : {}),
        })),
      ),
    );
    return { sentences: said, ...(name === undefined ? {} : { name }) };
  }
  const heading = headingName(sentences);
  if (heading !== undefined) return { sentences, name: heading };
  const signed = signedAloneAt(sentences, lexicon);
  const alone = trimEndOf(sentences[signed ?? -1]?.text ?? '', /[.!\s]/u);
  const name = alone.replace(PLACED, '');
  if (signed === undefined) return { sentences };
  return { sentences: name === alone ? sentences.toSpliced(signed, 1) : sentences, name };
};

const namedFirst = (text: string, at: number, lexicon: Lexicon): Introduction | undefined => {
  const name = at === 0 ? ownName(text, lexicon) : undefined;
  return name === undefined ? undefined : { text, name };
};

/** Words of what a letter ends with. */
const MOST_BYE = 5;

const isSameName = (one: string, other = ''): boolean =>
  other !== '' && (one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase()));

/** Parts a brief into what is for viewers and what is for the maker. */
export const sentencesForViewers = (words: BriefWords, lexicon: Lexicon): ForViewers => {
  const sentences: Sentence[] = [];
  const forMaker: string[] = [];
  let directions = 0;
  let pending: LabelKind | undefined;
  let signed = false;
  let hasContact = false;
  const signature: string[] = [];
  const { body, around, isLetter } = letterOf(words.brief);
  forMaker.push(...around);
  const written = withoutRepeats(readStatements(withoutMarkup(body), lexicon.language));
  const whose = words.kind === 'ad' ? wishedAmong(written, lexicon) : undefined;
  const rows = withRowsApart(withLooseJoined(written, lexicon), lexicon, words.kind);
  const statements = rows
    .flatMap((statement, _, { length }) =>
      length > 1 ? [statement] : withKeywordsApart(statement, lexicon, words.kind),
    )
    .map((statement) => ({ ...statement, text: withoutOwner(withoutWriter(statement.text), lexicon) }))
    .flatMap((statement) => withRunOnsApart(statement, lexicon, words.kind));
  const hear = remembering((text: string) => withoutWishes(text, lexicon, words.kind));
  const name = nameInPreamble(statements, lexicon);
  const asides = asidesAmong(
    statements,
    lexicon,
    hear,
    (text) => !/[\p{L}\p{N}]/u.test(readDirections(text, words.kind).text),
  );
  const preamble = isLetter ? preambleOf(statements, lexicon) : new Set<Statement>();
  for (const statement of statements) {
    if (statement.isUnread === true) continue;
    if (preamble.has(statement)) {
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
    if (isBye || asides.has(statement) || isSigned(statement.text)) {
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
    const { text } = heard;
    forMaker.push(...heard.forMaker);
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
    const told = read.text === text || whose !== undefined ? read.text : withoutOwn(read.text, lexicon);
    sentences.push({ text: told, ...(label === undefined ? {} : { label }) });
  }
  const page = words.kind === 'ad' ? pageTitle(words.brief) : undefined;
  // In a row of words without capitals nothing tells a name from what it is the name of.
  const isNameless = rows.length > written.length && !/\p{Lu}/u.test(words.brief);
  const introduced =
    page === undefined && !isNameless
      ? withIntroduction(sentences, words.kind, lexicon)
      : { sentences, ...(page === undefined ? {} : { name: page }) };
  const told = sentences.map(({ text }) => text).join('\n');
  const firm = words.kind === 'ad' ? signatureFirm(signature, told, lexicon) : undefined;
  return {
    ...(name === undefined ? {} : { name }),
    ...introduced,
    // "It's called The Vanishing Clerk" is no name of the firm that signs.
    ...(firm === undefined || isSameName(firm, introduced.name) || introduced.name === undefined ? {} : { sentences }),
    ...(whose === undefined || isSameName(whose, introduced.name) ? {} : { name: whose }),
    ...(firm === undefined ? {} : { name: firm }),
    directions,
    unread: statements.flatMap(({ text, isUnread }) => (isUnread === true ? [text] : [])),
    forMaker: forMaker.filter((text) => firm === undefined || !text.endsWith(firm)),
    written: statements
      .flatMap(({ text, bullets = [] }) => [text, ...bullets])
      .map((text) => missable(text, lexicon))
      .filter((text) => text !== ''),
  };
};
