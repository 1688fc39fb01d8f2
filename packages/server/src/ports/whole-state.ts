/**
 * The state as a whole: out, in, emptied, and the videos that states left behind which are gone. These are noted in the
 * transaction that replaces a state, so that whoever could not remove them then, or died, leaves them to somebody else.
 */

/**
 * The whole state as plain data, in the form of a version. Keys are digests; the secrets of webhooks are readable, so that
 * another server can sign with them.
 */
export interface StoreDump {
  readonly version: number;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** A state that is gone, as far as somebody has to clear up after it. */
export interface Replaced {
  readonly accounts: number;
  readonly jobs: number;
  /** The names of its videos. */
  readonly videos: readonly string[];
  /** The jobs whose orders named files that requests brought. */
  readonly withMedia: readonly string[];
}

export interface WholeState {
  dump(): Promise<StoreDump>;
  /** Brings a dump to the form of this version; rejects with a sentence when it is of a newer one. */
  upgradeDump(dump: StoreDump): Promise<StoreDump>;
  /**
   * Replaces everything by a dump of this version; resolves with what was there, as the transaction found it. Notes that the
   * videos of what was there, and those of the names `there` that attempts at its jobs may have made, are to be removed where the
   * dump has none of that name.
   */
  load(dump: StoreDump, there?: readonly string[]): Promise<Replaced>;
  /** Notes that these videos are to be removed, unless a state that is loaded has them by then. */
  noteLeft(names: readonly string[]): Promise<void>;
  /** The names of videos that are to be removed, in their order, after one of them. */
  leftVideos(page: { readonly after?: string; readonly limit: number }): Promise<readonly string[]>;
  /** Takes note that videos are gone, or are not to be removed. */
  forgetLeft(names: readonly string[]): Promise<void>;
  /** Sentences about totals that differ from their rows; none when all is well. */
  audit(): Promise<readonly string[]>;
}
