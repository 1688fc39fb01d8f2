/** "Hedgerow: the app that names any plant": a word before a colon, and behind it what that is. */
import type { Lexicon } from '../lexicon/lexicon';
import { SOUGHT } from './announcements';
import { bare } from './bare';
import { labelOf } from './labelled';
import { visibleWords } from './measure';
import { namesTime } from './patterns';
import { SOME } from './we-are';
import { isGreeting, namesFilm, sells } from './wishes';

const DEFINED =
  /^[«"“]?([\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}’'.-]{2,20}(?:\s[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}’'.-]{1,20})?)[»"”]?\s?[:：]\s(.{8,})$/u;
/** Words among which it says what it is. */
const EARLY = 9;
/** A program is called so, whatever leads to it; else an article tells that something is defined. */
const PROGRAM = 'tech';

/** The name that a sentence defines, where it begins with one. */
export const definedName = (sentence: string, lexicon: Lexicon): string | undefined => {
  const { bank, ordinary, hangs, starts, announces } = lexicon;
  const [, name = '', what = ''] = DEFINED.exec(sentence) ?? [];
  if (bank === undefined || name === '' || labelOf(sentence) !== undefined) return undefined;
  const words = what.split(/\s+/u);
  const early = words.slice(0, EARLY).join(' ');
  const trades = bank.names().all(early);
  const isProgram = trades.some(({ value }) => value.trade === PROGRAM);
  const isSome = SOME.has(bare(words[0] ?? '')) && trades.some(({ value }) => value.trade !== 'jobs');
  const isWord = name.split(/\s/u).every((word) => [ordinary, hangs, starts].some((known) => known.has(bare(word))));
  const says =
    isWord || announces.all(name).length > 0 || bank.names().all(name).length > 0 || visibleWords(name) === 0;
  const isOther =
    SOUGHT.test(name) || namesTime(name, lexicon.language) || isGreeting(name, lexicon) || namesFilm(name, lexicon);
  return (isProgram || isSome) && !says && !isOther && !sells(name, lexicon) ? name : undefined;
};
