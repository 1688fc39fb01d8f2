/**
 * How the drawing process keeps its memory, and how its ffmpegs do not. Drawing frees and takes whole frames all the time:
 * with these settings they stay inside the process instead of being mapped and unmapped anew. In ffmpeg, whose threads
 * have heaps of their own, the same settings cost a third of its time.
 */

/** Set in the environment of the drawing process. */
export const DRAWING_MEMORY = { MALLOC_MMAP_THRESHOLD_: '1073741824', MALLOC_TRIM_THRESHOLD_: '1073741824' } as const;

/** The environment of an ffmpeg: as it is here, without the above. */
export const ffmpegEnvironment = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(own).filter(([name]) => !(name in DRAWING_MEMORY)));
