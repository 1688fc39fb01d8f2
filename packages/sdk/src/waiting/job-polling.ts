/**
 * Looks at jobs for everybody who waits. However many wait, there is one timer; however many wait for the same job, it is
 * asked for once per interval. A look that nobody waits for any more is aborted.
 */
import type { ApiResponse, WithResponse } from '../call/api-promise';
import type { Clock } from '../clock/clock';
import type { Job } from '../contract';
import { ApiError } from '../errors/api-error';
import type { VidError } from '../errors/vid-error';
import type { PollPace } from './poll-pace';
import type { Scheduler } from './scheduler';
import { isTolerable } from './tolerance';

/** Somebody who waits for a job. */
export interface Follower {
  readonly pace: PollPace;
  /** Called with each state that is seen. */
  onJob(job: Job, response: ApiResponse): void;
  /** Called when a look failed; `final` when no further look would help. */
  onProblem(error: VidError, final: boolean): void;
}

export interface PollingOptions {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: () => number;
  /** Whether this client was told of the job a moment ago. */
  readonly isFresh: (jobId: string) => boolean;
  readonly retrieve: (jobId: string, signal: AbortSignal) => Promise<WithResponse<Job>>;
  /** Looks under way at the same time, at most; those that take long do not count. */
  readonly maxConcurrent?: number;
}

/** A look costs the service little: however long it asks to stay away, a wait looks again after this. */
const LONGEST_PAUSE_MS = 60_000;

/** A look that takes longer does not keep others from theirs. */
const PATIENCE_MS = 1000;

/** Looks under way in all; fewer than the connections to a service, so that renders find one. */
const MAX_LOOKS = 224;

interface Watched {
  readonly jobId: string;
  readonly followers: Set<Follower>;
  dueAt: number;
  unschedule: (() => void) | undefined;
  /** Due, and waiting for one of the looks under way to end. */
  queued: boolean;
  looking: { readonly abort: AbortController; readonly since: number } | undefined;
  /** A wake that came while a look was under way. */
  wokenMeanwhile: boolean;
}

export class JobPolling {
  readonly #options: PollingOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #queue: Watched[] = [];
  /** Looks under way, and those of them that count because they have not been for long. */
  #looks = 0;
  #running = 0;

  constructor(options: PollingOptions) {
    this.#options = options;
  }

  /** Starts following a job; the returned function ends it. */
  follow(jobId: string, follower: Follower, firstPollMs: number): () => void {
    const watched = this.#watched.get(jobId) ?? this.#watch(jobId);
    watched.followers.add(follower);
    if (watched.looking === undefined) this.#schedule(watched, Math.min(watched.dueAt, this.#in(firstPollMs)));
    return () => this.#leave(watched, follower);
  }

  /** Looks at a job now, because a verified webhook says that it changed. */
  wake(jobId: string): void {
    const watched = this.#watched.get(jobId);
    if (watched === undefined) return;
    if (watched.looking === undefined) this.#schedule(watched, this.#in(0));
    else watched.wokenMeanwhile = true;
  }

  /** Looks at a job now, whoever else is looked at; a look that is under way and younger than `ms` will do. */
  lookWithin(jobId: string, ms: number): void {
    const watched = this.#watched.get(jobId);
    if (watched === undefined) return;
    const { looking } = watched;
    if (looking !== undefined && looking.since > this.#in(-ms)) return;
    watched.unschedule?.();
    watched.unschedule = undefined;
    this.#begin(watched);
    looking?.abort.abort(new Error('replaced'));
  }

  #in(ms: number): number {
    return this.#options.clock.monotonic() + ms;
  }

  #watch(jobId: string): Watched {
    const watched: Watched = {
      jobId,
      followers: new Set(),
      dueAt: Infinity,
      unschedule: undefined,
      queued: false,
      looking: undefined,
      wokenMeanwhile: false,
    };
    this.#watched.set(jobId, watched);
    return watched;
  }

  #leave(watched: Watched, follower: Follower): void {
    watched.followers.delete(follower);
    if (watched.followers.size > 0) return;
    watched.unschedule?.();
    watched.unschedule = undefined;
    if (this.#watched.get(watched.jobId) === watched) this.#watched.delete(watched.jobId);
    watched.looking?.abort.abort(new Error('no wait is left'));
  }

  #schedule(watched: Watched, dueAt: number): void {
    if (watched.queued) return;
    watched.unschedule?.();
    watched.dueAt = dueAt;
    watched.unschedule = this.#options.scheduler.at(dueAt, () => {
      watched.unschedule = undefined;
      watched.queued = true;
      this.#queue.push(watched);
      this.#startQueued();
    });
  }

  #startQueued(): void {
    while (this.#running < (this.#options.maxConcurrent ?? 32) && this.#looks < MAX_LOOKS) {
      const watched = this.#queue.shift();
      if (watched === undefined) return;
      watched.queued = false;
      if (watched.followers.size === 0 || watched.looking !== undefined) continue;
      this.#begin(watched);
    }
  }

  #begin(watched: Watched): void {
    this.#looks += 1;
    this.#running += 1;
    let counts = true;
    const release = (): void => {
      if (counts) this.#running -= 1;
      counts = false;
      this.#startQueued();
    };
    const unschedule = this.#options.scheduler.at(this.#in(PATIENCE_MS), release);
    void this.#look(watched).finally(() => {
      unschedule();
      this.#looks -= 1;
      release();
    });
  }

  async #look(watched: Watched): Promise<void> {
    const looking = { abort: new AbortController(), since: this.#in(0) };
    watched.looking = looking;
    watched.dueAt = Infinity;
    let askedMs = 0;
    let failed = false;
    try {
      const { data, response } = await this.#options.retrieve(watched.jobId, looking.abort.signal);
      if (watched.looking !== looking) return;
      for (const follower of [...watched.followers]) follower.onJob(data, response);
    } catch (error) {
      if (watched.looking !== looking) return;
      failed = true;
      if (ApiError.is(error)) askedMs = Math.min((error.retryAfter ?? 0) * 1000, LONGEST_PAUSE_MS);
      const final = !isTolerable(error, this.#options.isFresh(watched.jobId));
      for (const follower of [...watched.followers]) follower.onProblem(error as VidError, final);
    }
    watched.looking = undefined;
    if (watched.followers.size === 0) return;
    const next = watched.wokenMeanwhile ? askedMs : Math.max(askedMs, this.#pause(watched, failed));
    watched.wokenMeanwhile = false;
    this.#schedule(watched, this.#in(next));
  }

  /** The shortest pause that somebody asks for, give or take a fifth. */
  #pause({ followers }: Watched, failed: boolean): number {
    const shortest = Math.min(...[...followers].map(({ pace }) => pace.looked(failed)));
    return Math.round(shortest * (0.8 + 0.4 * this.#options.random()));
  }
}
