/**
 * A WebAssembly program on disk, its code apart from its data: voices are nearly all of the file, and are read straight into
 * the memory of the program instead of being compiled with it.
 */
import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes of the file that are in the program's memory when it begins. */
export interface ProgramData {
  /** Where in memory. */
  readonly at: number;
  readonly position: number;
  readonly length: number;
}

export interface ProgramFile {
  readonly path: string;
  /** A module of its own, without data and without notes. */
  readonly code: Uint8Array;
  readonly data: readonly ProgramData[];
}

const HEADER = 8;
const NOTES = 0;
const DATA = 11;
/** The longest number of the format. */
const NUMBER = 5;
const AT_CONSTANT = 0x41;
const END = 0x0b;

/** Reads a file from a place on. */
class Cursor {
  constructor(
    readonly file: number,
    public position: number,
  ) {}

  take(length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    const taken = readSync(this.file, bytes, 0, length, this.position);
    this.position += taken;
    return bytes.subarray(0, taken);
  }

  byte(): number {
    const [byte] = this.take(1);
    if (byte === undefined) throw new Error('the program ends too early');
    return byte;
  }

  /** As the format writes whole numbers: seven bits a byte, the lowest first. */
  number(): number {
    let number = 0;
    for (let index = 0; index < NUMBER; index += 1) {
      const byte = this.byte();
      number += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return number;
    }
    throw new Error('a number of the program is too long');
  }
}

const readData = (cursor: Cursor): ProgramData[] =>
  Array.from({ length: cursor.number() }, () => {
    const [kind, how, at, end] = [cursor.number(), cursor.byte(), cursor.number(), cursor.byte()];
    if (kind !== 0 || how !== AT_CONSTANT || end !== END) throw new Error('the program lays its data where it likes');
    const length = cursor.number();
    const { position } = cursor;
    cursor.position += length;
    return { at, position, length };
  });

const readProgram = (path: string, file: number): ProgramFile => {
  const cursor = new Cursor(file, 0);
  const code = [cursor.take(HEADER)];
  const data: ProgramData[] = [];
  for (;;) {
    const start = cursor.position;
    const [kind] = cursor.take(1);
    if (kind === undefined) return { path, code: Buffer.concat(code), data };
    const length = cursor.number();
    const end = cursor.position + length;
    if (kind === DATA) data.push(...readData(cursor));
    else if (kind !== NOTES) {
      cursor.position = start;
      code.push(cursor.take(end - start));
    }
    cursor.position = end;
  }
};

export function openProgram(path: string): ProgramFile {
  const file = openSync(path, 'r');
  try {
    return readProgram(path, file);
  } finally {
    closeSync(file);
  }
}

/** Lays data of a program into its memory. */
export function layData(path: string, data: readonly ProgramData[], memory: Uint8Array): void {
  const file = openSync(path, 'r');
  try {
    for (const { at, position, length } of data)
      if (readSync(file, memory, at, length, position) !== length) throw new Error('the program ends too early');
  } finally {
    closeSync(file);
  }
}
