/** The time that `--timeout` gives this command, and what is left of it. */
import { parseDuration } from './duration';
import { processWide } from './process-wide';

/** The flags that an error is told by, too. */
interface Timed {
  readonly timeout?: string;
  readonly json?: boolean;
  readonly debug?: boolean;
}

/** The longest time that a timer takes, 24 days: nobody waits longer at a command. */
const LONGEST_MS = 2 ** 31 - 1;

/** What a flag for a time says, as a timer takes it. */
export const readTimeout = (text: string): number => Math.min(parseDuration(text, '--timeout'), LONGEST_MS);

/** The deadline of this command, once it is known. */
export const commandTime = processWide('deadline', (): { left?: () => number | undefined; flags?: Timed } => ({}));

/** A sentence of the client on a wait that ended: it knows what was left for that alone. */
export const inAllowedTime = (message: string): string =>
  message.replace(/after \d+ ms of waiting/, `within the ${commandTime.flags?.timeout} that --timeout allows`);

/** Begins the time of a command; gives what is left of it in milliseconds, at least 1, or undefined without `--timeout`. */
export const beginTime = (flags: Timed): (() => number | undefined) => {
  const until = flags.timeout === undefined ? undefined : performance.now() + readTimeout(flags.timeout);
  const left = () => (until === undefined ? undefined : Math.max(1, Math.round(until - performance.now())));
  Object.assign(commandTime, { left, flags });
  return left;
};
