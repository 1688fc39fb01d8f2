/** Brings the dump of an earlier version to the form of this one, step by step, as migrations do with a database. */
import { shownKey } from '../../domain/local-keys';
import type { StoreDump } from '../../ports/store';
import { SCHEMA_VERSION } from './migrations';
import { keyDigest } from './secrets';

type Row = Readonly<Record<string, unknown>>;
type Tables = StoreDump['tables'];

const changing = (tables: Tables, name: string, change: (row: Row) => Row): Tables => ({
  ...tables,
  [name]: (tables[name] ?? []).map(change),
});

/** What leads from a version to the next; what is wrong with a row stays wrong, and is told by whoever checks it. */
const STEPS: readonly ((tables: Tables) => Tables)[] = [
  // Attempts under way moved to their delivery's row.
  (tables) => {
    const free = changing(tables, 'deliveries', (row) => ({ ...row, begun_at: null, begun_url: null }));
    return changing(free, 'attempts', (row) => (row.outcome === 'started' ? { ...row, outcome: 'interrupted' } : row));
  },
  // Attempts got an owner.
  (tables) => changing(tables, 'deliveries', (row) => ({ ...row, owner: null })),
  // Ages got indexes, which no dump holds.
  (tables) => tables,
  // Keys became digests.
  (tables) =>
    changing(tables, 'api_keys', ({ api_key: apiKey, ...row }) =>
      typeof apiKey === 'string' ? { ...row, key_digest: keyDigest(apiKey), hint: shownKey(apiKey) } : row,
    ),
];

/** @throws {Error} the dump is of a newer version */
export const upgradeDump = ({ version, tables }: StoreDump): StoreDump => {
  if (version > SCHEMA_VERSION)
    throw new Error(
      `The snapshot has version ${version}, this server knows versions up to ${SCHEMA_VERSION}; use a newer @vid/server.`,
    );
  return { version: SCHEMA_VERSION, tables: STEPS.slice(version - 1).reduce((result, step) => step(result), tables) };
};
