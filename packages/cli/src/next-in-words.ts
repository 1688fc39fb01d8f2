/** The client's sentences name its methods and options; at the command line they are commands and flags. Pure. */

import { localTime } from './local-time';
import { nextOfLost } from './lost-render';
import { shellQuoted } from './shell-quoted';
import { nextOfJournal } from './telling-where';

/** What stands for what, the longer ones first. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/vid\.account\.retrieve\(\)/g, '`vid account`'],
  [/vid\.jobs\.wait\('([^']+)'\)/g, '`vid job watch $1`'],
  [/vid\.jobs\.retrieve\('([^']+)'\)/g, '`vid job get $1`'],
  [/vid\.jobs\.retrieve\(id\)/g, '`vid job get ID`'],
  [/vid\.renders\.pending\(\)/g, '`vid job list`'],
  [/vid\.renders\.check\(\)/g, '`vid render --dry-run`'],
  [/\bensure\(params, \{ replace: true \}\)/g, '`vid hooks delete` and `vid hooks create`'],
  [/; what a gateway wants goes into defaultHeaders\b/g, ''],
  [/\bPass (baseUrl|apiKey)\b/g, 'Give $1'],
  [/\bbaseUrl\b/g, '--base-url'],
  [/\bapiKey\b/g, '--api-key-file'],
  [/\bidempotencyKey '([^']+)'/g, '--idempotency-key $1'],
  [/\bidempotencyKey\b/g, '--idempotency-key'],
  [/\btimeoutMs\b/g, '--timeout'],
  [/\bmaxRetries\b/g, '--retry'],
  [/, or call recover\(\) on this error/g, ''],
  [/\brecover\(\)( on this error)?/g, '`vid job list`'],
  [/\bPass \{ signal \}\.?/g, ''],
  [/(so it was not sent: |could not (?:be read|record) for the render '[^']*': )Error: /g, '$1'],
  [
    /Check that the journal can be written to\./,
    'Make that a place that you may write to. The renders of this machine are written down in the folder of VID_CONFIG_DIR, those of a batch in its --journal.',
  ],
];

/** A sentence of the client for somebody at a terminal. */
export const inWords = (text: string): string =>
  WORDS.reduce((sentence, [word, said]) => sentence.replace(word, said), text);

interface Told {
  readonly name: string;
  readonly idempotencyKey?: unknown;
  readonly charged?: unknown;
  /** Whether the service is known to have the key. */
  readonly arrived?: unknown;
  /** When a refused request may be sent again. */
  readonly retryAt?: unknown;
  readonly cause?: unknown;
}

/** When a rate allows the request again, and who waits for that. */
const whenAllowed = ({ retryAt, idempotencyKey: key }: Told, now: number): string => {
  const seconds = retryAt instanceof Date ? Math.max(0, Math.ceil((retryAt.getTime() - now) / 1000)) : undefined;
  const when =
    retryAt instanceof Date && seconds !== undefined
      ? `Wait until ${localTime(retryAt.toISOString())} (${seconds} s), then send it again`
      : 'The service named no time: wait a minute or longer, then send it again';
  return typeof key === 'string'
    ? `${when} with --idempotency-key ${shellQuoted(key)}. --retry 5 waits and sends it by itself.`
    : `${when}.`;
};

/** The next step of an error of the client. */
export const nextInWords = (error: Told, next: string, now = Date.now()): string | undefined => {
  const { name, idempotencyKey: key, charged } = error;
  if (name === 'RenderOutcomeUnknownError') return nextOfLost({ key: String(key), arrived: error.arrived === true });
  // The first to send it was somebody else, or it was sent twice on its way.
  if (name === 'DuplicateRequestError' && charged === 'unknown') return nextOfLost({ key: String(key), arrived: true });
  if (name === 'RateLimitError') return whenAllowed(error, now);
  if (name === 'AbortedError' && charged !== 'unknown') return undefined;
  return nextOfJournal(error.cause) ?? inWords(next);
};

/** What happened, where the client's own words for it are about a program's signal. */
export const messageInWords = ({ name, charged }: Told, message: string): string => {
  if (name !== 'AbortedError') return inWords(message);
  return charged === 'unknown'
    ? 'Interrupted; what was sent may have arrived.'
    : 'Interrupted; nothing further was done.';
};
