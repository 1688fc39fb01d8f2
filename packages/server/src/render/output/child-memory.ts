/**
 * How the drawing process keeps its memory, and how its ffmpegs do not. Drawing takes and frees whole frames all the time:
 * small ones stay inside the process, since mapping and unmapping them anew costs more than drawing them; large ones are
 * given back at once, since keeping them costs hundreds of megabytes. In ffmpeg, whose threads have heaps of their own,
 * such settings cost a third of its time.
 */

import type { Size } from '../geometry';
import { isLarge } from './encoder';

/** Set in the environment of the process that draws frames of this size. */
export const drawingMemory = (size: Size): Record<string, string> => ({
  MALLOC_TRIM_THRESHOLD_: '1073741824',
  MALLOC_MMAP_THRESHOLD_: isLarge(size) ? '1000000' : '1073741824',
});

const NAMES = ['MALLOC_TRIM_THRESHOLD_', 'MALLOC_MMAP_THRESHOLD_'];

/** The environment of an ffmpeg: as it is here, without the above. */
export const ffmpegEnvironment = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(own).filter(([name]) => !NAMES.includes(name)));
