/** Refuses what a listener's `next` and `resend` could only wait or fail for: programs need not be in TypeScript. */
import { EVENT_NAMES } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { nearestName } from '../nearest-name';
import { matchesEvent } from './event-pattern';
import { refuseUnknown } from './refuse-unknown';

const OPTIONS = ['timeoutMs', 'signal'] as const;
/** The longest that a timer can wait; a longer one would end at once. */
const LONGEST_MS = 2 ** 31 - 1;

const wrong = (what: string, next: string): CliError => new CliError(EXIT.usage, what, { next });

/** What of the events can come to a listener; undefined for any. */
export interface Comes {
  /** Those of its webhooks, where no other webhook can lead to it. */
  readonly registered: readonly string[] | undefined;
  /** Patterns of those that it does not pass over. */
  readonly events: readonly string[] | undefined;
}

const checkComes = (event: string, { registered, events }: Comes): void => {
  if (registered?.includes(event) === false)
    throw wrong(
      `\`${event}\` is not registered, so next() would wait for nothing: this listener registered ${registered.join(', ')}.`,
      `Add '${event}' to \`register\`.`,
    );
  if (events !== undefined && !matchesEvent(events, event))
    throw wrong(
      `\`events\` passes over \`${event}\`, so next() would wait for nothing.`,
      `Add '${event}' to \`events\`.`,
    );
};

const checkEvent = (event: string, comes: Comes): void => {
  if (EVENT_NAMES.some((known) => known === event)) return checkComes(event, comes);
  const nearest = nearestName(event, EVENT_NAMES);
  const named = /^[\w.*-]{1,40}$/.test(event) ? `\`${event}\`` : `with such a name, of ${event.length} characters`;
  throw wrong(
    `There is no event ${named}, so next() would wait for nothing.`,
    nearest === undefined ? `The events are ${EVENT_NAMES.join(', ')}.` : `Did you mean \`${nearest}\`?`,
  );
};

const checkOptions = (options: unknown): void => {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw wrong(
      `next() takes its options as an object, after the event; it got ${Array.isArray(options) ? 'a list' : options === null ? 'null' : `a ${typeof options}`}.`,
      "Write next('video.completed', { timeoutMs: 5000 }), for instance.",
    );
  refuseUnknown('next()', options, OPTIONS);
  const { timeoutMs, signal } = options as { timeoutMs?: unknown; signal?: unknown };
  if (timeoutMs !== undefined && !(typeof timeoutMs === 'number' && timeoutMs >= 0 && timeoutMs <= LONGEST_MS))
    throw wrong(
      `\`timeoutMs\` has to be milliseconds, from 0 to ${LONGEST_MS}; it is ${typeof timeoutMs === 'number' ? timeoutMs : `a ${typeof timeoutMs}`}.`,
      'Write timeoutMs: 5000 for 5 seconds, or leave it out to wait for ever.',
    );
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw wrong(
      '`signal` has to be an AbortSignal.',
      'Pass the `signal` of an AbortController, or AbortSignal.timeout(5000).',
    );
};

/** @throws CliError naming what of a call of `next` is wrong */
export const checkWaiting = (match: unknown, options: unknown, comes: Comes): void => {
  if (typeof match === 'string') checkEvent(match, comes);
  else if (typeof match !== 'function')
    throw wrong(
      `next() takes an event or a function that picks a delivery; it got ${match === null ? 'null' : `a value of type ${typeof match}`}.`,
      'Write next() for any delivery; options come second: next(undefined, { timeoutMs: 5000 }).',
    );
  checkOptions(options);
};

/** @throws CliError when a method was given `more` than it takes: it may be told options that it has not */
export const checkArguments = (call: string, most: number, more: readonly unknown[]): void => {
  if (more.every((one) => one === undefined)) return;
  const takes = most === 0 ? 'no argument' : most === 1 ? '1 argument at most' : `${most} arguments at most`;
  throw wrong(`${call} takes ${takes}; it got more.`, 'Leave what follows out: it has no such option.');
};

/** @throws CliError when this is no delivery that a listener gave */
export const checkReceived = (received: unknown): void => {
  if (typeof received === 'object' && received !== null && 'forwarded' in received && 'delivery' in received) return;
  throw wrong(
    'resend() takes a delivery of this listener; it got something else.',
    'Pass one of `listener.deliveries`, or what next() gave.',
  );
};
