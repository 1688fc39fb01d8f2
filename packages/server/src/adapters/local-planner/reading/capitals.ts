/**
 * A brief that is all in capitals was typed with the lock on: its words get a capital each, small words none, so that
 * names keep theirs. Codes, short forms and a brief that shouts only here and there stay as they are.
 */
import { isOneOf } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { standsApart } from './apart';
import { namedIn } from './capital-names';
import { datesOf } from './dates-written';
import { GENITIVES } from './lists';
import { hasCapital, isNamePart } from './ordinary-case';
import { lowered, titled } from './titled-words';

const LEAST_LETTERS = 12;
const SHARE = 0.75;
/** Letters of words that stay small in a title whatever they are. */
const LONGEST_ARTICLE = 3;
/** Short forms that are pronounced letter by letter, or are written so; those without a vowel need no entry. */
const SHORT_FORMS = new Set(
  'usa uk eu uae vip led ai it pa id ev atm diy suv mot vat mri haccp iso gps usb faq ok bbq nyc la eur usd cbd iva ira ag kg sa ug ug uv ac dc itv dni iva nie pme ong ce pmr dj tv pc'.split(
    ' ',
  ),
);
/** Characters of "van der", behind which a Dutch name goes on. */
const VAN = 9;
/** Words within which a brief says who it is, to the end of their sentence. */
const HEAD_WORDS = 4;
/** The same where their sentence ends: "TAPPEZZERIA GALLI, MONZA." */
const SIGN_WORDS = 3;
/** Languages in which a capital for each word is no style of adverts. */
const SENTENCE_CASED = new Set(['es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr']);
const MONEY_CODE = /^(?:tl|pln|chf|gbp|usd|eur|brl|mxn|try|aed|sar)$/u;
const CODE = /^(?:code|promo|promocode|voucher|coupon|código|codice|gutscheincode|kod|koodi|kortingscode)[:：]?$/iu;
const ADDRESS = /^(?:[\w.+-]*@[\w-]+(?:\.[\w-]+)+|[\w.+-]*[\w-]\.[\w-]+)[.,!]?$/u;

/** Languages that write days and months small. */
const SMALL_DATES = new Set('fr es it pt nl'.split(' '));
const isShouted = (word: string): boolean => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);

/** "CARNET B", "VITAMIN C": a letter that is no word of any language is a name of its own. */
const isLetter = (word: string): boolean => /^[BCDFGHJKLMNPQRTVX][.,!?]?$/u.test(word);

const isShortForm = (word: string): boolean => {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  return (
    isLetter(word) ||
    SHORT_FORMS.has(letters) ||
    (letters.length > 1 && letters.length < 5 && !/[^bcdfghjklmnpqrstvwxz]/u.test(letters))
  );
};

