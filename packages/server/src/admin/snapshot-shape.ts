/** What a snapshot is before anything is known of its rows: tables of rows of cells, and files as texts. */
import type { Problem } from '@vid/sdk/contract';
import { STATE_LIMITS } from '../http/body-limits';
import { beyondLimits } from '../http/json-reader';
import type { StoreDump } from '../ports/store';
import { type Judging, steps } from '../services/snapshot/judging';
import type { SnapshotMedia } from '../services/snapshot/kept-files';

type Members = Readonly<Record<string, unknown>>;

/** A snapshot whose members nobody has looked at. */
export interface UnjudgedSnapshot {
  readonly store: { readonly version: number; readonly tables: Members };
  readonly videos: Members;
  readonly media: Members;
}

export interface ShapedSnapshot {
  readonly store: StoreDump;
  readonly videos: Readonly<Record<string, string>>;
  readonly media: SnapshotMedia;
}

/** More than any version has. */
const MAX_TABLES = 100;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const notMembers = (path: string): Problem => ({ path, message: 'must be an object' });

/** Some cells hold JSON, which is read again, as deep as it is. */
function* cellProblems(path: string, value: unknown): Judging {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return;
  yield* steps(value.length);
  if (beyondLimits(Buffer.from(value), STATE_LIMITS) !== undefined)
    yield { path, message: `holds JSON that is nested more than ${STATE_LIMITS.depth} deep` };
}

function* tableShape(tables: Members): Judging {
  const names = Object.keys(tables);
  if (names.length > MAX_TABLES) {
    yield { path: 'store.tables', message: `has ${names.length} tables, ${MAX_TABLES} are allowed` };
    return;
  }
  for (const name of names) {
    const path = `store.tables.${name}`;
    const rows = tables[name];
    if (!Array.isArray(rows)) {
      yield { path, message: 'must be a list' };
      continue;
    }
    for (const [index, row] of rows.entries()) {
      yield undefined;
      if (!isMembers(row)) yield notMembers(`${path}.${index}`);
      else for (const cell of Object.keys(row)) yield* cellProblems(`${path}.${index}.${cell}`, row[cell]);
    }
  }
}

function* textShape(path: string, texts: unknown): Judging {
  if (!isMembers(texts)) {
    yield notMembers(path);
    return;
  }
  for (const name of Object.keys(texts))
    yield typeof texts[name] === 'string' ? undefined : { path: `${path}.${name}`, message: 'must be a text' };
}

/** What keeps a snapshot from being a `ShapedSnapshot`. */
export function* shapeProblems({ store, videos, media }: UnjudgedSnapshot): Judging {
  yield* tableShape(store.tables);
  yield* textShape('videos', videos);
  for (const jobId of Object.keys(media)) yield* textShape(`media.${jobId}`, media[jobId]);
}
