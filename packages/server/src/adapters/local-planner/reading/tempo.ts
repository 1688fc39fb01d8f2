/**
 * How fast a film is wished to be, by what the brief says to its maker: "a calm advert", "flott, bitte". What is for viewers is
 * not asked: a quiet garden is no quiet film.
 */
import { folded } from '../../../wording/folded';
import type { PhraseIndex } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';

export type Tempo = 'calm' | 'lively';

/** Words before it that may say that the other thing is meant: "not too slow". */
const REACH = 2;

/** How often a text speaks of it, and how often of its opposite. */
const wishesFor = (
  text: string,
  index: PhraseIndex<true>,
  negates: ReadonlySet<string>,
): { readonly meant: number; readonly denied: number } => {
  let meant = 0;
  let denied = 0;
  for (const { start } of index.all(text)) {
    const before = folded(text)
      .lower.slice(0, start)
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean)
      .slice(-REACH);
    if (before.some((word) => negates.has(word))) denied += 1;
    else meant += 1;
  }
  return { meant, denied };
};

/** Characters of a brief in which its wishes are looked for. */
const MOST = 4000;

/** The brief's words that no viewer is told. */
const untold = (brief: string, told: readonly string[]): string =>
  told
    .filter((sentence) => sentence.length > 1)
    .reduce((text, sentence) => text.replace(sentence, ' \n '), brief.slice(0, MOST));

/** The tempo that a brief wishes for; undefined where it says nothing of it, or both. */
export const tempoOf = (
  brief: string,
  told: readonly string[],
  { calm, lively, negates }: Lexicon,
): Tempo | undefined => {
  const wished = untold(brief, told);
  const slow = wishesFor(wished, calm, negates);
  const fast = wishesFor(wished, lively, negates);
  const quiet = slow.meant + fast.denied;
  const quick = fast.meant + slow.denied;
  if (quiet === quick) return undefined;
  return quiet > quick ? 'calm' : 'lively';
};
