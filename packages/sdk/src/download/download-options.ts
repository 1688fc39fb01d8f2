import type { Writable } from 'node:stream';
import { checkCount, checkTimeout } from '../call/check-number';
import type { OptionNames } from '../options/check-options';
import { WAIT_NAMES, type WaitDefaults } from '../waiting/wait-options';

/** Where a video goes: a file's path, or a stream of Node's or of the web. */
export type Destination = string | URL | Writable | WritableStream<Uint8Array>;

/** How far a download is. */
export interface DownloadProgress {
  /** Bytes that the destination has. */
  readonly bytes: number;
  /** Bytes of the whole video, when the server tells. */
  readonly total: number | undefined;
}

/** How a video is downloaded. */
export interface DownloadOptions {
  /** Ends the download. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for all of it, the waiting for a running job included. Default: no limit. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds without a single byte after which the connection is given up and resumed. Default 30,000. */
  readonly idleTimeoutMs?: number | undefined;
  /** Times that a broken download is resumed, however far it came each time. Default 5. */
  readonly maxRetries?: number | undefined;
  /**
   * Whether a broken-off download to a file leaves its `.part` file for the next call to go on from. Default true; false
   * removes it.
   */
  readonly keepPartial?: boolean | undefined;
  /** Called as bytes arrive. */
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
  /** How to wait for a job that is still running. */
  readonly wait?: WaitDefaults | undefined;
}

/** Their names. */
export const DOWNLOAD_OPTIONS: OptionNames<DownloadOptions> = {
  signal: 'signal',
  timeoutMs: checkTimeout,
  idleTimeoutMs: checkTimeout,
  maxRetries: checkCount,
  keepPartial: 'flag',
  onProgress: 'function',
  wait: WAIT_NAMES,
};

/** What was downloaded. */
export interface DownloadResult {
  /** The file's path; undefined for a stream. */
  readonly path: string | undefined;
  /** Bytes of the whole video. */
  readonly bytes: number;
  /** Bytes that an earlier call had left in the `.part` file. */
  readonly resumedFrom: number;
  /** The job that it belongs to. */
  readonly jobId: string | undefined;
}
