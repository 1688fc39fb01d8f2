/**
 * Reads the whole lines that were appended to a file since the last look, by whatever process. It notices that the file
 * is another one than before (rotated, cut short, written anew) by the bytes before the place where it stopped, and then
 * reads from the start.
 */
import { isUtf8 } from 'node:buffer';
import type { FileHandle } from 'node:fs/promises';

/** A line with its number in the file, from 1; its text is undefined when it is no UTF-8 or too long to be a record. */
export interface AppendedLine {
  readonly number: number;
  readonly text: string | undefined;
}

const LINE_BREAK = 0x0a;

/** Bytes by which the place is recognised: more than the end of a record has in common with another's. */
const MARK_BYTES = 512;

const CHUNK_BYTES = 1024 * 1024;

/** What is longer is no record; it is passed over in pieces. */
const LONGEST_LINE_BYTES = 16 * CHUNK_BYTES;

export class AppendedLines {
  #offset = 0;
  #line = 0;
  #mark: Buffer = Buffer.alloc(0);

  /** Hands each further line to `take`, in order. Resolves to whether the file was another one than before. */
  async read(file: FileHandle, take: (line: AppendedLine) => void): Promise<boolean> {
    const replaced = !(await this.#isSame(file));
    if (replaced) {
      this.#offset = 0;
      this.#line = 0;
      this.#mark = Buffer.alloc(0);
    }
    for (let size = CHUNK_BYTES; ; ) {
      const bytes = await readAt(file, this.#offset, size);
      const end = bytes.lastIndexOf(LINE_BREAK) + 1;
      if (end > 0) {
        this.#takeLines(bytes.subarray(0, end), take);
        size = CHUNK_BYTES;
      } else if (bytes.length < size) return replaced;
      else if (size < LONGEST_LINE_BYTES) size *= 2;
      else {
        take({ number: this.#line + 1, text: undefined });
        this.#moveOver(bytes);
      }
    }
  }

  async #isSame(file: FileHandle): Promise<boolean> {
    const before = await readAt(file, this.#offset - this.#mark.length, this.#mark.length);
    return before.equals(this.#mark);
  }

  #takeLines(bytes: Buffer, take: (line: AppendedLine) => void): void {
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(LINE_BREAK, start);
      const line = bytes.subarray(start, end);
      this.#line += 1;
      take({ number: this.#line, text: isUtf8(line) ? line.toString('utf8') : undefined });
      start = end + 1;
    }
    this.#moveOver(bytes);
  }

  #moveOver(bytes: Buffer): void {
    this.#offset += bytes.length;
    this.#mark = Buffer.concat([this.#mark, bytes.subarray(-MARK_BYTES)]).subarray(-MARK_BYTES);
  }
}

/** Reads so many bytes, fewer at the end of the file. */
const readAt = async (file: FileHandle, offset: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
};
