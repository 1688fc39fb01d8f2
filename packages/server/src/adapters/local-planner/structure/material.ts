/**
 * Fits the brief to the length: how many scenes there are, and how finely the brief is cut to fill them. A long brief
 * gives a scene a sentence; a short one gives a scene a clause.
 */
import type { Kind } from '@vid/sdk/contract';
import { speechSeconds, visibleWords } from '../reading/measure';
import { namesTime } from '../reading/patterns';
import { STRENGTH } from '../reading/phrases';
import { type Reading, withoutConjunction } from '../reading/read-brief';
import { splitThought } from '../reading/split-thought';
import { readThought, type Thought } from '../reading/thought';
import { importance } from './importance';
import { type Rehearsal, rehearse } from './rehearse';
import { sceneRange } from './timing';

export interface Material {
  readonly reading: Reading;
  readonly rehearsal: Rehearsal;
  readonly scenes: number;
}

/** Seconds a scene as an editor would like it. */
const PACE: Readonly<Record<Kind, number>> = { ad: 4.5, training: 6.5 };
/** How much more there may be to say than there is time for; it is shortened then. */
const HURRY = 1.1;
/** Words from which a thought is long enough to be cut when there is too little. */
const CLAUSE_WORDS = 7;
const FRAGMENT_WORDS = 4;
/** Seconds after which a scene without news feels long. */
const LONG_SCENE = 7;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const divisible = (thought: Thought): boolean =>
  thought.list === undefined &&
  thought.quotation === undefined &&
  thought.figure === undefined &&
  thought.sides === undefined;

const numbered = (thoughts: readonly Thought[]): Thought[] => thoughts.map((thought, order) => ({ ...thought, order }));

interface Cut {
  readonly wanted: number;
  readonly weakest: number;
  readonly longest: number;
  /** Whether the parts are worth scenes of their own. */
  readonly accepts?: (parts: readonly string[]) => boolean;
}

/** Cuts the longest thought that can be cut, until there are enough or none is left. */
const refine = (
  thoughts: readonly Thought[],
  { wanted, weakest, longest, accepts }: Cut,
  { lexicon }: Reading,
): Thought[] => {
  let cut = [...thoughts];
  const whole = new Set<Thought>();
  while (cut.length < wanted) {
    const target = cut
      .filter((thought) => divisible(thought) && !whole.has(thought) && visibleWords(thought.text) > longest)
      .sort((a, b) => visibleWords(b.text) - visibleWords(a.text))[0];
    if (target === undefined) break;
    const size = Math.max(longest, Math.ceil(visibleWords(target.text) * 0.7));
    const parts = splitThought(target.text, lexicon, weakest, size);
    if (parts.length === 1 || accepts?.(parts) === false) {
      whole.add(target);
      continue;
    }
    const read = parts.map((part) => readThought(withoutConjunction(part, lexicon), 0, lexicon));
    cut = cut.flatMap((thought) => (thought === target ? read : [thought]));
  }
  return numbered(cut);
};

const endsOnFact =
  ({ language }: Reading) =>
  (parts: readonly string[]): boolean =>
    parts.slice(1).every((part) => /\p{N}|\s\p{Lu}/u.test(part) || namesTime(part, language));

/** Gives the items of lists scenes of their own, list by list, until there are enough. */
const unroll = (thoughts: readonly Thought[], wanted: number, { lexicon }: Reading): Thought[] => {
  let unrolled = [...thoughts];
  for (const thought of thoughts) {
    const { list } = thought;
    if (list?.bullets !== true || unrolled.length + list.items.length - 1 > wanted) continue;
    const lead = visibleWords(list.lead) < 3 ? '' : list.lead;
    const read = [lead, ...list.items].filter(Boolean).map((text) => readThought(text, 0, lexicon));
    unrolled = unrolled.flatMap((other) => (other === thought ? read : [other]));
  }
  return numbered(unrolled);
};

