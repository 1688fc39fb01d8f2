/**
 * Who a brief is from, where it says so: "We're Oakham Pryce, a small firm of solicitors" and "Marlowe Street Launderette,
 * Margate". Viewers read it without "we are".
 */
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { announcedAt, isAnnouncement } from './announcements';
import { givenName } from './given-name';
import { AUXILIARIES } from './lists';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { leadOf } from './own-name';
import { namesStreet, namesTime } from './patterns';
import { capitalised } from './thought';
import { trimEndOf } from './trim-end';
import { type Introduction, introduced, SOME } from './we-are';
import { sells } from './wishes';

/** A name of one word is rather the beginning of a sentence. */
const LEAST_ALONE = 2;
/** A line that only names somebody is short. */
const MOST_LINE_WORDS = 12;

const firstWord = (text: string): string => text.split(/[\s,]/u, 1)[0]?.toLowerCase() ?? '';

/** Articles before a name. */
const LEADS = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het)$/iu;
/** Words within which a name stands behind what it is the name of. */
const MOST_OWNED = 8;

/** "Cellar Nine is a speakeasy bar": who somebody is, in so many words. */
const SAYS_WHAT = /^\s(\p{L}+)\s(\p{L}+)/u;
const LEAST_BARE = 4;

const namedAsWhat = (sentence: string, lexicon: Lexicon): string | undefined => {
  const { starts, hangs, ours, bank, copulas } = lexicon;
  const name = nameAt(sentence);
  if (name === undefined || copulas.size === 0) return undefined;
  // Where nouns have capitals most words that begin a sentence are none: "Qualität ist ein Versprechen".
  if (lexicon.nouns.size > 0 && !isJoinedName(name)) return undefined;
  // One word is a name where it is said of what trade it is, and none itself: "Sudsy is a laundry".
  const trades = bank?.names().all(sentence) ?? [];
  const isOfTrade = (trades.length > 0 && trades.every(({ start }) => start > name.length)) || isJoinedName(name);
  if (visibleWords(name) < LEAST_ALONE && !isOfTrade) return undefined;
  const first = firstWord(sentence);
  const [, copula = '', what = ''] = SAYS_WHAT.exec(sentence.slice(name.length)) ?? [];
  const article = what.toLowerCase();
  // Polish has no articles.
  const isArticled = [...ours].some((word) => SOME.has(word));
  const isWhat = isArticled
    ? SOME.has(article) || ours.has(article)
    : /^\p{Ll}/u.test(what) && what.length >= LEAST_BARE;
  return copulas.has(copula) && isWhat && !starts.has(first) && !hangs.has(first) ? name : undefined;
};
/** "KontoKlar": no word of the language is written so. */
const isJoinedName = (name: string): boolean => /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(name);

