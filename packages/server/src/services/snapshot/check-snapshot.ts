/** Judges the whole of a snapshot before anything is replaced by it. */
import type { Problem } from '@vid/sdk/contract';
import type { StoreDump } from '../../ports/store';
import { firstProblems, type Judging, steps } from './judging';
import { fileProblems, type SnapshotMedia } from './kept-files';
import { ownerProblems } from './owners';
import { referenceProblems } from './references';
import { ROWS, type Rows } from './rows';

type Table = keyof Rows;
const TABLES = Object.keys(ROWS) as readonly Table[];
/** Rows of a table: more than a server on one machine gathers, and few enough to be held at once. */
const MAX_ROWS = 500_000;

/** Problems that are looked for: a few are named, and one more tells that there are more. */
export const LOOKED_FOR = 6;

function* tableProblems(tables: StoreDump['tables']): Judging {
  for (const name of Object.keys(tables))
    if (!Object.hasOwn(ROWS, name)) yield { path: `store.tables.${name}`, message: 'is no table of this version' };
  for (const name of TABLES) {
    const path = `store.tables.${name}`;
    const rows = tables[name];
    if (rows === undefined) yield { path, message: 'is missing' };
    else if (rows.length > MAX_ROWS) yield { path, message: `has ${rows.length} rows; ${MAX_ROWS} are allowed` };
  }
}

const charactersOf = (row: Readonly<Record<string, unknown>>): number =>
  Object.values(row).reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);

function* rowProblems(tables: StoreDump['tables']): Judging {
  for (const name of TABLES)
    for (const [index, row] of (tables[name] ?? []).entries()) {
      yield undefined;
      yield* steps(charactersOf(row));
      for (const { path, message } of ROWS[name].safeParse(row).error?.issues ?? [])
        yield { path: ['store.tables', name, index, ...path].join('.'), message };
    }
}

const videoProblem = (path: string, facts: string | undefined, base64: string): Problem | undefined => {
  if (facts === undefined) return { path, message: 'is the video of no finished job' };
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) return { path, message: 'is not Base64' };
  const { bytes } = JSON.parse(facts) as { readonly bytes: number };
  const sent = Buffer.byteLength(base64, 'base64');
  return sent === bytes ? undefined : { path, message: `has ${sent} bytes, its job says ${bytes}` };
};

function* videoProblems({ jobs }: Rows, videos: Readonly<Record<string, string>>): Judging {
  const sizes = new Map<string, string>();
  for (const { job_id: id, video } of jobs) {
    yield undefined;
    if (video !== null) sizes.set(id, video);
  }
  for (const [jobId, base64] of Object.entries(videos)) {
    yield* steps(base64.length);
    yield videoProblem(`videos.${jobId.slice(0, 80)}`, sizes.get(jobId), base64);
  }
}

function* relationProblems(
  tables: StoreDump['tables'],
  videos: Readonly<Record<string, string>>,
  media: SnapshotMedia,
): Judging {
  const rows = tables as unknown as Rows;
  yield* referenceProblems(rows);
  yield* videoProblems(rows, videos);
  yield* fileProblems(tables, media);
}

/** The first problems; the form of rows is judged first, what they say of each other when each has its form. */
export const snapshotProblems = async (
  { tables }: StoreDump,
  videos: Readonly<Record<string, string>>,
  media: SnapshotMedia = {},
): Promise<readonly Problem[]> => {
  for (const look of [tableProblems, rowProblems]) {
    const problems = await firstProblems(look(tables), LOOKED_FOR);
    if (problems.length > 0) return problems;
  }
  return firstProblems(relationProblems(tables, videos, media), LOOKED_FOR);
};

/** The first problems of rows that each have their form and refer to what is there. */
export const owningProblems = ({ tables }: StoreDump): Promise<readonly Problem[]> =>
  firstProblems(ownerProblems(tables as unknown as Rows), LOOKED_FOR);

/** Jobs whose videos a document lacks. */
export const lackedVideos = (
  { jobs = [] }: StoreDump['tables'],
  videos: Readonly<Record<string, unknown>>,
): readonly string[] =>
  jobs.flatMap(({ job_id: id, video }) => (video === null || Object.hasOwn(videos, String(id)) ? [] : [String(id)]));

/** Of those, the ones that the document does not say are missing; and what it says so of that has no video to miss. */
export const missingVideos = (
  tables: StoreDump['tables'],
  videos: Readonly<Record<string, string>>,
  said: readonly string[],
): readonly Problem[] => {
  const lacked = new Set(lackedVideos(tables, videos));
  const known = new Set(said);
  return [
    ...[...lacked]
      .filter((id) => !known.has(id))
      .map((id) => ({
        path: `videos.${id.slice(0, 80)}`,
        message: 'is missing, though its job has a video',
      })),
    ...[...known]
      .filter((id) => !lacked.has(id))
      .map((id) => ({
        path: `missing.${id.slice(0, 80)}`,
        message: 'is no job that lacks its video',
      })),
  ];
};
