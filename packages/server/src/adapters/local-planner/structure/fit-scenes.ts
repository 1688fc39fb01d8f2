/**
 * How many of a brief's thoughts there is time to say, whole and unhurried. Repetition gives way before content does:
 * first the checklist of a lesson, then items of its recap, then the recap, and only then the weakest thoughts.
 */
import { type Kind, LIMITS } from '@vid/sdk/contract';
import { leastSecondsToSay, secondsToRead } from '../reading/measure';
import type { Reading } from '../reading/read-brief';
import type { Thought } from '../reading/thought';
import { leastSecondsOf } from './briefly';
import { byImportance, withWhereLast } from './importance';
import type { Rehearsal } from './rehearse';
import { roundedUp } from './timing';

export interface Fit {
  readonly scenes: number;
  readonly rehearsal: Rehearsal;
  /** Thoughts that there is no scene for, in their order. */
  readonly leftOut: readonly Thought[];
}

export interface Room {
  readonly kind: Kind;
  readonly seconds: number;
  readonly fewest: number;
  readonly most: number;
  /** Scenes that close the video with a call to action or the brand: one or none. */
  readonly closing: number;
}

/** How much a thought of an advert must weigh more for each second beyond the shortest scene that it takes. */
const WEIGHT_OF_SECOND = 0.4;

/** Seconds in which a call can be said whole; what a lesson repeats is read. */
const wholeSeconds = (thought: Thought | undefined, also = ''): number => {
  const { text = '', list, kinds } = thought ?? {};
  if (list !== undefined && (kinds?.has('recap') === true || kinds?.has('check') === true))
    return roundedUp(secondsToRead([list.lead, ...list.items]));
  const items = list === undefined || text.includes(list.items[0] ?? '') ? [] : list.items;
  return roundedUp(leastSecondsToSay([text, ...items, also].join(' ')));
};

/** Seconds of the scene that asks for something and says where. */
export const closingSecondsOf = ({ call, contact }: Reading): number => wholeSeconds(call, contact?.text);

/** From the fullest to none. */
const choices = ({ check, recap, only = recap }: Rehearsal): readonly Rehearsal[] => [
  ...(check === undefined || recap === undefined ? [] : [{ check, recap }]),
  ...(only === undefined ? [] : [{ recap: only }]),
  {},
];

/** The rehearsal and the number of scenes that the length has time for. */
export const fitScenes = (reading: Reading, rehearsal: Rehearsal, room: Room): Fit => {
  const { thoughts } = reading;
  const { kind, seconds, fewest, most, closing } = room;
  // A lesson is said whole; an advert may show what it does not say.
  const least = new Map(
    thoughts.map((thought) => [
      thought,
      kind === 'training' ? wholeSeconds(thought) : roundedUp(leastSecondsOf(thought, reading)),
    ]),
  );
  const secondsFor = (thought: Thought): number => least.get(thought) ?? 0;
  const costOf = (thought: Thought): number =>
    kind === 'training' ? 0 : WEIGHT_OF_SECOND * (secondsFor(thought) - LIMITS.sceneDuration.min);
  const ranked = byImportance(thoughts, thoughts.length, kind, costOf);
  const closingSeconds = closing === 0 ? 0 : closingSecondsOf(reading);
  const time = (count: number, { check, recap }: Rehearsal): number =>
    [check, recap]
      .filter((thought) => thought !== undefined)
      .reduce(
        (sum, thought) => sum + wholeSeconds(thought),
        ranked.slice(0, count).reduce((sum, thought) => sum + secondsFor(thought), closingSeconds),
      );
  const total = (count: number, given: Rehearsal): number => count + closing + Object.keys(given).length;
  for (const given of choices(rehearsal)) {
    const scenes = total(thoughts.length, given);
    if (scenes <= most && scenes >= fewest && time(thoughts.length, given) <= seconds)
      return { scenes, rehearsal: given, leftOut: [] };
  }
  // A brief too short for its length repeats what it can; one too long loses what it can best do without.
  if (total(thoughts.length, {}) < fewest)
    return { scenes: fewest, rehearsal: choices(rehearsal)[0] ?? {}, leftOut: [] };
  // A single scene takes what it can hold by itself.
  if (most === 1) return { scenes: 1, rehearsal: {}, leftOut: [] };
  const kept = new Set<Thought>();
  let left = seconds - closingSeconds;
  for (const thought of kind === 'ad' && closing > 0 ? withWhereLast(ranked) : ranked) {
    const needed = secondsFor(thought);
    if (kept.size === most - closing || (kept.size > 0 && needed > left)) continue;
    kept.add(thought);
    left -= needed;
  }
  for (const thought of ranked) if (total(kept.size, {}) < fewest) kept.add(thought);
  return {
    scenes: total(kept.size, {}),
    rehearsal: {},
    leftOut: thoughts.filter((thought) => !kept.has(thought)),
  };
};
