/**
 * Frees frames and sprites that are done with. They are memory outside the heap, which the collector would let grow to
 * hundreds of megabytes before it looks. A look at young objects alone takes a hundredth of a whole one and finds most
 * frames; a whole one, now and then, finds those that waited long to be sent. A whole one takes as long as the heap is
 * large: that of a drawing process is small, and a process that holds much else is looked at for as much as it holds.
 */
import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clearAllCache } from '@napi-rs/canvas';

/** Bytes of frames after which the collector looks at young objects: one large frame, or a few small ones. */
const YOUNG_MOST = 8_000_000;
/** Bytes of frames after which it looks at all of them. */
const UNFREED_MOST = 64_000_000;
/** Looks after which nothing is found any more. */
const LOOKS_FOR_ALL = 3;
/** Bytes that the heap of a drawing process never has: it has twenty million. */
const HEAP_OF_DRAWING = 40_000_000;
/** Bytes of frames for each byte of another heap: what they are in a drawing process. */
const FRAMES_PER_HEAP = UNFREED_MOST / 20_000_000;

let collect: ((options?: { readonly type: 'minor' }) => void) | undefined;
let unfreed = 0;
let young = 0;

/** Bytes of frames that may wait for a look at all objects. */
function allowance(): number {
  const { used_heap_size: heap } = getHeapStatistics();
  return heap > HEAP_OF_DRAWING ? heap * FRAMES_PER_HEAP : UNFREED_MOST;
}

function free(options?: { readonly type: 'minor' }): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as NonNullable<typeof collect>;
  }
  collect(options);
}

/**
 * Leaves looks at all objects to those that are asked for here. The engine would add one for every few small frames, which
 * takes a tenth of a render; among large ones each is worth its time.
 */
export function lookOnlyWhenAsked(): void {
  setFlagsFromString('--no-incremental-marking');
}

/** Notes that a frame of this size was sent. */
export function frameSent(bytes: number): void {
  unfreed += bytes;
  young += bytes;
  if (young < YOUNG_MOST) return;
  young = 0;
  if (unfreed < UNFREED_MOST || unfreed < allowance()) free({ type: 'minor' });
  else {
    unfreed = 0;
    free();
  }
}

/**
 * Frees everything that is done with, such as the sprites of a scene; resolves when the system has it back. With one look
 * what is held by what that finds is left to the next: enough between things that come one after another.
 */
export async function freeAll(looks = LOOKS_FOR_ALL): Promise<void> {
  // Skia remembers every blurred shape, which nobody draws again.
  clearAllCache();
  const most = allowance();
  if (most > UNFREED_MOST && unfreed < most) return;
  unfreed = 0;
  // What is found is given back in the next turn of the event loop, and only then lets go of what it held itself.
  for (let look = 0; look < looks; look += 1) {
    free();
    await setImmediate();
  }
}
