/**
 * Fits the brief to the length: how many scenes there are, and how finely the brief is cut to fill them. A long brief
 * gives a scene a sentence; a short one gives a scene a clause.
 */
import { type Kind, LIMITS } from '@vid/sdk/contract';
import { withoutConjunction } from '../reading/conjunctions';
import { isUnspaced, leastSecondsToSay, visibleWords } from '../reading/measure';
import { NUMBER, namesTime } from '../reading/patterns';
import { joinPhrases, phrasesOf, STRENGTH } from '../reading/phrases';
import { priceChangeOf } from '../reading/price-change';
import type { Reading } from '../reading/read-brief';
import { leans, splitThought } from '../reading/split-thought';
import type { Tempo } from '../reading/tempo';
import { readThought, type Thought } from '../reading/thought';
import { closingSecondsOf, fitScenes, type Room } from './fit-scenes';
import { lessonOf } from './lesson';
import { type Rehearsal, rehearse } from './rehearse';
import { tellInParts } from './tell-in-parts';
import { sceneRange } from './timing';
import { unroll } from './unroll';

export interface Material {
  /** The thoughts that have scenes. */
  readonly reading: Reading;
  readonly rehearsal: Rehearsal;
  readonly scenes: number;
  /** The thoughts that have none. */
  readonly leftOut: readonly Thought[];
  /** What a brief that is too short for its length shows once more at the end. */
  readonly whole?: Thought;
}

/** Seconds a scene as an editor would like it. */
const PACE: Readonly<Record<Kind, number>> = { ad: 4.5, training: 6.5 };
/** How much longer or shorter a scene is in a film that is wished calm or quick. */
const OF_TEMPO: Readonly<Record<Tempo, number>> = { calm: 1.3, lively: 0.78 };
/** Words from which a thought is long enough to be cut when there is too little. */
const CLAUSE_WORDS = 7;
const FRAGMENT_WORDS = 4;
/** Thoughts up to which a brief is a line or two. */
const FEW_THOUGHTS = 2;
/** Words from which a thought may lose what only explains it. */
const WORDY = 14;
/** Seconds after which a scene without news feels long. */
const LONG_SCENE = 7;
/** Seconds beyond which scenes of a few words are better more of them. */
const EASY_SCENE = 6;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const divisible = (thought: Thought, { lexicon }: Reading): boolean =>
  thought.list === undefined &&
  thought.quotation === undefined &&
  thought.figure === undefined &&
  thought.sides === undefined &&
  thought.parts === undefined &&
  (visibleWords(thought.text) > WORDY || priceChangeOf(thought.text, lexicon) === undefined);

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
  reading: Reading,
): Thought[] => {
  const { lexicon } = reading;
  let cut = [...thoughts];
  const whole = new Set<Thought>();
  while (cut.length < wanted) {
    const target = cut
      .filter((thought) => divisible(thought, reading) && !whole.has(thought) && visibleWords(thought.text) > longest)
      .sort((a, b) => visibleWords(b.text) - visibleWords(a.text))[0];
    if (target === undefined) break;
    const size = Math.max(longest, Math.ceil(visibleWords(target.text) * 0.7));
    const parts = splitThought(target.text, lexicon, weakest, size);
    if (parts.length === 1 || accepts?.(parts) === false) {
      whole.add(target);
      continue;
    }
    const read = parts.map((part, at) => {
      const thought = readThought(withoutConjunction(part, lexicon), 0, lexicon);
      return at === 0 && target.bound !== true ? thought : { ...thought, bound: true };
    });
    cut = cut.flatMap((thought) => (thought === target ? read : [thought]));
  }
  return numbered(cut);
};

/** "Unit 12" goes on with what stands before it. */
const LEAST_FACT = 3;

