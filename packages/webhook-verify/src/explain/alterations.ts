/**
 * What may have been done to a body on its way, undone: each candidate is the body as it would have been, with the
 * story of its alteration. A candidate whose signature matches proves the story; none is ever accepted.
 */
import { bytesOf } from '../verify/read-body';
import { compressionOf } from './compression';
import { renderingsOf } from './renderings';

export interface Alteration {
  readonly story: string;
  readonly body: string | Uint8Array;
  /** Advice, where that of the framework does not fit. */
  readonly fix?: string;
}

/** What helps against a body that is compressed. */
export const DECOMPRESS =
  'Let the proxy pass the body as it arrived, or decompress it before the call. Services send deliveries uncompressed.';

const encoder = new TextEncoder();
const BOM = '\uFEFF';

/** Every alteration that this raw body may have suffered, the likely ones first. */
export const alterationsOf = (rawBody: unknown): Alteration[] => {
  const bytes = typeof rawBody === 'string' ? encoder.encode(rawBody) : bytesOf(rawBody);
  if (!bytes) return fromParsed(rawBody);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return [...compressed(bytes), ...whitespace(text), ...wrappings(text), ...charsets(text, bytes), ...fromText(text)];
};

const compressed = (bytes: Uint8Array): Alteration[] => {
  const { name, body } = compressionOf(bytes) ?? {};
  return body === undefined ? [] : [{ story: `it is compressed (${name})`, body, fix: DECOMPRESS }];
};

const whitespace = (text: string): Alteration[] => [
  { story: 'a byte order mark was added', body: text.startsWith(BOM) ? text.slice(1) : text },
  { story: 'a line break was added at its end', body: text.replace(/\r?\n$/, '') },
  { story: 'whitespace was added around it', body: text.trim() },
  { story: 'the line break at its end was removed', body: `${text}\n` },
  { story: 'the line break at its end was removed', body: `${text}\r\n` },
  { story: 'its line breaks were changed from LF to CRLF', body: text.replaceAll('\r\n', '\n') },
  { story: 'its line breaks were changed from CRLF to LF', body: text.replace(/\r?\n/g, '\r\n') },
  { story: 'its byte order mark was removed', body: BOM + text },
];

/** What is none of these decodes to something that matches nothing. */
const wrappings = (text: string): Alteration[] => {
  const found: Alteration[] = [];
  const bare = text.trim();
  const base64 = fromBase64(bare);
  if (base64) found.push({ story: 'it is still base64', body: base64 });
  const pairs = bare.match(/../g) ?? [];
  const hex = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  found.push({ story: 'it was written as hex digits', body: hex });
  const decoded = attempt(() => decodeURIComponent(text.replaceAll('+', ' ')));
  if (decoded !== undefined) found.push({ story: 'it was URL-encoded', body: decoded });
  return found;
};

const charsets = (text: string, bytes: Uint8Array): Alteration[] => {
  const found: Alteration[] = [];
  const single = toSingleBytes(text);
  if (single) found.push({ story: 'it was read as latin1 (binary) instead of UTF-8', body: single });
  const windows = toSingleBytes(fromWindows1252(text));
  if (windows) found.push({ story: 'it was read as latin1 (windows-1252) instead of UTF-8', body: windows });
  found.push(
    {
      story: 'it was written as latin1 instead of UTF-8',
      body: String.fromCharCode(...bytes.subarray(0, MAX_SPREAD)),
    },
    { story: 'it was written as UTF-16', body: new TextDecoder('utf-16le').decode(bytes) },
    { story: 'its accents were decomposed (Unicode normalisation)', body: text.normalize('NFC') },
    { story: 'its accents were composed (Unicode normalisation)', body: text.normalize('NFD') },
  );
  return found;
};

const MAX_SPREAD = 65_536;

/** JSON text: perhaps of the same value written differently, perhaps of a text or an event that holds the body. */
const fromText = (text: string): Alteration[] => fromParsed(attempt(() => JSON.parse(text) as unknown));

const fromParsed = (value: unknown): Alteration[] => {
  const found: Alteration[] = renderingsOf(value).map(({ name, text }) => ({
    story: `it was parsed and serialised again; ${name}, it matches`,
    body: text,
  }));
  const inner = attempt(() => String(value)) ?? '';
  if (typeof value === 'string' || value instanceof String)
    found.push({ story: 'it is a string inside a string', body: inner });
  if (value === undefined || value === null) return found;

  found.push(...fromWrapper(value));
  const { data, body, isBase64Encoded } = value as Record<string, unknown>;
  const numbers = (Array.isArray(data) ? data : Object.values(value)) as readonly number[];
  const bytes = attempt(() => Uint8Array.from(numbers));
  if (bytes !== undefined) found.push({ story: 'it is a Buffer that went through JSON', body: bytes });
  if (typeof body === 'string') {
    const decoded = isBase64Encoded === true ? fromBase64(body) : undefined;
    found.push({ story: 'it is the whole Lambda event; its body member matches', body: decoded ?? body });
  }
  return found;
};

/** Members under which gateways, queues and HTTP clients put the body of a request. */
const WRAPPERS = ['data', 'payload', 'message', 'detail', 'body'];

const fromWrapper = (value: unknown): Alteration[] =>
  WRAPPERS.flatMap((member) => {
    const inner = (value as Record<string, unknown>)[member];
    if (typeof inner === 'object' && inner !== null) {
      return renderingsOf(inner).map(({ name, text }) => ({
        story: `it is wrapped in { ${member} }; its ${member} member, ${name}, matches`,
        body: text,
      }));
    }
    if (typeof inner !== 'string' || member === 'body') return [];
    const story = `it is wrapped in { ${member} }; its ${member} member`;
    const decoded = fromBase64(inner);
    return [
      { story: `${story} matches`, body: inner },
      ...(decoded ? [{ story: `${story} matches, decoded from base64`, body: decoded }] : []),
    ];
  });

const fromBase64 = (text: string): Uint8Array | undefined => {
  const binary = attempt(() => atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  return binary === undefined ? undefined : toSingleBytes(binary);
};

/** The bytes whose numbers are the characters, when all are below 256. */
const toSingleBytes = (text: string): Uint8Array | undefined =>
  /^[\0-\xff]*$/.test(text) ? Uint8Array.from(text, (unit) => unit.charCodeAt(0)) : undefined;

/** What bytes 0x80 to 0x9f are in windows-1252, which decoders use when they are asked for latin1. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const fromWindows1252 = (text: string): string =>
  Array.from(text, (unit) => {
    const place = WINDOWS_1252.indexOf(unit);
    return place < 0 ? unit : String.fromCharCode(0x80 + place);
  }).join('');

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};
