/**
 * Finds where a sentence may be broken into lines or thoughts without leaving a word hanging. Works on words where a
 * script has spaces, and on punctuation and particles where it has none. Joining the pieces gives the sentence back.
 */
import { chunksOf } from '../../../wording/chunks';
import { isOneOf } from '../../../wording/phrases';
import { rememberingBeside } from '../../../wording/remembering';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { AUXILIARIES } from './lists';
import { hardWrap, isUnspaced, visibleWords } from './measure';
import { namesPrice, namesTime } from './patterns';

/** How natural a break is: a preposition, a conjunction, a comma, a stop inside the sentence. */
export const STRENGTH = { preposition: 1, conjunction: 2, comma: 3, stop: 4 } as const;

/** A part of a sentence that stays together, and how strong the break before it is. */
export interface Phrase {
  readonly text: string;
  /** 0 for the first part. */
  readonly strength: number;
}

/** Weaker than any break between thoughts: only lines end here. */
const BEFORE_VERB = 0.75;
/** Words from which a sentence may be parted before "and". */
const LEAST_BEFORE_AND = 3;
/** Words from which a subject is worth a line. */
const LONG_SUBJECT = 3;

const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '');
const OPENERS = /^[("“«„[¿¡]/u;
const LONGEST_WORD = 60;

/** Words of one among several things. */
const LONGEST_THING = 3;

/** "phone, watch and earbuds": one or two words between a comma and an "and" keep both sides together. */
const inEnumeration = (words: readonly string[], at: number, { and, starts }: Lexicon): boolean => {
  const endsInComma = (index: number): boolean => /[,،]$/u.test(words[index] ?? '');
  const isAnd = (index: number): boolean => and.has(bare(words[index] ?? ''));
  // "When it rings, stop and listen": the comma after an introduction is a comma between clauses.
  const introduced = starts.has(bare(words[0] ?? ''));
  const lists = (index: number): boolean =>
    endsInComma(index) && !(introduced && words.findIndex((word) => /[,،]$/u.test(word)) === index);
  if (isAnd(at)) return !endsInComma(at - 1) && (lists(at - 2) || lists(at - 3));
  // "five people, native teachers from Mexico and Spain, evenings and weekends": what is long is no thing among things.
  const begins = words.slice(Math.max(0, at - 1 - LONGEST_THING), at - 1).findLastIndex((word) => /[,،]$/u.test(word));
  if (begins < 0 && at - 1 > LONGEST_THING) return false;
  return lists(at - 1) && !endsInComma(at) && (isAnd(at + 1) || (!endsInComma(at + 1) && isAnd(at + 2)));
};

const isAbbreviation = (word: string): boolean => isOneOf(BESIDE_NUMBERS.abbreviations, word.replace(/\.$/u, ''));

export const OUT_OF = /^(?:su|sur|out|of|von|de|z|op|em)$/iu;
const FOR_DOING = /^(?:da\s\p{L}{2,}(?:are|ere|ire)|à\s\p{L}{2,}(?:er|re|ir))\P{L}*$/iu;

const CLOCK_END = /(?:^|\p{N})(?:h|am|pm|a\.m\.|p\.m\.|uhr|uur)$/iu;

const breakBefore = (words: readonly string[], at: number, lexicon: Lexicon): number => {
  const previous = words[at - 1] ?? '';
  const word = words[at] ?? '';
  // "10am - 2pm" is one time.
  if (/^[–—-]$/u.test(previous) && /^\p{N}/u.test(word) && /^\p{N}/u.test(words[at - 2] ?? '')) return 0;
  if (previous === '@') return 0;
  if (/^[–—-]$/u.test(previous)) return STRENGTH.stop;
  if (/^[–—-]$/u.test(word)) return 0;
  if (
    /[;:—–!?…؛؟]["”»)]?$/u.test(previous) ||
    (/\.["”»)]?$/u.test(previous) && /^\p{Lu}/u.test(word) && previous.length > 3 && !isAbbreviation(previous)) ||
    // "… to change your mind. 4.7 stars"
    (/\p{Ll}{4}\.$/u.test(previous) && /^\p{N}/u.test(word) && !isAbbreviation(previous))
  )
    return STRENGTH.stop;
  // "Used books from 3 euros, coffee and cakes": a price ends what stands before its comma.
  const isPriced = /[,،]$/u.test(previous) && namesPrice(words.slice(Math.max(0, at - 2), at).join(' '));
  if (!isPriced && inEnumeration(words, at, lexicon)) return 0;
  if (/[,،][”»"]?$/u.test(previous)) {
    // A day and its hour are one piece of information.
    return /^\p{N}/u.test(word) && namesTime(previous, lexicon.language) ? STRENGTH.preposition : STRENGTH.comma;
  }
  // "Ab dem 1. Mai": an ordinal number is of what follows it.
  if (/^\p{N}{1,2}\.$/u.test(previous)) return 0;
  // "lun. au sam.", "Tel. 030": what is cut short leads on.
  if (/^\p{L}{2,4}\.$/u.test(previous) && !/^\p{Lu}/u.test(word)) return 0;
  if (lexicon.hangs.has(bare(previous))) return 0;
  if (/^\(/u.test(word)) return STRENGTH.comma;
  const next = words[at + 1] ?? '';
  // "8 h à 19 h 30", "9 am to 5 pm": from one hour to the other.
  if (/^(?:to|till|until|à|bis|a|alle|tot|às|do|–|-)$/iu.test(word) && /^\p{N}/u.test(next) && CLOCK_END.test(previous))
    return 0;
  // "Monday to Friday", "mardi au dimanche".
  if (
    /^(?:to|till|until|à|au|bis|a|al|alle|às|até|tot|t\/m|do|–|-)$/iu.test(word) &&
    [previous, next].every((day) => namesTime(day, lexicon.language))
  )
    return 0;
  // "7 giorni su 7": so many of so many.
  // "24h su 24"
  const isCounted = /^\p{N}{1,2}$/u.test(words[at - 2] ?? '') || /^\p{N}{1,2}\p{L}$/u.test(previous);
  if (isCounted && /^\p{N}{1,2}\P{L}*$/u.test(next) && OUT_OF.test(word)) return 0;
  // "macchine da cucire": what something is for is a part of its name.
  if (FOR_DOING.test(`${word} ${next}`)) return 0;
  // "8 and 9 May", "9 to 5", "Brook & Sons" stay together.
  if (/\p{N}[%\p{Sc}]?$/u.test(previous) && /^\p{Sc}?\p{N}/u.test(next)) return 0;
  if (word === '&' || word === '+') return 0;
  // "le mardi et le jeudi": days stay together.
  const isDay = (text: string): boolean => namesTime(text, lexicon.language) && !/\p{N}/u.test(text);
  if (lexicon.and.has(bare(word)) && isDay(previous) && (isDay(next) || isDay(words[at + 2] ?? ''))) return 0;
  if (/^[^(]*\)$/u.test(previous)) return STRENGTH.conjunction;
  // "Un Toit Pour Tous": a small word with a capital among others is a part of a name.
  const isTitled = [previous, word, next].every((part) => /^\p{Lu}\p{Ll}/u.test(part));
  if (isTitled && lexicon.starts.has(bare(word)) && !/[.,;:!?]$/u.test(previous)) return 0;
  // "My husband and I" is one subject.
  if (lexicon.and.has(bare(word))) return at < LEAST_BEFORE_AND ? 0 : STRENGTH.conjunction;
  // Two in a row are a verb's particle and a preposition: "walked in on a rainy day".
  if (lexicon.and.has(bare(next)) || /[.,;:!?]$/u.test(word)) return 0;
  if (lexicon.starts.has(bare(word)) && lexicon.starts.has(bare(next)) && !lexicon.starts.has(bare(previous))) return 0;
  if (lexicon.starts.has(bare(word))) return STRENGTH.preposition;
  // "A single battery | can set a lorry on fire": as a last resort, between subject and verb.
  const subject = words.slice(Math.max(0, at - LONG_SUBJECT), at);
  const isLong =
    subject.length === LONG_SUBJECT &&
    subject.every(
      (part) => !/[.,;:!?،]$/u.test(part) && !lexicon.starts.has(bare(part)) && !lexicon.and.has(bare(part)),
    );
  return isLong && AUXILIARIES.has(bare(word)) ? BEFORE_VERB : 0;
};

const spacedPhrases = (text: string, lexicon: Lexicon): Phrase[] => {
  const words = text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => hardWrap(word, LONGEST_WORD));
  const phrases: Phrase[] = [];
  let open: string[] = [];
  let strength = 0;
  let quoted = false;
  words.forEach((word, at) => {
    const found = at === 0 || quoted ? 0 : breakBefore(words, at, lexicon);
    if (found > 0) {
      phrases.push({ text: open.join(' '), strength });
      open = [];
      strength = found;
    }
    open.push(word);
    if (OPENERS.test(word)) quoted = true;
    if (/[)”»"\]]/u.test(word.slice(1)) || /^[)”»"\]]$/u.test(word)) quoted = false;
  });
  return [...phrases, { text: open.join(' '), strength }];
};

/** After a particle thoughts may be told apart; elsewhere only lines end between two groups of words. */
const PARTICLE_END = /(?:から|まで|より|では|には|とは|ので|ながら|[はがをにでへも])$/u;
const BETWEEN_GROUPS = 0.75;

/** Where marks end what stands before them; none does between two digits. */
const MARKS = /(?<=[。！？；…、，\s])(?![」』）)】…])|(?<=[!?;:,：])(?![\p{N}」』）)])/u;

const endStrength = (group: string): number => {
  if (/[。！？!?；;：:…][」』）)]?$/u.test(group)) return STRENGTH.stop;
  if (/[、，,][」』）)]?$/u.test(group)) return STRENGTH.comma;
  if (/\s$/u.test(group)) return STRENGTH.conjunction;
  return PARTICLE_END.test(group) ? STRENGTH.preposition : BETWEEN_GROUPS;
};

