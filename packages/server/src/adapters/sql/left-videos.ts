/** Videos of states that are gone, until they are removed; no part of any state. */
import type { VideoFacts } from '../../domain/job';
import type { StoreDump, WholeState } from '../../ports/whole-state';
import { dropAll, insertAll } from './many-rows';
import { type Connection, type SqlDatabase, statement } from './statement';

const note = insertAll('left_videos', { keys: ['name'], columns: ['name'] });
const noteAll = (connection: Connection, names: readonly string[]): Promise<void> =>
  note(
    connection,
    names.map((name) => ({ name })),
  );
const forget = dropAll('left_videos', 'name');
const page = statement<{ after: string; limit: number }, { name: string }>((db, arg) =>
  db.selectFrom('left_videos').select('name').where('name', '>', arg('after')).orderBy('name').limit(arg('limit')),
);

/** The names of the videos of jobs, as rows. */
export const videosOfJobs = (
  rows: readonly { readonly job_id?: unknown; readonly video?: unknown }[],
): readonly string[] =>
  rows.flatMap(({ job_id: id, video }) =>
    typeof video === 'string' ? [(JSON.parse(video) as VideoFacts).name ?? String(id)] : [],
  );

/** What goes with a state is to be removed, but for what the next one has under the same names. */
export const noteLeft = async (
  connection: Connection,
  gone: readonly string[],
  { jobs = [] }: StoreDump['tables'],
): Promise<void> => {
  const kept = new Set(videosOfJobs(jobs));
  await noteAll(
    connection,
    [...new Set(gone)].filter((name) => !kept.has(name)),
  );
  await forget(connection, [...kept]);
};

export const createLeftVideos = (
  database: SqlDatabase,
): Pick<WholeState, 'noteLeft' | 'leftVideos' | 'forgetLeft'> => ({
  noteLeft: (names) => database.write((connection) => noteAll(connection, names)),
  leftVideos: ({ after = '', limit }) =>
    database.read(async (connection) => (await page(connection, { after, limit })).map(({ name }) => name)),
  forgetLeft: (names) => database.write((connection) => forget(connection, names)),
});
