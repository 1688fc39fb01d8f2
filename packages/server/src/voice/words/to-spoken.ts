/**
 * Turns a script into the words that are said, with the place that each of them has in what is shown. `[shown|spoken]` in a
 * script says how something is spoken that no rule could know.
 */
import { chunksOf } from '../../wording/chunks';
import { primaryOf } from '../primary-of';
import { allRules } from './all-rules';
import { languageOf } from './languages/languages';
import { rangeRule } from './number-rules';
import { readMarked } from './shown-and-spoken';
import type { SpokenLanguage } from './spoken-language';
import { withSuffix } from './suffix';

export interface SpokenWord {
  readonly text: string;
  /** Which word of the captions it stands for. */
  readonly caption: number;
}

export interface Script {
  /** The words as they are shown, stops and all. */
  readonly captions: readonly string[];
  /** What stands between captions: nothing in scripts without spaces. */
  readonly joint: '' | ' ';
  readonly words: readonly SpokenWord[];
  /** The words and the stops between them, for an engine. */
  readonly text: string;
}

/** What is said of a stretch of the text. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

const isWordy = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}\p{M}]/u.test(letter);

const kindOf = (letter: string): string =>
  /\d/.test(letter) ? 'figure' : /\p{Script=Latin}/u.test(letter) ? 'latin' : 'other';

/** Whether something may begin here: not within a word, but where a script without spaces changes. */
const mayBegin = (text: string, at: number, { unspaced = false, prefix }: SpokenLanguage): boolean => {
  const [before = '', here = ''] = [text[at - 1], text[at]];
  if (!isWordy(before) || !isWordy(here)) return true;
  if (kindOf(here) === 'figure' && prefix?.test(text.slice(0, at)) === true) return true;
  return unspaced && (kindOf(here) === 'other' || kindOf(here) !== kindOf(before));
};

/** Figures of other scripts as ours, each in its place. */
const plainFigures = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹０-９₀-₉]/gu, (figure) => String((figure.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** What is said of a number, with what is written onto it, and in its case. */
const behind = (text: string, piece: Piece, { governed, prefix }: SpokenLanguage): Piece => {
  const before = text.slice(0, piece.from);
  const said = governed?.(piece.said, before) ?? piece.said;
  const [own] = prefix?.exec(before) ?? [];
  if (own === undefined) return { ...piece, said };
  return { from: piece.from - own.length, to: piece.to, said: `${own.replace(/[ـ\s]/gu, '')}${said}` };
};

const findPieces = (written: string, language: SpokenLanguage, fixed: readonly Piece[]): Piece[] => {
  const text = plainFigures(written);
  const rules = allRules(language);
  const range = rangeRule(language);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const own = fixed.find(({ from }) => from === at);
    if (own !== undefined) {
      pieces.push(own);
      at = Math.max(own.to, at + 1);
      continue;
    }
    const limit = fixed.find(({ from }) => from > at)?.from ?? text.length;
    const within = text.slice(0, limit);
    const last = pieces.at(-1);
    const follows = last?.to === at && /^[\p{Sc}\d]/u.test(text.slice(last.from, last.to));
    let found: Piece | undefined;
    for (const rule of mayBegin(text, at, language) ? [...(follows ? [range] : []), ...rules] : []) {
      rule.pattern.lastIndex = at;
      const match = rule.pattern.exec(within);
      const said = match === null || match[0] === '' ? undefined : rule.say(match);
      if (match === null || said === undefined) continue;
      found = withSuffix({ from: at, to: at + match[0].length, said }, within, language);
      if (/\d/.test(match[0])) found = behind(text, found, language);
      break;
    }
    if (found !== undefined) pieces.push(found);
    at = found?.to ?? at + 1;
  }
  return pieces;
};

interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Runs without spaces; in scripts that have none, the groups of words that lines may end between. */
const tokensOf = (text: string, unspaced: boolean): Token[] => {
  const runs = [...text.matchAll(/\S+/gu)].map(({ 0: run, index }) => ({
    text: run,
    from: index,
    to: index + run.length,
  }));
  if (!unspaced) return runs;
  return runs.flatMap((run) => {
    let at = run.from;
    return chunksOf(run.text).map((chunk) => {
      const token = { text: chunk, from: at, to: at + chunk.length };
      at = token.to;
      return token;
    });
  });
};

const STOPS = /[.,;:!?…。、！？؟،؛]/u;
/** Said as a pause. */
const PAUSES = /[–—()[\]/|•·→➔➜➡⇒]/u;
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Words of a stretch; those of scripts without spaces end where `cuts` says. */
const wordsIn = (
  text: string,
  cuts: ReadonlySet<number> = new Set(),
): { readonly text: string; readonly at: number }[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: run, index }) => {
    const starts = [0, ...[...cuts].map((cut) => cut - index).filter((cut) => cut > 0 && cut < run.length)];
    return starts
      .map((start, at) => ({ text: run.slice(start, starts[at + 1]).replace(/^['’]+|['’]+$/g, ''), at: index + start }))
      .filter(({ text: word }) => word !== '');
  });

