/**
 * Why no secret matches: tries the known alterations of bodies, keys and messages, and names the one under which the
 * signature would have matched. That is a diagnosis, never an acceptance.
 */

import { quoted } from '../errors/shown-value';
import { SIGNATURE_PREFIX } from '../generated/signature';
import { bytesOf } from '../verify/read-body';
import { type Alteration, alterationsOf, DECOMPRESS } from './alterations';
import { alteredFix } from './altered-body';
import { compressionOf } from './compression';
import { cutFinding, isCut } from './cut-body';
import type { Evidence, Finding } from './finding';
import { FOR_ALL } from './framework-fixes';
import { wrapperOf } from './wrapper';

const encoder = new TextEncoder();

/** The first alteration under which one of the secrets matches, if any does. */
export const provenAlteration = async (evidence: Evidence): Promise<Alteration | undefined> => {
  const matches = matcher(evidence);
  const timestamp = String(evidence.found.timestamp);
  for (const alteration of alterationsOf(evidence.rawBody)) {
    const message = join(`${timestamp}.`, alteration.body);
    for (const key of keysOf(evidence)) if (await matches(encoder.encode(key), message)) return alteration;
  }
  return undefined;
};

export const mismatchFinding = async (evidence: Evidence): Promise<Finding> => {
  const alteration = await provenAlteration(evidence);
  if (alteration)
    return {
      cause: `The body is not as it was signed: ${alteration.story}.`,
      fix: alteration.fix ?? alteredFix(evidence),
    };
  return (await otherSigning(evidence)) ?? suspicion(evidence);
};

/** Signers of one's own make the same mistakes: another key, another message. */
const otherSigning = async (evidence: Evidence): Promise<Finding | undefined> => {
  const matches = matcher(evidence);
  const timestamp = String(evidence.found.timestamp);
  const body = textOrBytes(evidence.rawBody);
  const message = join(`${timestamp}.`, body);
  for (const key of keysOf(evidence)) {
    const decoded = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    if (await matches(decoded, message))
      return {
        cause: 'Whoever signed this decoded the hex digits of the secret.',
        fix: 'The HMAC key is the text of the secret, all 64 characters as UTF-8.',
      };
    const others = [join('', body), join(timestamp, body), join(`${timestamp}:`, body), join(`${timestamp}\n`, body)];
    for (const other of others) {
      if (await matches(encoder.encode(key), other))
        return {
          cause: 'Whoever signed this left out the timestamp or the dot.',
          fix: 'What is signed is the timestamp, a dot and the raw body.',
        };
    }
  }
  return undefined;
};

/** No proof: what the body itself suggests. */
const suspicion = (evidence: Evidence): Finding => {
  const { rawBody } = evidence;
  const fix = alteredFix(evidence);
  const body = textOrBytes(rawBody);
  const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  if (/^\[object \w+\]$/.test(text))
    return { cause: 'The body is the text of an object ([object …]): a parsed body was turned into a string.' };
  const compression = compressionOf(bytes);
  if (compression !== undefined) {
    const inside = compression.body === undefined ? '' : ' What comes out does not match the signature either.';
    return { cause: `The body is compressed (${compression.name}).${inside}`, fix: DECOMPRESS };
  }
  if (text.includes('\uFFFD'))
    return {
      cause:
        'The body has replacement characters (U+FFFD): it was decoded with the wrong charset and its bytes are lost.',
      fix,
    };
  const wrapper = wrapperOf(parsed(text));
  if (wrapper !== undefined)
    return {
      cause: `The body is not that of a delivery: the delivery lies in its member ${quoted(wrapper)}. A gateway, a queue or an HTTP client wrapped it on the way.`,
      fix: `Pass the body as the service sent it, before anything wraps it. ${FOR_ALL}`,
    };
  if (isCut(text)) return cutFinding(bytes);
  if (!isCompactJson(text))
    return {
      cause:
        'The body is not the compact JSON that services send: it was probably parsed and serialised again, or changed. If it is just as it arrived, the secret is that of another webhook.',
      fix,
    };
  return {
    cause:
      'The body looks untouched, so the secret is the first suspect: every webhook has its own, also when two share a URL. Otherwise the body was parsed and serialised again (1.0 becomes 1, escapes get lost), or the delivery was changed on its way or does not come from the service.',
    fix: `Use the secret that creating this very webhook returned. A webhook that was created again with the same event and URL keeps its first secret. During a rotation pass both: [next, previous]. If the secret is right: ${fix}`,
  };
};

const isCompactJson = (text: string): boolean => JSON.stringify(parsed(text))?.length === text.length;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const keysOf = ({ secret }: Evidence): readonly string[] =>
  Array.isArray(secret) ? (secret as string[]) : [secret as string];
const textOrBytes = (rawBody: unknown): string | Uint8Array =>
  typeof rawBody === 'string' ? rawBody : (bytesOf(rawBody) ?? '');

const join = (start: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> => {
  const head = encoder.encode(start);
  const rest = typeof body === 'string' ? encoder.encode(body) : body;
  const whole = new Uint8Array(head.length + rest.length);
  whole.set(head);
  whole.set(rest, head.length);
  return whole;
};

type Matcher = (key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>) => Promise<boolean>;

const matcher = ({ found }: Evidence): Matcher => {
  const hex = String(found.signature).slice(SIGNATURE_PREFIX.length);
  const expected = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return async (key, message) => {
    const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify']);
    return crypto.subtle.verify('HMAC', imported, expected, message);
  };
};
