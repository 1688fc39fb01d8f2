/** Refuses options that mean something else than was meant, before anything begins: programs need not be in TypeScript. */
import { EVENT_NAMES, SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { didYouMean } from '../nearest-name';
import { checkReceiver } from '../webhook/receiver-address';
import { matchesEvent } from './event-pattern';
import type { ListenOptions } from './listen-options';
import { refuseUnknown } from './refuse-unknown';

/** What a value has to be, in words; undefined for a right one. */
type Check = (value: unknown) => string | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const be =
  (test: (value: unknown) => boolean, words: string): Check =>
  (value) =>
    test(value) ? undefined : words;

const count = (most: number, words: string): Check =>
  be((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most, words);
const aFunction = be((value) => typeof value === 'function', 'a function');
const aBoolean = be((value) => typeof value === 'boolean', 'true or false');
const aText = be(isText, 'a text');

const register: Check = (value) => {
  if (!areTexts(value)) return "a list of events, like ['video.completed']";
  const known: readonly string[] = SUBSCRIBABLE_EVENTS;
  return value.every((name) => known.includes(name)) ? undefined : `a list of these events: ${known.join(', ')}`;
};

const patterns: Check = (value) => {
  if (!areTexts(value)) return "a list of events, like ['video.*']";
  return value.every((pattern) => EVENT_NAMES.some((event) => matchesEvent([pattern], event)))
    ? undefined
    : `a list of these events, or video.* for all that begin so: ${EVENT_NAMES.join(', ')}`;
};

const forward: Check = (value) => {
  if (isText(value)) return undefined;
  if (!isObject(value) || !areTexts(Object.values(value))) return "a URL, or URLs by event, like { 'video.*': URL }";
  const wrong = patterns(Object.keys(value));
  return wrong === undefined ? undefined : wrong.replace('a list of', 'URLs by');
};

const CHECKS: Readonly<Record<keyof ListenOptions, Check>> = {
  port: count(65_535, 'a port, from 0 (any free one) to 65535'),
  secret: be((value) => isText(value) || areTexts(value), 'a text or a list of texts'),
  register,
  client: be((value) => isObject(value) && 'webhooks' in value, 'a VidClient'),
  publicUrl: aText,
  replace: aBoolean,
  mayReplace: aFunction,
  forward,
  resignSecret: aText,
  retries: count(Number.MAX_SAFE_INTEGER, 'a number of further attempts, such as 5'),
  retryDelayMs: aFunction,
  events: patterns,
  now: aFunction,
  onDelivery: aFunction,
  onForwarded: aFunction,
  onEarlyAnswer: aFunction,
  onGivenUp: aFunction,
  hurry: be((value) => value instanceof AbortSignal, 'an AbortSignal'),
  onNote: aFunction,
};

/** What came, without anything that may be a secret. */
const shown = (name: string, value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list${areTexts(value) && name !== 'secret' ? ` of ${value.join(', ')}` : ''}`;
  if (isText(value)) return /secret|url|forward/i.test(name) ? 'a text' : `the text '${value}'`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a value of type ${typeof value}`;
};

/** The event that was probably meant, as a question with a space behind it. */
const nearestOf = (name: string, value: unknown): string => {
  if ((name !== 'register' && name !== 'events') || !areTexts(value)) return '';
  const events: readonly string[] = name === 'register' ? SUBSCRIBABLE_EVENTS : EVENT_NAMES;
  const wrong = value.find((one) => !events.some((event) => matchesEvent([one], event)));
  return didYouMean(wrong ?? '', events);
};

/** @throws CliError naming the first option that is wrong */
export const checkListenOptions = (options: ListenOptions): void => {
  if (!isObject(options))
    throw new CliError(EXIT.usage, `listen() takes its options as an object; it got ${shown('secret', options)}.`, {
      next: "Write listen({ register: ['video.completed'] }), for instance.",
    });
  refuseUnknown('listen()', options, Object.keys(CHECKS));
  for (const [name, value] of Object.entries(options as Readonly<Record<string, unknown>>)) {
    const wanted = value === undefined ? undefined : CHECKS[name as keyof ListenOptions](value);
    if (wanted === undefined) continue;
    throw new CliError(EXIT.usage, `\`${name}\` has to be ${wanted}; it is ${shown(name, value)}.`, {
      next: `${nearestOf(name, value)}Correct \`${name}\` in the call of listen().`,
    });
  }
  if (options.publicUrl !== undefined) checkReceiver(options.publicUrl, '`publicUrl`');
};
