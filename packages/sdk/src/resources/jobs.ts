import { ApiPromise, type ApiResponse, type WithResponse } from '../call/api-promise';
import type { CallOptions } from '../call/call-options';
import type { Caller } from '../call/caller';
import { ENDPOINT_PATHS, type Job } from '../contract';
import { canParseUrl } from '../contract/can-parse-url';
import {
  type Destination,
  DOWNLOAD_OPTIONS,
  type DownloadOptions,
  type DownloadResult,
} from '../download/download-options';
import { downloadVideo } from '../download/download-video';
import type { VideoSource } from '../download/fill-sink';
import { RenderCancelledError, RenderFailedError } from '../errors/job-errors';
import { UnexpectedResponseError } from '../errors/unexpected-response-error';
import { checkOptions } from '../options/check-options';
import { checkKind } from '../options/kinds';
import { isFinalJob, isSucceededJob, type SucceededJob } from '../types/job-states';
import type { FollowPorts } from '../waiting/follow-job';
import { waitForJob } from '../waiting/wait-for-job';
import { WAIT_OPTIONS, type WaitOptions } from '../waiting/wait-options';
import { watchJob } from '../waiting/watch-job';
import { fillPath } from './fill-path';

/** What can be downloaded: a job, a render, the payload of a `video.completed` delivery, or a job's id. */
export type Downloadable =
  | string
  | {
      readonly job_id: string;
      readonly video_url?: string | null;
      readonly download_url?: unknown;
      readonly output_url?: unknown;
    };

const SHAPE = { job_id: 'id', status: 'string' } as const;

/** A job that ended has its video or never will: a few looks close together tell it from one that is written just now. */
const AT_ONCE = { firstPollMs: 0, pollIntervalMs: 100 };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const otherJob = (asked: string, named: string, { status, headers, body }: ApiResponse): UnexpectedResponseError =>
  new UnexpectedResponseError(`The answer for job ${asked} is about job ${named}`, {
    status,
    headers,
    body,
    jobId: asked,
    nextStep: 'Ask again later; a cache in between may mix up answers.',
  });

/** Retrieves a job; a service that leaves out what is null is understood. */
export const retrieveJob = async (caller: Caller, id: string, options?: CallOptions): Promise<WithResponse<Job>> => {
  checkKind('jobs.retrieve', 'id', id, 'text');
  const { method, path } = ENDPOINT_PATHS.retrieveJob;
  const { data, response } = await caller.call<Job>(
    { method, path: fillPath(path, id), route: path, idempotent: true, shape: SHAPE },
    options,
  );
  const jobId = String(data.job_id);
  if (jobId !== id && jobId.toLowerCase() !== id.toLowerCase()) throw otherJob(id, jobId, response);
  if (data.job_id === jobId && data.video_url !== undefined && data.error !== undefined) return { data, response };
  const told = { video_url: textOrNull(data.video_url), error: textOrNull(data.error) };
  return { data: { ...data, ...told, job_id: jobId }, response };
};

export interface JobPorts extends FollowPorts {
  /** Takes down whether the end of a job was seen by the caller. Never rejects. */
  readonly setFetched: (jobId: string, fetched: boolean) => Promise<void>;
}

/** Jobs: renders that were accepted. */
export class JobsResource {
  readonly #caller: Caller;
  readonly #ports: JobPorts;

  /** Made by `VidClient`. */
  constructor(caller: Caller, ports: JobPorts) {
    this.#caller = caller;
    this.#ports = ports;
  }

  /** Retrieves a job once. Not rate limited. Specification: GET /v1/job/{id}. */
  retrieve(id: string, options?: CallOptions): ApiPromise<Job> {
    return new ApiPromise(
      retrieveJob(this.#caller, id, options).then((seen) =>
        isFinalJob(seen.data) ? this.#ports.setFetched(id, true).then(() => seen) : seen,
      ),
    );
  }

