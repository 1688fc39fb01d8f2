/** A film for a brief without facts: how its trade opens, what it is about, what the mood of it is, and what it promises. */
import type { PlanRequest } from '../../../ports/planner';
import type { TradeLines } from '../banks/bank';
import type { Reading } from '../reading/read-brief';
import { readThought } from '../reading/thought';
import { subjectOf } from './subject-of';

/** Seconds a scene. */
const MOOD_PACE = 3.4;
const CALM_PACE = 4.4;
/** Scenes before the last one, at least, and those from which one tells what the film is about. */
const FEW = 2;
const LEAST_TOLD = 4;
/** Characters of what is told so. */
const SHORTEST = 2;
const LONGEST = 48;

/** A line of the bank, turned by the seed. */
export const turned = (lines: readonly string[], seed: number): string[] => {
  const at = lines.length === 0 ? 0 : seed % lines.length;
  return [...lines.slice(at), ...lines.slice(0, at)];
};

/** A film of a trade: how it opens, what its mood is, what it promises; longer ones say more. */
const moodLines = ({ hooks, mood, promises }: TradeLines, seed: number): string[] => {
  const [opening = '', ...others] = turned(hooks, seed);
  const [promise = '', ...more] = turned(promises, seed);
  return [opening, ...mood, promise, ...others.slice(0, 1), ...more, ...others.slice(1)].filter((line) => line !== '');
};

export const moodFilm = (reading: Reading, lines: TradeLines, request: PlanRequest): Reading => {
  const { lexicon } = reading;
  const wanted = Math.max(
    FEW,
    Math.round(request.durationSec / (reading.tempo === 'calm' ? CALM_PACE : MOOD_PACE)) - 1,
  );
  const subject = subjectOf(reading.thoughts.map(({ text }) => text).join(', '), lexicon);
  const nameless = !/[\p{L}\p{N}]/u.test(subject);
  const [opening = '', ...mood] = moodLines(lines, request.seed);
  const isTold = !nameless && subject.length >= SHORTEST && subject.length <= LONGEST && wanted >= LEAST_TOLD;
  const told = isTold ? [subject] : [];
  const said = [opening, ...told, ...mood].slice(0, wanted);
  const same = subject.toLowerCase().includes(reading.brand?.toLowerCase() ?? '\0');
  const named =
    nameless || same
      ? {}
      : reading.brand === undefined
        ? { brand: subject }
        : { contact: readThought(subject, 0, lexicon) };
  return {
    ...reading,
    ...named,
    thoughts: said.map((line, at) => {
      const thought = readThought(line, at, lexicon);
      return at === 0 ? { ...thought, kinds: new Set([...thought.kinds, 'headline' as const]) } : thought;
    }),
  };
};
