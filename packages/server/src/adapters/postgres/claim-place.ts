/**
 * Holds all processes of a database to one place of the videos, and says that this one lives. The first records its place;
 * one with another is refused while others work, since what it made would be found by none of them, and moves all to its own
 * when it is alone. Where nobody was told any place, each process has its own, which its log says.
 */
import type { Pool, PoolClient } from 'pg';
import { DatabaseError } from './database-error';
import { OTHERS, SAY } from './presence';

/** Where a process keeps videos. */
export interface Place {
  /** The same text for the same place, whichever process says it. */
  readonly name: string;
  /** Somebody named it; else it is where this process keeps its data. */
  readonly told: boolean;
}

export interface Claimed {
  /** Where videos were until now, if that was elsewhere. */
  readonly before: string | undefined;
  /** The other processes that live. */
  readonly others: readonly OtherProcess[];
}

/** As it told of itself. */
export interface OtherProcess {
  readonly role: string;
  /** JSON; null: of a version that tells nothing. */
  readonly told: string | null;
}

export interface ClaimPlaceDeps {
  readonly pool: Pick<Pool, 'connect'>;
  readonly process: string;
  readonly role: string;
  readonly told: string;
  readonly leaseMs: number;
  readonly place: Place;
}

/** Of the advisory lock around this: `vid place` as a number. */
const LOCK = 0x7669_6404;
const KNOWN = "SELECT to_regclass('vid_place') IS NOT NULL AS known";
const MAKE =
  'CREATE TABLE vid_place (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, told BOOLEAN NOT NULL)';
const READ = 'SELECT name, told FROM vid_place';
const RECORD = `INSERT INTO vid_place (one, name, told) VALUES (1, $1, $2)
  ON CONFLICT (one) DO UPDATE SET name = excluded.name, told = excluded.told`;

const refused = (there: string, { place, leaseMs }: ClaimPlaceDeps, others: number): DatabaseError => {
  const who = others === 1 ? 'The other process' : `The ${others} other processes`;
  const mine = place.told ? `told ${place.name}` : `told none, and would take ${place.name}`;
  return new DatabaseError(
    'place',
    `${who} on this database ${others === 1 ? 'keeps' : 'keep'} videos in ${there}; this one was ${mine}, where nobody else would find what it makes. Tell it the same place with --artifacts or VID_ARTIFACTS, and the same S3 endpoint. To move all to another place, end every process, copy the videos, and start with the new one; a process that was killed counts until its lease is over (here ${leaseMs / 1000} s). This process took no work.`,
  );
};

const judge = async (client: PoolClient, deps: ClaimPlaceDeps): Promise<Claimed> => {
  const { process, role, told, leaseMs, place } = deps;
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
  const { rows: tables } = await client.query<{ known: boolean }>(KNOWN);
  if (tables[0]?.known !== true) await client.query(MAKE);
  const there = (await client.query<Place>(READ)).rows[0];
  const { rows: others } = await client.query<OtherProcess>(OTHERS, [process]);
  const isAlone = others.length === 0;
  const isElsewhere = there !== undefined && there.name !== place.name;
  if (isElsewhere && !isAlone && (there.told || place.told)) throw refused(there.name, deps, others.length);
  const isOneOfMany = isElsewhere && !isAlone;
  if (!isOneOfMany) await client.query(RECORD, [place.name, place.told]);
  // In the same transaction: whoever asks next finds this process living.
  await client.query(SAY, [process, role, told, leaseMs]);
  return { before: isElsewhere && !isOneOfMany ? there.name : undefined, others };
};

/**
 * Where the videos are by now, if somebody who was told has moved them elsewhere meanwhile; of a database that does not answer
 * nothing is known.
 */
export const movedTo = async (pool: Pick<Pool, 'query'>, { name, told }: Place): Promise<string | undefined> => {
  if (!told) return undefined;
  const { rows } = await pool.query<Place>(READ).catch(() => ({ rows: [] as Place[] }));
  const [there] = rows;
  return there === undefined || there.name === name ? undefined : there.name;
};

/** @throws {DatabaseError} other processes keep videos elsewhere */
export const claimPlace = async (deps: ClaimPlaceDeps): Promise<Claimed> => {
  const client = await deps.pool.connect();
  try {
    await client.query('BEGIN');
    const claimed = await judge(client, deps);
    await client.query('COMMIT');
    client.release();
    return claimed;
  } catch (error) {
    // What was begun is undone with its connection.
    client.release(true);
    throw error;
  }
};
