/**
 * Fetches media into a file: bounded in time and size, typed by its bytes, written beside its path first and renamed
 * when it is whole, so that the path never holds part of a file.
 */
import { rm, writeFile } from 'node:fs/promises';
import type { DownloadFailure, DownloadOutcome, DownloadRequest, MediaType } from '../../ports/dialer';
import { renameWhenFree } from '../../rename-when-free';
import { timeLimit } from '../../time-limit';
import { unlessAborted } from '../../unless-aborted';
import { FILE_MODE } from '../private-files/private-files';
import type { CheckTarget } from './check-target';
import { isDataUri, unpackDataUri } from './data-uri';
import { dialErrorOf } from './dial-error';
import { shownHost } from './judge-url';
import type { DialLimits } from './limits';
import type { Receivers } from './receivers';
import { acceptMedia, SNIFFED_BYTES } from './sniff-media';

export interface DownloadParts {
  readonly check: CheckTarget;
  readonly receivers: Receivers;
  readonly limits: DialLimits;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Fires when the dialer closes. */
  readonly closing: AbortSignal;
}

interface Fetched {
  readonly type: MediaType;
  readonly bytes: number;
}

class DownloadError extends Error {
  override readonly name = 'DownloadError';
  constructor(
    readonly reason: DownloadFailure,
    message: string,
  ) {
    super(message);
  }
}

/** Passes pieces on while they are few enough and their beginning is of an accepted type. */
async function* inspected(
  source: AsyncIterable<Buffer>,
  { accept, maxBytes }: DownloadRequest,
  done: (fetched: Fetched) => void,
): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let type: MediaType | undefined;
  let bytes = 0;
  const settleType = (): void => {
    const media = acceptMedia(head, accept);
    if (media.type === undefined) throw new DownloadError('bad-media', media.problem);
    type = media.type;
  };
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    if (type === undefined) {
      head = Buffer.concat([head, chunk]);
      if (head.length < SNIFFED_BYTES) continue;
      settleType();
      yield head;
    } else yield chunk;
  }
  if (type === undefined) {
    settleType();
    yield head;
  }
  if (type !== undefined) done({ type, bytes });
}

const tooLarge = (maxBytes: number): DownloadError =>
  new DownloadError('too-large', `The file has more than ${maxBytes} bytes; send a smaller one.`);

async function fetchTo(part: string, url: string, request: DownloadRequest, parts: DownloadParts, signal: AbortSignal) {
  const target = await unlessAborted(signal, parts.check(url));
  const taken = parts.receivers.take(target);
  try {
    const { pathname, search } = target.url;
    const response = await unlessAborted(
      signal,
      taken.pool.request({
        path: pathname + search,
        method: 'GET',
        headers: { accept: `${request.accept}/*`, 'accept-encoding': 'identity' },
        signal,
      }),
    );
    const { statusCode, headers, body } = response;
    // Whatever ends the body early is reported by whoever reads it.
    body.on('error', () => undefined);
    try {
      if (statusCode !== 200) throw badStatus(target.host, statusCode);
      if (Number(headers['content-length'] ?? 0) > request.maxBytes) throw tooLarge(request.maxBytes);
      let fetched: Fetched | undefined;
      const checked = inspected(body, request, (result) => {
        fetched = result;
      });
      await writeFile(part, checked, { mode: FILE_MODE });
      if (fetched === undefined) throw new DownloadError('network', `${shownHost(target.host)} broke the answer off.`);
      return fetched;
    } finally {
      body.destroy();
    }
  } catch (error) {
    throw error instanceof DownloadError || isFileError(error) ? error : dialErrorOf(error, target.host);
  } finally {
    taken.release();
  }
}

function badStatus(host: string, status: number): DownloadError {
  const advice =
    status >= 300 && status < 400
      ? 'Redirects are not followed; use the address that it leads to.'
      : 'Check that the file is there and needs no login.';
  return new DownloadError('bad-status', `${shownHost(host)} answered ${status}. ${advice}`);
}

/** Failures of the file system name the path; failures of sockets do not. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'path' in error && 'code' in error;

async function unpackTo(part: string, url: string, { accept, maxBytes }: DownloadRequest): Promise<Fetched> {
  const unpacked = await unpackDataUri(url, accept, maxBytes);
  if (!unpacked.ok) throw new DownloadError(unpacked.reason, unpacked.message);
  await writeFile(part, unpacked.bytes, { mode: FILE_MODE });
  return { type: unpacked.type, bytes: unpacked.bytes.length };
}

/** Fetches a URL, or unpacks a data URI, into a file. Never rejects. */
export async function download(parts: DownloadParts, url: string, request: DownloadRequest): Promise<DownloadOutcome> {
  const { limits, now, closing } = parts;
  const began = now();
  const part = `${request.path}.part`;
  const timeout = timeLimit(limits.downloadMs);
  const signal = AbortSignal.any([request.signal, closing, timeout]);

  const failureOf = (error: unknown): { reason: DownloadFailure; message: string } => {
    if (timeout.aborted && signal.reason === timeout.reason) {
      return {
        reason: 'timeout',
        message: `The download took more than ${limits.downloadMs / 1000} seconds; send a smaller file.`,
      };
    }
    if (signal.aborted) return { reason: 'aborted', message: 'The download was stopped.' };
    if (error instanceof DownloadError) return error;
    if (isFileError(error))
      return { reason: 'disk', message: `The file could not be written: ${error.code}. Check the disk.` };
    return dialErrorOf(error, 'the host');
  };

  try {
    const fetched = isDataUri(url)
      ? await unpackTo(part, url, request)
      : await fetchTo(part, url, request, parts, signal);
    signal.throwIfAborted();
    await renameWhenFree(part, request.path);
    return { kind: 'downloaded', ...fetched, ms: Math.round(now() - began) };
  } catch (error) {
    const { reason, message } = failureOf(error);
    await rm(part, { force: true }).catch(() => undefined);
    return { kind: 'failed', reason, error: message, ms: Math.round(now() - began) };
  }
}
