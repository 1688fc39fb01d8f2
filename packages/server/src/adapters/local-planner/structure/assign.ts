/**
 * Gives each slot of a story what it says: the opening takes what draws attention, the closing takes the call to
 * action, roles take what they want, and the rest follows the brief's order. What finds no scene is left over.
 */
import type { Kind } from '@vid/sdk/contract';
import type { Reading } from '../reading/read-brief';
import { visibleWords } from '../reading/measure';
import type { Thought, ThoughtKind } from '../reading/thought';
import { ROLE_WANTS, type Slot, type Structure } from './slot';

/** A slot with its content. A scene without a thought is closed by the brand. */
export interface Assigned {
  readonly slot: Slot;
  readonly thought?: Thought;
  /** Short facts that join the scene. */
  readonly extras: readonly Thought[];
  /** The thought was said before; the brief holds too little. */
  readonly again: boolean;
  readonly closing: boolean;
}

export interface Assignment {
  readonly scenes: readonly Assigned[];
  readonly leftOut: readonly Thought[];
}

const WEIGHTS: Readonly<Record<ThoughtKind, number>> = {
  headline: 8,
  offer: 5,
  price: 3,
  figure: 3,
  steps: 4,
  list: 2.5,
  quote: 2.5,
  time: 3,
  place: 2.5,
  contact: 3,
  call: 0.5,
  question: 1,
};

/** How much a video would miss the thought. */
export const importance = (thought: Thought, count: number, kind: Kind): number => {
  let weight = 0;
  for (const sort of thought.kinds) weight += WEIGHTS[sort];
  const words = visibleWords(thought.text);
  const early = 1 - thought.order / Math.max(1, count);
  return (
    weight +
    early * (kind === 'training' ? 1 : 2.5) +
    (thought.order === 0 ? 4 : 0) -
    (thought.refersBack ? 1 : 0) -
    (words < 3 ? 1.5 : 0)
  );
};

const openingOf = (thoughts: readonly Thought[], kind: Kind): Thought | undefined =>
  thoughts.find(({ kinds }) => kinds.has('headline')) ??
  (kind === 'ad' ? thoughts.find(({ kinds, text }) => kinds.has('question') && visibleWords(text) > 2) : undefined) ??
  thoughts[0];

const matches = (slot: Slot, thought: Thought, kind: Kind): boolean => {
  const wants = ROLE_WANTS[slot.role] ?? [];
  // What is taught keeps its order: only a list finds its own place.
  const able = kind === 'training' ? wants.filter((want) => want === 'steps' || want === 'list') : wants;
  return able.some((want) => thought.kinds.has(want));
};

const fillMiddle = (slots: readonly Slot[], thoughts: readonly Thought[], kind: Kind): Map<Slot, Thought> => {
  const filled = new Map<Slot, Thought>();
  const left = [...thoughts].sort((a, b) => a.order - b.order);
  const take = (at: number, slot: Slot): void => {
    const [thought] = left.splice(at, 1);
    if (thought !== undefined) filled.set(slot, thought);
  };
  for (const slot of slots) {
    const at = left.findIndex((thought) => matches(slot, thought, kind));
    if (at >= 0) take(at, slot);
  }
  for (const slot of slots) if (!filled.has(slot)) take(0, slot);
  return filled;
};

const EXTRA_KINDS: readonly ThoughtKind[] = ['offer', 'price', 'time', 'place', 'contact'];
const EXTRA_WORDS = 7;
const MOST_EXTRAS = 2;

const extrasFrom = (leftOut: readonly Thought[]): Thought[] =>
  leftOut
    .filter(({ kinds, text }) => EXTRA_KINDS.some((sort) => kinds.has(sort)) && visibleWords(text) <= EXTRA_WORDS)
    .slice(0, MOST_EXTRAS);

/** Assigns the reading to a story. */
export const assign = (structure: Structure, reading: Reading, kind: Kind): Assignment => {
  const { thoughts, call, brand } = reading;
  const opening = structure[0];
  const last = structure.at(-1);
  if (opening === undefined || last === undefined) return { scenes: [], leftOut: thoughts };
  const first = openingOf(thoughts, kind);
  const closes = structure.length > 1;
  const rest = thoughts.filter((thought) => thought !== first);
  const needsThought = closes && call === undefined && brand === undefined;
  const middle = structure.slice(1, closes ? -1 : undefined);
  const room = middle.length + (needsThought ? 1 : 0);
  const ranked = [...rest].sort(
    (a, b) => importance(b, thoughts.length, kind) - importance(a, thoughts.length, kind) || a.order - b.order,
  );
  const chosen = ranked.slice(0, room).sort((a, b) => a.order - b.order);
  const closing = call ?? (needsThought && chosen.length >= room ? chosen.pop() : undefined);
  const filled = fillMiddle(middle, chosen, kind);
  const leftOut = ranked.slice(room).sort((a, b) => a.order - b.order);
  const extras = extrasFrom(leftOut);
  const again = cycle([first, ...chosen].filter((thought) => thought !== undefined));
  const scene = (slot: Slot, thought: Thought | undefined, isClosing: boolean): Assigned => {
    const repeated = thought === undefined && !(isClosing && brand !== undefined);
    const said = repeated ? again() : thought;
    return {
      slot,
      ...(said === undefined ? {} : { thought: said }),
      extras: isClosing ? extras : [],
      again: repeated,
      closing: isClosing,
    };
  };
  if (!closes) {
    const only = scene(opening, first, false);
    return { scenes: [{ ...only, extras: call === undefined ? extras.slice(0, 1) : [call] }], leftOut: rest };
  }
  return {
    scenes: [
      scene(opening, first, false),
      ...middle.map((slot) => scene(slot, filled.get(slot), false)),
      scene(last, closing, true),
    ],
    leftOut: leftOut.filter((thought) => !extras.includes(thought)),
  };
};

/** Hands out the thoughts again and again, for briefs that are shorter than their video. */
const cycle = (thoughts: readonly Thought[]): (() => Thought | undefined) => {
  let at = 0;
  return () => thoughts[at++ % Math.max(1, thoughts.length)];
};
