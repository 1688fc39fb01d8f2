/**
 * How many attempts may be on their way at once: so many altogether, a few for each hook, and a single one for a hook
 * whose endpoint just took long, so that slow receivers hold up nobody else.
 */
const PLACES = 1024;
const PLACES_PER_HOOK = 16;
const SLOW_MS = 5_000;

export interface HookPlaces {
  /** Places that nobody holds. */
  readonly left: () => number;
  /** Whether nobody holds any. */
  readonly idle: () => boolean;
  /** How many more attempts of a hook may begin. */
  readonly roomFor: (hookId: string) => number;
  readonly take: (hookId: string) => void;
  /** Gives a place back; `ms` is how long the attempt took. */
  readonly free: (hookId: string, ms: number) => void;
}

export const createHookPlaces = (): HookPlaces => {
  const taken = new Map<string, number>();
  const slow = new Set<string>();
  let total = 0;
  return {
    left: () => PLACES - total,
    idle: () => total === 0,
    roomFor: (hookId) => (slow.has(hookId) ? 1 : PLACES_PER_HOOK) - (taken.get(hookId) ?? 0),
    take: (hookId) => {
      taken.set(hookId, (taken.get(hookId) ?? 0) + 1);
      total += 1;
    },
    free: (hookId, ms) => {
      const others = (taken.get(hookId) ?? 1) - 1;
      if (others === 0) taken.delete(hookId);
      else taken.set(hookId, others);
      total -= 1;
      if (ms >= SLOW_MS) slow.add(hookId);
      else slow.delete(hookId);
    },
  };
};
