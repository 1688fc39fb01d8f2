/** The client's sentences name its methods and options; at the command line they are commands and flags. Pure. */

/** What stands for what, the longer ones first. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/vid\.account\.retrieve\(\)/g, '`vid account`'],
  [/vid\.jobs\.wait\('([^']+)'\)/g, '`vid job watch $1`'],
  [/vid\.jobs\.retrieve\('([^']+)'\)/g, '`vid job get $1`'],
  [/vid\.jobs\.retrieve\(id\)/g, '`vid job get ID`'],
  [/vid\.renders\.pending\(\)/g, '`vid job list`'],
  [/vid\.renders\.check\(\)/g, '`vid render --dry-run`'],
  [/\bensure\(params, \{ replace: true \}\)/g, '`vid hooks delete` and `vid hooks create`'],
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
];

/** A sentence of the client for somebody at a terminal. */
export const inWords = (text: string): string =>
  WORDS.reduce((sentence, [word, said]) => sentence.replace(word, said), text);

/** What to do about a render that may or may not have been paid for. */
const lostRender = (key: string, arrived: boolean): string =>
  arrived
    ? `The service has this key already, so it is used up: asking again with it tells nothing more, and another key would be another render and another charge. Look at the balance with \`vid account\`, and for the video in the application or in the video.completed delivery.`
    : `Look at the balance with \`vid account\`. The same command with --idempotency-key ${key} is safe: it finds this render or starts it, and never pays twice. Another key would be another render and another charge.`;

interface Told {
  readonly name: string;
  readonly idempotencyKey?: unknown;
  /** Whether the service is known to have the key. */
  readonly arrived?: unknown;
}

/** The next step of an error of the client. */
export const nextInWords = (error: Told, next: string): string =>
  error.name === 'RenderOutcomeUnknownError'
    ? lostRender(String(error.idempotencyKey), error.arrived === true)
    : inWords(next);
