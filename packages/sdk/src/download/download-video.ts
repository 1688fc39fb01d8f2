/**
 * Downloads a video: streams it, resumes it with Range after a break, follows redirects, asks the job for a new link when
 * the old one has expired. Sends no API key: links carry their own right.
 */
import type { ApiResponse } from '../call/api-promise';
import { checkCount, checkOptional, checkTimeout } from '../call/check-number';
import type { Wire } from '../call/wire';
import { onAbort } from '../clock/on-abort';
import { abortedBy, sleep } from '../clock/sleep';
import { AbortedError } from '../errors/aborted-error';
import { ConnectionError } from '../errors/connection-error';
import { TimeoutError } from '../errors/timeout-error';
import { UnexpectedResponseError } from '../errors/unexpected-response-error';
import { VidError, withFacts } from '../errors/vid-error';
import { retryAfterSeconds } from '../retry/retry-after';
import { retryDelay } from '../retry/retry-delay';
import type { RetryPolicy } from '../retry/retry-options';
import { Cancellation } from '../transport/cancellation';
import { failureOf } from '../transport/failure';
import type { OpenAnswer } from '../transport/transport';
import type { Destination, DownloadOptions, DownloadResult } from './download-options';
import { readRange } from './plan-range';
import { receiveChunks } from './receive-chunks';
import { openSink, type Sink } from './sink';
import { ifRangeOf, isResumable, type Validators, validatorsOf, whyNotJoined, whyOther } from './validators';

/** What is downloaded. */
export interface VideoSource {
  readonly jobId: string | undefined;
  /** A link that is known already. */
  readonly url: string | undefined;
  /** Asks for a link that works; undefined when there is nobody to ask. */
  readonly freshUrl: ((signal: AbortSignal | undefined) => Promise<string>) | undefined;
}

export interface DownloadPorts {
  readonly wire: Wire;
  readonly retry: RetryPolicy;
  readonly random: () => number;
}

const MAX_REDIRECTS = 5;
const IDLE_MS = 30_000;
const TIMED_OUT = Symbol('timed out');

type Step =
  | { readonly kind: 'done'; readonly answer: OpenAnswer }
  | { readonly kind: 'again'; readonly error: VidError; readonly askedMs: number | undefined }
  | { readonly kind: 'renew'; readonly error: VidError }
  | { readonly kind: 'restart'; readonly error: VidError }
  | { readonly kind: 'redirect'; readonly url: URL };

/** One download, from opening its destination to naming the file. */
export class VideoDownload {
  readonly #ports: DownloadPorts;
  readonly #source: VideoSource;
  readonly #options: DownloadOptions;
  readonly #what: string;
  #signal: AbortSignal | undefined;
  #resumedFrom = 0;
  /** What is known of the video whose bytes are there. */
  #kept: Validators | undefined;
  /** Whether it comes compressed: no part of it can be asked for then. */
  #coded = false;

  constructor(ports: DownloadPorts, source: VideoSource, options: DownloadOptions) {
    this.#ports = ports;
    this.#source = source;
    this.#options = options;
    this.#what = source.jobId === undefined ? 'The download' : `The download of job ${source.jobId}`;
  }

  async run(destination: Destination): Promise<{ data: DownloadResult; response: ApiResponse }> {
    const { timeoutMs, signal, maxRetries, idleTimeoutMs } = this.#options;
    for (const [name, value] of Object.entries({ timeoutMs, idleTimeoutMs })) checkOptional(name, value, checkTimeout);
    checkOptional('maxRetries', maxRetries, checkCount);
    const end = this.#ports.wire.begin(this.#what);
    const { clock } = this.#ports.wire;
    if (timeoutMs === undefined) return this.#run(destination, signal).finally(end);
    const limit = new AbortController();
    const stopTimer = clock.setTimer(() => limit.abort(TIMED_OUT), timeoutMs);
    const unlisten = onAbort(signal, () => limit.abort(signal?.reason));
    if (signal?.aborted) limit.abort(signal.reason);
    try {
      return await this.#run(destination, limit.signal);
    } catch (error) {
      throw limit.signal.reason === TIMED_OUT && AbortedError.is(error) ? this.#timedOut(timeoutMs) : error;
    } finally {
      stopTimer();
      unlisten();
      end();
    }
  }

