/**
 * Downloads a video: streams it, resumes it with Range after a break, follows redirects, asks the job for a new link when
 * the old one has expired, and takes nothing for a video that is none or not whole. Sends no API key: links carry their own
 * right.
 */
import type { ApiResponse } from '../call/api-promise';
import { onAbort } from '../clock/on-abort';
import { abortedBy } from '../clock/sleep';
import { AbortedError } from '../errors/aborted-error';
import { VidError, withFacts } from '../errors/vid-error';
import type { OpenAnswer } from '../transport/transport';
import { DownloadErrors } from './download-errors';
import type { Destination, DownloadOptions, DownloadResult } from './download-options';
import { fillSink, type VideoSource } from './fill-sink';
import { KnownBytes } from './known-bytes';
import { openHeldSink } from './open-held-sink';
import type { DownloadPorts, Way } from './way';

const IDLE_MS = 30_000;
const TIMED_OUT = Symbol('timed out');

type Downloaded = { data: DownloadResult; response: ApiResponse };

/** One download, from opening its destination to naming the file. */
export const downloadVideo = async (
  ports: DownloadPorts,
  source: VideoSource,
  options: DownloadOptions,
  destination: Destination,
): Promise<Downloaded> => {
  const { timeoutMs, signal, idleTimeoutMs = IDLE_MS } = options;
  const errors = new DownloadErrors(source.jobId);
  const way = { ports, options, idleTimeoutMs, errors };
  const { wire } = ports;
  const end = wire.begin(errors.what);
  const limit = timeoutMs === undefined ? undefined : new AbortController();
  const stopTimer = limit && wire.clock.setTimer(() => limit.abort(TIMED_OUT), timeoutMs as number);
  const unlisten = limit && onAbort(signal, () => limit.abort(signal?.reason));
  if (signal?.aborted) limit?.abort(signal.reason);
  try {
    return await download({ ...way, signal: limit?.signal ?? signal }, source, destination);
  } catch (error) {
    const isLate = limit?.signal.reason === TIMED_OUT && AbortedError.is(error);
    throw isLate ? errors.timedOut(timeoutMs as number) : error;
  } finally {
    stopTimer?.();
    unlisten?.();
    end();
  }
};

const download = async (way: Way, source: VideoSource, destination: Destination): Promise<Downloaded> => {
  const { jobId, url } = source;
  const { keepPartial = true } = way.options;
  const sink = await openHeldSink(way.ports.wire.clock, destination, { name: jobId ?? url ?? '', keepPartial });
  const bytes = new KnownBytes(sink);
  const write = async (): Promise<OpenAnswer> => {
    const answer = await fillSink(way, source, bytes);
    await sink.finish();
    return answer;
  };
  try {
    const { status, headers } = await orAborted(way, write());
    const data = { path: sink.path, bytes: sink.offset, resumedFrom: bytes.resumedFrom, jobId };
    return { data, response: { status, headers, body: '' } };
  } catch (error) {
    await sink.abandon(error);
    throw VidError.is(error) ? withFacts(error, { jobId }) : error;
  }
};

/** A destination that takes nothing any more must not keep the caller waiting after an abort. */
const orAborted = async <T>({ signal, errors }: Way, work: Promise<T>): Promise<T> => {
  let unlisten: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    unlisten = onAbort(signal, () => reject(abortedBy(signal as AbortSignal, errors.what)));
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    unlisten();
  }
};
