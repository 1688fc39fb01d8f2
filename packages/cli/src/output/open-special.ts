/** Opens a pipe or a device to write into. It is neither made nor cut short: it is there, and it is no file. */
import { closeSync, constants, createWriteStream, openSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { isatty } from 'node:tty';
import type { Target } from './find-target';

const LOOK_MS = 50;

/** A named pipe opens when somebody reads it; it is tried again and again, since an open that waits can't be ended. */
const openPipe = async (path: string, signal: AbortSignal | undefined): Promise<Writable> => {
  for (;;) {
    try {
      const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
      return new Socket({ fd, readable: false, writable: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
    }
    await setTimeout(LOOK_MS, undefined, signal === undefined ? {} : { signal });
  }
};

/** Whether it is a terminal, by whatever name. */
export const isTerminal = ({ path, stats }: Extract<Target, { kind: 'special' }>): boolean => {
  if (!stats.isCharacterDevice()) return false;
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  try {
    return isatty(fd);
  } finally {
    closeSync(fd);
  }
};

export const openSpecial = async (
  { path, stats }: Extract<Target, { kind: 'special' }>,
  signal: AbortSignal | undefined,
): Promise<Writable> =>
  stats.isFIFO() ? openPipe(path, signal) : createWriteStream(path, { fd: openSync(path, constants.O_WRONLY) });