  async #run(
    destination: Destination,
    signal: AbortSignal | undefined,
  ): Promise<{ data: DownloadResult; response: ApiResponse }> {
    this.#signal = signal;
    const { jobId, url } = this.#source;
    const { keepPartial = true } = this.#options;
    const sink = await openSink(destination, { name: jobId ?? url ?? '', keepPartial });
    this.#kept = sink.kept;
    this.#resumedFrom = sink.offset;
    try {
      const { status, headers } = await this.#orAborted(this.#write(sink));
      const data = { path: sink.path, bytes: sink.offset, resumedFrom: this.#resumedFrom, jobId };
      return { data, response: { status, headers, body: '' } };
    } catch (error) {
      await sink.abandon(error);
      throw VidError.is(error) ? withFacts(error, { jobId }) : error;
    }
  }

  #timedOut(timeoutMs: number): TimeoutError {
    return new TimeoutError(`${this.#what} was not complete after ${timeoutMs} ms`, {
      timeoutMs,
      sent: true,
      jobId: this.#source.jobId,
      nextStep: 'Allow more time with timeoutMs, or download it again: to a file, it goes on where it broke off.',
    });
  }

  async #write(sink: Sink): Promise<OpenAnswer> {
    const answer = await this.#fill(sink);
    await sink.finish();
    return answer;
  }

  /** A destination that takes nothing any more must not keep the caller waiting after an abort. */
  async #orAborted<T>(work: Promise<T>): Promise<T> {
    const signal = this.#signal;
    let unlisten: () => void = () => undefined;
    const aborted = new Promise<never>((_resolve, reject) => {
      unlisten = onAbort(signal, () => reject(abortedBy(signal as AbortSignal, this.#what)));
    });
    try {
      return await Promise.race([work, aborted]);
    } finally {
      unlisten();
    }
  }

  async #fill(sink: Sink): Promise<OpenAnswer> {
    const { maxRetries = 5 } = this.#options;
    const { retry, random, wire } = this.#ports;
    const policy = { ...retry, maxRetries };
    let url = new URL(this.#source.url ?? (await this.#renew()));
    let renewed = this.#source.url === undefined;
    let [redirects, retries, waitedMs] = [0, 0, 0];
    for (;;) {
      const step = await this.#step(url, sink);
      if (step.kind === 'done') return step.answer;
      if (step.kind === 'restart') {
        // Giving up once what an earlier call left is no retry: it may be of another video.
        if (this.#resumedFrom === 0) retries += 1;
        if (retries > maxRetries) throw step.error;
        await this.#restart(sink);
        continue;
      }
      if (step.kind === 'redirect') {
        redirects += 1;
        if (redirects > MAX_REDIRECTS) throw this.#wrong(`more than ${MAX_REDIRECTS} redirects`, undefined);
        url = step.url;
        continue;
      }
      if (step.kind === 'renew') {
        if (renewed || this.#source.freshUrl === undefined) throw step.error;
        renewed = true;
        url = new URL(await this.#renew());
        continue;
      }
      const { askedMs, error } = step;
      // A stream cannot begin anew.
      if (sink.path === undefined && sink.offset > 0 && !this.#resumable) throw error;
      const delay = retryDelay({ policy, retries, waitedMs, askedMs, leftMs: undefined, random: random() });
      if (delay === undefined) throw error;
      retries += 1;
      waitedMs += delay;
      wire.observer.note('retry', 'info', `${this.#what}: again in ${Math.ceil(delay)} ms from byte ${sink.offset}`, {
        reason: error.message,
      });
      await sleep(wire.clock, delay, this.#signal, this.#what);
    }
  }

  async #restart(sink: Sink): Promise<boolean> {
    this.#resumedFrom = 0;
    return sink.restart();
  }

  async #renew(): Promise<string> {
    if (this.#source.freshUrl === undefined) throw this.#wrong('no link to a video', undefined);
    return this.#source.freshUrl(this.#signal);
  }

  async #step(url: URL, sink: Sink): Promise<Step> {
    const { wire } = this.#ports;
    const { idleTimeoutMs = IDLE_MS } = this.#options;
    const signal = this.#signal;
    const cancellation = new Cancellation();
    if (sink.path !== undefined && sink.offset > 0 && !this.#resumable) await this.#restart(sink);
    const { offset } = sink;
    const headers = this.#headers(offset);
    const opened = await wire.open(url, headers, { timeoutMs: idleTimeoutMs, signal, attempt: 1, cancellation });
    if (opened.kind === 'stopped') throw opened.error;
    if (opened.kind === 'broken') {
      if (AbortedError.is(opened.error)) throw opened.error;
      return { kind: 'again', error: opened.error, askedMs: undefined };
    }
    const { answer } = opened;
    const range = readRange(answer, offset);
    if (range.kind !== 'bytes') cancellation.cancel(new Error('the answer is not read'));
    if (range.kind === 'redirect') return { kind: 'redirect', url: new URL(range.to, url) };
    if (range.kind === 'gone')
      return { kind: 'renew', error: this.#wrong('the link does not work (any more)', answer) };
    if (range.kind === 'wrong') throw this.#wrong(range.why, answer);
    if (range.kind === 'restart') {
      this.#coded ||= answer.coded;
      return this.#anew(sink, 'an answer that does not fit the request', answer);
    }
    if (range.kind === 'busy') {
      const receivedAt = wire.clock.now();
      const seconds = retryAfterSeconds({ headers: answer.headers, body: undefined, receivedAt });
      const error = this.#wrong(`status ${answer.status}`, answer);
      return { kind: 'again', error, askedMs: seconds === undefined ? undefined : seconds * 1000 };
    }
    const now = validatorsOf(url, answer.headers, range.total);
    const other = this.#whyOther(now, range, sink);
    if (other !== undefined) {
      cancellation.cancel(new Error('the answer is not read'));
      if (sink.path === undefined) throw this.#wrong(other, answer);
      return this.#anew(sink, other, answer);
    }
    if (range.kind === 'complete') return { kind: 'done', answer };
    if (range.from < sink.offset && sink.path !== undefined) await this.#restart(sink);
    this.#coded = answer.coded;
    // What was told of the first bytes holds for all: the rest came under it.
    const kept = range.from === 0 ? undefined : this.#kept;
    this.#kept = kept === undefined ? now : { ...kept, total: kept.total ?? now.total };
    return this.#read(url, answer, range, sink, cancellation);
  }

  /** Whether the rest of the video whose bytes are there may be put behind them. */
  get #resumable(): boolean {
    return this.#kept !== undefined && isResumable(this.#kept);
  }

  /** Why an answer does not belong to the bytes that are there; a file that begins anew with it needs no reason. */
  #whyOther(now: Validators, range: { kind: 'complete' } | { kind: 'bytes'; from: number }, sink: Sink) {
    if (sink.offset === 0 || this.#kept === undefined) return undefined;
    if (range.kind === 'complete') return whyOther(this.#kept, now);
    return range.from === 0 && sink.path !== undefined ? undefined : whyNotJoined(this.#kept, now);
  }

  #headers(offset: number): Record<string, string> {
    const headers = { accept: 'video/mp4, */*;q=0.5' };
    if (offset === 0 || this.#coded) return headers;
    const condition = this.#kept === undefined ? undefined : ifRangeOf(this.#kept);
    return { ...headers, range: `bytes=${offset}-`, ...(condition === undefined ? {} : { 'if-range': condition }) };
  }

  /** What is there does not belong to what comes: a file begins anew, a stream cannot. */
  #anew(sink: Sink, why: string, answer: OpenAnswer): Step {
    if (sink.offset === 0) throw this.#wrong(why, answer);
    if (sink.path === undefined && !this.#coded) throw this.#wrong('that the video changed in between', answer);
    return { kind: 'restart', error: this.#wrong(why, answer) };
  }

  /** Reads the body into the sink. What breaks on the way is worth another try; what the sink refuses is not. */
  async #read(
    url: URL,
    answer: OpenAnswer,
    { from, total }: { readonly from: number; readonly total: number | undefined },
    sink: Sink,
    cancellation: Cancellation,
  ): Promise<Step> {
    const { wire } = this.#ports;
    const { idleTimeoutMs = IDLE_MS, onProgress } = this.#options;
    const signal = this.#signal;
    let skip = Math.max(0, sink.offset - from);
    // What came compressed has no place to go on from; a later call must not take it for one.
    let toKeep: (() => Promise<void> | undefined) | undefined = () =>
      sink.keep?.(answer.coded ? undefined : this.#kept);
    const broken = await receiveChunks(
      answer,
      { clock: wire.clock, cancellation, signal, idleTimeoutMs },
      async (sent) => {
        const chunk = sent.subarray(Math.min(skip, sent.byteLength));
        skip -= sent.byteLength - chunk.byteLength;
        if (chunk.byteLength === 0) return;
        // Only now, with the body being read: what has come of a connection that breaks early is not lost.
        await toKeep?.();
        toKeep = undefined;
        await sink.write(chunk);
        onProgress?.({ bytes: sink.offset, total });
      },
    );
    if (broken !== undefined) {
      if (signal?.aborted) throw abortedBy(signal, this.#what);
      return { kind: 'again', error: this.#broken(url, broken.brokenBy), askedMs: undefined };
    }
    if (total !== undefined && sink.offset < total) {
      const error = new Error(`${sink.offset} of ${total} bytes came`);
      return { kind: 'again', error: this.#broken(url, error), askedMs: undefined };
    }
    if (total !== undefined && sink.offset > total) {
      return this.#anew(sink, `${sink.offset} bytes where ${total} were announced`, answer);
    }
    if (sink.offset === 0) throw this.#wrong('an empty video', answer);
    return { kind: 'done', answer };
  }

  #broken(url: URL, cause: unknown): ConnectionError | TimeoutError {
    const { message } = failureOf(cause, { sent: true, answering: true });
    const why = this.#resumable
      ? ''
      : '; it cannot be resumed, since the answer has neither a strong ETag nor a Last-Modified older than its Date';
    return new ConnectionError(`${this.#what} from ${url.host} broke off: ${message}${why}`, {
      cause,
      host: url.host,
      phase: 'response',
      sent: true,
      nextStep: this.#resumable
        ? 'Download it again; to a file, it goes on where it broke off.'
        : 'Download it again; it begins anew.',
    });
  }

  #wrong(why: string, answer: OpenAnswer | undefined): UnexpectedResponseError {
    return new UnexpectedResponseError(`${this.#what} found ${why}`, {
      status: answer?.status ?? 0,
      headers: answer?.headers ?? {},
      body: '',
      nextStep:
        this.#source.jobId === undefined
          ? 'Ask the job for its video: vid.jobs.retrieve(id).'
          : `Look at the job: vid.jobs.retrieve('${this.#source.jobId}').`,
    });
  }
}
