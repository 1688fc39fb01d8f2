/** Kinds of files that commands write, known by how they begin: whoever renders again replaces a video, not his notes. */
export interface FileKind {
  /** With its article. */
  readonly name: string;
  /** Whether a file with such a beginning is one; an empty file is any kind. */
  begins(head: Buffer): boolean;
  /** Whether the file that is there is an earlier answer of this program's; without it, every file of the kind is. */
  isOwn?(path: string): boolean;
}

/** Bytes of a beginning that tell the kind. */
export const HEAD_BYTES = 512;

/** An MP4 begins with a box named `ftyp`, as photos, sound and raw pictures do: the brand says which of them it is. */
const VIDEO_BRANDS = /^(isom|iso[2-9]|mp4[12v]|avc1|dash|MSNV|M4V[ HP]|f4v |3gp[4-9]|3g2[a-c])$/;

export const VIDEO: FileKind = {
  name: 'a video',
  begins: (head) => head.toString('latin1', 4, 8) === 'ftyp' && VIDEO_BRANDS.test(head.toString('latin1', 8, 12)),
};

export const PNG: FileKind = { name: 'a PNG', begins: (head) => head.toString('latin1', 1, 4) === 'PNG' };

export const SNAPSHOT: FileKind = {
  name: 'a snapshot',
  begins: (head) => /^\s*\{\s*"format"\s*:\s*"vid-snapshot"/.test(head.toString('latin1')),
};

export const CASSETTE: FileKind = {
  name: 'a cassette',
  begins: (head) => /^\{"format":"vid-cassette"/.test(head.toString('latin1')),
};

export const XML: FileKind = {
  name: 'XML',
  begins: (head) => /^\s*(?:<\?xml|<testsuites?\b)/.test(head.toString('utf8')),
};
