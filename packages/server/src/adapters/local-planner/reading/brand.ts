/** Finds whose video it is: a given name, a labelled one, one that is introduced, or one that the address spells. */
import { isOneOf } from '../../../wording/phrases';
import { MAKERS } from '../languages/directives';
import { namesAnyFilm } from '../languages/languages';
import type { Lexicon } from '../lexicon/lexicon';
import { nameBehindContact } from './behind-contact';
import { houseNamed } from './house-named';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { contactsIn, namesTime } from './patterns';
import { MOST_LOOKED_AT } from './pieces';
import { withoutStop } from './thought';

const NAMED =
  /(?:called|named|namens|llamad[oa]|appelée?|nommée?|chiamat[oa]|chamad[oa]|genaamd|som heter|o nazwie|под названием|اسمه|باسم)\s+["“«„]?((?:\p{Lu}[\p{L}\p{N}'’&-]*\s?(?:&\s)?){1,4})/u;

const LABELLED =
  /^[^\S\n\r\u2028\u2029]*(?:brand|company|business|client|marke|marca|marque|merk|品牌|ブランド)\s*[:：=]\s*(\S.{0,79})$/imu;

/** Words with capitals in a row, as names have them, and small words between them: "Casale dei Venti". */
const NAME_LIKE =
  /(?<![\p{L}\p{N}@./])\p{Lu}[\p{L}\p{N}’'-]*(?: (?:& |(?:\p{Ll}{1,3} ){0,2})?\p{Lu}[\p{L}\p{N}’'-]*){0,4}(?![\p{L}\p{N}@]|\.\p{L})/gu;
/** Shorter hosts say too little. */
const LEAST_HOST = 4;

const spelled = (name: string): string => (PLAIN.test(name) ? name.toLowerCase() : plainOf(name));
/** "moebelpiraten.example" spells "Möbelpiraten". */
const withUmlautsSpelt = (name: string): string => name.replace(/[äöüÄÖÜ]/gu, (letter) => `${letter}e`);
/** "haasenzoon.example" spells "Haas & Zoon". */
const withAndSpelt = (name: string, { and }: Lexicon): readonly string[] =>
  name.includes(' & ')
    ? [...and].filter((word) => /^\p{L}{1,3}$/u.test(word)).map((word) => name.replace(' & ', ` ${word} `))
    : [];
const PLAIN = /^[a-z0-9]*$/iu;
const plainOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '');

