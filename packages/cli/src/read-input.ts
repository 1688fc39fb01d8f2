/** Reads what a command is given: a file, stdin, or a pipe or device that may go on for ever. */
import { closeSync, constants, createReadStream, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { beforeDeadline } from './deadline';

/** Other names of stdin: opened again, a terminal could not be left while it is read. */
const STDIN = ['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'];

/** What fits into a text of JavaScript; a device such as /dev/zero has no end at all. */
const MAX_MEGABYTES = 512;

const gather = async (stream: AsyncIterable<Buffer>, megabytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > megabytes * 1024 ** 2) throw new Error(`it gives more than ${megabytes} MB`);
  }
  return Buffer.concat(chunks, length);
};

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

const readPipe = async (path: string, megabytes: number): Promise<Buffer> => {
  const leave = (): void => wake(path);
  process.once('exit', leave);
  try {
    return await gather(createReadStream(path), megabytes);
  } finally {
    process.off('exit', leave);
  }
};

/** The bytes of a file, or of stdin for `-`, to their end; at `--timeout` the command ends, whoever writes them. */
export const readInput = async (file: string, megabytes: number = MAX_MEGABYTES): Promise<Buffer> => {
  if (STDIN.includes(file)) return beforeDeadline('What stdin gives', () => gather(process.stdin, megabytes));
  return statSync(file).isFile()
    ? readFileSync(file)
    : beforeDeadline(`What ${file} gives`, () => readPipe(file, megabytes));
};
