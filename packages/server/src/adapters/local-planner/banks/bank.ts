/**
 * What an advert says where its brief does not: how it opens, what its mood is, what it promises and what it asks for, by
 * trade. No line holds a fact: whatever could be wrong of a firm is the brief's to say.
 */

import { TRADES, type TradeName } from '../../../domain/trades';
import { asTyped } from '../../../wording/as-typed';
import { type PhraseIndex, phraseIndex } from '../../../wording/phrases';
import { remembering } from '../../../wording/remembering';

export { TRADES, type TradeName };

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

/** A trade that speaks as a near one in languages that have no lines for it yet. */
const NEAR = { fixing: 'craft' } as const satisfies Partial<Record<TradeName, TradeName>>;
type WithoutOwn = keyof typeof NEAR;

const nearOf = (trade: TradeName): TradeName | undefined => (trade in NEAR ? NEAR[trade as WithoutOwn] : undefined);

/** The trades of one file of a language. */
export type SomeTrades = Readonly<Partial<Record<TradeName, TradeSource>>>;

export interface BankSource {
  /** Whether a native reader has read its lines. */
  readonly isRead: boolean;
  readonly trades: Readonly<Record<Exclude<TradeName, WithoutOwn>, TradeSource>> &
    Readonly<Partial<Record<WithoutOwn, TradeSource>>>;
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

/** What a bank has for a trade; where it has lines of a near one alone, it is called by the names of that. */
const sourceOf = ({ trades }: BankSource, trade: TradeName): TradeSource => {
  const own = trades[trade];
  if (own !== undefined) return own;
  const near = nearOf(trade);
  const lines = near === undefined ? undefined : trades[near];
  if (lines === undefined) throw new Error(`The bank has no lines for "${trade}".`);
  return { ...lines, words: '' };
};

/** Arabic writes articles and prepositions as parts of the word: its names are found within one. */
const namesOf = (source: BankSource): PhraseIndex<TradeWord> => {
  const { at, all } = phraseIndex(
    TRADES.flatMap((trade) =>
      parts(sourceOf(source, trade).words)
        .map((written) => {
          const name = written.replace(/^~/u, '');
          const called = { trade, name, isLoose: name !== written };
          return (ARABIC.test(name) ? [`*${name}*`] : asTyped(name)).map((typed) => [typed, called] as const);
        })
        .flat(),
    ),
  );
  // Many steps ask of the same clause what trade it names.
  return { at, all: remembering(all) };
};

/** Makes a bank from its source. */
export const compileBank = (source: BankSource): Bank => {
  const linesOf = (trade: TradeName): TradeLines => {
    const { words, hooks, mood, promises, calls } = sourceOf(source, trade);
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
