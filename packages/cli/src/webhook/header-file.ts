/**
 * The headers of a delivery, in the forms in which people have them at hand: JSON, a line of `vid webhook listen --json`, one
 * `Name: value` a line, what `curl -v` prints, the -H of a curl command, and the variables of CGI.
 */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { readText } from '../read-text';
import { shellQuoted } from '../shell-quoted';
import { type CapturedDelivery, type CapturedLine, isCapturedLine, readHeaderLines } from './captured-delivery';

type Headers = CapturedDelivery['headers'];

const FORMS =
  'Write them as a JSON object, as a list of names and values (as in a HAR file), or one `Name: value` a line; the -H of a curl command and what curl -v prints are read, too.';

const unread = (file: string, what: string, next = FORMS, cause?: unknown): CliError =>
  new CliError(EXIT.usage, `The headers in ${file === '-' ? 'stdin' : file} ${what}.`, { next, cause });

/** The deliveries among the lines that `vid webhook listen --json` wrote; undefined where the text is something else. */
const linesOfCapture = (text: string): readonly CapturedLine[] | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.length > 1 ? lines.map((line) => JSON.parse(line) as unknown).filter(isCapturedLine) : undefined;
  } catch {
    return undefined;
  }
};

const parsed = (file: string, text: string): unknown => {
  const captured = linesOfCapture(text);
  const [only, ...others] = captured ?? [];
  if (only !== undefined && others.length === 0) return only;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const next =
      captured === undefined
        ? FORMS
        : `That is a whole capture: \`vid webhook verify ${shellQuoted(file)}\` judges every delivery in it.`;
    throw unread(file, `are no JSON: ${(cause as Error).message}`, next, cause);
  }
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A name and its value, as a pair or as HAR files have them; what is neither is left as it is, to be refused. */
const pairOf = (item: unknown): readonly unknown[] =>
  Array.isArray(item) ? item : isObject(item) && 'name' in item && 'value' in item ? [item.name, item.value] : [item];

/** Some keep each header as a list of its values. */
const pairsIn = (value: object): readonly (readonly unknown[])[] =>
  Array.isArray(value)
    ? value.map(pairOf)
    : Object.entries(value).flatMap(([name, of]): (readonly unknown[])[] =>
        Array.isArray(of) ? of.map((one) => [name, one as unknown]) : [[name, of]],
      );

const fromJson = (file: string, value: unknown): Headers => {
  const inner = isObject(value) && 'headers' in value && isObject(value.headers) ? value.headers : value;
  const pairs = isObject(inner) ? pairsIn(inner) : [[inner]];
  return pairs.map(([name, text]) => {
    // Header values such as times may have become numbers.
    const written = typeof text === 'number' ? String(text) : text;
    if (typeof name !== 'string' || typeof written !== 'string') throw unread(file, 'are JSON of another form');
    return [name, written] as const;
  });
};

const CURL = /(?:^|\s)(?:-H|--header)[\s=]*(?:'([^']*)'|"([^"]*)"|(\S+))/g;

/** The lines that may hold a header, without what a tool prints before them. */
const linesOf = (text: string): readonly string[] => {
  if (/^\s*(?:curl\s.*?)?(?:-H|--header)[\s='"]/m.test(text))
    return [...text.matchAll(CURL)].map(([, single, double, bare]) => single ?? double ?? bare ?? '');
  const lines = text.split(/\r?\n/);
  // What is sent, where what came back is there as well.
  const mark = ['> ', '< '].find((sign) => lines.some((line) => line.startsWith(sign)));
  const own = mark === undefined ? lines : lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
  return own.map((line) => line.replace(/^(?:export )?HTTP_([A-Z0-9_]+)=(['"]?)(.*)\2$/, '$1: $3'));
};

/** @throws CliError when none can be read: nothing that a proxy did is wrong then */
export const readHeaders = async (file: string): Promise<Headers> => {
  const text = (await readText(file, 'headers')).trim();
  const headers = /^[[{]/.test(text) ? fromJson(file, parsed(file, text)) : readHeaderLines(linesOf(text));
  if (headers.length === 0) throw unread(file, "can't be read: there is no name with a value");
  return headers;
};
