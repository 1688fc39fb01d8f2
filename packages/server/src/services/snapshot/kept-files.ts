/** Files that the running jobs of a state need: what requests brought within themselves. */
import { createHash } from 'node:crypto';
import type { JobSpec } from '../../ports/job-spec';
import { keptName } from '../../ports/kept-media';
import type { StoreDump } from '../../ports/store';
import { type Judging, steps } from './judging';

/** Base64 of files by their names, by the ids of their jobs. */
export type SnapshotMedia = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The names of the files that each running job needs. */
export const neededFiles = ({ jobs = [], job_specs: specs = [] }: StoreDump['tables']) => {
  const running = new Set(jobs.filter(({ final }) => final === 0).map(({ job_id: id }) => id));
  const needed = new Map<string, readonly string[]>();
  for (const { job_id: id, spec } of specs) {
    if (!running.has(id)) continue;
    const { media = [] } = JSON.parse(String(spec)) as Partial<JobSpec>;
    const names = media.flatMap(({ url }) => keptName(url) ?? []);
    if (names.length > 0) needed.set(String(id), names);
  }
  return needed;
};

/** What is wrong with files: they must be needed, and be what their names say. */
export function* fileProblems(
  { jobs = [], job_specs: specs = [] }: StoreDump['tables'],
  media: SnapshotMedia,
): Judging {
  const needed = neededFiles({ jobs, job_specs: specs.filter(({ job_id: id }) => Object.hasOwn(media, String(id))) });
  for (const [jobId, files] of Object.entries(media))
    for (const [name, base64] of Object.entries(files)) {
      const path = `media.${jobId.slice(0, 80)}.${name.slice(0, 80)}`;
      yield* steps(base64.length);
      if (needed.get(jobId)?.includes(name) !== true) {
        yield { path, message: 'is needed by no running job' };
        continue;
      }
      const nameByContent = createHash('sha256').update(base64, 'base64').digest('hex');
      yield nameByContent === name ? undefined : { path, message: 'is not the file that its name says' };
    }
}
