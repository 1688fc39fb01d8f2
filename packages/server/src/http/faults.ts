/** Failures on demand: answers, delays and dropped connections for the requests that match. */
import { type PathMatcher, pathPattern } from '../domain/path-pattern';

export interface Fault {
  readonly id: string;
  readonly match: {
    readonly method?: string | undefined;
    readonly path?: string | undefined;
    readonly user_id?: string | undefined;
  };
  readonly effect: {
    readonly status?: number | undefined;
    readonly body?: unknown;
    readonly delay_ms?: number | undefined;
    readonly drop?: 'before' | 'after' | undefined;
  };
  /** How often it still acts; undefined: for ever. */
  readonly times?: number | undefined;
}

export interface Faults {
  list(): readonly Fault[];
  replace(faults: readonly Fault[]): void;
  /** The first fault that matches; it is used up by that. */
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

export const createFaults = (): Faults => {
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
      const found = faults.find(
        ({ match, times }) =>
          times !== 0 &&
          (match.method === undefined || match.method.toUpperCase() === method) &&
          (match.user_id === undefined || match.user_id === userId) &&
          (match.path === undefined || pathMatches(match.path, path)),
      );
      if (found?.times !== undefined)
        faults = faults.flatMap((fault) => {
          if (fault !== found) return [fault];
          const left = (found.times ?? 1) - 1;
          return left > 0 ? [{ ...fault, times: left }] : [];
        });
      return found;
    },
  };
};
