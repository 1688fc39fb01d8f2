/** Kinds of files that hold no text, by how they begin: whoever named one by mistake is told what it is. */

interface Kind {
  /** With its article. */
  readonly name: string;
  /** What makes a text of it; FILE stands for its name. */
  readonly unpack?: string;
}

/** Bytes as they are, and where; a dot stands for any one. */
const BEGINNINGS: readonly (readonly [at: number, bytes: RegExp, kind: Kind])[] = [
  [4, /^ftypqt/, { name: 'a QuickTime video' }],
  [4, /^ftyp(avif|avis)/, { name: 'an AVIF picture' }],
  [4, /^ftyp(heic|heix|mif1)/, { name: 'a HEIC picture' }],
  [4, /^ftypM4A/, { name: 'an M4A sound' }],
  [4, /^ftyp/, { name: 'an MP4 video' }],
  [0, /^\x1aE\xdf\xa3/, { name: 'a WebM or Matroska video' }],
  [0, /^RIFF....AVI/s, { name: 'an AVI video' }],
  [0, /^RIFF....WAVE/s, { name: 'a WAV sound' }],
  [0, /^RIFF....WEBP/s, { name: 'a WebP picture' }],
  [0, /^\x89PNG/, { name: 'a PNG picture' }],
  [0, /^\xff\xd8\xff/, { name: 'a JPEG picture' }],
  [0, /^GIF8/, { name: 'a GIF picture' }],
  [0, /^(II\*\0|MM\0\*)/, { name: 'a TIFF picture' }],
  [0, /^(ID3|\xff[\xf2\xf3\xfa\xfb])/, { name: 'an MP3 sound' }],
  [0, /^OggS/, { name: 'an Ogg sound' }],
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
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  return BEGINNINGS.find(([at, begins]) => begins.test(head.slice(at)))?.[2];
};
