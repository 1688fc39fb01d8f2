/**
 * Adds a line to a file that grows, whole or not at all: a disk that is nearly full takes a part of it, and whatever came next
 * would be glued to that.
 */
import { appendFileSync, closeSync, fstatSync, ftruncateSync, openSync } from 'node:fs';

/** `file` is an open one, also a pipe or a device, or a path; one that is made for it has this mode. */
export const appendWhole = (file: number | string, text: string, mode = 0o600): void => {
  const handle = typeof file === 'number' ? file : openSync(file, 'a', mode);
  try {
    const before = fstatSync(handle);
    try {
      appendFileSync(handle, text);
    } catch (error) {
      // What somebody else has added since stays.
      const came = fstatSync(handle).size - before.size;
      if (before.isFile() && came > 0 && came < Buffer.byteLength(text)) ftruncateSync(handle, before.size);
      throw error;
    }
  } finally {
    if (handle !== file) closeSync(handle);
  }
};
