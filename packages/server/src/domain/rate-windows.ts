/**
 * Fixed windows of a minute, an hour and a day, aligned to the epoch. A request counts in all three or in none, and a
 * refused one in none. Specification: Limits.
 */

/** Requests a window; `null` lifts a window. */
export interface RateLimit {
  readonly minute: number | null;
  readonly hour: number | null;
  readonly day: number | null;
}

/** What is counted: the two limits of renders, hook creation, and the other hook endpoints. */
export type RateName = 'render' | 'total' | 'hooks' | 'hooks_other';

/** Counts of one limit: start of the window (Unix ms) and requests in it. */
export type WindowCounts = Readonly<Partial<Record<keyof RateLimit, readonly [start: number, count: number]>>>;
export type Windows = Readonly<Partial<Record<RateName, WindowCounts>>>;

const LENGTH_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
const WINDOW_NAMES = ['minute', 'hour', 'day'] as const;

const startOf = (name: keyof RateLimit, at: number): number => Math.floor(at / LENGTH_MS[name]) * LENGTH_MS[name];

const countIn = (counts: WindowCounts, name: keyof RateLimit, at: number): number => {
  const entry = counts[name];
  return entry !== undefined && entry[0] === startOf(name, at) ? entry[1] : 0;
};

/** A window without room. */
export interface FullWindow {
  readonly window: keyof RateLimit;
  readonly limit: number;
  readonly used: number;
  /** Whole seconds until there is room again, at least 1. */
  readonly retryAfter: number;
}

/** The full window that frees up last, or undefined when one more request fits into every window. */
export const fullWindow = (
  windows: Windows,
  rate: RateName,
  limit: RateLimit | null,
  at: number,
): FullWindow | undefined => {
  const counts = windows[rate] ?? {};
  let full: FullWindow | undefined;
  for (const name of WINDOW_NAMES) {
    const max = limit?.[name] ?? null;
    const used = countIn(counts, name, at);
    if (max === null || used < max) continue;
    const retryAfter = Math.max(1, Math.ceil((startOf(name, at) + LENGTH_MS[name] - at) / 1000));
    full = { window: name, limit: max, used, retryAfter };
  }
  return full;
};

/** Every window that is open at a time, with what it counts. */
export const openWindows = (windows: Windows, rate: RateName, limit: RateLimit | null, at: number) =>
  WINDOW_NAMES.map((window) => ({
    window,
    used: countIn(windows[rate] ?? {}, window, at),
    limit: limit?.[window] ?? null,
    resetsAt: startOf(window, at) + LENGTH_MS[window],
  }));

/** Counts requests in every window. */
export const countRequests = (windows: Windows, rate: RateName, at: number, requests = 1): Windows => {
  const counts = windows[rate] ?? {};
  const next = WINDOW_NAMES.map((name) => [name, [startOf(name, at), countIn(counts, name, at) + requests]] as const);
  return { ...windows, [rate]: Object.fromEntries(next) };
};
