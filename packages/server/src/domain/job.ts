/** A job as it is stored. Times are Unix milliseconds of the virtual clock. Specification: Job. */
import type { JobStatus } from '@vid/sdk/contract';
import type { StageTiming } from './stage-timing';

export interface Job {
  readonly jobId: string;
  readonly userId: string;
  readonly status: JobStatus;
  /** 0 to 100; never falls. */
  readonly progress: number;
  readonly title: string;
  /** Whether the request brought a brief or its own scenes. */
  readonly form: 'brief' | 'scene_plan';
  readonly sceneCount: number;
  readonly scenesFailed: number;
  readonly creditsUsed: number;
  readonly creditsRefunded: number;
  readonly watermarked: boolean;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** When the time limit ends it. */
  readonly deadlineAt: number;
  readonly error: string | null;
  /** Unguessable parts of the video's two addresses. */
  readonly videoToken: string;
  readonly downloadToken: string;
  readonly video: VideoFacts | null;
  /** The checks that the request passed, in order. */
  readonly checks: readonly string[];
  /** What happened to it, in order. */
  readonly history: readonly JobStep[];
  /** How often a worker took it. */
  readonly attempt: number;
}

/** One thing that happened to a job. */
export interface JobStep {
  readonly at: number;
  readonly what: string;
  /** Where it came from, where a request did it. */
  readonly by?: Origin;
}

/** Where something came from: the name of its request, and its span as a `traceparent` header has it. */
export interface Origin {
  readonly request: string;
  readonly trace?: string;
}

/** Facts about a finished file. */
export interface VideoFacts {
  /** The name under which the file is kept; the job's id when it is not recorded. */
  readonly name?: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly notes: readonly string[];
  /** What making it took. */
  readonly timings?: readonly StageTiming[];
}
