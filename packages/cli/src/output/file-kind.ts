/** Kinds of files that commands write, known by how they begin: whoever renders again replaces a video, not his notes. */
import { isoMediaKind } from '@vid/sdk/contract';

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

export const VIDEO: FileKind = {
  name: 'a video',
  begins: (head) => isoMediaKind(head) === 'mp4',
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
