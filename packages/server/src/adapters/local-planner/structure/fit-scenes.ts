/**
 * How many of a brief's thoughts there is time to say, whole and unhurried. Repetition gives way before content does:
 * first the checklist of a lesson, then items of its recap, then the recap, and only then the weakest thoughts.
 */
import type { Kind } from '@vid/sdk/contract';
import { leastSecondsToSay } from '../reading/measure';
import type { Reading } from '../reading/read-brief';
import type { Thought } from '../reading/thought';
import { byImportance } from './importance';
import type { Rehearsal } from './rehearse';
import { roundedUp } from './timing';

export interface Fit {
  readonly scenes: number;
  readonly rehearsal: Rehearsal;
}

export interface Room {
  readonly kind: Kind;
  readonly seconds: number;
  readonly fewest: number;
  readonly most: number;
  /** Scenes that close the video with a call to action or the brand: one or none. */
  readonly closing: number;
}

const FEW_ITEMS = 2;

const secondsFor = (thought: Thought | undefined, also = ''): number => {
  const { text = '', list } = thought ?? {};
  const items = list === undefined || text.includes(list.items[0] ?? '') ? [] : list.items;
  return roundedUp(leastSecondsToSay([text, ...items, also].join(' ')));
};

const shortRecap = (recap: Thought): Thought =>
  recap.list === undefined || recap.list.bullets === true
    ? recap
    : { ...recap, list: { ...recap.list, items: recap.list.items.slice(-FEW_ITEMS) } };

/** From the fullest to none. */
const choices = ({ check, recap }: Rehearsal): readonly Rehearsal[] => [
  ...(check === undefined || recap === undefined ? [] : [{ check, recap }]),
  ...(recap === undefined ? [] : [{ recap }, { recap: shortRecap(recap) }]),
  {},
];

/** The rehearsal and the number of scenes that the length has time for. */
export const fitScenes = (reading: Reading, rehearsal: Rehearsal, room: Room): Fit => {
  const { thoughts, call, contact } = reading;
  const { kind, seconds, fewest, most, closing } = room;
  const ranked = byImportance(thoughts, thoughts.length, kind);
  const closingSeconds = closing === 0 ? 0 : secondsFor(call, contact?.text);
  const time = (count: number, { check, recap }: Rehearsal): number =>
    [...ranked.slice(0, count), check, recap]
      .filter((thought) => thought !== undefined)
      .reduce((sum, thought) => sum + secondsFor(thought), closingSeconds);
  const total = (count: number, given: Rehearsal): number => count + closing + Object.keys(given).length;
  for (const given of choices(rehearsal)) {
    const scenes = total(thoughts.length, given);
    if (scenes <= most && scenes >= fewest && time(thoughts.length, given) <= seconds)
      return { scenes, rehearsal: given };
  }
  // A brief too short for its length repeats what it can; one too long loses what it can best do without.
  if (total(thoughts.length, {}) < fewest) return { scenes: fewest, rehearsal };
  let count = Math.min(thoughts.length, most - closing);
  while (count > 1 && total(count, {}) > fewest && time(count, {}) > seconds) count -= 1;
  return { scenes: total(count, {}), rehearsal: {} };
};
