/**
 * Gives each slot of a story what it says: the opening takes what draws attention, the closing takes the call to
 * action, roles take what they want when it is near, and the rest follows the brief's order. What finds no scene is
 * left over.
 */
import type { Kind } from '@vid/sdk/contract';
import { visibleWords } from '../reading/measure';
import { NUMBER } from '../reading/patterns';
import type { Thought, ThoughtKind } from '../reading/thought';
import { align } from './align';
import { byImportance, EXTRA_WORDS, isWhere, withWhereLast } from './importance';
import type { Material } from './material';
import { openingOf } from './opening';
import type { Slot, Structure } from './slot';

/** A slot with its content. A closing scene without a thought shows the brand. */
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

const inOrder = (thoughts: readonly Thought[]): Thought[] => [...thoughts].sort((a, b) => a.order - b.order);

const EXTRA_KINDS: readonly ThoughtKind[] = ['offer', 'price', 'time', 'place', 'contact'];
const MOST_EXTRAS = 2;
/** Seconds a scene below which there is time to read one fact more, not two. */
const CALM = 5;

/** Facts that were left out but are short enough to stand under the closing line. */
const closingExtras = (leftOut: readonly Thought[], most: number): Thought[] =>
  [...leftOut.filter(isWhere), ...leftOut.filter((thought) => !isWhere(thought))]
    .filter(({ kinds, text }) => EXTRA_KINDS.some((sort) => kinds.has(sort)) || NUMBER.test(text))
    .filter(({ text }) => visibleWords(text) <= EXTRA_WORDS)
    .slice(0, most);

const WORDS_PER_SECOND = 2.4;

/** What a video of one scene can hold beside its opening. */
const singleExtras = (opening: Thought, candidates: readonly Thought[], seconds: number): Thought[] => {
  const extras: Thought[] = [];
  let words = visibleWords(opening.text);
  for (const thought of candidates) {
    words += visibleWords(thought.text);
    if (words <= seconds * WORDS_PER_SECOND && extras.length < MOST_EXTRAS) extras.push(thought);
    else words -= visibleWords(thought.text);
  }
  return extras;
};

interface Choice {
  readonly first: Thought | undefined;
  readonly middle: readonly Thought[];
  readonly closing: Thought | undefined;
  readonly leftOut: readonly Thought[];
}

const choose = ({ reading, rehearsal, scenes, leftOut }: Material, kind: Kind, testifies: boolean): Choice => {
  const { thoughts, call, brand } = reading;
  const first = openingOf(thoughts, kind, testifies, reading.lexicon);
  const ranked = byImportance(inOrder(thoughts.filter((thought) => thought !== first)), thoughts.length, kind);
  const given = call ?? rehearsal.recap;
  const checks = rehearsal.check === undefined ? 0 : 1;
  const lastIsThought = given === undefined && (brand === undefined || kind === 'training');
  const room = Math.max(0, scenes - 2 - checks + (lastIsThought ? 1 : 0));
  const inScenes = ranked.length > room ? withWhereLast(ranked) : ranked;
  const chosen = inOrder(inScenes.slice(0, room));
  const closing = given ?? (lastIsThought && chosen.length >= room ? chosen.pop() : undefined);
  return {
    first,
    middle: [...chosen, ...(rehearsal.check === undefined ? [] : [rehearsal.check])],
    closing,
    leftOut: scenes === 1 ? [...ranked, ...leftOut] : inOrder([...inScenes.slice(room), ...leftOut]),
  };
};

/** Hands out the thoughts again and again, for briefs that are shorter than their video. */
const repeated = (thoughts: readonly Thought[], count: number): Thought[] =>
  Array.from({ length: Math.max(0, count) }, (_, at) => thoughts[at % thoughts.length]).filter(
    (thought) => thought !== undefined,
  );

/** Assigns the material to a story. */
export const assign = (story: Structure, material: Material, kind: Kind, seconds: number): Assignment => {
  const { reading, scenes, rehearsal } = material;
  // Nobody but who is quoted says what a customer says.
  const testifies = story.some(({ rank, role }) => rank === 1 && role === 'testimony');
  const { first, middle, closing, leftOut } = choose(material, kind, testifies);
  const last = story.find(({ rank }) => rank === 2);
  if (first === undefined || last === undefined) return { scenes: [], leftOut };
  if (scenes === 1) {
    const { call } = reading;
    const extras = singleExtras(first, [...(call === undefined ? [] : [call]), ...leftOut], seconds);
    const only = story.filter(({ rank }) => rank === 1);
    return {
      scenes: only.map((slot) => ({ slot, thought: first, extras, again: false, closing: false })),
      leftOut: leftOut.filter((thought) => !extras.includes(thought)),
    };
  }
  const told = [first, ...middle];
  const closes = closing !== undefined || (reading.brand !== undefined && kind === 'ad');
  // A lesson that ends with whom to call repeats its rules before that, rather than its title.
  const recap = closing === rehearsal.recap || told.length > scenes - 2 ? undefined : rehearsal.recap;
  const taught = recap === undefined ? told : [...told, recap];
  const more = repeated(
    told.filter(({ kinds }) => !kinds.has('check')),
    scenes - 1 - taught.length + (closes ? 0 : 1),
  );
  const all = [...taught, ...more.slice(0, scenes - 1 - taught.length)];
  const slots = align(
    all,
    story.filter((slot) => slot !== last),
  );
  const { contact, reminders = [] } = reading;
  const facts = closingExtras(leftOut, seconds / scenes < CALM ? 1 : MOST_EXTRAS);
  // What to do, where, the name and one fact more are read at a glance.
  const asked = closing?.contact === undefined ? reminders : reminders.slice(0, 1);
  const extras = [...(contact === undefined ? [] : [contact]), ...asked, ...facts].slice(0, MOST_EXTRAS);
  const end = closing ?? (closes ? undefined : (material.whole ?? more.at(-1)));
  return {
    scenes: [
      ...slots.map(
        (slot, at): Assigned => ({ slot, ...said(all[at]), extras: [], again: at >= taught.length, closing: false }),
      ),
      { slot: endOf(last, end), ...said(end), extras, again: !closes, closing: true },
    ],
    leftOut: leftOut.filter((thought) => !extras.includes(thought)),
  };
};

const said = (thought: Thought | undefined): { thought?: Thought } => (thought === undefined ? {} : { thought });

/** A lesson that ends by repeating is a recap, whatever its format calls the end. */
const endOf = (slot: Slot, thought: Thought | undefined): Slot =>
  thought?.kinds.has('recap') === true
    ? { ...slot, role: 'recap', look: 'list' }
    : slot.role === 'recap' && thought?.kinds.has('call') !== true
      ? { ...slot, role: 'step' }
      : slot;
