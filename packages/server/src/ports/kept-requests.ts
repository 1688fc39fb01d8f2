/** The last requests of all processes that share a state, where all of them find them. */

/** So many entries, of so many characters together: the oldest go first. */
export interface MostRequests {
  readonly entries: number;
  readonly characters: number;
}

export interface KeptRequests {
  /** Keeps entries of one process, plain data, oldest first; the newest is from `at` (virtual Unix ms). */
  add(entries: readonly unknown[], at: number): Promise<void>;
  /** Those that came last first; at least as much as is kept at most, while there is as much. */
  list(most: MostRequests): Promise<readonly unknown[]>;
  /** Drops what is beyond that, and what is from up to then. */
  prune(most: MostRequests, upTo: number | undefined): Promise<void>;
  clear(): Promise<void>;
}
