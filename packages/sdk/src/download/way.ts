/** What the parts of a download share: what stays the same throughout it, and what can come of a request. */
import type { Wire } from '../call/wire';
import type { VidError } from '../errors/vid-error';
import type { RetryPolicy } from '../retry/retry-options';
import type { OpenAnswer } from '../transport/transport';
import type { DownloadErrors } from './download-errors';
import type { DownloadOptions } from './download-options';
import type { KnownBytes } from './known-bytes';

export interface DownloadPorts {
  readonly wire: Wire;
  readonly retry: RetryPolicy;
  readonly random: () => number;
}

/** What stays the same throughout a download. */
export interface Way {
  readonly ports: DownloadPorts;
  readonly options: DownloadOptions;
  readonly idleTimeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly errors: DownloadErrors;
}

/** What came of a request. */
export type Step =
  | { readonly kind: 'done'; readonly answer: OpenAnswer }
  /** Worth another try, after a pause; `anew` without the bytes that are there. */
  | { readonly kind: 'again' | 'anew'; readonly error: VidError; readonly askedMs?: number | undefined }
  | { readonly kind: 'renew'; readonly error: VidError }
  /** The bytes that are there are of another video than the one that is there now. */
  | { readonly kind: 'restart'; readonly error: VidError }
  | { readonly kind: 'redirect'; readonly url: URL };

/** A file begins anew, a stream cannot. */
export const beginAnew = ({ errors }: Way, bytes: KnownBytes, why: string, answer: OpenAnswer): Step => {
  if (bytes.sink.offset === 0) throw errors.wrong(why, answer);
  if (bytes.isHandedOn && !bytes.coded) throw errors.wrong('that the video changed in between', answer);
  return { kind: 'restart', error: errors.wrong(why, answer) };
};
