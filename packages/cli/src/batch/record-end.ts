/** Writes the ends of a batch's lines down for `vid job list`. */
import { resolve } from 'node:path';
import { recordJob } from '../job-ends';
import { recordLocalRender } from '../local-renders';
import type { LineResult } from './batch-result';

/** Told of the end of a line, with the title of what this run rendered for it. */
export type OnEnd = (end: LineResult, title: string | undefined) => void;

const fileOf = ({ file }: LineResult): string | undefined => (file === null ? undefined : resolve(file));

/** Of jobs at a service: how they ended. */
export const recordServiceEnd =
  (journal: string): OnEnd =>
  (end) => {
    const { job_id, status } = end;
    if (job_id !== null && (status === 'succeeded' || status === 'failed' || status === 'cancelled'))
      recordJob(journal, { job_id, status }, fileOf(end));
  };

/** Of renders on this machine, which no journal knows yet; what an earlier run rendered has no title here. */
export const recordOwnEnd =
  (journal: string): OnEnd =>
  (end, title) => {
    if (title === undefined) return;
    const kept = end.error?.kept;
    const file = fileOf(end) ?? (typeof kept === 'string' ? kept : undefined);
    recordLocalRender(journal, { title, job: end.job_id ?? '' })(file === undefined ? 'failed' : 'succeeded', file);
  };
