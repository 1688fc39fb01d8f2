/**
 * What signs the last card is a whole name of a thing: never a sentence, never cut before the word that it needs. "App para
 * aprender" goes on to "euskera", "Ambulanter Pflegedienst" to whose it is; what can't be made whole signs nothing.
 */
import { namesDay } from '../../../acting/facts/day';
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { AUXILIARIES, GENITIVES } from '../reading/lists';
import { isUnspaced, visibleWords } from '../reading/measure';

/** Words that are read at a glance on the last card. */
const MOST_WORDS = 7;
/** Words that a name may lack. */
const MOST_LACKING = 3;

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}’'&+]/gu, '');

/** A quotation that begins and does not end. */
const OPENS = /[“„«"「][^“”„«»"「」]*$/u;
const CLOSES = /^[^“”„«»"「」]{0,40}[”“»"」]/u;

/** Whether a word begins something else, so that what stands before it is whole. */
const begins = (word: string, { starts, and, relatives, hangs, keywords, language }: Lexicon): boolean => {
  const said = bare(word);
  return (
    !/\p{L}/u.test(said) ||
    /^\P{L}/u.test(word) ||
    starts.has(said) ||
    (and.has(said) && /\p{L}/u.test(said)) ||
    relatives.has(said) ||
    hangs.has(said) ||
    AUXILIARIES.has(said) ||
    namesDay(word, language) ||
    (keywords !== undefined && isOneOf(keywords.tells, said))
  );
};

/** Whether what a genitive leads to goes on with an article. */
const leansOn = (whole: string, next: string, { hangs, starts }: Lexicon): boolean => {
  const [before = '', last = ''] = whole.split(' ').slice(-2);
  return GENITIVES.has(before) && /^\p{Ll}/u.test(last) && hangs.has(bare(next)) && !starts.has(bare(next));
};

/** "Voluntários para limpar | a praia": what somebody is for is told with what it is done to, or left out. */
const withoutPurpose = (whole: string, next: string, { serves, hangs, starts }: Lexicon): string => {
  const words = whole.split(' ');
  const [before = '', last = ''] = words.slice(-2);
  const isCut = serves.has(bare(before)) && /^\p{Ll}/u.test(last) && hangs.has(bare(next));
  return isCut && !starts.has(bare(last)) && words.length > MOST_LACKING ? words.slice(0, -2).join(' ') : whole;
};