const endsOnFact =
  ({ language }: Reading) =>
  (parts: readonly string[]): boolean =>
    parts.slice(1).every(
      (part) =>
        (visibleWords(part) >= LEAST_FACT || isUnspaced(part)) &&
        // "… | for our nursery in Lüneburg, 30 hours, a kind team": what goes on behind a comma is no fact alone.
        !/[,،;]\s/u.test(part) &&
        (/\p{N}|\s\p{Lu}/u.test(part) || namesTime(part, language)),
    );

/** Whether a list takes so long to be said that its scene would feel long. */
const isLong = ({ list }: Thought): boolean =>
  list?.bullets === true && leastSecondsToSay([list.lead, ...list.items].join(' ')) > LONG_SCENE;

/** Whether its things are said in several words each: "cuts, colour, braids" are read at a glance. */
const isWordy = ({ list }: Thought): boolean =>
  list?.bullets === true && list.items.every((item) => visibleWords(item) >= LEAST_FACT);

/** A lesson that begins with a list says first what it is about, when there is a scene for that. */
const introduced = (thoughts: readonly Thought[], wanted: number, { lexicon }: Reading): Thought[] => {
  const [first] = thoughts;
  const lead = first?.list?.lead ?? '';
  if (thoughts.length >= wanted || visibleWords(lead) < 3) return [...thoughts];
  return numbered([readThought(lead, 0, lexicon), ...thoughts]);
};

/** Bullets that cannot be said in one scene get two, under the same headline; steps keep their count. */
const halved = (thoughts: readonly Thought[], most: number): Thought[] => {
  let cut = [...thoughts];
  for (const thought of thoughts) {
    const { list } = thought;
    if (list?.bullets !== true || list.ordered || list.items.length < 4 || cut.length >= most) continue;
    if (leastSecondsToSay([list.lead, ...list.items].join(' ')) <= LIMITS.sceneDuration.max) continue;
    const middle = Math.ceil(list.items.length / 2);
    const parts = [list.items.slice(0, middle), list.items.slice(middle)].map((items) => ({
      ...thought,
      list: { ...list, items },
    }));
    cut = cut.flatMap((other) => (other === thought ? parts : [other]));
  }
  return numbered(cut);
};

/** Where there is not time for all, what only explains goes first: "…, because the dovetails are cut by hand". */
const tightened = (thoughts: readonly Thought[], reading: Reading): Thought[] =>
  thoughts.map((thought) => {
    const { lexicon } = reading;
    const { text, order } = thought;
    if (!divisible(thought, reading) || visibleWords(text) <= WORDY) return thought;
    const phrases = phrasesOf(text, lexicon);
    const at = phrases.findIndex(
      (phrase, index) => index > 0 && phrase.strength >= STRENGTH.comma && leans(phrase.text, lexicon),
    );
    const explains = joinPhrases(phrases.slice(at));
    const kept = at < 0 ? text : joinPhrases(phrases.slice(0, at));
    const holdsFacts = readThought(explains, 0, lexicon).kinds.size > 0 || NUMBER.test(explains);
    return holdsFacts || visibleWords(kept) < CLAUSE_WORDS ? thought : readThought(kept, order, lexicon);
  });

/** A lesson whose rules and their repetition share scenes, where it has no time for them otherwise. */
const lessonWithin = (reading: Reading, room: Room): Material | undefined => {
  const { closing, seconds, fewest, most } = room;
  const asks = closing === 0 ? 0 : closingSecondsOf(reading);
  const lesson = lessonOf(reading, { seconds: seconds - asks, most: most - closing });
  if (lesson === undefined) return undefined;
  const { thoughts, rehearsal } = lesson;
  const scenes = thoughts.length + Object.keys(rehearsal).length + closing;
  // Where there are too few, each would last longer than a scene may.
  return scenes < fewest ? undefined : { reading: { ...reading, thoughts }, rehearsal, scenes, leftOut: [] };
};

