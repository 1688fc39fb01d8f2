/** What a sentence that begins with "we are" or "I have" says of who that is; viewers read it without those words. */
import { folded } from '../../../wording/folded';
import { namesAnyFilm } from '../languages/languages';
import type { Lexicon } from '../lexicon/lexicon';
import { nameBehind } from './given-name';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { capitalised } from './thought';
import { withoutRole } from './without-role';

export interface Introduction {
  /** Without the words that introduce. */
  readonly text: string;
  readonly name?: string;
}

/** A name of one word is rather the beginning of a sentence. */
const LEAST_ALONE = 2;

const firstWord = (text: string): string => text.split(/[\s,]/u, 1)[0]?.toLowerCase() ?? '';

/** "a", "une", "ein": what follows says what somebody is, and not who. */
export const SOME = new Set('a an ein eine une un una uma um een en'.split(' '));

/** "The Oakham joinery from Leeds and build kitchens": what they do is a sentence of its own, "we build kitchens". */
const withSubject = (text: string, name: string, opener: string, { and, starts }: Lexicon): string => {
  const behind = name === '' ? '' : text.slice(text.indexOf(name) + name.length);
  const [joined = '', place = '', word = '', does = ''] =
    /^((?: \p{Ll}{1,4} \p{Lu}\S*)?) (\p{L}+) (\p{Ll}{3,}) /u.exec(behind) ?? [];
  if (joined === '' || !and.has(word) || starts.has(does)) return text;
  // Languages that say "we are" in one word leave "we" out.
  const [subject = '', ...verb] = opener.replace(/['’].*$/u, ' are').split(' ');
  const begin = text.slice(0, text.length - behind.length) + place;
  return `${begin}, ${verb.length === 0 ? '' : `${subject} `}${does} ${behind.slice(joined.length)}`;
};

/** Openers that tell what somebody has. */
const HAVING = /\s?(?:have|got|'ve|haben|habe|ai|avons|tengo|tenemos|ho|abbiamo|tenho|temos|heb|hebben|mam|mamy)$/u;

/** Portuguese has a definite article before names: "sou a Teresa". */
const isSome = (article: string, { language }: Lexicon): boolean =>
  SOME.has(article) && !(language === 'pt' && article === 'a');

/** Whether "and I" follows what "I am", or what somebody does where verbs say who. */
const saysMore = (text: string, opener: string, { and, resumes, gives, introduces }: Lexicon): boolean => {
  // "Siamo Anna e Giulio" are two, and no house.
  const name = nameAt(text)?.split(' ') ?? [];
  if (namesAnyFilm(text) || (name.length >= LEAST_ALONE && !name.some((word) => and.has(word)))) return false;
  const who = opener.split(/[\s']/u, 1)[0]?.replace(/^im$/u, 'i') ?? '';
  const words = text.toLowerCase().split(/\s+/u);
  return words.some((word, at) => {
    const next = (words[at + 1] ?? '').split("'", 1)[0] ?? '';
    if (!and.has(word) || at === 0) return false;
    return opener === who
      ? gives.has(next) || resumes.at(folded(next), 0).length > 0
      : who.length < LONGEST_WHO && (next === who || isSameWho(next, who, introduces));
  });
};
const LONGEST_WHO = 4;
/** "Wij" and "we": both begin how somebody says who they are. */
const isSameWho = (one: string, other: string, introduces: readonly string[]): boolean =>
  one !== '' && one.charAt(0) === other.charAt(0) && introduces.some((words) => words.startsWith(`${one} `));

/** What a sentence that begins with "we are" says of who that is. */
export const introduced = (given: string, lexicon: Lexicon): Introduction | undefined => {
  const sentence = withoutRole(given, lexicon);
  const lower = sentence.toLowerCase().replaceAll('’', "'");
  const opener = lexicon.introduces.find((phrase) => lower.startsWith(`${phrase} `));
  if (opener === undefined) return undefined;
  const text = sentence.slice(opener.length).trim();
  // "I'm a retired teacher and I help adults": whose sentence goes on tells more than what they are.
  if (saysMore(text, opener, lexicon)) return undefined;
  const article = firstWord(text);
  const has = lexicon.ours.has(article) || isSome(article, lexicon);
  const bare = has ? text.slice(article.length).trim() : text;
  // "We are podiatry practice Green Foot": what they are stands before the name without an article.
  const [kind = ''] = /^\p{Ll}{4,}\s(?=\p{Lu})/u.exec(bare) ?? [];
  const isKind = kind !== '' && (lexicon.bank?.names().all(kind).length ?? 0) > 0;
  const name = isSome(article, lexicon) ? undefined : nameAt(isKind ? bare.slice(kind.length) : bare);
  const behind = name === undefined ? nameBehind(bare) : undefined;
  if (!has && behind === undefined && (name === undefined || visibleWords(bare) < LEAST_ALONE)) return undefined;
  // "I've got a spare oboe" is no house.
  if (HAVING.test(opener) && name === undefined && behind === undefined && lexicon.bank?.names().all(bare).length === 0)
    return undefined;
  // The accusative of "wir haben einen Hofladen" can't stand alone.
  if (article === 'einen') return behind === undefined ? undefined : { text: sentence, name: behind.name };
  const said = withSubject(isSome(article, lexicon) ? text : bare, name ?? '', opener, lexicon);
  if (behind !== undefined)
    return { text: said.slice(0, said.length - bare.length + behind.rest.length), name: behind.name };
  return { text: isKind ? capitalised(said, lexicon.language) : said, ...(name === undefined ? {} : { name }) };
};
