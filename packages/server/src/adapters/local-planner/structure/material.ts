/**
 * Fits the brief to the length: how many scenes there are, and how finely the brief is cut to fill them. A long brief
 * gives a scene a sentence; a short one gives a scene a clause.
 */
import { STRENGTH, splitThought } from '../reading/phrases';
import { visibleWords } from '../reading/measure';
import { type Reading, withoutConjunction } from '../reading/read-brief';
import { readThought, type Thought } from '../reading/thought';
import { sceneRange } from './timing';

export interface Material {
  readonly reading: Reading;
  readonly scenes: number;
}

/** Seconds a scene, as an editor would like it, and the least that still reads. */
const PACE = { ad: { ideal: 4.5, quick: 3.8 }, training: { ideal: 7, quick: 5.5 } } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const divisible = (thought: Thought): boolean =>
  thought.list === undefined && thought.quotation === undefined && thought.figure === undefined;

/** Cuts the longest thought that can be cut, until there are enough or none is left. */
const refine = (
  thoughts: readonly Thought[],
  wanted: number,
  weakest: number,
  longest: number,
  { lexicon }: Reading,
): Thought[] => {
  let cut = [...thoughts];
  const whole = new Set<Thought>();
  while (cut.length < wanted) {
    const candidates = cut.filter(
      (thought) => divisible(thought) && !whole.has(thought) && visibleWords(thought.text) > longest,
    );
    const target = candidates.sort((a, b) => visibleWords(b.text) - visibleWords(a.text))[0];
    if (target === undefined) break;
    const parts = splitThought(
      target.text,
      lexicon,
      weakest,
      Math.max(longest, Math.ceil(visibleWords(target.text) * 0.7)),
    );
    if (parts.length === 1) {
      whole.add(target);
      continue;
    }
    const read = parts.map((part) => readThought(withoutConjunction(part, lexicon), 0, lexicon));
    cut = cut.flatMap((thought) => (thought === target ? read : [thought]));
  }
  return cut.map((thought, order) => ({ ...thought, order }));
};

/** Decides the number of scenes and cuts the brief accordingly. */
export const measureMaterial = (reading: Reading, seconds: number, kind: 'ad' | 'training'): Material => {
  const { fewest, most } = sceneRange(seconds);
  const pace = PACE[kind];
  const closing = reading.call !== undefined || reading.brand !== undefined ? 1 : 0;
  const ideal = clamp(Math.round(seconds / pace.ideal), fewest, most);
  const quick = clamp(Math.max(ideal, Math.floor(seconds / pace.quick)), fewest, most);
  const clauses = refine(reading.thoughts, ideal - closing, STRENGTH.conjunction, 7, reading);
  const thoughts = refine(clauses, fewest - closing, STRENGTH.preposition, 4, reading);
  return { reading: { ...reading, thoughts }, scenes: clamp(thoughts.length + closing, fewest, quick) };
};