interface Building {
  text: string;
  readonly words: SpokenWord[];
}

const addWord = (building: Building, word: SpokenWord): void => {
  building.text += `${building.text === '' || building.text.endsWith(' ') ? '' : ' '}${word.text}`;
  building.words.push(word);
};

const addStop = (building: Building, stop: string): void => {
  const kept = building.text.trimEnd();
  if (kept === '') return;
  // Of two stops the stronger stays.
  if (STOPS.test(kept.at(-1) ?? '')) {
    if (stop !== ',') building.text = `${kept.slice(0, -1)}${stop}`;
  } else building.text = `${kept}${stop}`;
};

/** Languages without spaces, of those that are left to their engines. */
const UNSPACED = new Set(['zh', 'th', 'lo', 'km']);

/**
 * Reads a script as it is said in a language. In one that nothing is known of, figures stay: its engine may know them.
 */
export function toSpoken(script: string, tag: string): Script {
  const { shown, marks } = readMarked(script);
  const language = languageOf(tag);
  const unspaced = language?.unspaced ?? UNSPACED.has(primaryOf(tag));
  const pieces = language === undefined ? marks : findPieces(shown, language, marks);
  const tokens = tokensOf(shown, unspaced);
  const captionAt = (place: number): number => {
    const within = tokens.findIndex(({ to }) => place < to);
    return within < 0 ? Math.max(0, tokens.length - 1) : within;
  };
  const building: Building = { text: '', words: [] };
  const addPlain = (from: number, to: number): void => {
    const text = shown.slice(from, to);
    const cuts = new Set(unspaced ? tokens.map((token) => token.from - from) : []);
    const words = new Map(wordsIn(text, cuts).map((word) => [word.at, word.text]));
    for (let at = 0; at < text.length; ) {
      const word = words.get(at);
      if (word !== undefined) {
        addWord(building, { text: word, caption: captionAt(from + at) });
        at += word.length;
        continue;
      }
      const sign = text[at] ?? '';
      if (STOPS.test(sign)) addStop(building, sign);
      else if (PAUSES.test(sign)) addStop(building, ',');
      at += 1;
    }
  };
  let at = 0;
  for (const { from, to, said } of pieces) {
    addPlain(at, from);
    const [first, last] = [captionAt(from), captionAt(Math.max(from, to - 1))];
    const words = wordsIn(said);
    let place = 0;
    for (const [index, word] of words.entries()) {
      if (/[,،、]/u.test(said.slice(place, word.at))) addStop(building, ',');
      place = word.at;
      const caption = first + Math.floor((index * (last - first + 1)) / words.length);
      addWord(building, { text: word.text, caption });
    }
    if (said.endsWith('.') || (/[.!?]$/.test(shown.slice(from, to)) && shown.slice(to).trim() === ''))
      addStop(building, '.');
    at = to;
  }
  addPlain(at, shown.length);
  return {
    captions: tokens.map(({ text }) => text),
    joint: unspaced ? '' : ' ',
    words: building.words,
    text: building.text,
  };
}
