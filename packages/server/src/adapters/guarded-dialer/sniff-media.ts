/**
 * Tells a file's type by its first bytes, since neither headers, names nor data URIs can be believed.
 *
 * Only what the renderer draws or plays is known. An SVG is only told from the rest here: what it holds is judged by whoever
 * draws it, who writes it anew without scripts and links and draws it in a process of its own.
 */
import { type IsoMediaKind, isoMediaKind } from '@vid/sdk/contract';
import { isSvg } from '../../artwork/svg/is-svg';
import type { MediaKind, MediaType } from '../../ports/dialer';

/** Bytes that settle the type; a shorter file is judged by what there is. */
export const SNIFFED_BYTES = 512;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

const ISO_TYPES: Partial<Record<IsoMediaKind, MediaType>> = { mp4: 'video/mp4', quicktime: 'video/quicktime' };

/** Older QuickTime files have no brand. */
const sniffFilm = (bytes: Buffer): MediaType | undefined =>
  ISO_TYPES[isoMediaKind(bytes) ?? 'unknown'] ??
  (/^(moov|mdat|wide)$/.test(bytes.toString('latin1', 4, 8)) ? 'video/quicktime' : undefined);

/** What is not accepted and has a name, so that its owner knows what to convert. */
function nameOfOther(bytes: Buffer): string {
  if (bytes.length === 0) return 'There are no bytes';
  const iso = isoMediaKind(bytes);
  if (iso === 'heic' || iso === 'avif') return `It is ${iso.toUpperCase()}`;
  if (/^\s*<(!doctype )?html/i.test(bytes.toString('latin1'))) return 'It is a web page';
  if (startsWith(bytes, '%PDF-')) return 'It is a PDF';
  return 'The bytes are something else';
}

/** The type of a file that begins with these bytes; undefined for anything that is not accepted anywhere. */
export function sniffMedia(bytes: Buffer): MediaType | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, '\x1a\x45\xdf\xa3'))
    return bytes.includes('\x42\x82\x84webm', 0, 'latin1') ? 'video/webm' : undefined;
  return sniffFilm(bytes) ?? (isSvg(bytes) ? 'image/svg+xml' : undefined);
}

/** Like `sniffMedia`, for one kind: the type, or what to tell the caller. */
export function acceptMedia(
  bytes: Buffer,
  accept: MediaKind,
): { readonly type: MediaType } | { readonly type?: never; readonly problem: string } {
  const type = sniffMedia(bytes);
  if (type?.startsWith(`${accept}/`) === true) return { type };
  const wanted = accept === 'image' ? 'a PNG, JPEG, WebP, GIF or SVG' : 'an MP4, WebM or MOV';
  return { problem: `${type === undefined ? nameOfOther(bytes) : `The bytes are ${type}`}; send ${wanted}.` };
}
