/**
 * Reads deliveries that somebody captured: lines of `vid webhook listen --json` or a list of them, entries of a HAR file, or the text of an
 * HTTP request. The body stays as bytes, since a signature is made over bytes.
 */
import { binaryKind } from '../binary-kind';
import { CliError } from '../cli-error';
import { decodeText } from '../decode-text';
import { EXIT } from '../exit-codes';
import { readBytes } from '../read-bytes';

/** One delivery as it came over the wire. */
export interface CapturedDelivery {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** What `vid webhook listen --json` writes of a delivery. */
export interface CapturedLine {
  readonly headers: Record<string, string> | readonly [string, string][];
  readonly body_base64: string;
}

interface Har {
  readonly log: {
    readonly entries: readonly {
      readonly request: {
        readonly headers: readonly { readonly name: string; readonly value: string }[];
        readonly postData?: { readonly text?: string; readonly encoding?: string };
      };
    }[];
  };
}

/** Names and values, from an object or from pairs. */
const headerPairs = (headers: CapturedLine['headers']): readonly (readonly [string, string])[] =>
  Array.isArray(headers) ? (headers as [string, string][]) : Object.entries(headers);

const fromLine = (line: CapturedLine): CapturedDelivery => ({
  headers: headerPairs(line.headers),
  body: Buffer.from(line.body_base64, 'base64'),
});

const fromHar = (har: Har): readonly CapturedDelivery[] =>
  har.log.entries
    .filter(({ request }) => request.postData !== undefined)
    .map(({ request: { headers, postData } }) => ({
      headers: headers.map(({ name, value }) => [name, value] as const),
      body: Buffer.from(postData?.text ?? '', postData?.encoding === 'base64' ? 'base64' : 'utf8'),
    }));

/** Reads one `Name: value` a line; a line without a name is left out. */
export const readHeaderLines = (lines: readonly string[]): CapturedDelivery['headers'] =>
  lines.flatMap((line): (readonly [string, string])[] => {
    const at = line.indexOf(':');
    return at <= 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });

/** Splits an HTTP request at its first empty line; what comes after it is the body, byte for byte. */
const fromHttp = (bytes: Buffer): CapturedDelivery | undefined => {
  const crlf = bytes.indexOf('\r\n\r\n');
  const end = crlf >= 0 ? { at: crlf, length: 4 } : { at: bytes.indexOf('\n\n'), length: 2 };
  if (end.at < 0) return undefined;
  const [, ...lines] = bytes.subarray(0, end.at).toString('latin1').split(/\r?\n/);
  const headers = readHeaderLines(lines);
  return { headers, body: bytes.subarray(end.at + end.length) };
};

export const isCapturedLine = (value: unknown): value is CapturedLine =>
  typeof value === 'object' && value !== null && 'headers' in value && 'body_base64' in value;
const isHar = (value: unknown): value is Har => typeof value === 'object' && value !== null && 'log' in value;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const nameOf = (file: string): string => (file === '-' ? 'stdin' : file);

const isCut = (file: string, line: number): CliError =>
  new CliError(EXIT.usage, `Line ${line} of ${nameOf(file)} is no JSON: a delivery was cut there, perhaps.`, {
    next: 'Nothing was done with the others. Take the line out, or capture the delivery again.',
  });

/** Every delivery of a capture; `-` is stdin. `otherwise` is what can be done with what is none. */
export const readCaptures = async (file: string, otherwise = ''): Promise<readonly CapturedDelivery[]> => {
  const bytes = await readBytes(file, 'capture');
  if (/^[A-Z]+ \S+ HTTP\/\d/.test(bytes.subarray(0, 4096).toString('latin1'))) {
    const one = fromHttp(bytes);
    if (one !== undefined) return [one];
  }
  // Bytes that are no text are a body perhaps: what is missing then is said below.
  const decoded = decodeText(bytes);
  const text = 'text' in decoded ? decoded.text : '';
  const whole = parse(text);
  const fromEntries = isHar(whole) ? fromHar(whole) : [];
  if (fromEntries.length > 0) return fromEntries;
  const lines = text.split(/\r?\n/);
  const values = lines.map(parse);
  const found = (Array.isArray(whole) ? whole : isCapturedLine(whole) ? [whole] : values).filter(isCapturedLine);
  // Beside deliveries, what is no JSON is what is left of one.
  const cut = lines.findIndex((line, at) => line.trim() !== '' && values[at] === undefined);
  if (found.length > 0 && whole === undefined && cut >= 0) throw isCut(file, cut + 1);
  if (found.length > 0) return found.map(fromLine);
  const kind = 'text' in decoded ? undefined : binaryKind(bytes);
  const what = kind === undefined ? '' : `: it is ${kind.name}`;
  throw new CliError(EXIT.usage, `${nameOf(file)} holds no delivery that can be read${what}.`, {
    next: `A capture is the lines of \`vid webhook listen --json\`, a JSON list of them, a HAR file, or the text of an HTTP request.${otherwise}`,
  });
};
