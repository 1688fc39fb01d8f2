/** Judges the whole of a snapshot before anything is replaced by it. */
import type { Problem } from '@vid/sdk/contract';
import type { StoreDump } from '../../ports/store';
import { fileProblems, type SnapshotMedia } from './kept-files';
import { referenceProblems } from './references';
import { ROWS, type Rows } from './rows';

type Table = keyof Rows;
const TABLES = Object.keys(ROWS) as readonly Table[];
/** Rows of a table: more than a server on one machine gathers, and few enough to be read at once. */
const MAX_ROWS = 500_000;

const tableProblems = (tables: StoreDump['tables']): readonly Problem[] => [
  ...Object.keys(tables).flatMap((name) =>
    Object.hasOwn(ROWS, name) ? [] : [{ path: `store.tables.${name}`, message: 'is no table of this version' }],
  ),
  ...TABLES.flatMap((name) => {
    const path = `store.tables.${name}`;
    const rows = tables[name];
    if (rows === undefined) return [{ path, message: 'is missing' }];
    return rows.length > MAX_ROWS ? [{ path, message: `has ${rows.length} rows; ${MAX_ROWS} are allowed` }] : [];
  }),
];

const rowProblems = (tables: StoreDump['tables']): readonly Problem[] =>
  TABLES.flatMap((name) =>
    (tables[name] ?? []).flatMap((row, index) =>
      (ROWS[name].safeParse(row).error?.issues ?? []).map(({ path, message }) => ({
        path: ['store.tables', name, index, ...path].join('.'),
        message,
      })),
    ),
  );

const videoProblems = ({ jobs }: Rows, videos: Readonly<Record<string, string>>): readonly Problem[] => {
  const sizes = new Map(jobs.flatMap(({ job_id: id, video }) => (video === null ? [] : [[id, video] as const])));
  return Object.entries(videos).flatMap(([jobId, base64]) => {
    const path = `videos.${jobId.slice(0, 80)}`;
    const facts = sizes.get(jobId);
    if (facts === undefined) return [{ path, message: 'is the video of no finished job' }];
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) return [{ path, message: 'is not Base64' }];
    const { bytes } = JSON.parse(facts) as { readonly bytes: number };
    const sent = Buffer.byteLength(base64, 'base64');
    return sent === bytes ? [] : [{ path, message: `has ${sent} bytes, its job says ${bytes}` }];
  });
};

/** Every problem; the form of rows is judged first, what they say of each other when each has its form. */
export const snapshotProblems = (
  { tables }: StoreDump,
  videos: Readonly<Record<string, string>>,
  media: SnapshotMedia = {},
): readonly Problem[] => {
  for (const look of [tableProblems, rowProblems]) {
    const problems = look(tables);
    if (problems.length > 0) return problems;
  }
  const rows = tables as unknown as Rows;
  return [...referenceProblems(rows), ...videoProblems(rows, videos), ...fileProblems(tables, media)];
};
