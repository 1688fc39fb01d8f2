/**
 * How a voice begins where the first card says it all, and how it leads to the facts that a card shows without a sentence: a
 * price, a date, a place. It adds no fact of its own.
 */

/** What a voice says before a fact, `{}`; a kind that a language has no sentence for is read as it stands. */
export interface LeadSource {
  /** Who does something in a sentence: what holds one of them needs no lead. */
  readonly persons: string;
  /** What verbs of several end with, behind what is counted: "*an" for "20 pueblos usan". */
  readonly many?: string;
  readonly price: string;
  readonly date: string;
  readonly place: string;
  readonly offer: string;
  /** Before a number above one with what it counts: "That is 25 years". */
  readonly figures?: string;
  /** A price that takes another's place: `{before}` and `{now}`, in small letters. */
  readonly change: string;
  /** What customers give, of five. */
  readonly rated: string;
}

/** The sentences of a language as the data writes them. */
export interface IntroSource {
  /** Whether a native reader has read them. */
  readonly isRead: boolean;
  /** Several apart by `|`; `{}` stands for the name. */
  readonly ways: string;
  readonly leads: LeadSource;
}
