/**
 * How a voice says a fact that its card shows without a sentence: "Here is what you pay: adults £8", "That is 25 years in the
 * trade", "Now £20 instead of £35". What is a sentence already is said as it is.
 */

import { isOneOf, phrases } from '../../../wording/phrases';
import type { LeadSource } from '../banks/intros';
import { leadsOf } from '../languages/intros';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { AUXILIARIES } from '../reading/lists';
import { isUnspaced, visibleWords } from '../reading/measure';
import { beginsWithDay, contactsIn, namesPrice, namesStreet, PERCENT, pricesIn } from '../reading/patterns';
import { priceChangeOf } from '../reading/price-change';
import type { Reading } from '../reading/read-brief';
import { capitalised, type Thought } from '../reading/thought';

/** Words of what is led to; longer texts are sentences. */
const MOST_WORDS = 9;
const MOST_UNSPACED = 24;
/** Words behind a price that only say for how much of something it is. */
const MOST_BEHIND = 4;
const RATING = /^[^\p{L}\p{N}]{0,4}(\p{N}(?:[.,]\p{N})?)\s?\/\s?5(?!\p{N})/u;
/** "25 years", "1,200 plants": more than one of something, no price, and not "24 hours". */
const COUNT = /^(?!(?:1|24)\s)\p{N}{1,3}(?:[.,\s]\p{N}{3})*\+?\s\p{L}{3,}(?=[\s,]|$)/u;

/** "24h/24", "7 days a week": what is always is no date. */
const ALWAYS = /^(?:24|7)(?!\p{N}|[.,:\/-]\p{N}{1,2}(?!\p{N}))\s?(?:[hju]|d|\/)/iu;

/** "85 mil moradores usam": what is counted does something. */
const MOST_COUNTED = 4;
const tellsDeed = (text: string, { starts, hangs }: Lexicon, language: string): boolean => {
  const many = phrases(leadsOf(language)?.many ?? '');
  const behind = text
    .toLowerCase()
    .split(/\s+/u)
    .slice(2, 2 + MOST_COUNTED);
  return behind.some((word) => isOneOf(many, word) && !starts.has(word) && !hangs.has(word));
};

const ENDS_DAY = /[\p{N}時分日月曜半）)〜～まで]$/u;

export type LeadKind = 'price' | 'date' | 'place' | 'offer' | 'figures' | 'change' | 'rated';

/** What a voice says of a fact, and of what kind it is: a film leads to each kind once. */
export interface Led {
  readonly kind: LeadKind;
  readonly text: string;
}

