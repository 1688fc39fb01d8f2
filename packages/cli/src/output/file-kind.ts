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

export const SNAPSHOT: FileKind = {
  name: 'a snapshot',
  begins: (head) =>
    /^\s*\{\s*"format"\s*:\s*"vid-snapshot"\s*,\s*"version"\s*:\s*\d+\s*,\s*"(holds|store)"\s*:/.test(
      head.toString('latin1'),
    ),
};

export const CASSETTE: FileKind = {
  name: 'a cassette',
  begins: (head) => /^\{"format":"vid-cassette","version":\d+,"to":"/.test(head.toString('latin1')),
};

/** The root element tells it from every other XML; what may stand before that is skipped. */
export const JUNIT: FileKind = {
  name: 'a JUnit report',
  begins: (head) => /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[^]*?-->)*<testsuites?[\s/>]/.test(head.toString('utf8')),
};
