/**
 * What a file of the ISO family is. Films, photos and sound of it all begin with a box named `ftyp`; only the brand that
 * stands there tells them apart.
 */

/** `unknown`: of the family, and none of the kinds that have a name here. */
export type IsoMediaKind = 'mp4' | 'quicktime' | 'avif' | 'heic' | 'm4a' | 'unknown';

type Known = Exclude<IsoMediaKind, 'unknown'>;

const KINDS: Readonly<Record<Known, RegExp>> = {
  mp4: /^(isom|iso[2-9]|mp4[12v]|avc1|dash|msdh|msix|MSNV|M4V[ HP]|f4v |3gp[4-9]|3g2[a-c])$/,
  quicktime: /^qt {2}$/,
  avif: /^avi[fs]$/,
  heic: /^(hei[cx]|hev[cx]|mif1|msf1)$/,
  m4a: /^M4[AB] $/,
};

const latin1 = (bytes: Uint8Array, from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));

/** The kind of a file that begins with these bytes; undefined where it is not of the family. */
export function isoMediaKind(head: Uint8Array): IsoMediaKind | undefined {
  if (latin1(head, 4) !== 'ftyp') return undefined;
  const brand = latin1(head, 8);
  return (Object.keys(KINDS) as Known[]).find((kind) => KINDS[kind].test(brand)) ?? 'unknown';
}
