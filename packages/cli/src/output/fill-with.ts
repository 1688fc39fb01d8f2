import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Writable } from 'node:stream';

/** Fills an output with a text, or with bytes; a file that is made for it has this mode. */
export const fillWith =
  (text: string | Uint8Array, mode?: number) =>
  async (destination: string | Writable): Promise<void> => {
    if (typeof destination === 'string') {
      writeFileSync(destination, text, { flag: 'wx', flush: true, ...(mode === undefined ? {} : { mode }) });
      return;
    }
    const written = once(destination, destination === process.stdout ? 'drain' : 'finish');
    if (destination !== process.stdout) destination.end(text);
    else if (destination.write(text)) return;
    await written;
  };
