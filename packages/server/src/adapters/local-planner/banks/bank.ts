/**
 * What an advert says where its brief does not: how it opens, what its mood is, what it promises and what it asks for, by
 * trade. No line holds a fact: whatever could be wrong of a firm is the brief's to say.
 */

import { type PhraseIndex, phraseIndex } from '../../../wording/phrases';

/** Kinds of firms and things that have lines of their own; `any` speaks for what is none of them. */
export const TRADES = [
  'coffee',
  'tea',
  'bakery',
  'sweets',
  'restaurant',
  'bar',
  'grocer',
  'fitness',
  'outdoors',
  'wellness',
  'hair',
  'health',
  'pets',
  'craft',
  'repair',
  'flowers',
  'cleaning',
  'hire',
  'driving',
  'auto',
  'travel',
  'realestate',
  'fashion',
  'scent',
  'books',
  'music',
  'photo',
  'studio',
  'tech',
  'finance',
  'education',
  'childcare',
  'care',
  'events',
  'visit',
  'charity',
  'energy',
  'shop',
  'any',
] as const;
export type TradeName = (typeof TRADES)[number];

/** The lines of a trade as the data files write them: apart by `|`. */
export interface TradeSource {
  /**
   * How briefs call it, in lower case; `*` stands for the rest of a word, before or after it. What others are called as well, such as
   * a salon, has `~` before it.
   */
  readonly words: string;
  /** Openings, at most seven words. */
  readonly hooks: string;
  /** Three that belong together, a word or two each. */
  readonly mood: string;
  readonly promises: string;
  /** What viewers may do, verb first where the language has it first. */
  readonly calls: string;
}

/** The trades of one file of a language. */
export type SomeTrades = Readonly<Partial<Record<TradeName, TradeSource>>>;

export interface BankSource {
  /** Whether a native reader has read its lines. */
  readonly isRead: boolean;
  readonly trades: Readonly<Record<TradeName, TradeSource>>;
}

export interface TradeLines {
  /** What briefs call it, as the data writes it. */
  readonly names: readonly string[];
  readonly hooks: readonly string[];
  readonly mood: readonly string[];
  readonly promises: readonly string[];
  readonly calls: readonly string[];
}

/** How a trade is called. */
export interface TradeWord {
  readonly trade: TradeName;
  /** As the data writes it, without signs before it. */
  readonly name: string;
  /** Whether others are called so as well. */
  readonly isLoose: boolean;
}

export interface Bank {
  /** What trades are called; made when it is first asked for. */
  readonly names: () => PhraseIndex<TradeWord>;
  readonly lines: Readonly<Record<TradeName, TradeLines>>;
}

const parts = (list: string): string[] => list.split('|').filter((part) => part !== '');

const ARABIC = /\p{Script=Arabic}/u;

/** Arabic writes articles and prepositions as parts of the word: its names are found within one. */
const namesOf = (source: BankSource): PhraseIndex<TradeWord> =>
  phraseIndex(
    TRADES.flatMap((trade) =>
      parts(source.trades[trade].words).map((written) => {
        const name = written.replace(/^~/u, '');
        return [ARABIC.test(name) ? `*${name}*` : name, { trade, name, isLoose: name !== written }] as const;
      }),
    ),
  );

/** Makes a bank from its source. */
export const compileBank = (source: BankSource): Bank => {
  const linesOf = (trade: TradeName): TradeLines => {
    const { words, hooks, mood, promises, calls } = source.trades[trade];
    return {
      names: parts(words).map((name) => name.replace(/^~/u, '')),
      hooks: parts(hooks),
      mood: parts(mood),
      promises: parts(promises),
      calls: parts(calls),
    };
  };
  let made: PhraseIndex<TradeWord> | undefined;
  return {
    names: () => (made ??= namesOf(source)),
    lines: Object.fromEntries(TRADES.map((trade) => [trade, linesOf(trade)])) as Record<TradeName, TradeLines>,
  };
};