/** Whether nearly all longer words have capitals: then a capital tells no name. */
const isTitled = (brief: string): boolean => {
  const words = brief.match(/(?<![\p{L}\p{N}@./])\p{L}{4,}(?![\p{L}\p{N}@]|\.\p{L})/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * MOST_TITLED;
};
const MOST_TITLED = 0.65;

/** "Larkfield Riding School on Saturday": when something is, is no part of a name. */
const withoutTime = (name: string, { language }: Lexicon): string => {
  const words = name.split(' ');
  const at = words.findIndex((word, index) => index > 0 && namesTime(word, language));
  return at < 0
    ? name
    : words.slice(0, words.findLastIndex((word, index) => index < at && /^\p{Lu}/u.test(word)) + 1).join(' ');
};

/** "oldmill.example" tells that "Oldmill Bakery" is a name. */
const spelledByAddress = (brief: string, lexicon: Lexicon): string | undefined => {
  const spelt = contactsIn(brief).flatMap((contact) => {
    const host = /(?:^|@|\/\/)(?:www\.)?([a-z0-9-]+)\./iu.exec(contact)?.[1] ?? '';
    return host.length >= LEAST_HOST ? [spelled(host)] : [];
  });
  const hosts = [...new Set(spelt)];
  if (hosts.length === 0) return undefined;
  const names = new Set(
    [...brief.matchAll(NAME_LIKE)].map(([name]) => withoutTime(name.replace(/[’']s$/u, ''), lexicon)),
  );
  // A sentence may put a capital before the name: "Try ClearDesk".
  const tails = [...names].flatMap((name) => {
    const words = name.split(' ');
    const ways = [...new Set([name, withUmlautsSpelt(name), ...withAndSpelt(name, lexicon)])].map((way) =>
      way.split(' ').map(spelled),
    );
    return ways.flatMap((letters) =>
      words.map((_, at) => ({ tail: words.slice(at).join(' '), letters: letters.slice(at).join('') })),
    );
  });
  const isHost = ({ letters }: (typeof tails)[number]): boolean => hosts.includes(letters);
  const beginsAsHost = ({ letters }: (typeof tails)[number]): boolean => hosts.some((host) => letters.startsWith(host));
  // "DJ CARLO PLAYS WEDDINGS": where all words have capitals the name may end before they do.
  const headAsHost = (): (typeof tails)[number] | undefined =>
    (isTitled(brief) ? tails : [])
      .flatMap(({ tail }) => {
        const words = tail.split(' ');
        return words
          .map((_, at) => words.slice(0, at + 1).join(' '))
          .map((head) => ({ tail: head, letters: spelled(head) }));
      })
      .find(isHost);
  const found = (tails.find(isHost) ?? headAsHost() ?? tails.find(beginsAsHost))?.tail.replace(
    /^\p{Ll}{1,3} (?=\p{Lu})|(?<=[^s])['’]$/gu,
    '',
  );
  // Where the address spells its head a place may follow: "De Zonnebloem in Amersfoort".
  const head = found?.replace(/ \p{Ll}{1,3} .*$/u, '') ?? '';
  return hosts.includes(spelled(head)) ? head : (found ?? typedAsHost(brief, hosts));
};

/** "azienda agricola cascina rossa … cascinarossa.example": who types without capitals types names so. */
const MOST_TYPED = 4;
const typedAsHost = (brief: string, hosts: readonly string[]): string | undefined => {
  const words = [
    ...brief.slice(0, MOST_LOOKED_AT).matchAll(/(?<![\p{L}\p{N}@./_-])\p{Ll}[\p{L}’'&-]*(?![\p{L}\p{N}@_/]|\.\p{L})/gu),
  ];
  for (const [at, { index }] of words.entries())
    for (let more = 1; more < MOST_TYPED; more += 1) {
      const last = words[at + more];
      if (last === undefined) break;
      const run = brief.slice(index, last.index + last[0].length);
      if (/[^\p{L}’'&\s-]/u.test(run)) break;
      if (hosts.includes(spelled(run.replaceAll(' ', ''))))
        return run.replace(/^\p{Ll}|(?<=\s)\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
    }
  return undefined;
};

/** A name in quotation marks where the brief begins: « La Courgette », 「ねこびより」. */
const IN_QUOTES = /[“„«"「『]\s?([^”“»"」』\n]{2,30}?)\s?[”“»"」』]/u;
const BEGINNING = 160;
const MOST_QUOTED = 3;
/** Nobody says a sentence in katakana: 「トラットリア・ソーレ」. */
const KATAKANA = /^[\p{Script=Katakana}ー・\s]+$/u;
const LONGEST_KATAKANA = 18;

const quotedName = (brief: string, orders: readonly string[]): string | undefined => {
  const found = IN_QUOTES.exec(brief.slice(0, BEGINNING))?.[1]?.trim() ?? '';
  // What is to be written is no name: 'Write "FREE" on each card'.
  if (orders.some((order) => order.includes(found) && !namesAnyFilm(order))) return undefined;
  const words = found.split(/\s+/u);
  const isShort = visibleWords(found) <= MOST_QUOTED || (KATAKANA.test(found) && found.length <= LONGEST_KATAKANA);
  const isName = !/[.,!?:;。、！？]/u.test(found) && !/^\p{Ll}/u.test(found) && isShort;
  // What somebody says begins with a capital and goes on in small letters.
  const says = words.slice(1).some((word) => /^\p{Ll}/u.test(word) && word.length > 3);
  return found !== '' && isName && !says ? found : undefined;
};

const IS_CALLED = /^(?:\sis(?:\scalled)?|[’']s\scalled|\shei(?:ß|ss)t|\ss[’']appelle|\sheet)\s["“«„]?(?=\p{Lu})/u;

/** "His workshop is Tick & Son": a house goes before a person. */
const houseIn = (brief: string): string | undefined => {
  for (const { end } of MAKERS.houses.all(brief.slice(0, BEGINNING))) {
    const called = IS_CALLED.exec(brief.slice(end, end + LONGEST_CALLED));
    if (called !== null) return nameAt(brief.slice(end + called[0].length));
  }
  return undefined;
};
const LONGEST_CALLED = 80;

/** "We called Steve" names somebody else. */
const CALLING = /(?:^|[\s.])(?:we|i|you|they|he|she)\s$/iu;

/** "New in Leeds: FROSTWORKS!": a name in capitals that a brief of small letters cries behind where it is. */
const CRIED = /^[^:.!?\n]{4,40}\s\p{Lu}\p{Ll}[^:.!?\n]{0,30}:\s(\p{Lu}{4,20}(?:\s\p{Lu}{2,20}){0,2})[!.]/u;
const criedName = (brief: string): string | undefined =>
  CRIED.exec(brief.slice(0, BEGINNING).replace(/^[^\p{L}\p{N}]+/u, ''))?.[1];

/** A name in capitals where nothing else has any: "best chips in whitley bay … CODFATHER on park view". */
const RUN = /(?<![\p{L}\p{N}@./])\p{Lu}{5,20}(?:\s\p{Lu}{3,20}){0,2}(?![\p{L}\p{N}@./])/gu;
const shoutedName = (brief: string, { ordinary }: Lexicon): string | undefined => {
  const [run, ...others] = [...brief.matchAll(RUN)].map(([name]) => name);
  if (run === undefined || others.length > 0 || ordinary.size === 0) return undefined;
  const rest = brief.replace(run, '');
  return /\p{Lu}/u.test(rest) || run.split(' ').some((word) => ordinary.has(word.toLowerCase())) ? undefined : run;
};

/** "… whatsapp an 0176 555 0144 – sauberwerk": whoever is called stands behind a stroke. */
const BEHIND_NUMBER = /\p{N}{2} [–—-] ([\p{L}][\p{L}&'’ -]{2,30})[.!]?\s*$/u;
const nameBehindNumber = (brief: string, { ordinary, towns }: Lexicon): string | undefined => {
  const name = BEHIND_NUMBER.exec(brief.slice(-LONGEST_CALLED))?.[1]?.trim() ?? '';
  const words = name.split(' ');
  const isName =
    words.length <= MOST_QUOTED && !words.some((word) => ordinary.has(word.toLowerCase())) && !isOneOf(towns, name);
  if (name === '' || !isName) return undefined;
  return /\p{Lu}/u.test(name)
    ? nameAt(name) === name
      ? name
      : undefined
    : name.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
};

const namedIn = (brief: string): string => {
  const found = NAMED.exec(brief);
  return found === null || CALLING.test(brief.slice(0, found.index)) ? '' : withoutStop(found[1]?.trim() ?? '');
};

/** "Window cleaning company Clear View": what a firm is in general, in small letters, is no part of its name. */
const withoutFirm = (name: string): string => {
  const ends = MAKERS.firms.all(name).flatMap(({ start, end }) => (/^\p{Ll}/u.test(name.slice(start)) ? [end] : []));
  const behind = name.slice(ends.at(-1) ?? 0).trim();
  return ends.length > 0 && nameAt(behind) === behind ? behind : name;
};

/** "… in Czorsztyn. sekretariat@czorsztyn.example. Szkoła Podstawowa": the address spells where it is. */
const isWhere = (spelt: string, own: string, brief: string): boolean =>
  !spelt.includes(' ') &&
  own.includes(' ') &&
  !own.includes(spelt) &&
  new RegExp(`\\s(?:in|w|we|en|em|à|te|im)\\s(?:\\p{Ll}{3,}\\s)?${spelt}(?!\\p{L})`, 'u').test(
    brief.slice(0, MOST_LOOKED_AT),
  );

/** "Buchbinderei Falz & Faden", of which the address spells the end. */
const isEndOf = (spelt: string, own: string): boolean => spelt.includes(' & ') && own.endsWith(` ${spelt}`);

/** "Festival Les Nuits | d'Argelès": what a name goes on with behind a letter that leans on it. */
const ELIDED = /^\s[dl][’']\p{Lu}[\p{L}’'-]*/u;
const withElided = (name: string | undefined, brief: string): string | undefined => {
  const at = name === undefined ? -1 : brief.toLowerCase().indexOf(name.toLowerCase());
  if (name === undefined || at < 0) return name;
  return `${name}${ELIDED.exec(brief.slice(at + name.length, at + name.length + LONGEST_CALLED))?.[0] ?? ''}`;
};

/**
 * The brand's name, as given or as the brief writes it; who is introduced goes before what else is called something: a cat.
 * `orders` are what the brief says to the maker.
 */
export const brandOf = (
  given: string | undefined,
  brief: string,
  lexicon: Lexicon,
  introduced?: string,
  orders: readonly string[] = [],
): string | undefined => {
  const name = given?.trim() ?? '';
  if (name !== '') return name;
  const own = introduced === undefined ? undefined : withoutFirm(introduced);
  const labelled = LABELLED.exec(brief)?.[1];
  if (labelled !== undefined) return withoutStop(labelled.trim());
  const house = houseIn(brief);
  if (house !== undefined) return house;
  const called = namedIn(brief);
  if (called !== '') return own ?? called;
  const spelt = spelledByAddress(brief, lexicon);
  return withElided(
    (own !== undefined && spelt !== undefined && (isWhere(spelt, own, brief) || isEndOf(spelt, own)) ? own : spelt) ??
      quotedName(brief, orders) ??
      nameBehindNumber(brief, lexicon) ??
      own ??
      houseNamed(brief, lexicon) ??
      criedName(brief) ??
      shoutedName(brief, lexicon) ??
      nameBehindContact(brief, lexicon),
    brief,
  );
};
