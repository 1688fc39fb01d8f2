/** What a snapshot is before anything is known of its rows: tables of rows of cells, and files as texts. */
import type { Problem } from '@vid/sdk/contract';
import { CELL_LIMITS } from '../http/body-limits';
import { createJsonReader } from '../http/json-reader';
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
const MAX_CELLS = 100;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const notMembers = (path: string): Problem => ({ path, message: 'must be an object' });

/** Characters of a cell that are read at once. */
const PIECE = 64 * 1024;

/** Some cells hold JSON, which is read again in one go, as deep as it is. */
function* cellProblems(path: string, value: unknown): Judging {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return;
  const reader = createJsonReader(CELL_LIMITS);
  for (let at = 0; at < value.length; at += PIECE) {
    const piece = value.slice(at, at + PIECE);
    yield* steps(piece.length);
    const found = reader.add(Buffer.from(piece));
    if (found === undefined) continue;
    // What is no JSON is told with what else is wrong with its row.
    if (found.kind !== 'invalid') yield { path, message: `holds JSON that ${found.problem}` };
    return;
  }
}

function* rowShape(path: string, row: Members): Judging {
  const cells = Object.keys(row);
  if (cells.length > MAX_CELLS) yield { path, message: `has ${cells.length} cells, ${MAX_CELLS} are allowed` };
  else for (const cell of cells) yield* cellProblems(`${path}.${cell}`, row[cell]);
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
      yield* isMembers(row) ? rowShape(`${path}.${index}`, row) : [notMembers(`${path}.${index}`)];
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
