/**
 * Words and phrases that are looked for in texts, as plain data: apart by `|`, in lower case, and with `*` for the rest of
 * a word, before or after it, or `+` where the rest is a word by itself ("l'", Arabic articles). They are kept as a tree of characters, so that looking at one place of a text takes the time
 * of the longest phrase, however many there are.
 */
import { type Folded, folded, wordEnd } from './folded';
import { rememberingBeside } from './remembering';

interface Node<Value> {
  /** By UTF-16 unit. */
  readonly next: Map<number, Node<Value>>;
  /** What ends here at the end of a word. */
  readonly whole: Value[];
  /** What goes on to the end of the word, whatever that is. */
  readonly stem: Value[];
  /** What ends here, even within a word. */
  readonly part: Value[];
  /** What follows the rest of a word. */
  rest?: Node<Value>;
}

export interface Match<Value> {
  readonly start: number;
  readonly end: number;
  readonly value: Value;
}

export interface PhraseIndex<Value> {
  /** What begins with the word at a place, the longest first. */
  readonly at: (text: Folded, place: number) => readonly Match<Value>[];
  /** All that stands in a text, in its order. */
  readonly all: (text: string) => readonly Match<Value>[];
}

const nodeOf = <Value>(): Node<Value> => ({ next: new Map(), whole: [], stem: [], part: [] });

const child = <Value>(node: Node<Value>, character: number): Node<Value> => {
  const before = node.next.get(character);
  if (before !== undefined) return before;
  const made = nodeOf<Value>();
  node.next.set(character, made);
  return made;
};

const add = <Value>(root: Node<Value>, phrase: string, value: Value): void => {
  const last = phrase.at(-1);
  const body = last === '*' || last === '+' ? phrase.slice(0, -1) : phrase;
  let node = root;
  for (let at = 0; at < body.length; at += 1)
    node = body.charAt(at) === '*' ? (node.rest ??= nodeOf<Value>()) : child(node, body.charCodeAt(at));
  if (last === '*') node.stem.push(value);
  else if (last === '+' || last === "'") node.part.push(value);
  else node.whole.push(value);
};

/** Follows the text from a node on; `from` is where the node's phrases would end. */
const walk = <Value>(
  root: Node<Value> | undefined,
  text: Folded,
  start: number,
  from: number,
  found: Match<Value>[],
): void => {
  let node = root;
  let at = from;
  while (node !== undefined) {
    if (node.whole.length > 0 && text.beginsWord(at))
      for (const value of node.whole) found.push({ start, end: at, value });
    if (node.stem.length > 0) for (const value of node.stem) found.push({ start, end: wordEnd(text, at), value });
    if (node.part.length > 0) for (const value of node.part) found.push({ start, end: at, value });
    if (node.rest !== undefined) walk(node.rest, text, start, wordEnd(text, at), found);
    node = at < text.lower.length ? node.next.get(text.lower.charCodeAt(at)) : undefined;
    at += 1;
  }
};

/** Longer words are looked into no further: nobody writes them. */
const LONGEST_WORD = 64;

/** An index of phrases, each with what it means. */
export const phraseIndex = <Value>(entries: Iterable<readonly [phrase: string, value: Value]>): PhraseIndex<Value> => {
  const [begin, inside] = [nodeOf<Value>(), nodeOf<Value>()];
  let hasInside = false;
  for (const [written, value] of entries) {
    const phrase = written.trim().toLowerCase().replaceAll('’', "'");
    if (phrase === '') continue;
    if (phrase.startsWith('*')) add(inside, phrase.slice(1), value);
    else add(begin, phrase, value);
    hasInside ||= phrase.startsWith('*');
  }
  const nothing: readonly Match<Value>[] = [];
  const at = (text: Folded, place: number): readonly Match<Value>[] => {
    if (!text.beginsWord(place) || (!hasInside && !begin.next.has(text.lower.charCodeAt(place)))) return nothing;
    const found: Match<Value>[] = [];
    walk(begin, text, place, place, found);
    const end = hasInside ? Math.min(wordEnd(text, place), place + LONGEST_WORD) : 0;
    for (let from = place; from < end; from += 1) walk(inside, text, place, from, found);
    return found.length > 1 ? found.sort((a, b) => b.end - a.end) : found;
  };
  const all = (words: string): Match<Value>[] => {
    const text = folded(words);
    const { lower } = text;
    const found: Match<Value>[] = [];
    let start = 0;
    for (let place = 0; place < lower.length; place += 1) {
      const unit = lower.charCodeAt(place);
      const begins = text.beginsWord(place);
      if (begins) start = place;
      const first = begins ? begin.next.get(unit) : undefined;
      if (first !== undefined) walk(first, text, place, place + 1, found);
      const within = hasInside ? inside.next.get(unit) : undefined;
      if (within !== undefined) walk(within, text, Math.max(start, place - LONGEST_WORD), place + 1, found);
    }
    return found;
  };
  return { at, all };
};

/** An index of phrases that mean the same, as the data files write them. */
export const phrases = (list: string): PhraseIndex<true> =>
  phraseIndex(list.split('|').map((phrase) => [phrase, true] as const));

/** Whether a text is one of the phrases and nothing else. */
export const isOneOf = (index: PhraseIndex<unknown>, text: string): boolean =>
  index.at(folded(text), 0).some(({ end }) => end === text.length);

/** Whether one of the phrases stands in a text. */
export const holdsOneOf = (index: PhraseIndex<unknown>, text: string): boolean => holds(text, index);

const holds = rememberingBeside((text: string, index: PhraseIndex<unknown>): boolean => index.all(text).length > 0);