/** A lesson that begins with a list says first what it is about, when there is a scene for that. */
const introduced = (thoughts: readonly Thought[], wanted: number, { lexicon }: Reading): Thought[] => {
  const [first] = thoughts;
  const lead = first?.list?.lead ?? '';
  if (thoughts.length >= wanted || visibleWords(lead) < 3) return [...thoughts];
  return numbered([readThought(lead, 0, lexicon), ...thoughts]);
};

const secondsFor = ({ text, list }: Thought): number =>
  Math.max(
    3,
    speechSeconds([text, ...(list === undefined || text.includes(list.items[0] ?? '') ? [] : list.items)].join(' ')) +
      0.4,
  );

/** The largest number of scenes whose words there is time for, but not so few that scenes stand for long. */
const fitting = (
  thoughts: readonly Thought[],
  others: number,
  secondsOfOthers: number,
  least: number,
  most: number,
  seconds: number,
  kind: Kind,
): number => {
  const ranked = [...thoughts].sort(
    (a, b) => importance(b, thoughts.length, kind) - importance(a, thoughts.length, kind),
  );
  const time = (count: number): number =>
    ranked.slice(0, Math.max(1, count - others)).reduce((sum, thought) => sum + secondsFor(thought), secondsOfOthers);
  let count = Math.min(thoughts.length + others, most);
  while (count > least && time(count) > seconds * HURRY) count -= 1;
  return count;
};

/** Decides the number of scenes and cuts the brief accordingly. */
export const measureMaterial = (reading: Reading, seconds: number, kind: Kind): Material => {
  const { fewest, most } = sceneRange(seconds);
  const closing = reading.call !== undefined || (reading.brand !== undefined && kind === 'ad') ? 1 : 0;
  const ideal = clamp(Math.round(seconds / PACE[kind]), fewest, most);
  const repeats = kind === 'training' && ideal > 3 && closing === 0 ? 1 : 0;
  const wanted = ideal - closing - repeats;
  const unrolled =
    kind === 'training' ? introduced(unroll(reading.thoughts, wanted, reading), wanted, reading) : reading.thoughts;
  const clauses = refine(unrolled, { wanted, weakest: STRENGTH.conjunction, longest: CLAUSE_WORDS }, reading);
  // Where a scene would stand for long, a date, a place or a number may have its own.
  const calm = Math.min(ideal, Math.ceil(seconds / LONG_SCENE)) - closing - repeats;
  const facts: Cut = { wanted: calm, weakest: STRENGTH.preposition, longest: 6, accepts: endsOnFact(reading) };
  const paced = kind === 'ad' ? refine(clauses, facts, reading) : clauses;
  const least = fewest - closing - repeats;
  const items = unroll(paced, least, reading);
  const thoughts = refine(items, { wanted: least, weakest: STRENGTH.preposition, longest: FRAGMENT_WORDS }, reading);
  // Steps that have scenes of their own are shown together at the end.
  const procedure = reading.thoughts.find(
    ({ list }) => list?.ordered === true && !thoughts.some((kept) => kept.list === list),
  )?.list;
  const rehearsal =
    repeats === 0 ? {} : affordable(rehearse(thoughts, reading.lexicon, procedure), most - thoughts.length - closing);
  const others = closing + Object.keys(rehearsal).length;
  const { call } = reading;
  const secondsOfOthers = others * 3 + (call === undefined ? 0 : secondsFor(call) - 3);
  const scenes = clamp(
    fitting(thoughts, others, secondsOfOthers, Math.min(ideal, Math.ceil(seconds / LONG_SCENE)), most, seconds, kind),
    fewest,
    most,
  );
  const material = thoughts.length + others;
  return {
    reading: { ...reading, thoughts },
    rehearsal: scenes < material ? affordable(rehearsal, scenes - thoughts.length - closing) : rehearsal,
    scenes,
  };
};

/** Content comes before repetition: what there is no scene for is not repeated. */
const affordable = (rehearsal: Rehearsal, room: number): Rehearsal => {
  const { recap } = rehearsal;
  if (room >= 2 || recap === undefined) return rehearsal;
  return room === 1 ? { recap } : {};
};
