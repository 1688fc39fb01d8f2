/**
 * A way of saying something, written as data: `please? {make} (a|the)? ..6 {film} {about}`. Its parts stand apart by
 * spaces; between two of them a text may have spaces or none.
 *
 * | Part | Means |
 * | --- | --- |
 * | `word`, `werb*`, `*video` | a word; `*` is the rest of one |
 * | `(one\|two words)` | one of several |
 * | `{name}` | one of a list that the data names |
 * | `@`, `_` | a word with a capital, a word without |
 * | `..6` | at most six words, as few as will do; a comma may follow each |
 * | `~10` | at most ten characters, as few as will do |
 * | `,` `:` | a mark |
 * | `$` | the end of the text, after a stop or none |
 * | `>` | what follows must be there and is left alone |
 * | `!(…)` | none of these is there |
 *
 * `?` after a part makes it optional, `?3` allows it up to three times.
 */
import { type Folded, folded, wordEnd } from './folded';
import { phrases } from './phrases';

/** Where a part can end that begins at a place, the best first. */
type Part = (text: Folded, at: number) => readonly number[];

/** A way of saying something; gives where it ends in a text that says it from the place `at` on. */
export interface Wording {
  readonly endOf: (text: string, at?: number) => number | undefined;
  /** The characters that it can begin with, by their numbers; undefined where it can with any. */
  readonly begins: ReadonlySet<number> | undefined;
}

/** Most wordings end at their first part. */
const NOWHERE: readonly number[] = [];

const SPACE = /\s/u;
/** Told by its number where that is enough: this is asked before each part. */
const isSpace = (unit: number): boolean =>
  unit < 128 ? unit === 32 || (unit > 8 && unit < 14) : SPACE.test(String.fromCharCode(unit));

const afterSpaces = ({ lower }: Folded, at: number): number => {
  let next = at;
  while (isSpace(lower.charCodeAt(next))) next += 1;
  return next;
};

const phrasePart = (list: string): Part => {
  const index = phrases(list);
  return (text, at) => {
    const from = afterSpaces(text, at);
    const found = index.at(text, from);
    return found.length === 0 ? NOWHERE : found.map(({ end }) => end);
  };
};

const wordOf =
  (capital: boolean): Part =>
  (text, at) => {
    const from = afterSpaces(text, at);
    const ends = wordEnd(text, from);
    return ends > from && /\p{Lu}/u.test(text.text.charAt(from)) === capital ? [ends] : [];
  };

const markOf =
  (mark: string): Part =>
  (text, at) => {
    const from = afterSpaces(text, at);
    return text.lower.startsWith(mark, from) ? [from + mark.length] : [];
  };

const STOPS = /[\s.!?。！？]/u;
const end: Part = (text, at) => {
  let place = at;
  while (place < text.lower.length && STOPS.test(text.lower.charAt(place))) place += 1;
  return place === text.lower.length ? [place] : [];
};

/** At most so many words, fewest first. */
const gapOf =
  (most: number): Part =>
  (text, at) => {
    const ends = [at];
    for (let place = at; ends.length <= most; ) {
      const from = afterSpaces(text, place);
      let after = wordEnd(text, from);
      if (after === from) break;
      while (/^[:.]\p{N}/u.test(text.lower.slice(after, after + 2))) after = wordEnd(text, after + 1);
      place = text.lower.charAt(after) === ',' ? after + 1 : after;
      ends.push(place);
    }
    return ends;
  };

const charactersOf =
  (most: number): Part =>
  (text, at) =>
    Array.from({ length: Math.min(most, text.lower.length - at) + 1 }, (_, count) => at + count);

const not =
  (part: Part): Part =>
  (text, at) =>
    part(text, at).length === 0 ? [at] : [];

/** The part up to so many times, as often as it is there. */
const repeated =
  (part: Part, most: number): Part =>
  (text, at) => {
    const ends = [at];
    for (let [place, times] = [at, 0]; times < most; times += 1) {
      const next = part(text, place)[0];
      if (next === undefined) break;
      ends.unshift(next);
      place = next;
    }
    return most > 1 ? ends : [...part(text, at), at];
  };

/** Parts as they are written: text in brackets stays together. */
const TOKEN = /!?\([^()]*\)(?:\?\d?)?|\S+/gu;
const MARK = /^[^\p{L}\p{N}\p{M}*]+$/u;

