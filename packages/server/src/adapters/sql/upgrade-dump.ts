/** Brings the dump of an earlier version to the form of this one, step by step, as migrations do with a database. */
import { shownKey } from '../../domain/local-keys';
import type { StoreDump } from '../../ports/store';
import { createTurns } from '../../turns';
import { SCHEMA_VERSION } from './migrations';
import { keyDigest } from './secrets';

type Row = Readonly<Record<string, unknown>>;
type Tables = StoreDump['tables'];

/** Rows that are changed in one turn of the event loop. */
const ROWS = 500;
const turns = createTurns();

const changing = async (tables: Tables, name: string, change: (row: Row) => Row): Promise<Tables> => {
  const changed: Row[] = [];
  for (const row of tables[name] ?? []) if (changed.push(change(row)) % ROWS === 0) await turns.next();
  return { ...tables, [name]: changed };
};

/** What leads from a version to the next; what is wrong with a row stays wrong, and is told by whoever checks it. */
const STEPS: readonly ((tables: Tables) => Promise<Tables>)[] = [
  // Attempts under way moved to their delivery's row.
  async (tables) => {
    const free = await changing(tables, 'deliveries', (row) => ({ ...row, begun_at: null, begun_url: null }));
    return changing(free, 'attempts', (row) => (row.outcome === 'started' ? { ...row, outcome: 'interrupted' } : row));
  },
  // Attempts got an owner.
  (tables) => changing(tables, 'deliveries', (row) => ({ ...row, owner: null })),
  // Ages got indexes, which no dump holds.
  async (tables) => tables,
  // Keys became digests.
  (tables) =>
    changing(tables, 'api_keys', ({ api_key: apiKey, ...row }) =>
      typeof apiKey === 'string' ? { ...row, key_digest: keyDigest(apiKey), hint: shownKey(apiKey) } : row,
    ),
  // Jobs keep what was planned.
  (tables) => changing(tables, 'jobs', (row) => ({ ...row, plan: null })),
  // Accounts take turns by an index, which no dump holds.
  async (tables) => tables,
  // Plannings know their process.
  (tables) => changing(tables, 'plannings', (row) => ({ ...row, process: null })),
  // Scenes of running jobs are in no dump.
  async (tables) => tables,
  // Each statement got an index of its own, which no dump holds.
  async (tables) => tables,
  // Jobs remember the attempts that were lost with their worker.
  (tables) => changing(tables, 'job_specs', (row) => ({ ...row, losses: null })),
];

/** @throws {Error} the dump is of a newer version */
export const upgradeDump = async ({ version, tables }: StoreDump): Promise<StoreDump> => {
  if (version > SCHEMA_VERSION)
    throw new Error(
      `The snapshot has version ${version}, this server knows versions up to ${SCHEMA_VERSION}; use a newer @vid/server`,
    );
  let upgraded = tables;
  for (const step of STEPS.slice(version - 1)) upgraded = await step(upgraded);
  return { version: SCHEMA_VERSION, tables: upgraded };
};
