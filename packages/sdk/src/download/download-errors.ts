/** What a download says when it fails, each with the next step. */
import { canParseUrl } from '../contract/can-parse-url';
import { ConnectionError } from '../errors/connection-error';
import { TimeoutError } from '../errors/timeout-error';
import { UnexpectedResponseError } from '../errors/unexpected-response-error';
import { failureOf } from '../transport/failure';
import type { OpenAnswer } from '../transport/transport';

export class DownloadErrors {
  /** The download in words. */
  readonly what: string;
  readonly #jobId: string | undefined;

  constructor(jobId: string | undefined) {
    this.#jobId = jobId;
    this.what = jobId === undefined ? 'The download' : `The download of job ${jobId}`;
  }

  timedOut(timeoutMs: number): TimeoutError {
    return new TimeoutError(`${this.what} was not complete after ${Math.round(timeoutMs)} ms`, {
      timeoutMs,
      sent: true,
      jobId: this.#jobId,
      nextStep: 'Allow more time with timeoutMs, or download it again; to a file, it goes on where it broke off.',
    });
  }

  /** The body ended before the video did. */
  broken(url: URL, cause: unknown, resumable: boolean): ConnectionError {
    const { message } = failureOf(cause, { sent: true, answering: true });
    const why = resumable ? '' : '; it cannot be resumed without a strong ETag or an old Last-Modified';
    return new ConnectionError(`${this.what} from ${url.host} broke off: ${message}${why}`, {
      cause,
      host: url.host,
      phase: 'response',
      sent: true,
      nextStep: resumable
        ? 'Download it again; to a file, it goes on where it broke off.'
        : 'Download it again; it begins anew.',
    });
  }

  /** A link as an address; refused when it is none that can be asked. It may be secret, so it is not shown. */
  link(text: string, from?: URL): URL {
    const url = canParseUrl(text, from?.href) ? new URL(text, from) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
      throw this.wrong('a link that is no http or https address', undefined);
    return url;
  }

  /** Something else was found than the video. */
  wrong(why: string, answer: OpenAnswer | undefined): UnexpectedResponseError {
    return new UnexpectedResponseError(`${this.what} found ${why}`, {
      status: answer?.status ?? 0,
      headers: answer?.headers ?? {},
      body: '',
      nextStep:
        this.#jobId === undefined
          ? 'Ask the job for its video: vid.jobs.retrieve(id).'
          : `Look at the job: vid.jobs.retrieve('${this.#jobId}').`,
    });
  }
}
