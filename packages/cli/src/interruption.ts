/** Ctrl-C and SIGTERM as a signal that work can be ended with; a second Ctrl-C ends the process at once. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Stops listening. */
  release(this: void): void;
}

export const onInterrupt = (): Interruption => {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return {
    signal: controller.signal,
    release() {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
    },
  };
};
