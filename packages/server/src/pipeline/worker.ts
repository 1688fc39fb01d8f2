/** Background work as `compose` starts and ends it. */
export interface Worker {
  start(): void;
  /** Stops taking work, hands back what is under way, and resolves when nothing is left. */
  close(): Promise<void>;
}
