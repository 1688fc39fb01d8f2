/** The faults in force: which of them acts on a request, and how often it still does. */
import { createHash } from 'node:crypto';
import { type PathMatcher, pathPattern } from '../domain/path-pattern';
import type { Fault } from './fault';

export interface Faults {
  list(): readonly Fault[];
  replace(faults: readonly Fault[]): void;
  /** The first fault that matches and is drawn; it is used up by that. */
  take(request: {
    readonly method: string;
    readonly path: string;
    readonly userId: string | undefined;
  }): Fault | undefined;
  /** Whether any fault asks about the account. */
  asksForUser(): boolean;
}

/** Faults at a time; every request is held against all of them. */
export const MAX_FAULTS = 100;

/** What is left of a fault that has had its turn. */
const usedUp = (fault: Fault, acts: boolean): readonly Fault[] => {
  if (!acts || fault.times === undefined) return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
};

/**
 * `seed` makes draws repeat: draw n of a fault is a hash of the seed, the fault and n, so that a copy of the state goes on as
 * the state does.
 */
export const createFaults = (seed: number | string): Faults => {
  const drawOf = (fault: Fault): { readonly acts: boolean; readonly left: Fault } => {
    const { id, probability, draws = 0 } = fault;
    if (probability === undefined) return { acts: true, left: fault };
    const hash = createHash('sha256').update(`fault:${seed}:${id}:${draws}`).digest();
    return { acts: hash.readUInt32BE(0) / 2 ** 32 < probability, left: { ...fault, draws: draws + 1 } };
  };
  let faults: readonly Fault[] = [];
  const patterns = new Map<string, PathMatcher>();
  const pathMatches = (pattern: string, path: string): boolean => {
    const matches = patterns.get(pattern) ?? pathPattern(pattern);
    patterns.set(pattern, matches);
    return matches(path);
  };
  const set = (next: readonly Fault[]): void => {
    faults = next;
    patterns.clear();
  };
  return {
    list: () => faults,
    replace: set,
    asksForUser: () => faults.some(({ match }) => match.user_id !== undefined),
    take: ({ method, path, userId }) => {
      for (const fault of faults) {
        const { match } = fault;
        const matches =
          (match.method === undefined || match.method.toUpperCase() === method) &&
          (match.user_id === undefined || match.user_id === userId) &&
          (match.path === undefined || pathMatches(match.path, path));
        if (!matches) continue;
        const drawn = drawOf(fault);
        if (drawn.acts || drawn.left !== fault)
          faults = faults.flatMap((one) => (one === fault ? usedUp(drawn.left, drawn.acts) : [one]));
        if (drawn.acts) return fault;
      }
      return undefined;
    },
  };
};
