/** Unpacks data URIs strictly: what is damaged is refused, never repaired. */
import type { MediaKind, MediaType } from '../../ports/dialer';
import { acceptMedia, SNIFFED_BYTES } from './sniff-media';

export type UnpackedDataUri =
  | { readonly ok: true; readonly type: MediaType; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: 'bad-media' | 'too-large'; readonly message: string };

export const isDataUri = (url: string): boolean => /^data:/i.test(url);

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** Characters before the comma. */
const LONGEST_TYPE = 256;
/** Characters that one byte can take, percent-encoded. */
const WIDEST_BYTE = 3;

const refuse = (message: string): UnpackedDataUri => ({ ok: false, reason: 'bad-media', message });

function percentDecoded(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (!text.includes('%')) return bytes;
  const binary = bytes
    .toString('latin1')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(binary, 'latin1');
}

/** Strict base64; every expression here is linear, since the text is anybody's and may be millions of characters. */
function base64Decoded(text: string): Buffer | undefined {
  const plain = text.includes('%') ? percentDecoded(text).toString('latin1') : text;
  const compact = plain.replace(/[\t\n\f\r ]/g, '');
  if (!BASE64.test(compact)) return undefined;
  const whole = compact.endsWith('=') ? compact.length % 4 === 0 : compact.length % 4 !== 1;
  return whole ? Buffer.from(compact, 'base64') : undefined;
}

/** The bytes of a data URI, with their type by content. The declared type must be of the accepted kind as well. */
export function unpackDataUri(uri: string, accept: MediaKind, maxBytes = Number.POSITIVE_INFINITY): UnpackedDataUri {
  const comma = uri.indexOf(',');
  if (comma === -1 || comma > LONGEST_TYPE)
    return refuse('The data URI has no comma after its type; send data:<type>;base64,<data>.');
  const declared = uri.slice('data:'.length, comma).trim().toLowerCase();
  if (!declared.startsWith(`${accept}/`)) {
    return refuse(`The data URI does not declare an ${accept}; send data:${accept}/<type>;base64,<data>.`);
  }
  const tooLarge = {
    ok: false,
    reason: 'too-large',
    message: `The data URI holds more than ${maxBytes} bytes; send a smaller file.`,
  } as const;
  // A fragment is no part of the data, as everywhere in URLs.
  const data = uri.slice(comma + 1).split('#', 1)[0] ?? '';
  if (data.length > maxBytes * WIDEST_BYTE) return tooLarge;
  const bytes = /;\s*base64$/.test(declared) ? base64Decoded(data) : percentDecoded(data);
  if (bytes === undefined) return refuse('The data URI is not valid base64; encode the file again.');
  if (bytes.length === 0) return refuse('The data URI is empty; put the file after the comma.');
  if (bytes.length > maxBytes) return tooLarge;
  const media = acceptMedia(bytes.subarray(0, SNIFFED_BYTES), accept);
  return media.type === undefined ? refuse(media.problem) : { ok: true, type: media.type, bytes };
}
