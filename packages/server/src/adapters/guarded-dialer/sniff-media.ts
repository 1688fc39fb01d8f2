/**
 * Tells a file's type by its first bytes, since neither headers, names nor data URIs can be believed.
 *
 * Only what the renderer draws or plays is known. An SVG is only told from the rest here: what it holds is judged by whoever
 * draws it, who writes it anew without scripts and links and draws it in a process of its own.
 */
import { isSvg } from '../../artwork/svg/is-svg';
import type { MediaKind, MediaType } from '../../ports/dialer';

/** Bytes that settle the type; a shorter file is judged by what there is. */
export const SNIFFED_BYTES = 512;

const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12v]|avc1|dash|msdh|msix|MSNV|M4V[ HP]|f4v |3gp[4-9]|3g2[a-c])$/;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The brand of an ISO media file decides between film, QuickTime and still pictures such as AVIF and HEIC. */
function sniffIsoMedia(bytes: Buffer): MediaType | undefined {
  const box = bytes.toString('latin1', 4, 8);
  if (box === 'ftyp') {
    const brand = bytes.toString('latin1', 8, 12);
    if (brand === 'qt  ') return 'video/quicktime';
    return MP4_BRANDS.test(brand) ? 'video/mp4' : undefined;
  }
  return /^(moov|mdat|wide)$/.test(box) ? 'video/quicktime' : undefined;
}

/** The type of a file that begins with these bytes; undefined for anything that is not accepted anywhere. */
export function sniffMedia(bytes: Buffer): MediaType | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, '\x1a\x45\xdf\xa3'))
    return bytes.includes('\x42\x82\x84webm', 0, 'latin1') ? 'video/webm' : undefined;
  return sniffIsoMedia(bytes) ?? (isSvg(bytes) ? 'image/svg+xml' : undefined);
}

/** Like `sniffMedia`, for one kind: the type, or what to tell the caller. */
export function acceptMedia(
  bytes: Buffer,
  accept: MediaKind,
): { readonly type: MediaType } | { readonly type?: never; readonly problem: string } {
  const type = sniffMedia(bytes);
  if (type?.startsWith(`${accept}/`) === true) return { type };
  const wanted = accept === 'image' ? 'a PNG, JPEG, WebP, GIF or SVG' : 'an MP4, WebM or MOV';
  return { problem: `The bytes are ${type ?? 'something else'}; send ${wanted}.` };
}
