/**
 * Lays thoughts, in their order, on a story's slots: the slots are chosen so that roles and layouts fit what is said,
 * low ranks first. The slot of rank 1 is always among them.
 */
import type { Thought, ThoughtKind } from '../reading/thought';
import { type Look, ROLE_WANTS, type Slot, type Structure } from './slot';

/** Wants that nothing else can stand in for. */
const FIRM: ReadonlySet<ThoughtKind> = new Set<ThoughtKind>([
  'offer',
  'price',
  'figure',
  'quote',
  'list',
  'steps',
  'time',
  'place',
  'check',
]);
const LAYOUT_NEEDS: Partial<Record<Look, keyof Pick<Thought, 'figure' | 'list' | 'quotation'>>> = {
  stat: 'figure',
  list: 'list',
  steps: 'list',
  quote: 'quotation',
};
const MUST = 1000;
/** A video begins where its story does, unless what is said fits badly. */
const OPENING = 2.5;

const fit = (thought: Thought, slot: Slot): number => {
  const wants = ROLE_WANTS[slot.role] ?? [];
  const wanted = wants.some((want) => thought.kinds.has(want));
  const firm = wants.some((want) => FIRM.has(want));
  const role = wanted ? 3 : firm ? -2.5 : wants.length > 0 && slot.rank > 1 ? -0.8 : 0;
  const need = LAYOUT_NEEDS[slot.look];
  const layout = need === undefined ? 0 : thought[need] === undefined ? -1 : 2;
  if (thought.kinds.has('check') !== (slot.role === 'check')) return -50;
  // A rule is no reason.
  if (slot.role === 'why' && !thought.kinds.has('reason')) return -50;
  return role + layout - slot.rank * 0.3 + (slot.rank === 1 ? MUST : 0);
};

interface Path {
  readonly score: number;
  readonly slots: Structure;
}

/** One slot for each thought; there are at least as many slots as thoughts. */
export const align = (thoughts: readonly Thought[], story: Structure): Structure => {
  // paths[n] is the best way to lay the first n thoughts on the slots seen so far.
  let paths: (Path | undefined)[] = [{ score: 0, slots: [] }];
  for (const slot of story) {
    paths = Array.from({ length: Math.min(paths.length, thoughts.length) + 1 }, (_, count) => {
      const without = paths[count];
      const before = paths[count - 1];
      const thought = thoughts[count - 1];
      if (before === undefined || thought === undefined) return without;
      const opens = count === 1 && slot === story[0] ? OPENING : 0;
      const score = before.score + fit(thought, slot) + opens;
      return without !== undefined && without.score >= score ? without : { score, slots: [...before.slots, slot] };
    });
  }
  return paths[thoughts.length]?.slots ?? story.slice(0, thoughts.length);
};
