/** Background work as `compose` starts and ends it. */
export interface Worker {
  start(): void;
  /**
   * Stops taking work, hands back what is under way at that time of the real clock (at once, when none is given), and
   * resolves when nothing is left.
   */
  close(until?: number): Promise<void>;
}
