/**
 * Follows the top-level boxes of an MP4 (ISO/IEC 14496-12, 4.2) through its bytes: whether they are a video at all, and at
 * their end whether it is whole. Nothing but the heads of the boxes is looked at. A fragmented file that ends between two
 * fragments can't be told from a whole one. What begins as no MP4 may be a container that came later, and is taken as it
 * is; what begins as a text, a picture, a document or an archive is none.
 */
const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;

/** As many first bytes as tell a WebP. */
const BEGINNING_BYTES = 12;

/** White space, byte order marks, `<`, `{` and a playlist. */
const A_TEXT = /^([\t\n\r \xef<{]|\xff\xfe|\xfe\xff|#EXTM3U)/;
/** PNG, JPEG, GIF, WebP, PDF, ZIP and gzip. */
const NO_VIDEO = /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|%PDF|PK[\x03\x05\x07]|\x1f\x8b)/s;
const NO_MP4 = 'bytes that are no MP4';

/** Boxes that a file begins with. */
const FIRST_BOX = /ftyp|free|skip|wide|uuid|styp|moo[vf]|mdat|sidx|pnot|emsg/;

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

export class VideoBoxes {
  readonly #head = new DataView(new ArrayBuffer(LONG_HEAD_BYTES));
  #have = 0;
  /** Where the next byte of a head lies; Infinity within a box that goes on to the end of the file. */
  #wanted = 0;
  #last = '';
  /** Where the content of the last box begins. */
  #content = 0;
  readonly #seen = new Set<string>();
  #beginning = '';

  /** Where it goes on looking: bytes before that say nothing more. */
  get wanted(): number {
    return this.#wanted;
  }

  /** Takes the bytes that lie at `at`. Gives why they are no video. */
  take(bytes: Uint8Array, at: number): string | undefined {
    this.#beginning = (this.#beginning + latin(bytes.subarray(0, BEGINNING_BYTES))).slice(0, BEGINNING_BYTES);
    if (A_TEXT.test(this.#beginning)) return 'a text instead of a video';
    if (NO_VIDEO.test(this.#beginning)) return NO_MP4;
    while (this.#wanted < at + bytes.byteLength) {
      this.#head.setUint8(this.#have, bytes[this.#wanted - at] as number);
      this.#have += 1;
      this.#wanted += 1;
      if (this.#have >= HEAD_BYTES && !this.#readHead()) return NO_MP4;
    }
    return undefined;
  }

  /** Why it is not whole when it ends at `end`; `told` says whether the answer itself said where it ends. */
  whyCut(end: number, told: boolean): string | undefined {
    const isOpen = this.#wanted === Infinity;
    if (this.#last === '' && (isOpen || !this.#beginning.startsWith('\0'))) return undefined;
    if (isOpen && !told) return `nothing tells whether the box ${this.#last} ends`;
    if (!isOpen && (this.#have > 0 || end < this.#wanted)) return `the video ends within a box, after ${end} bytes`;
    this.#endBox(end);
    const lack = this.#last === 'moof' ? 'mdat' : ['moov', 'mdat'].find((name) => !this.#seen.has(name));
    return lack === undefined ? undefined : `the video ends without a box ${lack}`;
  }

  /** The last box ends at `at`. Pictures that lie in no fragment lie in its mdat. */
  #endBox(at: number): void {
    if (at > this.#content || this.#last !== 'mdat' || this.#seen.has('moof')) this.#seen.add(this.#last);
  }

  /** False for a head that no MP4 has. */
  #readHead(): boolean {
    const isLong = this.#head.getUint32(0) === 1;
    if (isLong && this.#have < LONG_HEAD_BYTES) return true;
    const size = isLong ? Number(this.#head.getBigUint64(HEAD_BYTES)) : this.#head.getUint32(0);
    const type = latin(new Uint8Array(this.#head.buffer, 4, 4));
    const isOpen = size === 0 && !isLong;
    if (this.#last === '' && !FIRST_BOX.test(type)) {
      this.#wanted = Infinity;
      return true;
    }
    if (size < this.#have && !isOpen) return false;
    this.#endBox(this.#wanted - this.#have);
    this.#last = type;
    this.#content = this.#wanted;
    this.#wanted += isOpen ? Infinity : size - this.#have;
    this.#have = 0;
    return true;
  }
}
