/** Background work as `compose` starts and ends it. */
export interface Worker {
  start(): void;
  /**
   * Stops taking work, hands back what is under way at that time of the real clock (at once, when none is given), and
   * resolves when nothing is left. For an answer of the store to what it was asked before it waits until `asked` at most.
   */
  close(until?: number, asked?: number): Promise<void>;
  /** The process ends though something is under way: says what others will take over, and nothing of it from then on. */
  giveUp?(): void;
}
