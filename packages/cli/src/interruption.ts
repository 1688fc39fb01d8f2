import { isReaderGone } from './end-with-reader';
import { endingSignals } from './ending-signals';
import { isTerminalGone } from './leave-dead-terminal';

/** Ctrl-C and SIGTERM as a signal that work can be ended with; a second one ends the process at once, unless somebody takes it. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Stops listening. */
  release(this: void): void;
}

/**
 * `hangUp`: a terminal that is closed interrupts, too. It tells that more than once (the kernel the shell and the
 * foreground, the shell its jobs), so what comes after the first is left alone to the end: work that ends in order goes on.
 * `again` takes a second interruption, to end in order without waiting; then a third one ends the process at once.
 */
export const onInterrupt = ({
  hangUp = false,
  again,
}: {
  readonly hangUp?: boolean;
  readonly again?: () => void;
} = {}): Interruption => {
  const controller = new AbortController();
  let left = again;
  const interrupt = (): void => {
    const take = left;
    if (!controller.signal.aborted) controller.abort();
    else if (take === undefined) process.exit(130);
    else {
      left = undefined;
      take();
    }
  };
  let hungUp = false;
  const hang = (): void => {
    hungUp = true;
    controller.abort();
  };
  const signals = endingSignals().filter((name) => !(hangUp && name === 'SIGHUP'));
  for (const name of signals) process.on(name, interrupt);
  if (hangUp) process.on('SIGHUP', hang);
  return {
    signal: controller.signal,
    release() {
      for (const name of signals) process.off(name, interrupt);
      // A terminal that is gone may be noticed before it is told: whoever ends for that is told meanwhile.
      if (!hungUp && !isTerminalGone()) process.off('SIGHUP', hang);
    },
  };
};

const outOfTimeReason = (): DOMException => new DOMException('The time is over.', 'TimeoutError');

/** Whether a signal says that time was over, as that of `AbortSignal.timeout` does. */
export const isTimeUp = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && (reason as Error | undefined)?.name === 'TimeoutError';

/** Reasons to leave work that goes on elsewhere. */
export interface Leaving extends Interruption {
  readonly timedOut: boolean;
  /** Why stdout takes nothing any more, when it is not that its reader has gone. */
  readonly broken: Error | undefined;
}

/** Leaves at Ctrl-C, at SIGTERM, after a time, or when stdout takes nothing any more. */
export const detachOn = ({
  timeoutMs,
  onInterrupt: tell,
}: {
  readonly timeoutMs: number | undefined;
  readonly onInterrupt: () => void;
}): Leaving => {
  const interruption = onInterrupt();
  const other = new AbortController();
  let timedOut = false;
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          timedOut = !interruption.signal.aborted;
          other.abort(outOfTimeReason());
        }, timeoutMs);
  let broken: Error | undefined;
  const stdoutEnded = (error: Error): void => {
    if (!isReaderGone(error)) broken = error;
    other.abort();
  };
  process.stdout.on('error', stdoutEnded);
  interruption.signal.addEventListener('abort', tell, { once: true });
  return {
    signal: AbortSignal.any([interruption.signal, other.signal]),
    get timedOut() {
      return timedOut;
    },
    get broken() {
      return broken;
    },
    release() {
      clearTimeout(timer);
      process.stdout.off('error', stdoutEnded);
      interruption.release();
    },
  };
};
