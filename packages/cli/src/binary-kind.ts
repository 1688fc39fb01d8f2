/** Kinds of files that hold no text, by how they begin: whoever named one by mistake is told what it is. */
import { type IsoMediaKind, isoMediaKind } from '@vid/sdk/contract';

interface Kind {
  /** With its article. */
  readonly name: string;
  /** What makes a text of it; FILE stands for its name. */
  readonly unpack?: string;
  /** True of pictures, films and sounds whose makers write no text of their own into them. */
  readonly media?: true;
}

const OF_ISO_FAMILY: Readonly<Record<IsoMediaKind, string>> = {
  mp4: 'an MP4 video',
  quicktime: 'a QuickTime video',
  avif: 'an AVIF picture',
  heic: 'a HEIC picture',
  m4a: 'an M4A sound',
  unknown: 'a video, a photo or a sound of the family of MP4',
};

/** Bytes as they are, and where; a dot stands for any one. */
const BEGINNINGS: readonly (readonly [at: number, bytes: RegExp, kind: Kind])[] = [
  [0, /^\x1aE\xdf\xa3/, { name: 'a WebM or Matroska video', media: true }],
  [0, /^RIFF....AVI/s, { name: 'an AVI video', media: true }],
  [0, /^RIFF....WAVE/s, { name: 'a WAV sound', media: true }],
  [0, /^RIFF....WEBP/s, { name: 'a WebP picture', media: true }],
  [0, /^\x89PNG/, { name: 'a PNG picture', media: true }],
  [0, /^\xff\xd8\xff/, { name: 'a JPEG picture', media: true }],
  [0, /^GIF8/, { name: 'a GIF picture', media: true }],
  [0, /^(II\*\0|MM\0\*)/, { name: 'a TIFF picture' }],
  [0, /^(ID3|\xff[\xe2-\xfb])/, { name: 'an MP3 sound', media: true }],
  [0, /^OggS/, { name: 'an Ogg sound', media: true }],
  [0, /^fLaC/, { name: 'a FLAC sound' }],
  [0, /^%PDF-/, { name: 'a PDF', unpack: 'Copy its text into a file of its own.' }],
  [
    0,
    /^PK(\x03\x04|\x05\x06)/,
    { name: 'a ZIP archive or an office document', unpack: 'Unpack it, or save its text as a plain text.' },
  ],
  [0, /^\x1f\x8b/, { name: 'packed with gzip', unpack: 'Unpack it: gzip -dc FILE' }],
  [0, /^BZh\d/, { name: 'packed with bzip2', unpack: 'Unpack it: bzip2 -dc FILE' }],
  [0, /^\xfd7zXZ/, { name: 'packed with xz', unpack: 'Unpack it: xz -dc FILE' }],
  [0, /^\x28\xb5\x2f\xfd/, { name: 'packed with zstd', unpack: 'Unpack it: zstd -dc FILE' }],
  [0, /^7z\xbc\xaf/, { name: 'a 7z archive', unpack: 'Unpack it first.' }],
  [257, /^ustar/, { name: 'a tar archive', unpack: 'Unpack it first.' }],
  [0, /^SQLite format 3\0/, { name: 'a SQLite database' }],
  [0, /^(\x7fELF|MZ|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe)/, { name: 'a program' }],
];

/** What bytes are that are no text; undefined where their beginning is unknown. */
export const binaryKind = (bytes: Uint8Array): Kind | undefined => {
  const iso = isoMediaKind(bytes);
  if (iso !== undefined) return { name: OF_ISO_FAMILY[iso], media: true };
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  return BEGINNINGS.find(([at, begins]) => begins.test(head.slice(at)))?.[2];
};
