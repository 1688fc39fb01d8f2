/**
 * Finished videos and the scratch folders in which they are made. A video appears whole or not at all, and is never
 * changed afterwards.
 */

/** Where one attempt at a job works. */
export interface Scratch {
  readonly workDir: string;
  readonly outputPath: string;
}

/** An inclusive range of bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface Artifacts {
  /** Prepares an empty scratch folder of its own. */
  begin(jobId: string, attempt: number): Promise<Scratch>;
  /** Takes the file at `outputPath` in as the job's video; returns its size in bytes. */
  keep(jobId: string, scratch: Scratch): Promise<number>;
  /** Removes a scratch folder, whatever is in it. */
  discard(scratch: Scratch): Promise<void>;
  /** Size of a job's video in bytes, or undefined. */
  size(jobId: string): Promise<number | undefined>;
  /** The bytes of a job's video. */
  open(jobId: string, range?: ByteRange): ReadableStream<Uint8Array>;
  read(jobId: string): Promise<Uint8Array>;
  write(jobId: string, bytes: Uint8Array): Promise<void>;
  remove(jobId: string): Promise<void>;
  /** Removes every video and all scratch. */
  clear(): Promise<void>;
  close(): Promise<void>;
}
