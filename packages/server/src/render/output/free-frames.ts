/**
 * Frees frames and sprites that are done with. They are memory outside the heap, which the collector would let grow to
 * hundreds of megabytes before it looks; a look at the young objects alone costs about a millisecond.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'minor' | 'major' }) => void;

/** Bytes of frames after which the collector is asked. */
const UNFREED_MOST = 8_000_000;

let collect: Collect | undefined;
let unfreed = 0;

function free(type: 'minor' | 'major'): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  collect({ type });
}

/** Notes that a frame of this size was sent. */
export function frameSent(bytes: number): void {
  unfreed += bytes;
  if (unfreed < UNFREED_MOST) return;
  unfreed = 0;
  free('minor');
}

/** Notes that a scene is encoded, whose sprites and canvases nobody needs any more. */
export const sceneDone = (): void => free('major');
