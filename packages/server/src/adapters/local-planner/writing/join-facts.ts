/**
 * Shows what found no scene: a price, an hour or an address that was left out joins the cards of the scene beside which it
 * stands in the brief, as far as there is time to read it.
 */
import { secondsToRead, visibleWords } from '../reading/measure';
import { contactsIn, NUMBER } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';
import type { Thought, ThoughtKind } from '../reading/thought';
import type { Assigned, Assignment } from '../structure/assign';
import { byImportance } from '../structure/importance';
import { type Copy, uniqueLines } from './copy';
import { setLines } from './lines';
import { MOST_LINES } from './write-copy';

const FACTS: readonly ThoughtKind[] = ['offer', 'price', 'time', 'place', 'contact', 'figure'];
/** Words of a sentence that is set in two cards; of a longer one only the clauses with facts are. */
const SHORT = 12;
const CLAUSES = /(?<=[,،、;；])(?!\p{N})\s*|\s+(?=[(（])/u;
/** A clause of fewer words says nothing without its sentence. */
const LEAST_WORDS = 2;
/** Beats that hold a line more without losing their shape. */
const OPEN: ReadonlySet<string> = new Set(['hook', 'title', 'body']);

const holdsFact = (text: string): boolean => NUMBER.test(text) || contactsIn(text).length > 0;

/** The cards of a fact: its sentence, or the clauses of it that hold one. */
const cardsOf = ({ text, list }: Thought, { lexicon }: Reading): string[] => {
  if (list !== undefined) return [];
  if (visibleWords(text) <= SHORT) return setLines(text, lexicon, 2);
  return text
    .split(CLAUSES)
    .filter((clause) => holdsFact(clause) && visibleWords(clause) >= LEAST_WORDS)
    .flatMap((clause) => setLines(clause, lexicon, 2));
};

/** The scenes that a thought may join, the nearest before it first. */
const placesFor = ({ order }: Thought, scenes: readonly Assigned[]): number[] =>
  scenes
    .map(({ thought, again }, at) => ({ at, away: again ? Infinity : order - (thought?.order ?? Infinity) }))
    .filter(({ away }) => Number.isFinite(away))
    .sort((one, other) => Math.abs(one.away) - Math.abs(other.away) || other.away - one.away)
    .map(({ at }) => at);

/** The copies with the facts that were left out. */
export const joinFacts = (
  { scenes, leftOut }: Assignment,
  copies: readonly Copy[],
  durations: readonly number[],
  reading: Reading,
): Copy[] => {
  const joined = [...copies];
  const facts = leftOut.filter(({ kinds, text }) => FACTS.some((kind) => kinds.has(kind)) || holdsFact(text));
  for (const fact of byImportance(facts, reading.thoughts.length, 'ad')) {
    const cards = cardsOf(fact, reading);
    if (cards.length === 0) continue;
    for (const at of placesFor(fact, scenes)) {
      const { beat, lines } = joined[at] ?? { beat: 'logo', lines: [] };
      if (!OPEN.has(beat) || lines.length + cards.length > MOST_LINES) continue;
      const more = uniqueLines([...lines, ...cards]);
      if (secondsToRead(more) > (durations[at] ?? 0)) continue;
      joined[at] = { beat, lines: more };
      break;
    }
  }
  return joined;
};
