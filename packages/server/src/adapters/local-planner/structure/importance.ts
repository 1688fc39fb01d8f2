/** How much a video would miss a thought, by what it holds and where it stands. */
import type { Kind } from '@vid/sdk/contract';
import { visibleWords } from '../reading/measure';
import { NUMBER } from '../reading/patterns';
import type { Thought, ThoughtKind } from '../reading/thought';

const WEIGHTS: Readonly<Record<ThoughtKind, number>> = {
  headline: 8,
  offer: 5,
  price: 3,
  figure: 3,
  steps: 4,
  list: 2.5,
  quote: 4.5,
  time: 3,
  place: 2.5,
  contact: 3,
  call: 0.5,
  question: 1,
  introduction: 3,
  check: 0,
  recap: 0,
  reason: 0,
};

/** Years say when, not how many. */
const YEAR = /\b(?:19|20)\d\d\b/gu;
/** Words beyond which a thought costs more time than it is worth. */
const GLANCE = 14;

/** Early on, a name tells who speaks. */
const INTRODUCTION = 2;
const NAME = /\p{Lu}\p{Ll}[\p{L}’'-]*\s(?:&\s)?\p{Lu}\p{Ll}/u;

/** Higher is more important; comparable only among the thoughts of one brief. */
const importance = (thought: Thought, count: number, kind: Kind): number => {
  let weight = 0;
  for (const sort of thought.kinds) weight += WEIGHTS[sort];
  const early = (1 - thought.order / Math.max(1, count)) * (kind === 'training' ? 1 : 2.5);
  const opening = thought.order === 0 ? 4 : 0;
  const introduces = thought.order > 0 && thought.order <= INTRODUCTION && NAME.test(thought.text);
  const names = introduces ? (thought.order === 1 ? 4 : 2) : 0;
  const leaning = thought.refersBack ? 1 : 0;
  const wordy = Math.max(0, visibleWords(thought.text) - GLANCE) * 0.12;
  const counted = NUMBER.test(thought.text.replace(YEAR, '')) && !thought.kinds.has('figure') ? 1 : 0;
  return weight + counted + names + early + opening - leaning - wordy - (visibleWords(thought.text) < 3 ? 1.5 : 0);
};

/**
 * The most important thoughts first, equals as they come; each is weighed once. `count` is how many the brief has; `costOf`
 * what a thought takes away from the others.
 */
export const byImportance = (
  thoughts: readonly Thought[],
  count: number,
  kind: Kind,
  costOf: (thought: Thought) => number = () => 0,
): Thought[] =>
  thoughts
    .map((thought) => ({ thought, weight: importance(thought, count, kind) - costOf(thought) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ thought }) => thought);

/** Words of a fact that can stand under the closing line. */
export const EXTRA_WORDS = 7;

/** Where it is stands best under the closing line. */
export const isWhere = ({ kinds, text }: Thought): boolean =>
  kinds.has('place') && !kinds.has('offer') && !kinds.has('price') && visibleWords(text) <= EXTRA_WORDS;

/** Where there are more thoughts than scenes, a street has none of its own. */
export const withWhereLast = (ranked: readonly Thought[]): readonly Thought[] => {
  const where = ranked.find(isWhere);
  return where === undefined ? ranked : [...ranked.filter((thought) => thought !== where), where];
};