/** Marks, forms of address, and verbs of politeness that belong to what stands before them. */
const CLINGS = /^(?:[、，,。！？!?；;：:)」』）】…\s]|様|さま|ください|下さい|くださ|いただ)/u;
const OPENS = /(?:[「『（(【“]|毎週|毎月|毎年|毎日|今週|来週|第\p{N})$/u;

/** What is in quotation marks is a name as long as it may be one: 「は|なごろも」. */
const IN_NAME = /[「『][^「『」』]{0,12}$/u;

/** 13:|30, 2,|980円 */
const isWithinFigure = (before: string, behind: string): boolean =>
  /\p{N}[:：.,]$/u.test(before) && /^\p{N}/u.test(behind);

const unspacedPhrases = (text: string): Phrase[] => {
  const groups: string[] = [];
  for (const group of text.split(MARKS).flatMap(chunksOf)) {
    const last = groups.at(-1);
    if (
      last !== undefined &&
      (CLINGS.test(group) || OPENS.test(last) || IN_NAME.test(last) || isWithinFigure(last, group))
    )
      groups[groups.length - 1] = last + group;
    else groups.push(group);
  }
  return groups.map((group, at) => ({ text: group, strength: at === 0 ? 0 : endStrength(groups[at - 1] ?? '') }));
};

/** The parts of a sentence between which it may be broken: for thoughts, for lines and for the voice, one after the other. */
export const phrasesOf = rememberingBeside((text: string, lexicon: Lexicon): readonly Phrase[] =>
  isUnspaced(text) ? unspacedPhrases(text).flatMap(wrapLong) : spacedPhrases(text, lexicon),
);

const wrapLong = (phrase: Phrase): Phrase[] =>
  hardWrap(phrase.text, LONGEST_WORD * 2).map((text, at) => (at === 0 ? { ...phrase, text } : { text, strength: 1 }));

/** A place before a phrase where a text may end, with what stands before it. */
export interface Break {
  /** Index of the phrase after the break. */
  readonly at: number;
  readonly before: string;
  readonly words: number;
}

/** Phrases without a word say nothing, and so many are not looked at. */
const MOST_PHRASES = 200;

/**
 * The breaks before which a text has at most so many words. What comes later is not put together at all: whoever looks
 * for a short beginning of a long text would take quadratic time.
 */
export const breaksWithin = (phrases: readonly Phrase[], mostWords: number): Break[] => {
  const breaks: Break[] = [];
  const last = Math.min(phrases.length - 1, MOST_PHRASES);
  for (let at = 1; at <= last; at += 1) {
    const before = joinPhrases(phrases.slice(0, at));
    const words = visibleWords(before);
    if (words > mostWords) break;
    breaks.push({ at, before, words });
  }
  return breaks;
};

/** Puts phrases together again. */
export const joinPhrases = (phrases: readonly Phrase[]): string => {
  const parts = phrases.map(({ text }) => text);
  return parts.some((part) => isUnspaced(part)) && !parts.every((part) => /\s/u.test(part))
    ? parts.join('').trim()
    : parts.reduce((text, part) => `${text}${isJoint(text, part) ? '' : ' '}${part}`, '').trim();
};

/** "1|回25|分500円": beside a sign of a script without spaces stands none, however many figures are there. */
const JOINT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isJoint = (before: string, behind: string): boolean =>
  JOINT.test(before.slice(-1)) || JOINT.test(behind.slice(0, 1));
