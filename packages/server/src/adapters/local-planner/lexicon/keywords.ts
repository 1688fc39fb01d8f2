/**
 * What is known of rows of words that no mark parts: "clínica Zaragoza espalda suelo pélvico primera visita gratis", "mobile
 * mechanic leeds brakes no call out fee text Dave 07700 900321".
 */
import { type PhraseIndex, phrases } from '../../../wording/phrases';

/** As the data files write it: words apart by `|`, `*` for the rest of a word. */
export interface KeywordsSource {
  /** Whether things are called by several words side by side: "dog walking service". Elsewhere each word is one thing. */
  readonly compounds?: boolean;
  /** Several words that always stay together: "no call out fee". */
  readonly whole?: string;
  /** What begins something, and goes with the word behind it: "free". */
  readonly begins?: string;
  /** What goes with the word behind it: "manuelle". */
  readonly leads?: string;
  /** Those that do so before another of them: "first free". */
  readonly ahead?: string;
  /** What goes with the word before it: "pélvico". */
  readonly trails?: string;
  /** What ends like those and is a thing of its own: "fachadas", "prati". */
  readonly alone?: string;
  /** Whether that has the number of what it goes with. */
  readonly bends?: boolean;
  /** What ends something where things are called by several words: "repairs". */
  readonly ends?: string;
  /** What does so behind another word only: "drain unblocking", "leaking taps". */
  readonly late?: string;
  /** What a price is for, behind it: "22 € hora". */
  readonly per?: string;
  /** What tells which part of a town: "south". */
  readonly sides?: string;
  /** What stands behind a town for more than the town: "and surrounding areas". */
  readonly around?: string;
  /** What is in sentences alone: verbs. */
  readonly tells?: string;
  /** Who and where: "{who} in {town}". */
  readonly located?: string;
}

const MEMBERS = [
  'whole',
  'begins',
  'leads',
  'ahead',
  'trails',
  'alone',
  'ends',
  'late',
  'per',
  'sides',
  'around',
  'tells',
] as const;

export interface Keywords extends Readonly<Record<(typeof MEMBERS)[number], PhraseIndex<true>>> {
  readonly compounds: boolean;
  readonly bends: boolean;
  readonly located: string;
}

/** Makes it ready to be looked for. */
export const compileKeywords = (source: KeywordsSource): Keywords => ({
  ...(Object.fromEntries(MEMBERS.map((member) => [member, phrases(source[member] ?? '')])) as Record<
    (typeof MEMBERS)[number],
    PhraseIndex<true>
  >),
  compounds: source.compounds ?? false,
  bends: source.bends ?? false,
  located: source.located ?? '{who}, {town}',
});
