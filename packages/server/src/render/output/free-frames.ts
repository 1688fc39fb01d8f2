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

/** How much may wait for a look. */
interface Waiting {
  /** Bytes of frames after which the collector looks at young objects. */
  readonly young: number;
  /** Bytes of frames after which it looks at all of them. */
  readonly all: number;
}

/** One large frame is looked for at once: sprites of its size take most of the memory already. */
const AMONG_LARGE: Waiting = { young: 8_000_000, all: 64_000_000 };
/** Small frames are drawn in a fraction of that memory, and faster than a look takes: half as many looks save some CPU of a film. */
const AMONG_SMALL: Waiting = { young: 16_000_000, all: 128_000_000 };
/** Looks after which nothing is found any more. */
const LOOKS_FOR_ALL = 3;
/** Bytes that the heap of a drawing process never has: it has twenty million. */
const HEAP_OF_DRAWING = 40_000_000;
/** Bytes of frames for each byte of another heap: what they are in a drawing process. */
const FRAMES_PER_HEAP = AMONG_LARGE.all / 20_000_000;

let most = AMONG_LARGE;
let collect: ((options?: { readonly type: 'minor' }) => void) | undefined;
let unfreed = 0;
let young = 0;

/** Bytes of frames that may wait for a look at all objects. */
function allowance(): number {
  const { used_heap_size: heap } = getHeapStatistics();
  return heap > HEAP_OF_DRAWING ? Math.max(most.all, heap * FRAMES_PER_HEAP) : most.all;
}

function free(options?: { readonly type: 'minor' }): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as NonNullable<typeof collect>;
  }
  collect(options);
}

/**
 * For small frames: leaves looks at all objects to those that are asked for here, and asks for fewer. The engine would add one
 * for every few frames, which takes a tenth of a render; among large ones each is worth its time. Each thread says it for itself.
 */
export function lookOnlyWhenAsked(): void {
  most = AMONG_SMALL;
  setFlagsFromString('--no-incremental-marking');
}

/** Notes that a frame of this size was sent. */
export function frameSent(bytes: number): void {
  unfreed += bytes;
  young += bytes;
  if (young < most.young) return;
  young = 0;
  if (unfreed < most.all || unfreed < allowance()) free({ type: 'minor' });
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
  const allowed = allowance();
  if (allowed > most.all && unfreed < allowed) return;
  unfreed = 0;
  // What is found is given back in the next turn of the event loop, and only then lets go of what it held itself.
  for (let look = 0; look < looks; look += 1) {
    free();
    await setImmediate();
  }
}