/** Whether somebody does something in a text: then it is a sentence. */
const isSentence = (text: string, { persons }: LeadSource): boolean => {
  const words = text.toLowerCase().split(/[\s,.;:!?]+/u);
  const doing = persons.split(' ');
  return words.some((word) => AUXILIARIES.has(word) || doing.includes(word)) || /[!?:：“„«"「]/u.test(text);
};

const changed = ({ text }: Thought, { change }: LeadSource, { lexicon, language }: Reading): string | undefined => {
  const found = priceChangeOf(text, lexicon);
  if (found === undefined || found.also !== '') return undefined;
  const { thing, before, now, aside = '', rest } = found;
  const said = change.replace('{now}', `${now} ${aside}`.trimEnd()).replace('{before}', before);
  const behind = rest === '' ? '' : `, ${rest}`;
  return thing === '' ? `${capitalised(said, language)}${behind}` : `${thing}: ${said}${behind}`;
};

const kindOf = ({ text, kinds, list, order }: Thought, { lexicon, language }: Reading): LeadKind | undefined => {
  const [first = ''] = text.toLowerCase().split(/[\s,]+/u);
  const begins = lexicon.starts.has(first);
  // "Fleki 25 zł, klucze, noże": what costs nothing is no price.
  const parts = text.split(/[,،、]\s?(?!\p{N})/u);
  if (list !== undefined || (parts.length > 2 && !parts.every(namesPrice))) return undefined;
  // "Lockers £5" is not what it costs to come.
  const prices = pricesIn(text);
  const isAllPrice = prices.length > 1 || text.startsWith(prices[0] ?? ' ');
  // "Entry £5, children free" says first what it costs.
  if (kinds.has('offer')) {
    // "Dostawa gratis od 100 zł" gives rather than costs.
    const [part = ''] = text.toLowerCase().split(/[,،]\s|、/u);
    const gives = lexicon.offers.some((sign) => ` ${part} `.includes(sign));
    if (pricesIn(part).length !== 1 || begins || gives) return 'offer';
    return isAllPrice ? 'price' : undefined;
  }
  if (begins) return undefined;
  // "£10 buys breakfast for a family" says what it does.
  const behind = text.slice(text.lastIndexOf(prices.at(-1) ?? '')).split(/\s+/u).length - 1;
  const isTariff = isAllPrice && behind <= MOST_BEHIND && !isOneOf(BESIDE_NUMBERS.costs, first);
  if (kinds.has('price')) return isTariff ? 'price' : undefined;
  // "Czynne codziennie 8-20, ul. Cielmicka 12" begins with no place.
  const isElse = parts.length > 1 && /\p{N}/u.test(parts[0] ?? '') && !namesStreet(parts[0] ?? '');
  // "Codziennie 10–19. ul. Suwalska 84": nor does one with hours before it.
  if (/\p{N}[.!]\s\p{L}/u.test(text) && !namesStreet(text.split(/[.!]\s/u, 1)[0] ?? '')) return undefined;
  if (kinds.has('place')) return /\p{N}/u.test(text) && !kinds.has('time') && !isElse ? 'place' : undefined;
  if (kinds.has('time') && beginsWithDay(text, language) && !ALWAYS.test(text)) {
    // 4月生募集中 is said of a day, and is none.
    return isUnspaced(text) && !ENDS_DAY.test(text) ? undefined : 'date';
  }
  return order > 0 &&
    COUNT.test(text) &&
    !/,\s/u.test(text) &&
    !tellsDeed(text, lexicon, language) &&
    !PERCENT.test(text) &&
    !kinds.has('time') &&
    kinds.size < 2
    ? 'figures'
    : undefined;
};

/** Marks behind which a sentence goes on, and the letters of a lead that needs none. */
const GOES_ON = /[\p{L},،:]\s$/u;
/** A word in a sentence's case, and behind it none with a capital, as names and titles have. */
const SENTENCE_CASED = /^\p{Lu}\p{Ll}+(?=\s[^\p{Lu}]|$)/u;

/** What goes on behind a lead begins small, as in "E in più: preventivo gratuito", unless it begins with a name. */
const behindLead = (way: string, text: string, { language, brand = '' }: Reading): string => {
  const [before = ''] = way.split('{}');
  const first = language === 'de' || !GOES_ON.test(before) ? '' : (SENTENCE_CASED.exec(text)?.[0] ?? '');
  const isName = first === '' || brand.toLowerCase().includes(first.toLowerCase());
  const small = first.charAt(0).toLocaleLowerCase(language === 'tr' ? 'tr' : undefined);
  return way.replace('{}', () => (isName ? text : `${small}${text.slice(1)}`));
};

/** What a voice says of a thought that is a bare fact; undefined where it is said as it is. */
export const ledTo = (thought: Thought, reading: Reading): Led | undefined => {
  const leads = leadsOf(reading.language);
  const { text, quotation, sides } = thought;
  if (leads === undefined || quotation !== undefined || sides !== undefined) return undefined;
  const rating = RATING.exec(text)?.[1];
  if (rating !== undefined) return { kind: 'rated', text: leads.rated.replace('{}', rating) };
  if (contactsIn(text).length > 0) return undefined;
  const change = changed(thought, leads, reading);
  if (change !== undefined) return { kind: 'change', text: change };
  const isShort = isUnspaced(text) ? text.length <= MOST_UNSPACED : visibleWords(text) <= MOST_WORDS;
  const kind = kindOf(thought, reading);
  if (kind === undefined || kind === 'change' || kind === 'rated' || !isShort || isSentence(text, leads))
    return undefined;
  const way = leads[kind];
  return way === undefined ? undefined : { kind, text: behindLead(way, text, reading) };
};
