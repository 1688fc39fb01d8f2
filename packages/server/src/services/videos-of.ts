/** The videos that the rows of a state name. */
import type { VideoFacts } from '../domain/job';
import type { StoreDump } from '../ports/store';

/** Videos that are read or written at a time: where they are elsewhere, each waits no longer than a request may take. */
export const FILES_AT_ONCE = 16;

/** Jobs with a video, and the name under which it is kept. */
export const videosOf = ({ tables }: StoreDump): readonly (readonly [jobId: string, name: string])[] =>
  (tables.jobs ?? [])
    .filter((row) => row.status === 'succeeded' && typeof row.video === 'string')
    .map((row) => [String(row.job_id), (JSON.parse(String(row.video)) as VideoFacts).name ?? String(row.job_id)]);

/** The same with other names for them: what an attempt has drawn says nothing elsewhere. */
export const withNames = (dump: StoreDump, nameOf: (jobId: string, name: string) => string): StoreDump => {
  const jobs = (dump.tables.jobs ?? []).map((row) => {
    if (typeof row.video !== 'string') return row;
    const video = JSON.parse(row.video) as VideoFacts;
    const jobId = String(row.job_id);
    return { ...row, video: JSON.stringify({ ...video, name: nameOf(jobId, video.name ?? jobId) }) };
  });
  return { ...dump, tables: { ...dump.tables, jobs } };
};
