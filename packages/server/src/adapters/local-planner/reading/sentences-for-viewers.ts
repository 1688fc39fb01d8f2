/** What of a brief is for its viewers, sentence by sentence, and what is for whoever makes the film. */

import type { LabelKind } from '../lexicon/directives';
import type { Lexicon } from '../lexicon/lexicon';
import { asidesAmong } from './asides';
import { readDirections } from './directions';
import { isItemForTheMaker, withoutWishes } from './heard';
import { introductionOf } from './introductions';
import { withoutMarkup } from './markup';
import { visibleWords } from './measure';
import { contactsIn } from './patterns';
import { withRunOnsApart } from './run-ons';
import { readStatements } from './sentences';
import { isSigned, isSignOff } from './small-talk';

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
  /** Whom the brief is from, where its beginning says so. */
  readonly name?: string;
}

/** Sentences among which a brief says who it is from. */
const MOST_BEFORE_NAME = 2;

/** The sentences without "we are" before a name, and the name. */
const withIntroduction = (
  sentences: readonly Sentence[],
  kind: BriefWords['kind'],
  lexicon: Lexicon,
): Pick<ForViewers, 'sentences' | 'name'> => {
  if (kind !== 'ad') return { sentences };
  for (const [at, sentence] of sentences.slice(0, MOST_BEFORE_NAME).entries()) {
    if (sentence.items !== undefined || sentence.label !== undefined) continue;
    const introduction = introductionOf(sentence.text, lexicon);
    // A name and nothing else is what the film is about.
    if (introduction === undefined || (sentences.length === 1 && introduction.text === sentence.text)) continue;
    const { text, name } = introduction;
    const said = sentences.with(at, { ...sentence, text, introduces: true });
    return { sentences: said, ...(name === undefined ? {} : { name }) };
  }
  return { sentences };
};

/** A name or two under a letter, and what somebody is there: "Sales Manager, cell 555 0147" where the letter has an address. */
const isSignature = (text: string, hasContact: boolean): boolean => {
  const bare = !/[\p{N}@!?:]/u.test(text) && contactsIn(text).length === 0;
  return bare
    ? visibleWords(text) <= MOST_TITLE
    : hasContact && visibleWords(text) <= MOST_TITLE && !/[!?]/u.test(text);
};
const MOST_TITLE = 6;

/** Parts a brief into what is for viewers and what is for the maker. */
export const sentencesForViewers = (words: BriefWords, lexicon: Lexicon): ForViewers => {
  const sentences: Sentence[] = [];
  const forMaker: string[] = [];
  let directions = 0;
  let pending: LabelKind | undefined;
  let signed = false;
  let hasContact = false;
  const statements = readStatements(withoutMarkup(words.brief), lexicon.language).flatMap((statement) =>
    withRunOnsApart(statement, lexicon),
  );
  const asides = asidesAmong(
    statements,
    lexicon,
    words.kind,
    (text) => !/[\p{L}\p{N}]/u.test(readDirections(text, words.kind).text),
  );
  for (const statement of statements) {
    if (signed && statement.bullets === undefined && isSignature(statement.text, hasContact)) {
      forMaker.push(statement.text);
      continue;
    }
    signed = isSignOff(statement.text);
    if (asides.has(statement) || isSigned(statement.text)) {
      directions += 1;
      forMaker.push(statement.text);
      continue;
    }
    const heard =
      statement.bullets === undefined
        ? withoutWishes(statement.text, lexicon, words.kind)
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
      if (read.label === 'drop') continue;
      sentences.push({
        text: read.text.replace(/\s*:$/u, ''),
        items: statement.bullets.filter((item) => !heard.forMaker.includes(item)),
        ordered: statement.ordered ?? false,
      });
      continue;
    }
    if (!/[\p{L}\p{N}]/u.test(read.text)) {
      if (read.label !== undefined && read.label !== 'drop') pending = read.label;
      directions += 1;
      continue;
    }
    const label = read.label ?? pending;
    hasContact ||= contactsIn(read.text).length > 0;
    pending = undefined;
    sentences.push({ text: read.text, ...(label === undefined ? {} : { label }) });
  }
  return { ...withIntroduction(sentences, words.kind, lexicon), directions, forMaker };
};
