/**
 * Frees frames and sprites that are done with. They are memory outside the heap, which the collector would let grow to
 * hundreds of megabytes before it looks; a look at the young objects alone costs about a millisecond.
 */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'minor' | 'major' }) => void;

/** Bytes of frames after which the young objects are looked at, and after which all are. */
const YOUNG = 8_000_000;
const ALL = 64_000_000;

let collect: Collect | undefined;
let sinceYoung = 0;
let sinceAll = 0;

function free(type: 'minor' | 'major'): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  collect({ type });
}

/** Notes that a frame of this size was sent. */
export function frameSent(bytes: number): void {
  sinceYoung += bytes;
  sinceAll += bytes;
  if (sinceYoung < YOUNG) return;
  // What waited too long to be sent has outlived the young ones.
  free(sinceAll < ALL ? 'minor' : 'major');
  sinceYoung = 0;
  if (sinceAll >= ALL) sinceAll = 0;
}

/** Frees everything that is done with, such as the sprites of a scene; resolves when the system has it back. */
export async function freeAll(): Promise<void> {
  free('major');
  // What the collector found is given back in the next turn of the event loop.
  await setImmediate();
}
