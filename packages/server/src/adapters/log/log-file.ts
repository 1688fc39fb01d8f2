/**
 * A log in a file of bounded size, its owner's alone. When it is full, its lines become the file's predecessor and it begins
 * anew: it stays the same file, so that whoever else writes to it (Node, when the process crashes) goes on doing so.
 */
import { closeSync, copyFileSync, fstatSync, openSync, truncateSync, writeSync } from 'node:fs';
import { claimFile, FILE_MODE } from '../private-files/private-files';

/** Bytes of the file, and as many of its predecessor. */
const MAX_BYTES = 5 * 1024 * 1024;

/** The file that holds what came before. */
export const earlierLog = (path: string): string => `${path}.1`;

/** Opens a file for lines at its end. */
export const openLogFile = (path: string): number => {
  claimFile(path);
  return openSync(path, 'a', FILE_MODE);
};

/** Takes lines with their newlines. A line that can't be written, as on a full disk, is lost: serving goes on. */
export const createLogFile = (
  path: string,
  maxBytes = MAX_BYTES,
): { write(this: void, line: string): void; close(): void } => {
  const file = openLogFile(path);
  const makeRoom = (bytes: number): void => {
    const { size } = fstatSync(file);
    if (size === 0 || size + bytes <= maxBytes) return;
    claimFile(earlierLog(path));
    copyFileSync(path, earlierLog(path));
    // By its name: Windows cuts nothing that is open for appending alone.
    truncateSync(path);
  };
  return {
    write: (line) => {
      try {
        makeRoom(Buffer.byteLength(line));
        writeSync(file, line);
      } catch {
        // There is nowhere to say it.
      }
    },
    close: () => closeSync(file),
  };
};