/** "KERMESSE DE L'ÉCOLE": an article before an apostrophe is a small word where it begins nothing. */
const within = (word: string, language: string): string =>
  language === 'fr' || language === 'it' ? word.replace(/^L(?=['’])/u, 'l') : word;

/** What measures have, in every language. */
const UNIT = /^(?:ML|CL|KG|GR?|CM|MM|KM|MQ|HA|H|M[23²³])[.,!]?$/u;

const VERBAL = /^\p{L}{3,}(?:ed|ing)$/u;
const NUMBER_NEXT = /^\s(?:\S{1,3}\s)?[+(]?\p{N}/u;
const NEAR = 9;

/** The brief in the case that its author would have used; texts that are not all in capitals come back as they are. */
export const withoutShouting = (brief: string, lexicon: Lexicon): string => {
  const { and, starts, hangs, language, keywords, acts, ordinary } = lexicon;
  const upper = brief.match(/\p{Lu}/gu)?.length ?? 0;
  if (upper < LEAST_LETTERS) return brief;
  const cased = upper + brief.length - brief.replace(/\p{Ll}+/gu, '').length;
  if (upper < cased * SHARE) return brief;
  let opens = true;
  let code = false;
  const { spans: named, opens: isNamed, isSigned } = namedIn(brief, lexicon);
  let headed = SENTENCE_CASED.has(language) && !isNamed;
  let words = 0;
  let isBehindName = false;
  let lastWord = '';
  return brief.replace(/\S+|\n/gu, (word, at: number) => {
    const begins = opens;
    const isCode = code;
    // "AV. DAS TORRES": a short form's stop ends nothing.
    const isCut = word.endsWith('.') && isOneOf(BESIDE_NUMBERS.abbreviations, word.slice(0, -1));
    opens = word === '\n' || (/[.!?:…•*-]$/u.test(word) && !isCut);
    // "SCHRONISKO CICHY KĄT SZUKA DOMÓW": its verb ends who it is.
    headed ||=
      SENTENCE_CASED.has(language) && keywords !== undefined && isOneOf(keywords.tells, lowered(word, language));
    const isNames = named.some(({ start, end }) => at >= start && at < end);
    const isHead = !SENTENCE_CASED.has(language) || !headed || isNames;
    words += 1;
    headed ||= /[.!?:,\n]$/u.test(word) && (words >= (/[.!?\n]$/u.test(word) ? SIGN_WORDS : HEAD_WORDS) || isNames);
    // Italian tails are no code: "CODE FELICI".
    code = CODE.test(word) && !(language === 'it' && /^code$/iu.test(word));
    if (ADDRESS.test(word)) return lowered(word, 'en');
    // "8H À 17H" is an hour in French and Portuguese.
    if (/^(?:fr|pt)$/u.test(language) && /^\p{N}{1,2}H\p{N}{0,2}[.,!]?$/u.test(word)) return word.replace('H', 'h');
    // "7AM", "10:30PM"
    if (/^\p{N}[\p{N}:.]*[AP]M[.,!]?$/u.test(word)) return lowered(word, 'en');
    // "10:30'DA": a number's ending is none of a code.
    if (/^\p{N}[\p{N}:.,]*['’]\p{Lu}+[.,!]?$/u.test(word)) return lowered(word, language);
    // "24H/24", "L'A20"
    if (/^\p{N}{1,2}\p{Lu}\/\p{N}{1,2}\P{L}?$/u.test(word)) return lowered(word, language);
    if (!begins && /^[LD]['’]\p{Lu}\p{N}/u.test(word)) return `${lowered(word.charAt(0), language)}${word.slice(1)}`;
    // "C+E" is a class of licences.
    if (/^\p{Lu}\+\p{Lu}{1,2}\P{L}?$/u.test(word)) return word;
    // "T/M ZONDAG", "32 ZŁ/KG": what leads to an end, and what a price is per.
    const parts = lowered(word, language)
      .replace(/[.,!]$/u, '')
      .split('/');
    const isUnit =
      parts.length === 2 && isOneOf(BESIDE_NUMBERS.currencies, parts[0] ?? '') && !MONEY_CODE.test(parts[0] ?? '');
    if (isUnit || (parts.length > 1 && isOneOf(BESIDE_NUMBERS.until, parts.join('/')))) return lowered(word, language);
    // "5X1000": so many times.
    if (/^\p{N}+X\p{N}+\P{L}?$/u.test(word)) return word.replace('X', 'x');
    // "R$ 12,90", "500 ML"
    if (/\p{Sc}/u.test(word)) return word;
    if (UNIT.test(word) && /\p{N}\s$/u.test(brief.slice(Math.max(0, at - 2), at))) return lowered(word, 'en');
    if (!isShouted(word) || isCode || /\p{N}/u.test(word)) return word;
    const isVan = language === 'nl' && /\bvan\s(?:der|den)\s$/iu.test(brief.slice(Math.max(0, at - VAN), at));
    if (isVan) return titled(word, language);
    const small = lowered(word, language);
    const bare = small.replace(/[^\p{L}\p{N}’']/gu, '');
    const isBehind = isBehindName;
    const before = lastWord;
    // "APPELEZ YANN AU 06 …": who is called by a number has a name.
    const isCalled =
      acts.includes(before) &&
      !hangs.has(bare) &&
      !starts.has(bare) &&
      NUMBER_NEXT.test(brief.slice(at + word.length, at + word.length + NEAR));
    if (isCalled) return titled(word, language);
    lastWord = bare;
    isBehindName = ordinary.size > 0 && !/[.,!?:;…]$/u.test(word) && isNamePart(bare, isBehind, lexicon);
    if (isNames && ordinary.size > 0 && language !== 'de' && !starts.has(bare) && !and.has(bare) && !hangs.has(bare))
      return titled(word, language);
    if (ordinary.size > 0 && !isShortForm(word) && !isOneOf(BESIDE_NUMBERS.currencies, bare)) {
      const isDate = language === 'en' && datesOf(language).has(titled(bare, language));
      const isLed = hangs.has(before) && !starts.has(before) && !/^(?:the|der|die|das)$/u.test(before);
      // "IS NOW DELIVERING", "REFUNDED IF …": what ends as verbs do is no name, unless it stands behind one.
      if (!begins && !isBehind && language === 'en' && VERBAL.test(bare)) return small;
      // "HOT PIES … TONY'S SNACK BAR, WHARF 3": where the name stands at the end, what nobody knows is rather a thing.
      const isThing = language === 'en' && isSigned;
      return begins || isDate || (!(isLed && language === 'en') && !isThing && hasCapital(bare, isBehind, lexicon))
        ? titled(word, language)
        : small;
    }
    if (language === 'tr' && datesOf(language).has(titled(bare, language))) return titled(word, language);
    if (!begins && SMALL_DATES.has(language) && datesOf(language).has(bare)) return small;
    if (isOneOf(BESIDE_NUMBERS.currencies, bare))
      return MONEY_CODE.test(bare) ? word : language === 'de' ? titled(word, language) : small;
    if (starts.has(bare) || and.has(bare) || GENITIVES.has(bare) || (hangs.has(bare) && bare.length <= LONGEST_ARTICLE))
      return begins ? titled(word, language) : small;
    if (isShortForm(word)) return word;
    return begins ? titled(word, language) : isHead ? within(titled(word, language), language) : small;
  });
};

/** Small words of a town's name: "rio de janeiro". */
const SMALL = /^(?:de|do|da|den|of|the|en|a)$/u;

const BESIDE_TOWN = /^\s(\p{Ll}+|&)\s(\p{Ll}{4,})(?=[.!\n])/u;
const LONGEST_BESIDE = 40;
/** "Derby and burton.": another town behind one, which nobody knows. */
const withNeighbours = (brief: string, { towns, and, ordinary, language }: Lexicon): string => {
  if (ordinary.size === 0) return brief;
  return towns.all(brief).reduceRight((text, { end }) => {
    const [joint = '', word = '', other = ''] = BESIDE_TOWN.exec(brief.slice(end, end + LONGEST_BESIDE)) ?? [];
    if (other === '' || !and.has(word) || ordinary.has(other)) return text;
    const at = end + joint.length - other.length;
    return `${text.slice(0, at)}${titled(other, language)}${text.slice(at + other.length)}`;
  }, brief);
};

const OF = /\p{Ll}{3,}\s(\p{Ll}{1,3})\s$/u;
/** The brief with capitals for the towns that it names without: "hairdresser leeds". */
export const withTownsTitled = (brief: string, lexicon: Lexicon): string => {
  const { towns, language } = lexicon;
  let [text, from] = ['', 0];
  const isCased = /\p{Ll}[.!?]\s\p{Lu}\p{Ll}/u.test(brief);
  for (const { start, end } of towns.all(brief)) {
    const name = brief.slice(start, end);
    // "sin aceite de palma": what a genitive leads to, where others have capitals, is no town.
    const [, before = ''] = OF.exec(brief.slice(Math.max(0, start - LONGEST_BESIDE), start)) ?? [];
    const isOf = isCased && GENITIVES.has(before);
    const apart = start >= from && !isOf && /^\p{Ll}/u.test(name) && standsApart(brief, start, end);
    if (!apart) continue;
    const title = name.replace(/[\p{L}]+/gu, (word, at: number) =>
      at > 0 && SMALL.test(word) ? word : titled(word, language),
    );
    text += brief.slice(from, start) + title;
    from = end;
  }
  return withNeighbours(text + brief.slice(from), lexicon);
};
