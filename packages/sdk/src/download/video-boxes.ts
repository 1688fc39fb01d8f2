/**
 * Follows the top-level boxes of an MP4 (ISO/IEC 14496-12, 4.2) through its bytes: whether they are a video at all, and at
 * their end whether it is whole. Nothing but the heads of the boxes is looked at. A fragmented file that ends between two
 * fragments can't be told from a whole one. What begins as no MP4 may be a container that came later, and is taken as it
 * is; what begins as a page or as JSON is neither.
 */
const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;

/** White space, a byte order mark, `<` and `{`. */
const BEGINS_A_TEXT = [0x09, 0x0a, 0x0d, 0x20, 0xef, 0x3c, 0x7b];

export class VideoBoxes {
  readonly #head = new DataView(new ArrayBuffer(LONG_HEAD_BYTES));
  #have = 0;
  /** Where the next byte of a head lies; Infinity within a box that goes on to the end of the file. */
  #wanted = 0;
  #last = '';
  readonly #seen = new Set<string>();

  /** Where it goes on looking: bytes before that say nothing more. */
  get wanted(): number {
    return this.#wanted;
  }

  /** Takes the bytes that lie at `at`. Gives why they are no video. */
  take(bytes: Uint8Array, at: number): string | undefined {
    if (at === 0 && BEGINS_A_TEXT.includes(bytes[0] as number)) return 'a text instead of a video';
    while (this.#wanted < at + bytes.byteLength) {
      this.#head.setUint8(this.#have, bytes[this.#wanted - at] as number);
      this.#have += 1;
      this.#wanted += 1;
      if (this.#have >= HEAD_BYTES && !this.#readHead()) return 'bytes that are no MP4';
    }
    return undefined;
  }

  /** Why it is not whole when it ends at `end`; `told` says whether the answer itself said where it ends. */
  whyCut(end: number, told: boolean): string | undefined {
    if (this.#seen.size === 0) return undefined;
    if (this.#wanted === Number.POSITIVE_INFINITY) {
      return told ? this.#whatLacks() : `nothing tells whether the box ${this.#last} ends after ${end} bytes`;
    }
    if (this.#have > 0 || end < this.#wanted) return `the video ends within a box, after ${end} bytes`;
    return this.#whatLacks();
  }

  #whatLacks(): string | undefined {
    const lack = this.#last === 'moof' ? 'mdat' : ['moov', 'mdat'].find((name) => !this.#seen.has(name));
    return lack === undefined ? undefined : `the video ends without a box ${lack}`;
  }

  /** False for a head that no MP4 has. */
  #readHead(): boolean {
    const isLong = this.#head.getUint32(0) === 1;
    if (isLong && this.#have < LONG_HEAD_BYTES) return true;
    const size = isLong ? Number(this.#head.getBigUint64(HEAD_BYTES)) : this.#head.getUint32(0);
    this.#last = String.fromCharCode(...new Uint8Array(this.#head.buffer, 4, 4));
    const isOpen = size === 0 && !isLong;
    if (this.#seen.size === 0 && this.#last !== 'ftyp') {
      this.#wanted = Number.POSITIVE_INFINITY;
      return true;
    }
    if (size < this.#have && !isOpen) return false;
    this.#seen.add(this.#last);
    this.#wanted += isOpen ? Number.POSITIVE_INFINITY : size - this.#have;
    this.#have = 0;
    return true;
  }
}