  /**
   * Waits for a job's video: looks after a second, then ever more rarely, at last about every 10 seconds, for 65
   * minutes at most. A network that fails
   * for a while does not end the wait. Rejects with RenderFailedError, RenderCancelledError or WaitTimeoutError.
   */
  wait(id: string, options: WaitOptions = {}): ApiPromise<SucceededJob> {
    checkKind('jobs.wait', 'id', id, 'text');
    fillPath(ENDPOINT_PATHS.retrieveJob.path, id);
    return new ApiPromise(this.#wait(id, options));
  }

  async #wait(id: string, options: WaitOptions): Promise<WithResponse<SucceededJob>> {
    checkOptions('jobs.wait', options, WAIT_OPTIONS);
    try {
      const seen = await waitForJob(this.#ports, id, options);
      await this.#ports.setFetched(id, true);
      return seen;
    } catch (error) {
      if (RenderFailedError.is(error) || RenderCancelledError.is(error)) await this.#ports.setFetched(id, true);
      throw error;
    }
  }

  /** Yields a job each time it changed, and ends after its final state, whichever that is. */
  watch(id: string, options: WaitOptions = {}): AsyncGenerator<Job, void, undefined> {
    checkKind('jobs.watch', 'id', id, 'text');
    fillPath(ENDPOINT_PATHS.retrieveJob.path, id);
    checkOptions('jobs.watch', options, WAIT_OPTIONS);
    return this.#watch(id, options);
  }

  async *#watch(id: string, options: WaitOptions): AsyncGenerator<Job, void, undefined> {
    for await (const job of watchJob(this.#ports, id, options)) {
      if (isFinalJob(job)) await this.#ports.setFetched(id, true);
      yield job;
    }
  }

  /**
   * Saves the video of a job; waits for it when the job is still running. A file appears under its name only when it is
   * complete. An expired link is renewed by asking the job.
   */
  download(job: Downloadable, destination: Destination, options: DownloadOptions = {}): ApiPromise<DownloadResult> {
    return new ApiPromise(this.#download(job, destination, options));
  }

  async #download(
    job: Downloadable,
    destination: Destination,
    options: DownloadOptions,
  ): Promise<WithResponse<DownloadResult>> {
    checkOptions('jobs.download', options, DOWNLOAD_OPTIONS);
    const { wire, retry, random } = this.#caller;
    const source = this.#sourceOf(job, options);
    // A program that ends in the middle of it finds the render among what is pending, whatever it has seen before.
    await this.#setFetched(source.jobId, false);
    const saved = await downloadVideo({ wire, retry, random }, source, options, destination);
    await this.#setFetched(source.jobId, true);
    return saved;
  }

  /** What names no job is none of the journal's. */
  async #setFetched(jobId: string | undefined, fetched: boolean): Promise<void> {
    if (jobId !== undefined) await this.#ports.setFetched(jobId, fetched);
  }

  #sourceOf(job: Downloadable, options: DownloadOptions): VideoSource {
    if (typeof job !== 'string') checkKind('jobs.download', 'job', job, 'object');
    const jobId = typeof job === 'string' ? job : job.job_id;
    checkKind('jobs.download', 'job.job_id', jobId, 'text');
    fillPath(ENDPOINT_PATHS.retrieveJob.path, jobId);
    const links = typeof job === 'string' ? [] : [job.download_url, job.video_url, job.output_url];
    const url = links.find((link): link is string => typeof link === 'string' && canParseUrl(link));
    return { jobId, url, freshUrl: (signal) => this.#videoUrl(jobId, { ...options, signal }) };
  }

  async #videoUrl(id: string, { signal, wait }: DownloadOptions): Promise<string> {
    const { data: job } = await retrieveJob(this.#caller, id, { signal });
    if (isSucceededJob(job)) return job.video_url;
    const pace = isFinalJob(job) ? AT_ONCE : { firstPollMs: wait?.firstPollMs ?? 0 };
    const { data } = await waitForJob(this.#ports, id, { ...wait, ...pace, signal });
    return data.video_url;
  }
}