/** The name that a line consists of, at most with its place: "Bexley Ridge Auto Glass in Tulsa". */
const namedAlone = (given: string, lexicon: Lexicon): string | undefined => {
  const { language, starts, hangs, acts, hosts, bank, offers } = lexicon;
  const host = announcedAt(given, lexicon);
  if (host !== undefined) return host;
  // Where all nouns have capitals a name with a stop is rather a sentence: "Frische Brötchen."
  const line = trimEndOf(given, language === 'de' ? /[!\s]/u : /[.!\s]/u);
  // "GRAND OPENING!" is cried by somebody, and names nobody.
  const isCry = /!\s*$/u.test(given) && !/\p{Ll}/u.test(line) && bank?.names().all(line).length === 0;
  if (isCry || offers.some((sign) => line.toLowerCase().startsWith(sign.trim()))) return undefined;
  const name = nameAt(line);
  if (name === undefined || visibleWords(line) > MOST_LINE_WORDS || visibleWords(name) < LEAST_ALONE) return undefined;
  const first = firstWord(line);
  const rest = line.slice(name.length).trim();
  // "Grande braderie chez Meubles Laurent": whose house it is.
  if (hosts.has(firstWord(rest))) return nameAt(rest.slice(firstWord(rest).length).trim()) ?? name;
  // "NEU IN BAUTZEN" is where.
  if (name.split(' ').some((word) => starts.has(word.toLowerCase()) && word === word.toUpperCase())) return undefined;
  const alone = rest === '' || /^(?:[,(|–—]|-\s)/u.test(rest) || starts.has(firstWord(rest));
  const acting = acts.some((act) => line.toLowerCase().startsWith(act));
  return alone && !acting && !starts.has(first) && !hangs.has(first) ? name : undefined;
};

/** "The Harbour Museum reopens on 3 May", "Pennine Roofing fixes slipped tiles": two capitals and more, and what somebody does. */
const namedDoing = (
  sentence: string,
  { language, starts, hangs, and, acts, bank, gives }: Lexicon,
): string | undefined => {
  if (language === 'de') return undefined;
  const [article = '', ...others] = sentence.split(' ');
  const bare = LEADS.test(article) ? others.join(' ') : sentence;
  const name = nameAt(bare);
  if (name === undefined || visibleWords(name) < LEAST_ALONE || namesTime(name, language)) return undefined;
  // "Harrow & Finch tax advisers file your return": what two are stands between their name and what they do.
  const behind = bare.slice(name.length);
  const trade = name.includes('&')
    ? bank
        ?.names()
        .all(behind)
        .find(({ start }) => start === 1)
    : undefined;
  const next = /^\s(\p{Ll}{2,})(?!\p{L})/u.exec(behind.slice(trade?.end ?? 0))?.[1] ?? '';
  // "Druif & Zonen in Deventer heeft …": two who are somewhere are a firm.
  const isPlaced = name.includes('&') && PLACED.test(behind);
  const does = isPlaced
    ? true
    : next !== '' && !starts.has(next) && !and.has(next) && !(hangs.has(next) && !AUXILIARIES.has(next));
  const first = firstWord(bare);
  const begins =
    starts.has(first) ||
    hangs.has(first) ||
    // "Arrendo T2 mobilado": who lets or sells says no name.
    gives.has(first) ||
    acts.some((act) => bare.toLowerCase().startsWith(`${act} `));
  return does && !begins ? name : undefined;
};

const PLACED = /^\s(?:in|at|near|à|te|bij)\s\p{Lu}\p{Ll}+/u;

/** "Bakery Weston in Leeds: open from six". */
const LEAD = /^([^:：]{3,60})(?:[:：]|\s[-–—])\s/u;

/** "A Cantina da Avó Rosa, em Évora, …": the name alone stands before the first comma of a long line. */
const namedLead = (sentence: string, lexicon: Lexicon): string | undefined => {
  const { lead, rest } = leadOf(sentence);
  if (isAnnouncement(lead, lexicon)) return undefined;
  const [first = '', ...others] = lead.split(' ');
  const bare = LEADS.test(first) ? others.join(' ') : lead;
  const isBehind = visibleWords(rest) >= LEAST_BEHIND || (rest === '' && bare !== lead);
  // "La Petite Fournée, organic bakery": what stands behind says what it is, and the article is the name's.
  const { bank } = lexicon;
  const isWhole =
    bare !== lead &&
    /^\S+(?:\s\p{Lu}[\p{L}’'-]*){2,3}$/u.test(lead) &&
    bank?.names().all(lead).length === 0 &&
    bank.names().all(rest).length > 0;
  if (isWhole && lexicon.language !== 'de') return lead;
  const isPlain = !(lexicon.language === 'de' && BENT.test(bare)) && isBehind && nameAt(bare) === bare;
  return isPlain && !sells(bare, lexicon) ? namedAlone(bare, lexicon) : undefined;
};
/** "Frische Brötchen, …": where nouns have capitals, too, an adjective is known by its end. */
const BENT = /^\p{L}+(?:e|er|es|en|em)\s/u;
/** Words behind it: fewer are its place. */
const LEAST_BEHIND = 3;

/** "NEU IN BAUTZEN: DÖNERHAUS ANADOLU!" */
const namedBehind = (sentence: string, lexicon: Lexicon): string | undefined => {
  const [lead = ''] = LEAD.exec(sentence) ?? [];
  const isShouted = lead !== '' && lead === lead.toUpperCase();
  return isShouted ? namedAlone(trimEndOf(sentence.slice(lead.length), /[!\s]/u), lexicon) : undefined;
};

/** The name before a colon, or behind it where what stands before announces: "Inauguramos en Lugo: Taller Barro y Luna". */
const namedAround = (sentence: string, lead: string, lexicon: Lexicon): string | undefined =>
  isAnnouncement(lead, lexicon)
    ? namedAlone(trimEndOf(sentence.slice(lead.length + 1).trim(), /[!\s]/u), lexicon)
    : isWhenOf(sentence, lead, lexicon)
      ? undefined
      : (namedAlone(lead, lexicon) ?? namedBehind(sentence, lexicon));

/** "Nächster Termin: Mittwoch": what a day is of names nobody, where it is no trade. */
const isWhenOf = (sentence: string, lead: string, { bank, language }: Lexicon): boolean => {
  const next = sentence
    .slice(lead.length + 1)
    .trim()
    .split(/[\s,]+/u, 2);
  return (
    visibleWords(lead) <= LEAST_ALONE && bank?.names().all(lead).length === 0 && namesTime(next.join(' '), language)
  );
};

/** "Our dairy Green Hill", "mon magasin « La Courgette »": whose it is stays with whoever writes. */
const withoutOwner = (sentence: string, lexicon: Lexicon): string => {
  const [first = '', ...others] = sentence.split(' ');
  const owns = lexicon.ours.has(first.toLowerCase()) && !SOME.has(first.toLowerCase()) && !LEADS.test(first);
  // "Our bakery in Leeds" names a place, and "our bakery Green Hill" a name.
  const named = others
    .slice(0, MOST_OWNED)
    .some((word, at) => (/^\p{Lu}/u.test(word) && !isPlaced(others[at - 1] ?? '', lexicon)) || /^[“„«"「]/u.test(word));
  return owns && others.length > 1 && named ? capitalised(others.join(' '), lexicon.language) : sentence;
};

const isPlaced = (before: string, { starts, hangs }: Lexicon): boolean =>
  before === '' || starts.has(before.toLowerCase()) || hangs.has(before.toLowerCase());

/** What belongs to one person is shown without them: "my debut novel". */
const MINE = /^(?:my|mon|ma|mes|mijn|mi|mio|mia|meu|minha|min|moja|mój)\s/iu;

/** Where the name begins in a sentence that has lost its owner; nowhere where it has none. */
const nameStart = (bare: string, given: string): number =>
  bare === given || MINE.test(given) ? -1 : bare.search(/(?<=\s)\p{Lu}\p{L}/u);

/** "Zeytinyağı üreticisiyiz, Zeytin Dalı": Turkish says what somebody is, and behind it the name. */
const apposedHouse = (given: string, { bank, language }: Lexicon): Introduction | undefined => {
  const sentence = trimEndOf(given, /[.!\s]/u);
  const at = sentence.lastIndexOf(', ');
  const name = sentence.slice(at + 2);
  const house = sentence.slice(0, Math.max(0, at)).replace(/(?<=s[iıuü])y[iıuü]z$/u, '');
  const isHouse = !/[\p{N},]/u.test(house) && (bank?.names().all(house).length ?? 0) > 0;
  return isHouse && visibleWords(name) >= LEAST_ALONE && nameAt(name) === name && !namesTime(name, language)
    ? { text: house, name }
    : undefined;
};

/** Who the sentence says that it is from, where it is an introduction. */
export const introductionOf = (given: string, lexicon: Lexicon): Introduction | undefined => {
  const found = introducedBy(given, lexicon);
  if (found?.name === undefined || !isStreet(found.name)) return found;
  return { text: found.text };
};

/** "Our launderette on Mill Road": a street is no firm; the Marsh Street Singers are one. */
const isStreet = (name: string): boolean => {
  const roads = BESIDE_NUMBERS.roads.all(name);
  const goesOn = roads.length > 0 && roads.every(({ end }) => /^\s\p{Lu}/u.test(name.slice(end)));
  return namesStreet(`12 ${name}`) && visibleWords(name) > 1 && !goesOn;
};

const hasVerb = (text: string): boolean => text.split(/[\s,]+/u).some((word) => AUXILIARIES.has(word));

const introducedBy = (given: string, lexicon: Lexicon): Introduction | undefined => {
  const called = givenName(given, lexicon);
  if (called !== undefined) {
    const { name, rest } = called;
    const bare = introduced(rest, lexicon)?.text ?? withoutOwner(rest, lexicon);
    // "My business is called Suds & Tails"
    const isOwn = visibleWords(rest) <= LEAST_ALONE && lexicon.ours.has(firstWord(rest));
    return { text: isOwn || visibleWords(bare) < LEAST_ALONE ? name : bare, name };
  }
  const found = introduced(given, lexicon);
  if (found !== undefined) return found;
  const bare = withoutOwner(given, lexicon);
  // "Our app Kassabon keeps your receipts": a sentence keeps its article.
  const at = nameStart(bare, given);
  const behind =
    at < 0 ? '' : (/^\s(\p{Ll}{3,})/u.exec(bare.slice(at + (nameAt(bare.slice(at)) ?? '').length))?.[1] ?? '');
  const does = behind !== '' && !lexicon.starts.has(behind) && !lexicon.and.has(behind) && lexicon.language !== 'de';
  const sentence = bare;
  // "Unser Gästehaus hat fünf Zimmer": where nouns have capitals a verb tells that it is a sentence. A name needs no article.
  const isNamed = /^\p{Lu}\S+\s\p{Lu}/u.test(bare);
  if (lexicon.language === 'de' && bare !== given && !isNamed && hasVerb(bare)) return { text: given };
  if (does) return { text: given, name: nameAt(bare.slice(at)) ?? '' };
  const lead = LEAD.exec(sentence)?.[1] ?? '';
  const name =
    namedAlone(sentence, lexicon) ??
    namedLead(sentence, lexicon) ??
    namedAsWhat(sentence, lexicon) ??
    (lead === '' ? undefined : namedAround(sentence, lead, lexicon)) ??
    namedDoing(sentence, lexicon);
  if (name === undefined && lexicon.language === 'tr') return apposedHouse(given, lexicon);
  if (name === undefined && sentence !== given) {
    const behind = nameAt(sentence.slice(sentence.indexOf(',') + 1).trim());
    const isCalled = sentence.includes(',') && behind !== undefined && visibleWords(behind) >= LEAST_ALONE;
    return { text: sentence, ...(isCalled ? { name: behind } : {}) };
  }
  return name === undefined || namesTime(name, lexicon.language)
    ? undefined
    : { text: sentence, name: lexicon.language === 'de' && sentence !== given ? name.replace(BENT, '') : name };
};
