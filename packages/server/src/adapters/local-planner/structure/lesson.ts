/**
 * A lesson in the time that it has: all its rules, and all of them once more at the end. Where each can't have a scene of its
 * own, neighbours share one; where even that takes too long, the voice says a rule in short and its card shows the whole.
 */
import { LIMITS } from '@vid/sdk/contract';
import type { Lexicon } from '../lexicon/lexicon';
import { leastSecondsToSay, secondsToRead, secondsToReadAgain, visibleWords } from '../reading/measure';
import type { Reading } from '../reading/read-brief';
import { readThought, type Thought } from '../reading/thought';
import { leastSecondsOf } from './briefly';
import { isCommand, type Rehearsal, rehearse } from './rehearse';
import { roundedUp } from './timing';
import { unroll } from './unroll';

export interface Lesson {
  /** What has scenes, in order. */
  readonly thoughts: readonly Thought[];
  readonly rehearsal: Rehearsal;
}

interface Room {
  /** Without those of the call that closes the video. */
  readonly seconds: number;
  /** Scenes at most, without that of the call. */
  readonly most: number;
}

/** Rules that are taught so; more make no lesson that anybody remembers. */
const MOST_TAUGHT = 12;
/** Fewer are not repeated. */
const LEAST_RULES = 3;
/** Thoughts that share a scene. */
const MOST_TOGETHER = 2;
/** Words of a sentence are taken in faster than facts that stand by themselves. */
const HURRY = 1.25;

const LEAD = /^([^:：]{3,80})[:：]\s(?=\S)/u;
const LEAST_WORDS = 2;

/** "New drivers: always wear your helmet": the name of the lesson, and its first rule. */
const withNameApart = (thoughts: readonly Thought[], { lexicon }: Reading): readonly Thought[] => {
  const [first, ...others] = thoughts;
  const [lead = '', name = ''] = LEAD.exec(first?.text ?? '') ?? [];
  if (first === undefined || name === '' || first.list !== undefined || first.sides !== undefined) return thoughts;
  const rule = first.text.slice(lead.length);
  if (visibleWords(rule) < LEAST_WORDS || visibleWords(name) < LEAST_WORDS) return thoughts;
  return [readThought(name, 0, lexicon), readThought(rule, 0, lexicon), ...others];
};

type Group = readonly Thought[];

const isPlain = ({ list, quotation, sides, contact, kinds }: Thought): boolean =>
  [list, quotation, sides, contact].every((part) => part === undefined) && !kinds.has('check');

const textOf = (group: Group): string =>
  group.map(({ text }) => (/[.!?。！？]$/u.test(text) ? text : `${text}.`)).join(' ');

/** A name that stands on the card of the first rule is not said. */
const saidOf = (group: Group, lexicon: Lexicon): Group => {
  const [first, ...others] = group;
  return first?.order === 0 && others.length > 0 && !isCommand(first, lexicon) ? others : group;
};

const joined = (group: Group, lexicon: Lexicon): Thought => {
  const [only] = group;
  if (group.length === 1 && only !== undefined) return only;
  const parts = group.map(({ text }) => text);
  return { ...readThought(textOf(group), 0, lexicon), parts, said: textOf(saidOf(group, lexicon)) };
};

/** Seconds of a scene that says all of it, and of one that says its beginning and shows the rest. */
const wholeSeconds = (given: Group, lexicon: Lexicon): number => {
  const group = saidOf(given, lexicon);
  const said = group.flatMap(({ text, list }) => [text, ...(list?.items.filter((item) => !text.includes(item)) ?? [])]);
  return roundedUp(leastSecondsToSay(said.join(' ')));
};
const briefSeconds =
  (reading: Reading) =>
  (group: Group): number => {
    const [first] = saidOf(group, reading.lexicon);
    const said = first === undefined ? 0 : leastSecondsOf(first, reading);
    return roundedUp(Math.max(said, secondsToRead(group.map(({ text }) => text)) / HURRY));
  };

/** The thoughts with neighbours put together until there is time for all; undefined where there never is. */
const together = (
  thoughts: readonly Thought[],
  { seconds, most }: Room,
  costOf: (group: Group) => number,
): readonly Group[] | undefined => {
  let groups: readonly Group[] = thoughts.map((thought) => [thought]);
  const time = (): number => groups.reduce((sum, group) => sum + costOf(group), 0);
  while (groups.length > most || time() > seconds) {
    const [best] = groups
      .slice(1)
      .map((group, at) => ({ at, pair: [...(groups[at] ?? []), ...group] }))
      .filter(({ pair }) => pair.length <= MOST_TOGETHER && pair.every(isPlain))
      .map(({ at, pair }) => ({ at, pair, cost: costOf(pair) }))
      .filter(({ cost }) => cost < LIMITS.sceneDuration.max)
      .sort((one, other) => one.cost - other.cost);
    if (best === undefined) return undefined;
    groups = groups.toSpliced(best.at, MOST_TOGETHER, best.pair);
  }
  return groups;
};

/** The lesson where there is time for all its rules, and for their repetition if it can be; undefined where there is not. */
export const lessonOf = (reading: Reading, { seconds, most }: Room): Lesson | undefined => {
  const { lexicon } = reading;
  const taught = unroll(withNameApart(reading.thoughts, reading), MOST_TAUGHT, reading).map((thought, order) => ({
    ...thought,
    order,
  }));
  const procedure = reading.thoughts.find(({ list }) => list?.ordered === true)?.list;
  const { recap: full, only } = rehearse(taught, lexicon, procedure);
  const recap = only ?? full;
  if (recap?.list === undefined || recap.list.items.length < LEAST_RULES || taught.length > MOST_TAUGHT)
    return undefined;
  const repeating = roundedUp(secondsToReadAgain([recap.list.lead, ...recap.list.items]));
  const within = (room: Room): readonly Group[] | undefined =>
    together(taught, room, (group) => wholeSeconds(group, lexicon)) ?? together(taught, room, briefSeconds(reading));
  const repeated = within({ seconds: seconds - repeating, most: most - 1 });
  // All of it once goes before a part of it twice.
  const groups = repeated ?? within({ seconds, most });
  if (groups === undefined) return undefined;
  const thoughts = groups.map((group, order) => ({ ...joined(group, lexicon), order }));
  return { thoughts, rehearsal: repeated === undefined ? {} : { recap: { ...recap, order: thoughts.length } } };
};
