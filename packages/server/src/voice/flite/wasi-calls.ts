/**
 * What a WASI program may ask for, within memory: its files, arguments and output are bytes here, and it reaches nothing of the
 * system. Node's own WASI crashed with flite, and would need files on the disk.
 */

import type { WasmMemory } from './web-assembly';

const OK = 0;
const BAD_FILE = 8;
const NO_ENTRY = 44;
export const NOT_THERE = 52;
const NOT_SEEKABLE = 70;
/** The one folder that a program sees. */
const FOLDER = 3;
const GROWTH = 65_536;
const CREATE = 1;
const TRUNCATE = 8;

interface MemoryFile {
  bytes: Uint8Array;
  length: number;
}

/** Thrown out of a program that ends itself. */
export class Ended extends Error {
  constructor(readonly code: number) {
    super(`ended with ${code}`);
  }
}

export interface WasiRun {
  readonly args: readonly string[];
  /** Files that are there, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

const grow = (file: MemoryFile, length: number): void => {
  if (length > file.bytes.length) {
    const larger = new Uint8Array(Math.max(length, file.bytes.length * 2, GROWTH));
    larger.set(file.bytes.subarray(0, file.length));
    file.bytes = larger;
  }
  file.length = Math.max(file.length, length);
};

export interface WasiCalls {
  readonly calls: Readonly<Record<string, (...numbers: never[]) => number>>;
  /** What was written to the outputs. */
  readonly said: () => string;
  /** A file that was written, or undefined. */
  readonly file: (name: string) => Uint8Array | undefined;
}

/** The calls of one run, by name; whatever has no name here is answered as not there (`NOT_THERE`). */
export function wasiCalls(memory: () => WasmMemory, { args, files: given = {} }: WasiRun): WasiCalls {
  const files = new Map<string, MemoryFile>(
    Object.entries(given).map(([name, bytes]) => [name, { bytes: Uint8Array.from(bytes), length: bytes.length }]),
  );
  const open = new Map<number, { readonly file: MemoryFile; at: number }>();
  const said: Uint8Array[] = [];
  const texts = args.map((text) => new TextEncoder().encode(`${text}\0`));
  let nextNumber = FOLDER + 1;
  const bytes = (): Uint8Array => new Uint8Array(memory().buffer);
  const view = (): DataView => new DataView(memory().buffer);
  const put = (at: number, value: number): void => view().setUint32(at, value, true);
  /** The pieces of memory that a list names. */
  const pieces = (list: number, count: number): readonly (readonly [at: number, length: number])[] =>
    Array.from({ length: count }, (_, index) => [
      view().getUint32(list + 8 * index, true),
      view().getUint32(list + 8 * index + 4, true),
    ]);

  const calls: Record<string, (...numbers: never[]) => number> = {
    args_sizes_get(count: number, size: number) {
      put(count, texts.length);
      put(
        size,
        texts.reduce((sum, { length }) => sum + length, 0),
      );
      return OK;
    },
    args_get(list: number, into: number) {
      let [slot, at] = [list, into];
      for (const text of texts) {
        put(slot, at);
        bytes().set(text, at);
        [slot, at] = [slot + 4, at + text.length];
      }
      return OK;
    },
    // It always is the same moment: what is said must not hang on it.
    clock_time_get(_clock: number, _precision: bigint, into: number) {
      view().setBigUint64(into, 0n, true);
      return OK;
    },
    fd_close: (number: number) => (open.delete(number) || number <= FOLDER ? OK : BAD_FILE),
    fd_fdstat_get(number: number, into: number) {
      if (number > FOLDER && !open.has(number)) return BAD_FILE;
      const kind = number === FOLDER ? 3 : number < FOLDER ? 2 : 4;
      view().setUint8(into, kind);
      view().setUint16(into + 2, 0, true);
      view().setBigUint64(into + 8, 0x1fffffffn, true);
      view().setBigUint64(into + 16, 0x1fffffffn, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get(number: number, into: number) {
      if (number !== FOLDER) return BAD_FILE;
      view().setUint8(into, 0);
      put(into + 4, 1);
      return OK;
    },
    fd_prestat_dir_name(number: number, into: number) {
      if (number !== FOLDER) return BAD_FILE;
      bytes()[into] = '.'.charCodeAt(0);
      return OK;
    },
    fd_read(number: number, list: number, count: number, into: number) {
      const handle = open.get(number);
      if (handle === undefined) {
        put(into, 0);
        return number === 0 ? OK : BAD_FILE;
      }
      let total = 0;
      for (const [at, length] of pieces(list, count)) {
        const taken = Math.max(0, Math.min(length, handle.file.length - handle.at));
        bytes().set(handle.file.bytes.subarray(handle.at, handle.at + taken), at);
        handle.at += taken;
        total += taken;
        if (taken < length) break;
      }
      put(into, total);
      return OK;
    },
    fd_write(number: number, list: number, count: number, into: number) {
      const handle = open.get(number);
      if (number >= FOLDER && handle === undefined) return BAD_FILE;
      let total = 0;
      for (const [at, length] of pieces(list, count)) {
        const written = bytes().slice(at, at + length);
        if (handle === undefined) said.push(written);
        else {
          grow(handle.file, handle.at + length);
          handle.file.bytes.set(written, handle.at);
          handle.at += length;
        }
        total += length;
      }
      put(into, total);
      return OK;
    },
    fd_seek(number: number, offset: bigint, from: number, into: number) {
      const handle = open.get(number);
      if (handle === undefined) return number < FOLDER ? NOT_SEEKABLE : BAD_FILE;
      const base = from === 0 ? 0 : from === 1 ? handle.at : handle.file.length;
      handle.at = base + Number(offset);
      view().setBigUint64(into, BigInt(handle.at), true);
      return OK;
    },
    path_open(
      ...[, , name, length, how, , , , into]: [number, number, number, number, number, bigint, bigint, number, number]
    ) {
      const path = new TextDecoder().decode(bytes().slice(name, name + length)).replace(/^\.\//, '');
      let file = files.get(path);
      if (file === undefined) {
        if ((how & CREATE) === 0) return NO_ENTRY;
        file = { bytes: new Uint8Array(0), length: 0 };
        files.set(path, file);
      } else if ((how & TRUNCATE) !== 0) file.length = 0;
      open.set(nextNumber, { file, at: 0 });
      put(into, nextNumber);
      nextNumber += 1;
      return OK;
    },
    proc_exit(code: number) {
      throw new Ended(code);
    },
  };
  return {
    calls,
    said: () => Buffer.concat(said).toString('utf8'),
    file(name) {
      const file = files.get(name);
      return file?.bytes.subarray(0, file.length);
    },
  };
}
