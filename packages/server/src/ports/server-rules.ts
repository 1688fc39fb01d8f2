/** The server's settings at this moment; they change at run time. */
import type { Job } from '../domain/job';
import type { Rules } from '../domain/rules';

export interface ServerRules {
  current(): Rules;
}

/** Absolute addresses of the server's own. */
export interface Links {
  /** The two addresses of a job's video. */
  video(job: Job): { readonly outputUrl: string; readonly downloadUrl: string };
}
