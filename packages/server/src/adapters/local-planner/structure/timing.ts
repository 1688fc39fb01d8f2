/**
 * How many scenes a length can hold, and how long each lasts. Durations are multiples of half a second, save for what
 * the target leaves over, which one scene carries; they sum to the target exactly, in this order of addition.
 */
import { LIMITS } from '@vid/sdk/contract';

const { min: SHORTEST, max: LONGEST } = LIMITS.sceneDuration;
const STEP = 0.5;

/** The fewest and the most scenes that a length can be cut into. */
export const sceneRange = (seconds: number): { readonly fewest: number; readonly most: number } => ({
  fewest: Math.max(1, Math.ceil(seconds / LONGEST)),
  most: Math.max(1, Math.min(LIMITS.scenePlan.max, Math.floor(seconds / SHORTEST))),
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** When there is too little time, the longest needs give way, so that the others are met in full, the last one above all. */
const affordable = (target: number, needs: readonly number[]): readonly number[] => {
  let cap = Math.max(SHORTEST, ...needs);
  const capped = (): number[] => needs.map((need, at) => Math.min(need, at === needs.length - 1 ? LONGEST : cap));
  while (sum(capped()) > target && cap > SHORTEST) cap -= STEP / 2;
  return capped();
};

/** A length that a scene can have and that is no shorter. */
export const roundedUp = (seconds: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, Math.ceil((seconds - 1e-9) / STEP) * STEP));

/**
 * Shares `target` seconds among scenes by what each needs; every share stays within the limits of a scene. None is
 * shorter than it must be (`musts`), when there is time for all of them; beyond what it needs each grows to what it has at
 * `most`, while others can take what is left over.
 */
export const shareSeconds = (
  target: number,
  asked: readonly number[],
  musts: readonly number[] = [],
  most: readonly number[] = [],
): number[] => {
  const whole = Math.floor(target / STEP) * STEP;
  const least = asked.map((_, at) => roundedUp(musts[at] ?? SHORTEST));
  const met = sum(least) <= whole;
  const needs = met ? asked : affordable(target, asked);
  const shares: number[] = met ? least : needs.map(() => SHORTEST);
  let left = Math.round((whole - sum(shares)) / STEP);
  while (left > 0) {
    const at = neediest(shares, needs, most);
    if (at < 0) break;
    shares[at] = (shares[at] ?? SHORTEST) + STEP;
    left -= 1;
  }
  return carryRest(target, shares);
};

/** The scene whose share falls shortest of its need, among those that may still grow; the last where none may, then any. */
const neediest = (shares: readonly number[], needs: readonly number[], most: readonly number[]): number => {
  const last = shares.length - 1;
  const grows = (at: number): boolean => (shares[at] ?? LONGEST) + STEP <= LONGEST;
  const ratio = (at: number): number => (shares[at] ?? 0) / Math.max(0.5, needs[at] ?? 0.5);
  const isHeld = (at: number): boolean => ratio(at) >= 1 && (shares[at] ?? 0) + STEP > (most[at] ?? LONGEST);
  const growing = [...shares.keys()].filter(grows);
  const free = growing.filter((at) => !isHeld(at));
  if (free.length === 0 && grows(last)) return last;
  const among = free.length > 0 ? free : growing;
  return among.reduce((best, at) => (best < 0 || ratio(at) < ratio(best) ? at : best), -1);
};

const carryRest = (target: number, shares: readonly number[]): number[] => {
  const rest = target - sum(shares);
  if (rest === 0) return [...shares];
  const at = shares.findLastIndex((share) => share + rest <= LONGEST && share + rest >= SHORTEST);
  const carrier = at < 0 ? shares.length - 1 : at;
  const others = sum(shares) - (shares[carrier] ?? 0);
  const exact = target - others;
  const withLast = (value: number): number[] => shares.map((share, index) => (index === carrier ? value : share));
  const short = withLast(Math.round(exact * 1000) / 1000);
  return sum(short) === target ? short : withLast(exact);
};
