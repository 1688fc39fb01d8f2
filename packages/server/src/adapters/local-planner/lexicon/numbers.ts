/**
 * What stands beside numbers: currencies, hours, dates, streets. Phrases apart by `|`, `*` for the rest of a word. All
 * languages are read in every brief: an address or a price keeps the words of its country. Names of months and weekdays
 * come from `Intl`, and signs such as € need no entry.
 */
import { type PhraseIndex, phrases } from '../../../wording/phrases';

/** The numbers and dates of a language as written in the data files. */
export interface NumbersSource {
  /** Words of money, after an amount or before it. */
  readonly currencies?: string;
  /** What follows the number of an hour. */
  readonly hours?: string;
  /** What follows the number of a month. */
  readonly months?: string;
  /** Names of days that `Intl` does not give. */
  readonly days?: string;
  /** Seconds and minutes, after a number. */
  readonly seconds?: string;
  /** From one number to another. */
  readonly until?: string;
  /** What compares with a number that follows: "under". */
  readonly compares?: string;
  /** What a street's name begins with: "rue". */
  readonly streets?: string;
  /** What it ends with, before the number of the house: "*straße". */
  readonly streetEnds?: string;
  /** What it ends with, after the number of the house: "Road". */
  readonly roads?: string;
  /** What follows the number of a block. */
  readonly blocks?: string;
  /** Short words with a stop that end no sentence, without the stop. */
  readonly abbreviations?: string;
  /** Others, such as days and months cut short: they end a sentence where no small letter or number follows. */
  readonly mayEnd?: string;
  /** What follows an ordinal number with its stop and begins with a capital letter: "2. Liga". */
  readonly counted?: string;
  /** What a bullet is called: "step". */
  readonly steps?: string;
  /** What names the two sides of a comparison, before a colon. */
  readonly before?: string;
  readonly after?: string;
  /** What stands before a price and between two of which one takes the other's place: "was", "now", "instead of". */
  readonly instead?: string;
  /** Those among them that say so alone, whatever stands between the prices: "instead of". */
  readonly insteadOf?: string;
  /** What stands between a price and a lower one: "from £80 to £60". */
  readonly downTo?: string;
  /** Verbs before a price, which a card does without: "costs". */
  readonly costs?: string;
  /** What stands before a short number that is called: "dial". */
  readonly calls?: string;
}

type Member = keyof NumbersSource;

/** The numbers and dates of all languages, ready to be looked for. */
export type Numbers = Readonly<Record<Member, PhraseIndex<true>>>;

const MEMBERS: readonly Member[] = [
  'currencies',
  'hours',
  'months',
  'days',
  'seconds',
  'until',
  'compares',
  'streets',
  'streetEnds',
  'roads',
  'blocks',
  'abbreviations',
  'mayEnd',
  'counted',
  'steps',
  'before',
  'after',
  'instead',
  'insteadOf',
  'downTo',
  'costs',
  'calls',
];

/** Makes one of the numbers and dates of several languages. */
export const compileNumbers = (sources: readonly NumbersSource[]): Numbers =>
  Object.fromEntries(
    MEMBERS.map((member) => [member, phrases(sources.map((source) => source[member] ?? '').join('|'))]),
  ) as Numbers;
