/**
 * "Mam wypożyczalnię kajaków nad Krutynią", 「鎌倉でパン屋をやっています」: what house somebody has is told to the maker so, and to viewers as
 * what it is. Only where a trade is named soon: "we have three rules" is no house.
 */
import type { Lexicon } from '../lexicon/lexicon';
import type { Owns, Turn } from '../lexicon/owns';
import { isUnspaced } from './measure';
import { nameAt } from './name-at';
import { capitalised } from './thought';
import { trimEndOf } from './trim-end';
import { isGreeting } from './wishes';

/** Characters among which the trade is named. */
const EARLY = 40;
/** Words of a house that may bend: what it is like, and what it is. */
const MOST_BENT = 4;
/** "Dzień dobry, …". */
const HELLO = /^[^,،、!]{2,24}[,،、!]\s?/u;
const SOME = /^(?:(?:una|uno|un|uma|um)\s|un['’])/iu;

const turned = (word: string, turns: readonly Turn[]): string => {
  const turn = turns.find(({ from }) => word.endsWith(from) && word.length > from.length + 1);
  return turn === undefined ? word : `${word.slice(0, word.length - turn.from.length)}${turn.to}`;
};

/** The words of the house as they stand by themselves, up to what goes on behind it. */
const bent = (text: string, turns: readonly Turn[], { starts, and }: Lexicon): string => {
  const words = text.split(' ');
  const end = words.findIndex(
    (word, at) => at >= MOST_BENT || starts.has(word) || and.has(word) || /[,.:;]$/u.test(words[at - 1] ?? ''),
  );
  return words.map((word, at) => (end >= 0 && at >= end ? word : turned(word, turns))).join(' ');
};

const startOfTrade = (text: string, { bank }: Lexicon): number =>
  Math.min(...(bank?.names().all(text.slice(0, EARLY)) ?? []).map(({ start }) => start), Number.POSITIVE_INFINITY);

/** What stands before a mark, which may end in a verb, and the rest. */
const headOf = (text: string): readonly [string, string] => {
  const end = /[,،、。.!]/u.exec(text)?.index ?? text.length;
  return [text.slice(0, end), text.slice(end)];
};

const withoutEnd = (text: string, { ends, turns, places }: Owns, lexicon: Lexicon): string | undefined => {
  const [head, rest] = headOf(text);
  const lower = head.toLowerCase();
  const end = ends.find((words) => lower.endsWith(isUnspaced(head) ? words : ` ${words}`));
  if (end === undefined) return undefined;
  const house = trimEndOf(head.slice(0, head.length - end.length), /\s/u);
  const at = startOfTrade(house, lexicon);
  if (at === Number.POSITIVE_INFINITY) return undefined;
  const words = house.split(' ');
  // "Bir kafem var": what somebody has is bent otherwise where nothing says of what kind it is.
  if (words.length > 1 && words.at(-2)?.toLowerCase() === 'bir') return undefined;
  const last = words.pop() ?? '';
  const where = turned(last.slice(0, isUnspaced(last) ? at : 0), places);
  const what = isUnspaced(last) ? `${where}${last.slice(at)}` : turned(last, turns);
  return `${[...words, what].join(' ')}${rest}`;
};

const withoutBegin = (text: string, { begins, turns, named }: Owns, lexicon: Lexicon): string | undefined => {
  const lower = text.toLowerCase();
  const begin = begins.find((words) => lower.startsWith(`${words} `));
  if (begin === undefined) return undefined;
  const house = text.slice(begin.length).trim().replace(SOME, '');
  if (startOfTrade(house, lexicon) === Number.POSITIVE_INFINITY) return undefined;
  // "…, Glina i Ogień": behind what it is and where stands how it is called.
  const [what = '', called = ''] = /^([^,]+), ((?:[ao]s?\s)?\p{Lu}[^,.!]{2,30})[.!]?$/u.exec(house)?.slice(1) ?? [];
  const name = nameAt(called.replace(/^[ao]s?\s/u, ''));
  const isCalled = name !== undefined && called.endsWith(name) && named !== '';
  return isCalled ? `${bent(what, turns, lexicon)}, ${named} ${name}` : bent(house, turns, lexicon);
};

/** The sentence without who has the house that it names. */
export const withoutOwner = (text: string, lexicon: Lexicon): string => {
  const { owns, language } = lexicon;
  if (owns === undefined) return text;
  const [hello = ''] = HELLO.exec(text) ?? [];
  const greeting = isGreeting(hello.trim(), lexicon) ? hello : '';
  const said = text.slice(greeting.length);
  const told = withoutBegin(said, owns, lexicon) ?? withoutEnd(said, owns, lexicon);
  return told === undefined ? text : `${greeting}${capitalised(told, language)}`;
};