/** Decides the number of scenes and cuts the brief accordingly. */
export const measureMaterial = (reading: Reading, seconds: number, kind: Kind): Material => {
  const { fewest, most } = sceneRange(seconds);
  const closing = reading.call !== undefined || (reading.brand !== undefined && kind === 'ad') ? 1 : 0;
  const pace = PACE[kind] * (reading.tempo === undefined ? 1 : OF_TEMPO[reading.tempo]);
  const ideal = clamp(Math.round(seconds / pace), fewest, most);
  const repeats = kind === 'training' && ideal > 3 && closing === 0 ? 1 : 0;
  const wanted = ideal - closing - repeats;
  const unrolled =
    kind === 'training' ? introduced(unroll(reading.thoughts, wanted, reading), wanted, reading) : reading.thoughts;
  const sayable = halved(unrolled, most - closing - repeats);
  const clauses = refine(sayable, { wanted, weakest: STRENGTH.conjunction, longest: CLAUSE_WORDS }, reading);
  // Where a scene would stand for long, a date, a place or a number may have its own.
  const calm = Math.min(ideal, Math.ceil(seconds / LONG_SCENE)) - closing - repeats;
  const facts: Cut = { wanted: calm, weakest: STRENGTH.preposition, longest: 6, accepts: endsOnFact(reading) };
  const dated = kind === 'ad' ? refine(clauses, facts, reading) : clauses;
  // Two scenes of nine seconds hold no more than three of six: "Three tiers from £280 | tasting box £15".
  const few = Math.min(ideal, Math.ceil(seconds / EASY_SCENE)) - closing - repeats;
  const short: Cut = { wanted: few, weakest: STRENGTH.comma, longest: FRAGMENT_WORDS };
  const paced = kind === 'ad' && dated.length < few ? refine(dated, short, reading) : dated;
  const least = fewest - closing - repeats;
  // A list that would stand for half of a film gives its things scenes of their own.
  const stands = kind === 'ad' && paced.some((thought) => isLong(thought) || (paced.length < calm && isWordy(thought)));
  const items = unroll(paced, stands ? most - closing : least, reading);
  // Half a rule is another rule: "Our bank never asks".
  const weakest = kind === 'training' ? STRENGTH.comma : STRENGTH.preposition;
  const cut = refine(items, { wanted: least, weakest, longest: FRAGMENT_WORDS }, reading);
  // Steps that have scenes of their own are shown together at the end.
  const procedure = reading.thoughts.find(
    ({ list }) => list?.ordered === true && !cut.some((kept) => kept.list === list),
  )?.list;
  const rehearsal = repeats === 0 ? {} : rehearse(cut, reading.lexicon, procedure);
  const room = { kind, seconds, fewest, most, closing };
  const loose = fitScenes({ ...reading, thoughts: cut }, rehearsal, room);
  const lesson = kind === 'training' && loose.rehearsal.recap === undefined ? lessonWithin(reading, room) : undefined;
  if (lesson !== undefined) return lesson;
  const leavesOut = loose.leftOut.length > 0;
  const all = leavesOut ? tightened(cut, reading) : cut;
  const fit = leavesOut ? fitScenes({ ...reading, thoughts: all }, rehearsal, room) : loose;
  const thoughts = all.filter((thought) => !fit.leftOut.includes(thought));
  const unsaid = fit.scenes - closing - Object.keys(fit.rehearsal).length - thoughts.length;
  if (unsaid <= 0) return { reading: { ...reading, thoughts }, ...fit };
  const needed = thoughts.length + unsaid;
  const parts =
    thoughts.length <= FEW_THOUGHTS ? tellInParts(thoughts, { wanted: needed, weakest }, reading) : thoughts;
  // What is still missing at the end, the whole fills once more, unless a call or a name closes the video.
  const wholeAtEnd = closing === 0 && fit.rehearsal.recap === undefined && parts.length < needed;
  const [whole] = thoughts;
  return { reading: { ...reading, thoughts: parts }, ...fit, ...(wholeAtEnd && whole !== undefined ? { whole } : {}) };
};
