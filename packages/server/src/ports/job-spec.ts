/** What was accepted, as the accepting use case leaves it for the worker. Stored as JSON until the job has ended. */
import type { MediaKind } from './dialer';
import type { RenderJob } from './renderer';

export interface JobSpec {
  readonly render: Omit<RenderJob, 'jobId' | 'media' | 'missing'>;
  /** Media to be fetched before the render; what the request brought itself is a kept file. */
  readonly media: readonly { readonly url: string; readonly accept: MediaKind }[];
  /** What magic words ask for. */
  readonly asked: {
    readonly fails: boolean;
    readonly hangs: boolean;
    /** Virtual milliseconds that it is to take longer. */
    readonly slowMs: number;
    /** The same by scene, where the scenes say so; left out, none of them does. */
    readonly slowScenesMs?: readonly number[];
  };
}
