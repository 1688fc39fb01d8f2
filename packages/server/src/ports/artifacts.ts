/**
 * Finished videos and the scratch folders in which they are made. A video appears whole or not at all, and is never
 * changed afterwards: every attempt at a job keeps its video under a name of its own, so that none can touch another's.
 */
import type { SideFile } from './side-files';

/** Where one attempt at a job works. */
export interface Scratch {
  /** The name that its video will have. */
  readonly name: string;
  readonly workDir: string;
  readonly outputPath: string;
}

/** An inclusive range of bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What a link straight to a video is to do. */
export interface LinkRequest {
  readonly method: 'GET' | 'HEAD';
  /** How long a request may begin with it, in real seconds. */
  readonly seconds: number;
  /** The name under which a browser saves it; without one it plays it. */
  readonly saveAs?: string | undefined;
}

/** Thrown where videos can't be kept or read; the message says what happened and what to do about it. */
export class ArtifactsFailure extends Error {
  override readonly name = 'ArtifactsFailure';
  constructor(
    message: string,
    /** Whether it may be over by itself in a while; else somebody has to do something. */
    readonly passes: boolean,
  ) {
    super(message);
  }
}

export interface Artifacts {
  /** Prepares an empty scratch folder of its own. */
  begin(jobId: string, attempt: number): Promise<Scratch>;
  /**
   * Takes the file at `outputPath` in as the attempt's video; returns its size in bytes. It outlives a loss of power by
   * then. The signal ends the patience with a place that can't take it at the moment.
   */
  keep(scratch: Scratch, signal?: AbortSignal): Promise<number>;
  /** Bytes that are free where attempts work; no end where that can't be told. */
  room(): Promise<number>;
  /** Removes a scratch folder, whatever is in it. */
  discard(scratch: Scratch): Promise<void>;
  /** Size of a video in bytes, or undefined. */
  size(name: string): Promise<number | undefined>;
  /** The bytes of a video. */
  open(name: string, range?: ByteRange): ReadableStream<Uint8Array>;
  read(name: string): Promise<Uint8Array>;
  /** What lies beside a video, or undefined. */
  readBeside(name: string, file: SideFile): Promise<Uint8Array | undefined>;
  /** The signal ends the wait for a place that says nothing. */
  write(name: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes the videos of all attempts at a job. */
  removeAll(jobId: string): Promise<void>;
  /** The names under which anything is kept: videos, and what lies beside them. */
  names(): Promise<readonly string[]>;
  /** Removes the videos of these names. */
  removeNamed(names: readonly string[]): Promise<void>;
  /** A link straight to where a video is, which needs no key; undefined where there are no such links. */
  readonly link?: (name: string, request: LinkRequest) => Promise<string>;
  /** The state that the place is for; the first that asks is. Undefined: no other state can have it. */
  readonly owner?: (state: string) => Promise<string>;
  /** Resolves when videos can be kept and read; rejects with an `ArtifactsFailure` otherwise. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Beside the videos, where states may share a place: tells which of them it is for. */
export const STATE_MARK = 'vid-state';

/** Names become file names, and may come from a snapshot: they may be nothing but names. */
export const isVideoName = (name: string): boolean => /^[\w-]+$/.test(name);

/** The ids of the jobs whose attempts may have given a video its name. */
export const makersOf = (name: string): readonly string[] => {
  const parts = name.split('-');
  return parts.map((_, at) => parts.slice(0, at + 1).join('-'));
};
