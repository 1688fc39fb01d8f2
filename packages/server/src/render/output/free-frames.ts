/**
 * Frees frames and sprites that are done with. They are memory outside the heap, which the collector would let grow to
 * hundreds of megabytes before it looks. The heap itself is small here, so that a whole look takes a few milliseconds;
 * a look at young objects alone would miss the frames that waited to be sent.
 */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clearAllCache } from '@napi-rs/canvas';

/** Bytes of frames after which the collector is asked: one large frame, or a few small ones. */
const UNFREED_MOST = 8_000_000;

let collect: (() => void) | undefined;
let unfreed = 0;

function free(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}

/** Notes that a frame of this size was sent. */
export function frameSent(bytes: number): void {
  unfreed += bytes;
  if (unfreed < UNFREED_MOST) return;
  unfreed = 0;
  free();
}

/** Frees everything that is done with, such as the sprites of a scene; resolves when the system has it back. */
export async function freeAll(): Promise<void> {
  // Skia remembers every blurred shape, which nobody draws again.
  clearAllCache();
  // What is found is given back in the next turn of the event loop, and only then lets go of what it held itself.
  for (let look = 0; look < 3; look += 1) {
    free();
    await setImmediate();
  }
}