const ENDS = /[^\p{L}\p{N}\s’'-]\s*$/u;

/** Whether what follows a name in its brief belongs to it: a name behind a noun, or what a preposition leads to. */
const needs = (name: string, word: string, lexicon: Lexicon): boolean => {
  if (word === '' || ENDS.test(name)) return false;
  // "la ferme | des Aulnes": a genitive belongs to what stands before it.
  if (GENITIVES.has(bare(word)) || GENITIVES.has(bare(name.split(' ').at(-1) ?? ''))) return true;
  // "à Val | d'Isère"
  if (/^[dl]['’]\p{Lu}/u.test(word)) return true;
  if (begins(word, lexicon)) return false;
  const [article = '', before = '', last = ''] = ['', ...name.split(' ')].slice(-3);
  if (/^\p{Lu}/u.test(word)) return true;
  // "Bénévoles pour la banque | alimentaire": an article stands between.
  const isLed = lexicon.starts.has(bare(article)) && lexicon.hangs.has(bare(before));
  if (!/^\p{Lu}/u.test(last) && isLed) return true;
  // "Alquiler de castillos | hinchables": what kind of thing it is stands behind it.
  const isKind = GENITIVES.has(bare(before)) && /^\p{Ll}/u.test(last);
  if (isKind && lexicon.keywords !== undefined && isOneOf(lexicon.keywords.trails, bare(word))) return true;
  // "Harlan Kitchens fits …", "vieze zonnepanelen leveren …": what somebody or something does is no part of who it is.
  return !/^\p{Lu}/u.test(last) && lexicon.starts.has(bare(before));
};

/** No name holds the end of a sentence, or is a question. */
export const isName = (name: string): boolean => !/[?!]\s|[?:]$/u.test(name);

/** 'Exposition "Lumières | d'atelier"': what is quoted stays whole, or outside. */
const withQuotationEnded = (name: string, behind: string): string | undefined => {
  const open = (name.match(/"/gu)?.length ?? 0) % 2 === 0 && !/[“„«「]/u.test(name) ? null : OPENS.exec(name);
  if (open === null) return name;
  const end = CLOSES.exec(behind)?.[0] ?? '';
  const whole = `${name}${end}`;
  return end !== '' && visibleWords(whole) <= MOST_WORDS ? whole : name.slice(0, open.index).trim() || undefined;
};

/** "Palestra Forza 4 a Bergamo": a number before a place is the name's. */
const withNumber = (name: string, behind: string): string =>
  name + (/^\s\p{N}{1,3}(?=\s(?:a|à|in|en|w|em|te|at|near)\s\p{Lu})/u.exec(behind)?.[0] ?? '');

/** A brand as its brief has it, with its quotation. */
export const quotedWhole = (brand: string, brief: string): string | undefined => {
  const at = brief.toLowerCase().indexOf(brand.toLowerCase());
  if (at < 0) return brand;
  const named = withNumber(brand, brief.slice(at + brand.length));
  return withQuotationEnded(named, brief.slice(at + named.length));
};

/** "Cueillette de fraises [à la ferme des Aulnes]": what is too long ends before where it is. */
const withoutPlace = (name: string, { starts, ours }: Lexicon): string | undefined => {
  const words = name.split(' ');
  const at = words.findLastIndex((word, index) => index > 1 && starts.has(bare(word)) && !GENITIVES.has(bare(word)));
  const [last = ''] = words.slice(at - 1, at);
  return at < 0 || ours.has(bare(last)) ? undefined : words.slice(0, at).join(' ');
};

/** The name with the words that it can't be without; undefined where it would be long, or is no name. */
export const wholeSign = (name: string, given: string, lexicon: Lexicon): string | undefined => {
  if (!isName(name)) return undefined;
  // Where all is shouted no capital tells a name.
  const brief = given === given.toUpperCase() ? given.toLowerCase() : given;
  if (isUnspaced(name) || lexicon.endings.length > 0) return name;
  const at = brief.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return name;
  const numbered = withNumber(name, brief.slice(at + name.length));
  if (numbered !== name) return numbered;
  const behind = brief.slice(at + name.length);
  const quoted = withQuotationEnded(name, behind);
  if (quoted !== name) return quoted;
  if (!/^\s/u.test(behind)) return name;
  let whole = name;
  const following = (behind.split(/\n/u)[0] ?? '').trim().split(/\s+/u);
  for (const [at, word] of following.slice(0, MOST_LACKING).entries()) {
    // "… | du lundi au vendredi", "… | di 40 mq": when something is, and how large, is no part of a name.
    const next = following[at + 1] ?? '';
    // "Gym for people | over 60"
    const after = following[at + 2] ?? '';
    if (GENITIVES.has(bare(word)) && /^\p{N}+$/u.test(next) && (after === '' || lexicon.starts.has(bare(after))))
      return `${whole} ${word} ${next}`;
    if (GENITIVES.has(bare(word)) && (/^\p{N}/u.test(next) || namesDay(next, lexicon.language)))
      return withoutPurpose(whole, word, lexicon);
    // "Macchine da cucire di tutte | le marche": what can't be told to its end is left out.
    if (!needs(whole, word, lexicon))
      return leansOn(whole, word, lexicon) ? name : withoutPurpose(whole, word, lexicon);
    whole = `${whole} ${word}`;
    if (visibleWords(whole) > MOST_WORDS) return withoutPlace(name, lexicon);
    if (ENDS.test(whole)) return whole.replace(ENDS, '');
  }
  const next = following[MOST_LACKING] ?? '';
  return needs(whole, next, lexicon) ? withoutPlace(name, lexicon) : whole;
};