const barePart = (written: string, lists: Readonly<Record<string, string>>): Part => {
  if (written.startsWith('!')) return not(barePart(written.slice(1), lists));
  if (written === '@' || written === '_') return wordOf(written === '@');
  if (written === '$') return end;
  if (written.startsWith('..')) return gapOf(Number(written.slice(2)));
  if (written.startsWith('~')) return charactersOf(Number(written.slice(1)));
  if (written.startsWith('(')) return phrasePart(written.slice(1, -1));
  if (written.startsWith('{')) {
    const name = written.slice(1, -1);
    const list = lists[name];
    if (list === undefined)
      throw new Error(`A wording speaks of the list {${name}}, which its language does not have.`);
    return phrasePart(list);
  }
  return MARK.test(written) ? markOf(written) : phrasePart(written);
};

const partOf = (written: string, lists: Readonly<Record<string, string>>): Part => {
  const [, bare = written, often] = /^(.+?)(?:\?(\d?))?$/u.exec(written) ?? [];
  const part = barePart(bare, lists);
  return bare === written ? part : repeated(part, often === '' || often === undefined ? 1 : Number(often));
};

/** The characters that a part can begin with; undefined where it can with any, or with none. */
const firstOf = (bare: string, lists: Readonly<Record<string, string>>): readonly number[] | undefined => {
  if (/^(?:!|\.\.|~)/u.test(bare) || ['@', '_', '$'].includes(bare)) return undefined;
  const list = bare.startsWith('(')
    ? bare.slice(1, -1)
    : bare.startsWith('{')
      ? (lists[bare.slice(1, -1)] ?? '')
      : bare;
  const phrases = list.split('|').map((phrase) => phrase.trim().toLowerCase().replaceAll('’', "'"));
  return phrases.some((phrase) => phrase === '' || phrase.startsWith('*'))
    ? undefined
    : phrases.map((phrase) => phrase.charCodeAt(0));
};

/** Those of a wording: of its parts up to the first that has to be there. */
const beginningsOf = (
  parts: readonly string[],
  lists: Readonly<Record<string, string>>,
): ReadonlySet<number> | undefined => {
  const begins = new Set<number>();
  for (const written of parts) {
    const bare = written.replace(/\?\d?$/u, '');
    const first = firstOf(bare, lists);
    if (first === undefined) return undefined;
    for (const unit of first) begins.add(unit);
    if (bare === written) return begins;
  }
  return undefined;
};

/** Makes a wording of what the data says; `lists` are those that it names. */
export const wording = (written: string, lists: Readonly<Record<string, string>> = {}): Wording => {
  const tokens: readonly string[] = written.match(TOKEN) ?? [];
  const kept = tokens.indexOf('>');
  const parts = tokens.filter((token) => token !== '>').map((token) => partOf(token, lists));
  /** Where what is consumed ends, once all parts are there. No pair of a part and a place is tried twice. */
  const tryFrom = (
    text: Folded,
    part: number,
    at: number,
    ends: readonly number[],
    failed: Set<number>,
  ): number | undefined => {
    for (const next of ends) {
      const found = tryAt(text, part + 1, next, failed);
      if (found !== undefined) return kept === part ? at : found;
    }
    return undefined;
  };
  const tryAt = (text: Folded, part: number, at: number, failed: Set<number>): number | undefined => {
    const here = parts[part];
    if (here === undefined) return at;
    const key = part * (text.lower.length + 1) + at;
    if (failed.has(key)) return undefined;
    const found = tryFrom(text, part, at, here(text, at), failed);
    if (found === undefined) failed.add(key);
    return found;
  };
  const [first = () => NOWHERE] = parts;
  return {
    begins: beginningsOf(
      tokens.filter((token) => token !== '>'),
      lists,
    ),
    endOf: (words, at = 0) => {
      const text = folded(words);
      const ends = first(text, at);
      return ends.length === 0 ? undefined : tryFrom(text, 0, at, ends, new Set());
    },
  };
};

const byBeginning = new WeakMap<readonly Wording[], Map<number, readonly Wording[]>>();

/** Those of some wordings that can begin at a place of a text, in their order: most are known by their first character not to. */
export const wordingsAt = (wordings: readonly Wording[], words: string, at = 0): readonly Wording[] => {
  const text = folded(words);
  const unit = text.lower.charCodeAt(afterSpaces(text, at));
  const known = byBeginning.get(wordings) ?? new Map<number, readonly Wording[]>();
  byBeginning.set(wordings, known);
  const found = known.get(unit) ?? wordings.filter(({ begins }) => begins?.has(unit) ?? true);
  known.set(unit, found);
  return found;
};
