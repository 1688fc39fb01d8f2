/** A name that a brief gives in so many words: "…, it's called Lacquered", „Wir haben ein Studio, die Kraftkammer“. */
import { isOneOf } from '../../../wording/phrases';
import { MAKERS } from '../languages/directives';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { trimEndOf } from './trim-end';

export interface GivenName {
  readonly name: string;
  /** The sentence without it and without what leads to it; may be empty. */
  readonly rest: string;
}

const QUOTED = /^[“„«"「『‘'](?<name>[^“”„«»"「」『』]{2,40})[”“»"」』’']/u;
const LOOSE = /[\s,،、:;(–—-]/u;
/** A script without capitals has a name end at the next mark. */
const CASELESS = /^\p{Lo}[^.,،؛:!?؟()]{1,30}/u;
const MOST_CASELESS = 4;
/** Who types without capitals types names so. */
const SMALL = /^\p{Ll}[\p{Ll}’'& -]{2,40}?(?=\s?[,.;:!?()]|$)/u;
const MOST_SMALL = 4;
const inCapitals = (name: string): string => name.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Who calls somebody else says no name of their own: "we called Steve". */
const LEAST_BEFORE = 2;

const nameFrom = (text: string): { readonly name: string; readonly length: number } | undefined => {
  const quoted = QUOTED.exec(text);
  if (quoted !== null) return { name: quoted.groups?.['name']?.trim() ?? '', length: quoted[0].length };
  const name = nameAt(text) ?? CASELESS.exec(text)?.[0].trim();
  const isShort = name !== undefined && (/^\p{Lu}/u.test(name) || visibleWords(name) <= MOST_CASELESS);
  return isShort ? { name, length: name.length } : undefined;
};

const joined = (before: string, after: string): string => {
  const lead = trimEndOf(before, LOOSE);
  const rest = after.replace(/^[\s,،、).]+/u, '');
  if (lead === '' || !/[\p{L}\p{N}]/u.test(rest)) return lead === '' ? rest : lead;
  return /^\s*[,،、]/u.test(after) ? `${lead}, ${rest}` : `${lead} ${rest}`;
};

/** "…, kliniğimizin adı": what it is the name of stands between a comma and the word, and says nothing alone. */
const withoutSubject = (before: string): string => before.replace(/[,،、]\s*[^\s,،、]+$/u, '');

/** As long as the text: "İ" has a small letter of two characters. */
const lowered = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(/\p{Lu}/gu, (letter) =>
      letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
    );

/** 「店名は『こむぎ』です」. */
const SAID =
  /^(.{0,40}?)[、。\s]?(?:お?店の)?(?:名前|店名|屋号|名称|園名|教室名)は、?[「『]([^「」『』]{2,20})[」』](?:です|といいます|と言います)?/u;

/** 「札幌で動物病院をしております、ねこの手クリニックと申します」: who it is stands before the verb, behind a mark or alone. */
const HUMBLY =
  /^(?:(.{2,60}?)[、。])?(?:わたくし|私ども|私|当店は、?|当社は、?)?[「『]?([^「」『』、。]{2,20})[」』]?(?:と申します|といいます|と言います)$/u;

/** "Il mio atelier": what is somebody's and no more than a house says nothing without its name. */
const isHouse = (before: string, ours: ReadonlySet<string>): boolean =>
  isOneOf(
    MAKERS.houses,
    before
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => !ours.has(word))
      .join(' '),
  );

/** The name that the sentence gives by a word such as "called". */
export const givenName = (sentence: string, { called, ours, bank }: Lexicon): GivenName | undefined => {
  const [, rest = '', said = ''] = SAID.exec(sentence) ?? [];
  if (said !== '') return { name: said, rest };
  const [, told = '', humbly = ''] = HUMBLY.exec(trimEndOf(sentence, /[。.]/u)) ?? [];
  if (humbly !== '') return { name: humbly, rest: told };
  const lower = lowered(sentence);
  for (const word of called) {
    const at = ` ${lower}`.indexOf(` ${word} `);
    if (at < 0) continue;
    const before = withoutSubject(sentence.slice(0, at).trim());
    const behind = sentence.slice(at + word.length).trimStart();
    // "It's called the Marsh Street Singers"
    const [article = ''] = LEADS.exec(behind) ?? [];
    // A place has its capitals by now.
    const rest = sentence.slice(1).replaceAll(/\s(?:in|near|around)(?:\s\p{Lu}[\p{L}’'-]*){1,3}/gu, '');
    const typed = /\p{Lu}/u.test(rest) ? undefined : SMALL.exec(behind)?.[0].trim();
    const isTyped = typed !== undefined && visibleWords(typed) <= MOST_SMALL;
    const found =
      nameFrom(behind) ??
      nameFrom(behind.slice(article.length)) ??
      (isTyped ? { name: inCapitals(typed), length: typed.length } : undefined);
    // "Barbería se llama El Patrón": one word says what it is where it is a trade's.
    const isOwn = before === '' || visibleWords(before) >= LEAST_BEFORE || (bank?.names().all(before).length ?? 0) > 0;
    if (found === undefined || !isOwn) continue;
    return {
      name: found.name,
      rest: joined(
        isHouse(before, ours) ? '' : before,
        behind.slice((behind.toLowerCase().startsWith(found.name.toLowerCase()) ? 0 : article.length) + found.length),
      ),
    };
  }
  return undefined;
};

/** A place stands in brackets as well, and rather has one word. */
const LEAST_BRACKETED = 2;
const LEADS = /^(?:[Tt]he|[Dd]er|[Dd]ie|[Dd]as|[Ll]e|[Ll]a|[Ll]es|[Ee]l|[Ii]l|[Ll]o|o|a|[Dd]e|[Hh]et)\s(?=\p{Lu})/u;

/** The name behind what somebody is, where a sentence says who writes: "a florist in Annecy (Atelier Pivoine)". */
export const nameBehind = (given: string): GivenName | undefined => {
  const sentence = trimEndOf(given, /[.!\s]/u);
  const [whole = '', inner = ''] = /\s?[(（]([^()（）]{3,40})[)）]$/u.exec(sentence) ?? [];
  if (nameAt(inner) === inner && visibleWords(inner) >= LEAST_BRACKETED)
    return { name: inner, rest: sentence.slice(0, -whole.length) };
  const at = sentence.lastIndexOf(', ');
  const last = sentence.slice(at + 2);
  // Without an article it is rather a place: "in Hexham, Northumberland".
  const bare = last.replace(LEADS, '');
  return at > 0 && bare !== last && nameAt(bare) === bare
    ? { name: /^\p{Lu}/u.test(last) ? last : bare, rest: sentence.slice(0, at) }
    : undefined;
};
