/** `--forward URL` and `--forward EVENT=URL`, as often as wanted. */
import { EVENT_NAMES } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { matchesEvent } from '../listen/event-pattern';
import { didYouMean } from '../nearest-name';
import { checkReceiver } from './receiver-address';

/** Patterns that mean an event; a misspelt one would silently take nothing. */
export const checkPattern = (pattern: string, flag: string): string => {
  if (EVENT_NAMES.some((event) => matchesEvent([pattern], event))) return pattern;
  throw new CliError(EXIT.usage, `${flag}: ${pattern === '' ? 'a name is missing' : `${pattern} is no event`}.`, {
    next: `${didYouMean(pattern, EVENT_NAMES)}The events are ${EVENT_NAMES.join(', ')}; video.* means all that begin so.`,
  });
};

/** Receivers by event; `*` takes what no other takes. */
export const readForward = (values: readonly string[]): Readonly<Record<string, string>> => {
  const receivers: Record<string, string> = {};
  for (const value of values) {
    const [, event = '*', url = value] = /^([\w.*]+)=(.*)$/s.exec(value) ?? [];
    checkReceiver(url, '--forward');
    const pattern = checkPattern(event, '--forward');
    if (Object.hasOwn(receivers, pattern))
      throw new CliError(
        EXIT.usage,
        `--forward names two receivers for ${pattern === '*' ? 'every event' : pattern}.`,
        {
          next: 'Give each event one: --forward video.failed=URL --forward URL.',
        },
      );
    receivers[pattern] = url;
  }
  return receivers;
};
