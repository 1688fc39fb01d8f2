/**
 * Finds enumerations inside a sentence: "yoga, pilates and boxing", "three things: gloves, boots, helmet". What stands
 * before the first item becomes the lead. Unsure cases are no list.
 */
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from './measure';

export interface ItemList {
  /** Words before the items; may be empty. */
  readonly lead: string;
  readonly items: readonly string[];
  readonly ordered: boolean;
}

const MOST_WORDS = 5;
const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const lower = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, '');

/** Splits the last part at its conjunction: "pilates and boxing". */
const splitAtAnd = (part: string, lexicon: Lexicon): string[] => {
  const words = wordsOf(part);
  const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && lexicon.and.has(lower(word)));
  return at < 0 ? [part] : [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
};

const withoutAnd = (part: string, lexicon: Lexicon): string => {
  const words = wordsOf(part);
  const first = words[0] ?? '';
  if (lexicon.and.has(lower(first))) return words.slice(1).join(' ');
  if (lexicon.language === 'ar' && /^و\p{L}{4,}/u.test(first)) return part.trim().slice(1);
  if (lexicon.language === 'he' && /^ו\p{L}{3,}/u.test(first)) return part.trim().slice(1);
  return part.trim();
};

/** Where the first item begins among the words before the first comma. */
const separateLead = (first: string, others: readonly string[], lexicon: Lexicon): readonly [string, string] => {
  const words = wordsOf(first);
  const average = others.reduce((sum, item) => sum + wordsOf(item).length, 0) / Math.max(1, others.length);
  if (words.length <= average * 1.34 + 0.5) return ['', first];
  const introduces = (word: string): boolean =>
    lexicon.starts.has(lower(word)) && !/^(?:of|to|than|as|if)$/u.test(lower(word));
  const last = words.findLastIndex((word, at) => at < words.length - 1 && introduces(word));
  if (last >= 0 && words.length - last - 1 <= average + 1.5) {
    return [words.slice(0, last).join(' '), words.slice(last + 1).join(' ')];
  }
  let start = Math.max(0, words.length - Math.max(1, Math.round(average)));
  while (start > 0 && lexicon.hangs.has(lower(words[start - 1] ?? ''))) start -= 1;
  return [words.slice(0, start).join(' '), words.slice(start).join(' ')];
};

const plausible = (items: readonly string[]): boolean =>
  items.length >= 3 &&
  items.every(
    (item) => item !== '' && visibleWords(item) <= MOST_WORDS && visibleWords(item) > 0 && !/[.!?:;()]\s/u.test(item),
  );

const COLON = /^(.{2,80}?)\s?[:：]\s?(.+)$/u;

/** The enumeration of a sentence, if there is a plain one. */
export const findList = (sentence: string, lexicon: Lexicon): ItemList | undefined => {
  const text = sentence.replace(/[.!。！]+$/u, '');
  if (/[?？؟]/u.test(text)) return undefined;
  const colon = /https?:|\p{N}[:：]\p{N}/u.test(text) ? null : COLON.exec(text);
  const lead = colon?.[1] ?? '';
  const body = colon?.[2] ?? text;
  const separator = isUnspaced(body) ? /\s*[、，,]\s*/u : /\s*[,،;]\s+/u;
  const parts = body.split(separator).map((part) => part.trim());
  if (isUnspaced(body)) {
    return colon !== null && plausible(parts) ? { lead, items: parts, ordered: false } : undefined;
  }
  const tail = parts.at(-1) ?? '';
  const closed = [...parts.slice(0, -1), ...splitAtAnd(withoutAnd(tail, lexicon), lexicon)];
  const joined = tail !== withoutAnd(tail, lexicon) || closed.length > parts.length;
  if (closed.length < 3 || (colon === null && !joined)) return undefined;
  if (colon !== null) return plausible(closed) ? { lead, items: closed, ordered: false } : undefined;
  const [before, first] = separateLead(closed[0] ?? '', closed.slice(1), lexicon);
  const items = [first, ...closed.slice(1)];
  return plausible(items) && balanced(items) && visibleWords(before) <= 8
    ? { lead: before, items, ordered: false }
    : undefined;
};

/** Items of a list weigh about the same; a clause among nouns shows that the commas meant something else. */
const balanced = (items: readonly string[]): boolean => {
  const sizes = items.map((item) => wordsOf(item).length);
  return Math.max(...sizes) - Math.min(...sizes) <= 3;
};
