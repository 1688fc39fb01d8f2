/**
 * A name that stands as a sentence of its own where a brief says how to reach somebody: "We hire out cranes. Van Dam
 * Kraanverhuur. Call 010 555 0199." It signs the film and is no thought of it.
 */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { beginsWithTrade } from './begins-with-trade';
import { isLoneName } from './lone-name';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { isAround } from './no-name';
import { isNoun } from './nouns-titled';
import { contactsIn, namesStreet } from './patterns';
import { trimEndOf } from './trim-end';
import { sells } from './wishes';

/** A sentence of a brief, as far as it matters here. */
interface Said {
  readonly text: string;
  readonly label?: unknown;
  readonly items?: readonly string[];
}

const LEAST_WORDS = 2;
/** "Van Dam Kraanverhuur, Breda": where it is stands behind it; so does what it has, "Brannock Law, offices in Truro". */
export const PLACED = /,\s(?:\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?|\p{Ll}{4,}(?:\s[\p{L}’'-]+){1,6})$/u;
const TELLS_WHAT = /,\s\p{Ll}[^,]*$/u;
/** Fewer words in a row with capitals are no way of writing that a whole brief has. */
const LEAST_SMALL = 2;

const isPlain = ({ text, items }: Said, { hangs }: Lexicon): boolean =>
  items === undefined &&
  (text.match(/(?<=\s)\p{Ll}{2,}/gu)?.filter((word) => !hangs.has(word)).length ?? 0) >= LEAST_SMALL;

/** What only firms are called by: German has capitals in every sentence. */
const FIRM = /\s(?:GmbH|UG|KG|OHG|AG|GbR|e\.\s?K\.?|e\.\s?V\.?)$|\s(?:&|und)\s(?:Sohn|Söhne|Töchter|Co)/u;

const TOWN = /(?:,|\s\p{Ll}{1,4})\s(\p{Lu}[\p{L}’' -]+)$/u;

/** "Tappezzeria Filo d'Oro, Ancona", "Van Vliet Schilderwerken uit Zwolle": a name and a town that is known. */
const isTowned = (bare: string, { towns, language }: Lexicon): boolean => {
  const town = TOWN.exec(bare)?.[1] ?? '';
  return language !== 'de' && isOneOf(towns, town);
};

/** "Soup on Wheels": any small words between those that have capitals. */
const TITLED = /^\p{Lu}[\p{L}’'&.-]*(?:\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}’'&-]*){1,4}$/u;

/** "Metallbau Aydın": where nouns have capitals, one and a word that is none. */
const isFirmAndName = ([first = '', ...others]: readonly string[], lexicon: Lexicon): boolean => {
  const { ordinary, starts, hangs, bank } = lexicon;
  const isWhat = isNoun(first, lexicon) || (bank?.names().all(first).length ?? 0) > 0;
  const isSaid = (word: string): boolean =>
    isNoun(word, lexicon) || [ordinary, starts, hangs].some((set) => set.has(word));
  return isWhat && others.length > 0 && others.length < MOST_FIRM && !isSaid(others.at(-1) ?? '');
};
const MOST_FIRM = 4;

const ends = (index: number, sentences: readonly Said[]): boolean => index === sentences.length - 1;

/** The index of the sentence that is a name alone. */
export const signedAloneAt = (sentences: readonly Said[], lexicon: Lexicon): number | undefined => {
  if (!sentences.some((sentence) => isPlain(sentence, lexicon))) return undefined;
  const at = sentences.findIndex(({ text, items, label }, index) => {
    const bare = trimEndOf(text, /[.!\s]/u);
    const beside = [sentences[index - 1], sentences[index + 1]];
    // The last sentence signs, too, where it begins with what somebody is: "Cukiernia Migdał."
    const isTrade = beginsWithTrade(bare, lexicon);
    const isLast = ends(index, sentences);
    // "…, de lunes a sábado. Ciclos Nomada": words that everybody says are no name.
    const words = bare.toLowerCase().split(/\s+/u);
    const isOwn =
      lexicon.nouns.size > 0 ? isFirmAndName(words, lexicon) : words.some((word) => !lexicon.ordinary.has(word));
    const closes = isLast && (isTrade || PLACED.test(bare) || isOwn);
    const isFirm = lexicon.language !== 'de' || FIRM.test(bare) || (isLast && isOwn);
    const signs =
      closes ||
      isTowned(bare, lexicon) ||
      beside.some((other) => other !== undefined && contactsIn(other.text).length > 0);
    const name = bare.replace(isTowned(bare, lexicon) ? TOWN : PLACED, '');
    // "Bursa Nilüfer" is where it is.
    const isPlace = lexicon.towns.all(name).some(({ start }) => start === 0);
    // "Ledgerly, Leicester": with its place behind it one word is a name.
    const least = name === bare || !isLast || TELLS_WHAT.test(bare) ? LEAST_WORDS : 1;
    const isLone = isLast && isLoneName(bare, lexicon);
    const isNamed = nameAt(name) === name || (isLast && lexicon.language !== 'de' && TITLED.test(name));
    const isName = isLone || (!isPlace && isNamed && visibleWords(name) >= least && !/\p{N}/u.test(bare));
    return (
      index > 0 &&
      items === undefined &&
      label === undefined &&
      signs &&
      isFirm &&
      isName &&
      !isAround(bare, lexicon) &&
      !sells(bare, lexicon)
    );
  });
  return at < 0 ? undefined : at;
};

const HOUSE_AND_TOWN = /^,\s[^,]{0,30}\p{N}[^,]{0,30},\s\p{Lu}[\p{L}’'-]+(?:\s\p{L}+){0,3}[.!]?$/u;

/** "Jubiler Karat, Radom, Żeromskiego 40": a town and a street that only its number tells. */
const ADDRESSED =
  /^,\s\p{Lu}[\p{L}’'-]+(?:\s\p{L}+){0,2},\s\p{Lu}[\p{L}’'-]+(?:\s\p{L}+){0,2}\s\p{N}{1,4}\p{L}?[.!]?$/u;

/** "Antepli Usta, Ortabahçe Cad. 12": the name that stands before a street, in a sentence that says nothing else. */
export const nameBeforeStreet = (sentences: readonly Said[], lexicon: Lexicon): string | undefined => {
  const { towns } = lexicon;
  const [first] = sentences;
  // "Alterations and repairs, The Stitch Room, 4 Castle Arcade"
  const pieces = first?.items === undefined ? (first?.text.split(', ') ?? []) : [];
  const placed = pieces.find((piece, at) => {
    const next = pieces[at + 1] ?? '';
    const isStreet = /^\p{N}{1,4}\p{L}?\s\p{Lu}/u.test(next) || namesStreet(next);
    const bare = piece.replace(/^(?:The|La|Le|Il|El|De|Het)\s/u, '');
    const isName = visibleWords(bare) >= LEAST_WORDS && nameAt(bare) === bare;
    return at > 0 && isStreet && isName && !towns.all(bare).some(({ start }) => start === 0);
  });
  if (placed !== undefined) return placed;
  const hosted = hostedName(sentences, lexicon);
  if (hosted !== undefined) return hosted;
  for (const { text, items } of sentences.slice(1)) {
    const comma = text.indexOf(', ');
    const lead = text.slice(0, Math.max(0, comma));
    // "Bytewise, 9 Church Walk, Kettering": with its street and its town behind it one word is a name.
    const isPlaced = HOUSE_AND_TOWN.test(text.slice(comma));
    const least = isPlaced ? 1 : LEAST_WORDS;
    const isName =
      nameAt(lead) === lead && visibleWords(lead) >= least && !towns.all(lead).some(({ start }) => start === 0);
    const isStreet = isPlaced || ADDRESSED.test(text.slice(comma)) || namesStreet(text.slice(comma));
    if (items === undefined && isName && isStreet && !namesStreet(lead)) return lead;
  }
  return undefined;
};

/** "Ourlets en 48 h chez Fil à Fil, 8 rue des Arts": whoever something is done at, before their street. */
const MOST_HOSTED = 5;
const AT_HOME = 3;
const hostedName = (sentences: readonly Said[], { hosts, starts }: Lexicon): string | undefined => {
  for (const { text, items } of sentences.slice(0, AT_HOME)) {
    const comma = items === undefined ? text.indexOf(', ') : -1;
    if (comma < 0 || !namesStreet(text.slice(comma)) || !/^,\s\p{N}/u.test(text.slice(comma))) continue;
    const words = text.slice(0, comma).split(' ');
    const at = words.findLastIndex((word) => hosts.has(word.toLowerCase()));
    const name = words.slice(at + 1);
    const isName =
      at > 0 &&
      name.length > 0 &&
      name.length <= MOST_HOSTED &&
      /^\p{Lu}/u.test(name[0] ?? '') &&
      /^\p{Lu}/u.test(name.at(-1) ?? '') &&
      !starts.has((name[0] ?? '').toLowerCase());
    if (isName) return name.join(' ');
  }
  return undefined;
};
