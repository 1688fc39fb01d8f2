/**
 * "Mam wypożyczalnię kajaków nad Krutynią", 「鎌倉でパン屋をやっています」: what house somebody has is told to the maker so, and to viewers as
 * what it is. Only where a trade is named soon: "we have three rules" is no house.
 */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import type { Owns, Turn } from '../lexicon/owns';
import { isUnspaced } from './measure';
import { nameAt } from './name-at';
import { capitalised } from './thought';
import { trimEndOf } from './trim-end';
import { turned } from './turned';
import { isGreeting } from './wishes';
import { withoutRole } from './without-role';

/** Characters among which the trade is named. */
const EARLY = 40;
/** Words of a house that may bend: what it is like, and what it is. */
const MOST_BENT = 4;
/** "Dzień dobry, …". */
const HELLO = /^[^,،、!]{2,24}[,،、!]\s?/u;
const SOME = /^(?:(?:una|uno|un|uma|um)\s|un['’])/iu;
/** "Faccio l'ostetrica": what somebody is has another article. */
const THE = /^(?:(?:il|lo|la|el)\s|l['’])/iu;

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

/** 「ゲストハウスを夫婦で営んでいます」: by whom it is run. */
const BY_WHOM = /を(?:夫婦|家族|親子|兄弟|姉妹|一人|ひとり|二人|ふたり)で(?=\p{L})/u;

/** What stands behind a town. */
const AT_TOWN = /(?<=\p{Script=Han})で(?=[\p{Script=Han}\p{Script=Katakana}「])/u;

/** "Ben", "biz": who has it. */
const WHO = /^(?:ben|biz)\s/iu;

const withoutEnd = (text: string, owns: Owns, lexicon: Lexicon): string | undefined => {
  const { ends, turns, places, some, someTurns } = owns;
  const [head, rest] = headOf(text.replace(WHO, '').replace(BY_WHOM, 'を'));
  const lower = head.toLowerCase();
  const end = ends.find((words) => lower.endsWith(isUnspaced(head) ? words : ` ${words}`));
  if (end === undefined) return undefined;
  const house = trimEndOf(head.slice(0, head.length - end.length), /\s/u);
  const at = startOfTrade(house, lexicon);
  if (at === Number.POSITIVE_INFINITY) return undefined;
  const words = house.split(' ');
  const last = words.pop() ?? '';
  const ahead = last.slice(0, isUnspaced(last) ? at : 0);
  const bentWhere = turned(ahead, places);
  // 岡山でデニムの仕立て工房: more may stand between the town and the house.
  const where = bentWhere === ahead ? ahead.replace(AT_TOWN, 'の') : bentWhere;
  // "Bir kafem var": what somebody has is bent otherwise where nothing says of what kind it is.
  const isSome = isOneOf(some, words.at(-1) ?? '');
  const what = isUnspaced(last) ? `${where}${last.slice(at)}` : turned(last, isSome ? someTurns : turns);
  return `${[...words, what].join(' ')}${rest}`;
};

/** Where what somebody has begins, behind "I have" or "my brother and I have". */
const endOfBegin = (
  lower: string,
  { begins, pairs, does }: Owns,
): { readonly end: number; readonly isPair: boolean } | undefined => {
  const begin = begins.find((words) => lower.startsWith(`${words} `));
  if (begin !== undefined) return { end: begin.length, isPair: false };
  const near = lower.slice(0, EARLY);
  for (const words of [...begins, ...does]) {
    const at = near.indexOf(` ${words} `);
    const who = ` ${near.slice(0, Math.max(0, at))} `;
    if (at > 0 && pairs.some((pair) => who.startsWith(` ${pair} `) || who.endsWith(` ${pair} `)))
      return { end: at + words.length + 1, isPair: true };
  }
  return undefined;
};

/** "My wife and I run a campsite", "meine Frau und ich führen eine kleine Pension": what a pair has, whatever its trade. */
const ownedByPair = (house: string): string | undefined => {
  const [article = ''] =
    /^(?:an?|einen|eine?|une?|een|una?|uno|uma?|our|unsere?|unseren|notre|onze?|nuestr[oa]|la nostra|il nostro|a nossa|o nosso)\s/iu.exec(
      house,
    ) ?? [];
  if (article === '') return undefined;
  const bare = house.slice(article.length);
  // The accusative bends what it is like as well.
  const noun = /^(?:ein|unser)en\s/iu.test(article) ? bare.search(/(?<=^|\s)\p{Lu}/u) : 0;
  return noun < 0 ? undefined : bare.slice(noun);
};

/** Arabic writes "and I" as parts of the verb. */
const AND_I = /،?\s+و(?=[أن]\p{L}{3,}\s)/u;

/** "Sono un'ostetrica di Cagliari", "jestem fotografem w Gdyni": what somebody is. */
const withoutIs = (text: string, { is, isTurns }: Owns, lexicon: Lexicon): string | undefined => {
  const begin = is.find((words) => text.toLowerCase().startsWith(`${words} `));
  if (begin === undefined) return undefined;
  const who = text.slice(begin.length).trim().replace(SOME, '').replace(THE, '');
  // A name has a capital: who that is, is told elsewhere.
  const [what = '', next = ''] = who.split(/\s/u);
  // "Je suis relieur à Nantes": one word and where.
  const isPlaced = /^\p{Ll}{5,}$/u.test(what) && lexicon.starts.has(next) && !lexicon.ordinary.has(what);
  const isTrade =
    /^[\p{Ll}\p{Lo}]/u.test(who) &&
    (isPlaced || startOfTrade(who.split(/[,.]/u, 1)[0] ?? '', lexicon) < Number.POSITIVE_INFINITY);
  return isTrade ? bent(who, isTurns, lexicon).replace(AND_I, '، ') : undefined;
};

/** "Sono Giulia, faccio l'ostetrica": what somebody is stands behind the name. */
const withIsBehind = (text: string, owns: Owns, lexicon: Lexicon): string | undefined => {
  const [head = '', who = ''] =
    /^(\S{2,9}(?:\s\S{2,9})? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? (?:\p{L} )?(.+)$/u.exec(text)?.slice(1) ?? [];
  const bare = withoutIs(who, owns, lexicon);
  return bare === undefined ? undefined : `${head}, ${bare}`;
};

const withoutBegin = (text: string, owns: Owns, lexicon: Lexicon): string | undefined => {
  const { turns, named, pairs } = owns;
  const begin = endOfBegin(text.toLowerCase(), owns);
  if (begin === undefined) return undefined;
  // "Prowadzę z mężem palarnię": with whom stands behind the verb as well.
  const behind = text.slice(begin.end).trim();
  const shared = begin.isPair ? ownedByPair(behind) : undefined;
  if (shared !== undefined) return shared;
  const pair = pairs.find((words) => behind.toLowerCase().startsWith(`${words} `));
  const house = behind
    .slice(pair === undefined ? 0 : pair.length)
    .trim()
    .replace(SOME, '');
  const trade = startOfTrade(house, lexicon);
  if (trade === Number.POSITIVE_INFINITY) return undefined;
  // "Ho lavorato per musei": what stands behind a preposition is no house of theirs.
  const ahead = house.slice(0, trade).toLowerCase().split(/\s+/u);
  if (ahead.some((word) => lexicon.starts.has(word))) return undefined;
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
  const given = text.slice(greeting.length);
  const said = withoutRole(given, lexicon);
  if (said !== given) return `${greeting}${said}`;
  const told =
    withoutBegin(said, owns, lexicon) ??
    withoutEnd(said, owns, lexicon) ??
    withoutIs(said, owns, lexicon) ??
    withIsBehind(said, owns, lexicon);
  return told === undefined ? text : `${greeting}${capitalised(told, language)}`;
};
