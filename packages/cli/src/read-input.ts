/** Reads what a command is given: a file, stdin, or a pipe that somebody is still writing into. */
import { closeSync, constants, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { beforeDeadline } from './deadline';

/** Other names of stdin: opened again, a terminal could not be left while it is read. */
const STDIN = ['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'];

/** A process can't end while one of its threads waits for a pipe: a byte of its own lets it go on. */
const wake = (path: string): void => {
  try {
    const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    writeSync(fd, '\n');
    closeSync(fd);
  } catch {
    // Nobody reads it any more.
  }
};

const readPipe = async (path: string): Promise<Buffer> => {
  const leave = (): void => wake(path);
  process.once('exit', leave);
  try {
    return await readFile(path);
  } finally {
    process.off('exit', leave);
  }
};

/** The bytes of a file, or of stdin for `-`, to their end; at `--timeout` the command ends, whoever writes them. */
export const readInput = async (file: string): Promise<Buffer> => {
  if (STDIN.includes(file)) return beforeDeadline('What stdin gives', () => buffer(process.stdin));
  const stats = statSync(file);
  return stats.isFIFO() ? beforeDeadline(`What ${file} gives`, () => readPipe(file)) : readFileSync(file);
};
