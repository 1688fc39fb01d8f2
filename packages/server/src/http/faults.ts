/** Failures on demand: answers, delays and dropped connections for the requests that match. */

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
  add(fault: Fault): void;
  clear(): void;
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

/** `/v1/job/*` matches what begins like it; `{id}` matches one segment. */
const pathMatches = (pattern: string, path: string): boolean => {
  const source = pattern
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\w+\}/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}$`).test(path);
};

export const createFaults = (): Faults => {
  let faults: readonly Fault[] = [];
  return {
    list: () => faults,
    add: (fault) => {
      faults = [...faults, fault];
    },
    clear: () => {
      faults = [];
    },
    replace: (next) => {
      faults = next;
    },
    asksForUser: () => faults.some(({ match }) => match.user_id !== undefined),
    take: ({ method, path, userId }) => {
      const found = faults.find(
        ({ match, times }) =>
          times !== 0 &&
          (match.method === undefined || match.method.toUpperCase() === method) &&
          (match.path === undefined || pathMatches(match.path, path)) &&
          (match.user_id === undefined || match.user_id === userId),
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
