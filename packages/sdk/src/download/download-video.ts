/**
 * Downloads a video: streams it, resumes it with Range after a break, follows redirects, asks the job for a new link when
 * the old one has expired. Sends no API key: links carry their own right.
 */
import type { ApiResponse } from '../call/api-promise';
import type { Wire } from '../call/wire';
import { onAbort } from '../clock/on-abort';
import { abortedBy, sleep } from '../clock/sleep';
import { ConnectionError } from '../errors/connection-error';
import type { TimeoutError } from '../errors/timeout-error';
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

/** What is downloaded. */
export interface VideoSource {
  readonly jobId: string | undefined;
  /** A link that is known already. */
  readonly url: string | undefined;
  /** Asks for a link that works; undefined when there is nobody to ask. */
  readonly freshUrl: (() => Promise<string>) | undefined;
}

export interface DownloadPorts {
  readonly wire: Wire;
  readonly retry: RetryPolicy;
  readonly random: () => number;
}

const MAX_REDIRECTS = 5;
const IDLE_MS = 30_000;

type Step =
  | { readonly kind: 'done'; readonly answer: OpenAnswer }
  | { readonly kind: 'again'; readonly error: VidError; readonly askedMs: number | undefined }
  | { readonly kind: 'renew'; readonly error: VidError }
  | { readonly kind: 'restart' }
  | { readonly kind: 'redirect'; readonly url: URL };

/** One download, from opening its destination to naming the file. */
export class VideoDownload {
  readonly #ports: DownloadPorts;
  readonly #source: VideoSource;
  readonly #options: DownloadOptions;
  readonly #what: string;
  #etag: string | undefined;

  constructor(ports: DownloadPorts, source: VideoSource, options: DownloadOptions) {
    this.#ports = ports;
    this.#source = source;
    this.#options = options;
    this.#what = source.jobId === undefined ? 'The download' : `The download of job ${source.jobId}`;
  }

  async run(destination: Destination): Promise<{ data: DownloadResult; response: ApiResponse }> {
    const end = this.#ports.wire.begin(this.#what);
    try {
      return await this.#run(destination);
    } finally {
      end();
    }
  }

  async #run(destination: Destination): Promise<{ data: DownloadResult; response: ApiResponse }> {
    const { jobId, url } = this.#source;
    const { keepPartial = true } = this.#options;
    const sink = await openSink(destination, { name: jobId ?? url ?? '', keepPartial });
    const resumedFrom = sink.offset;
    try {
      const { status, headers } = await this.#orAborted(this.#write(sink));
      const data = { path: sink.path, bytes: sink.offset, resumedFrom, jobId };
      return { data, response: { status, headers, body: '' } };
    } catch (error) {
      await sink.abandon(error);
      throw VidError.is(error) ? withFacts(error, { jobId }) : error;
    }
  }

  async #write(sink: Sink): Promise<OpenAnswer> {
    const answer = await this.#fill(sink);
    await sink.finish();
    return answer;
  }

  /** A destination that takes nothing any more must not keep the caller waiting after an abort. */
  async #orAborted<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#options;
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
    const { signal, maxRetries = 5 } = this.#options;
    const { retry, random, wire } = this.#ports;
    let url = new URL(this.#source.url ?? (await this.#renew()));
    let renewed = this.#source.url === undefined;
    let redirects = 0;
    let retries = 0;
    let waitedMs = 0;
    for (;;) {
      const before = sink.offset;
      const step = await this.#step(url, sink);
      if (sink.offset > before) [retries, waitedMs] = [0, 0];
      if (step.kind === 'done') return step.answer;
      if (step.kind === 'restart') {
        await sink.restart();
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
      const policy = { ...retry, maxRetries };
      const delay = retryDelay({
        policy,
        retries,
        waitedMs,
        askedMs: step.askedMs,
        leftMs: undefined,
        random: random(),
      });
      if (delay === undefined) throw step.error;
      retries += 1;
      waitedMs += delay;
      wire.observer.note('retry', 'info', `${this.#what}: again in ${Math.ceil(delay)} ms from byte ${sink.offset}`, {
        reason: step.error.message,
      });
      await sleep(wire.clock, delay, signal, this.#what);
    }
  }

  async #renew(): Promise<string> {
    if (this.#source.freshUrl === undefined) throw this.#wrong('no link to a video', undefined);
    return this.#source.freshUrl();
  }

  async #step(url: URL, sink: Sink): Promise<Step> {
    const { wire } = this.#ports;
    const { signal, idleTimeoutMs = IDLE_MS } = this.#options;
    const cancellation = new Cancellation();
    const { offset } = sink;
    const headers: Record<string, string> = { accept: 'video/mp4, */*;q=0.5' };
    if (offset > 0) headers['range'] = `bytes=${offset}-`;
    if (offset > 0 && this.#etag !== undefined) headers['if-range'] = this.#etag;
    const opened = await wire.open(url, headers, { timeoutMs: idleTimeoutMs, signal, attempt: 1, cancellation });
    if (opened.kind === 'stopped') throw opened.error;
    if (opened.kind === 'broken') {
      if (signal?.aborted) throw opened.error;
      return { kind: 'again', error: opened.error, askedMs: undefined };
    }
    const { answer } = opened;
    const range = readRange(answer, offset);
    if (range.kind !== 'bytes') cancellation.cancel(new Error('the answer is not read'));
    if (range.kind === 'complete') return { kind: 'done', answer };
    if (range.kind === 'redirect') return { kind: 'redirect', url: new URL(range.to, url) };
    if (range.kind === 'gone')
      return { kind: 'renew', error: this.#wrong('the link does not work (any more)', answer) };
    if (range.kind === 'wrong') throw this.#wrong(range.why, answer);
    if (range.kind === 'restart') {
      if (offset === 0) throw this.#wrong('an answer that does not fit the request', answer);
      if (sink.path === undefined) throw this.#wrong('the video changed in between', answer);
      return { kind: 'restart' };
    }
    if (range.kind === 'busy') {
      const receivedAt = wire.clock.now();
      const seconds = retryAfterSeconds({ headers: answer.headers, body: undefined, receivedAt });
      const error = this.#wrong(`status ${answer.status}`, answer);
      return { kind: 'again', error, askedMs: seconds === undefined ? undefined : seconds * 1000 };
    }
    this.#etag = /^"/.test(answer.headers['etag'] ?? '') ? answer.headers['etag'] : undefined;
    return this.#read(url, answer, range, sink, cancellation);
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
    const { signal, idleTimeoutMs = IDLE_MS, onProgress } = this.#options;
    let skip = from < sink.offset && !(await sink.restart()) ? sink.offset - from : 0;
    const broken = await receiveChunks(
      answer,
      { clock: wire.clock, cancellation, signal, idleTimeoutMs },
      async (sent) => {
        const chunk = sent.subarray(Math.min(skip, sent.byteLength));
        skip -= sent.byteLength - chunk.byteLength;
        if (chunk.byteLength === 0) return;
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
    if (sink.offset === 0) throw this.#wrong('an empty video', answer);
    return { kind: 'done', answer };
  }

  #broken(url: URL, cause: unknown): ConnectionError | TimeoutError {
    const { message } = failureOf(cause, { sent: true, answering: true });
    return new ConnectionError(`${this.#what} from ${url.host} broke off: ${message}`, {
      cause,
      host: url.host,
      phase: 'response',
      sent: true,
      nextStep: 'Download it again; to a file, it goes on where it broke off.',
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
