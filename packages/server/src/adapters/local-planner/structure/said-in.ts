/** What a thought tells, short enough to sign a film that names neither somebody nor a trade: "Aprende a hacer paella de verdad". */

import type { Lexicon } from '../lexicon/lexicon';
import { bare } from '../reading/bare';
import { isUnspaced, visibleWords } from '../reading/measure';
import { contactsIn, namesTime } from '../reading/patterns';
import { breaksWithin, phrasesOf } from '../reading/phrases';
import { capitalised, type Thought } from '../reading/thought';
import { trimEndOf } from '../reading/trim-end';
import { turned } from '../reading/turned';
import { withoutHangingEnd } from '../writing/lines';

/** Words of a sentence that stands for what it tells. */
const MOST_SAID = 7;
const LEAST_SAID = 3;
const LEAST_WORDS = 2;

const MARKS = /[.!?:;,،。、！？：；()（）|•–—\n]|\s-\s/u;

/** "un(e) apprenti(e)", "Verkäufer(in)": how a word ends for others. */
const ENDING = /(?<=\p{L})[(（]\p{L}{1,4}[)）]/gu;
const INNER = /(?<=\p{L})\.(?=\p{L})|(?<=\p{N})[.,:](?=\p{N})|(?<=(?:^|\s)\p{Lu}\p{L}{0,2})\.(?=\s\p{Lu})/gu;
const withoutInnerMarks = (text: string): string =>
  text.replace(ENDING, (ending) => '_'.repeat(ending.length)).replace(INNER, '_');

/** What stands before the first mark; a stop within a number or a short form is none. */
export const headOf = (given: string): string => {
  const text = given.split(/(?<=[?？؟])\s/u).at(-1) ?? given;
  const at = MARKS.exec(withoutInnerMarks(text))?.index ?? text.length;
  return text.slice(0, at).trim();
};

/** "Te koop: verse asperges": what is said of it stands before what it is. */
export const withoutLabel = (text: string, { bank }: Lexicon): string => {
  const [label = ''] = /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)?:\s(?=\p{Ll})/u.exec(text) ?? [];
  return label === '' || (bank?.names().all(label).length ?? 0) > 0 ? text : text.slice(label.length);
};

const isWhole = (text: string, { starts, relatives, ours }: Lexicon): boolean => {
  const first = bare(text.split(' ')[0] ?? '');
  // "Die Kräuterkiste": an article is the same word.
  const isLed = relatives.has(first) && !(ours.has(first) && /^\S+\s\p{Lu}/u.test(text));
  return visibleWords(text) >= LEAST_WORDS && !starts.has(first) && !isLed;
};

/** A sentence, or what it begins with where that says something by itself. */
const briefly = (text: string, lexicon: Lexicon): string | undefined => {
  if (visibleWords(text) < LEAST_WORDS) return undefined;
  if (visibleWords(text) <= MOST_SAID) return text;
  // Where prepositions stand behind their noun, or in one word with it, a beginning says nothing.
  if (lexicon.endings.length > 0 || !/\p{Script=Latin}/u.test(text)) return undefined;
  const begun = breaksWithin(phrasesOf(text, lexicon), MOST_SAID)
    .map(({ before }) => withoutHangingEnd(before, lexicon))
    .filter((before) => visibleWords(before) >= LEAST_SAID);
  return begun.at(-1);
};

/** "We repair …", "ich gebe …": who tells it signs nothing; where the verb says who, the sentence is whole. */
export const beginsWithSubject = (text: string, { introduces }: Lexicon): boolean => {
  const [first = ''] = text.toLowerCase().split(/[\s’']/u, 1);
  return introduces.some((words) => words.includes(' ') && words.split(' ', 1)[0] === first && first !== 'it');
};

/** "We renovate your bathroom in 7 days", "Köy kahvaltısı her pazar": how many, how long and when is told elsewhere. */
const withoutFigure = (text: string, lexicon: Lexicon): string => {
  const words = text.split(/\s+/u);
  const at = words.findIndex(
    (word, index) => /^(?:\p{Lu}{1,3}-?)?\p{N}/u.test(word) || (index > 0 && namesTime(word, lexicon.language)),
  );
  return at < LEAST_SAID ? text : withoutHangingEnd(words.slice(0, at).join(' '), lexicon);
};

/** "Vendemos queso de cabra": what is sold, and not that it is. */
const withoutGiving = (text: string, { gives, ours, starts, language, owns, endings }: Lexicon): string => {
  const [verb = '', next = '', ...others] = text.split(' ');
  if (!gives.has(verb.toLowerCase()) || ours.has(next) || visibleWords(text) <= LEAST_WORDS) return text;
  // "Sprzedam przyczepę": what is given has another end than by itself.
  const things = [next, ...others];
  const end = things.findIndex((word) => starts.has(word));
  const turns = owns === undefined || endings.length > 0 ? [] : owns.turns;
  return capitalised(
    things.map((word, at) => (end >= 0 && at >= end ? word : turned(word, turns))).join(' '),
    language,
  );
};

/** "Onze buurtbieb in Workum | dreigt te sluiten": what is somebody's is signed with where it is, and not with what happens to it. */
const OWN_AT = /^(\p{Lu}\p{Ll}+)\s(.{3,40}?\s(\p{Ll}{1,4})\s\p{Lu}[\p{L}’'-]+)\s(\p{Ll}{3,})\s/u;
const ownPlaced = (text: string, { ours, starts, and, language }: Lexicon): string => {
  const [, whose = '', what = '', at = '', next = ''] = OWN_AT.exec(text) ?? [];
  const isOwn = ours.has(whose.toLowerCase()) && starts.has(at) && !starts.has(next) && !and.has(next);
  return isOwn && language !== 'de' ? capitalised(what, language) : text;
};

/** What a thought tells, where it names no trade: "Aprende a hacer paella de verdad". */
export const saidIn = ({ text, list, kinds, bound, quotation }: Thought, lexicon: Lexicon): string | undefined => {
  const told = withoutLabel(list === undefined || list.lead === '' ? text : list.lead, lexicon);
  const isSaid =
    !isUnspaced(told) &&
    !beginsWithSubject(told, lexicon) &&
    bound !== true &&
    quotation === undefined &&
    !kinds.has('question') &&
    contactsIn(told).length === 0 &&
    isWhole(told, lexicon);
  const head = trimEndOf(headOf(told), /[\s.]/u);
  // "Two men, one van": half of it says nothing.
  const isCut = /^[,،]/u.test(told.slice(head.length)) && visibleWords(head) < LEAST_SAID;
  const said = isSaid && !isCut ? briefly(withoutFigure(head, lexicon), lexicon) : undefined;
  return said === undefined || /\p{N}(?!-\p{L})/u.test(said)
    ? undefined
    : capitalised(withoutGiving(ownPlaced(said, lexicon), lexicon), lexicon.language);
};
