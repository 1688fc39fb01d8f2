/** How many jobs a process works at, at the same time, unless its configuration says so. */
export const DEFAULT_WORKERS = { ffmpeg: 2, instant: 16 } as const;
/** The most that it may be told to, wherever it is told. */
export const MAX_WORKERS = 256;
