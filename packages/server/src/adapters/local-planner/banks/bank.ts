/**
 * What an advert says where its brief does not: how it opens, what its mood is, what it promises and what it asks for, by
 * trade. No line holds a fact: whatever could be wrong of a firm is the brief's to say.
 */

/** Kinds of firms and things that have lines of their own; `any` speaks for what is none of them. */
export const TRADES = [
  'coffee',
  'bakery',
  'restaurant',
  'bar',
  'grocer',
  'fitness',
  'wellness',
  'hair',
  'health',
  'pets',
  'craft',
  'flowers',
  'cleaning',
  'auto',
  'travel',
  'realestate',
  'fashion',
  'tech',
  'finance',
  'education',
  'events',
  'charity',
  'energy',
  'shop',
  'any',
] as const;
export type TradeName = (typeof TRADES)[number];

/** The lines of a trade as the data files write them: apart by `|`. */
export interface TradeSource {
  /** How briefs call it, in lower case; `*` stands for the rest of a word, before or after it. */
  readonly words: string;
  /** Openings, at most seven words. */
  readonly hooks: string;
  /** Three that belong together, a word or two each. */
  readonly mood: string;
  readonly promises: string;
  /** What viewers may do, verb first where the language has it first. */
  readonly calls: string;
}

export type BankSource = Readonly<Record<TradeName, TradeSource>>;

export interface TradeLines {
  readonly hooks: readonly string[];
  readonly mood: readonly string[];
  readonly promises: readonly string[];
  readonly calls: readonly string[];
}

export interface Bank {
  readonly words: ReadonlyMap<TradeName, readonly string[]>;
  readonly lines: Readonly<Record<TradeName, TradeLines>>;
}

const parts = (list: string): string[] => list.split('|').filter((part) => part !== '');

/** Makes a bank from its source. */
export const compileBank = (source: BankSource): Bank => {
  const linesOf = (trade: TradeName): TradeLines => {
    const { hooks, mood, promises, calls } = source[trade];
    return { hooks: parts(hooks), mood: parts(mood), promises: parts(promises), calls: parts(calls) };
  };
  return {
    words: new Map(TRADES.map((trade) => [trade, parts(source[trade].words)])),
    lines: Object.fromEntries(TRADES.map((trade) => [trade, linesOf(trade)])) as Record<TradeName, TradeLines>,
  };
};
