/** Everything that processes share through one database: the store, messages, who lives, and the clock's turn. */
import pg from 'pg';
import type { Alone } from '../../ports/alone';
import type { KeptRequests } from '../../ports/kept-requests';
import type { Log } from '../../ports/log';
import type { Messages } from '../../ports/messages';
import type { Store } from '../../ports/store';
import { createOneAtATime } from '../signals/one-at-a-time';
import { createAloneEverywhere } from './alone-everywhere';
import { type Claimed, claimPlace, movedTo, type Place } from './claim-place';
import { connectionConfig, createPool } from './create-pool';
import type { DatabaseAddress } from './database-address';
import { createDatabaseClock } from './database-clock';
import { asDatabaseError } from './database-error';
import { codeOf } from './failures';
import { openPostgresStore } from './open-postgres-store';
import { openPostgresMessages } from './postgres-messages';
import { createPostgresRequests } from './postgres-requests';
import type { KeySource } from './prepare-database';
import { openPresence } from './presence';

export { awaitDatabase } from './await-database';

export interface OpenPostgresOptions extends KeySource {
  readonly address: DatabaseAddress;
  /** The process that this is, unlike any other. */
  readonly process: string;
  readonly role: string;
  /** What it says of itself to the others, as JSON. */
  readonly told: string;
  readonly leaseMs: number;
  /** Where this process keeps videos. */
  readonly place: Place;
  readonly log: Log;
}

export interface SharedDatabase {
  readonly store: Store;
  /** Tells this database from every other, copies of it included. */
  readonly name: string;
  /** Unix milliseconds, by the database's clock. */
  readonly realNow: () => number;
  readonly messages: Messages;
  readonly requests: KeptRequests;
  /** How the place of the videos was found. */
  readonly claimed: Claimed;
  /** Where the videos are by now, if that is no more where this process keeps them. */
  readonly movedTo: () => Promise<string | undefined>;
  /** The other processes that live. */
  readonly others: () => Promise<readonly string[]>;
  /** Runs a turn of the clock while no other process turns it. */
  readonly alone: (turn: () => Promise<void>) => Promise<void>;
  /** Replaces the state, or removes what one that was replaced has left. */
  readonly replacing: Alone;
  /** Ends what the store does not end. */
  readonly close: () => Promise<void>;
}

const NAME_IN_CLUSTER = `SELECT datname || ' (' || oid || ')' AS name FROM pg_database WHERE datname = current_database()`;
const CLUSTER = 'SELECT system_identifier::text AS name FROM pg_control_system()';

const NOT_PERMITTED = '42501';

/** Not everywhere may everybody ask for the name of the cluster. */
const nameOfDatabase = async (pool: Pick<pg.Pool, 'query'>): Promise<string> => {
  const ask = async (words: string) => (await pool.query<{ name: string }>(words)).rows[0]?.name ?? '';
  const cluster = await ask(CLUSTER).catch((error: unknown) => {
    if (codeOf(error) !== NOT_PERMITTED) throw error;
    return 'its server';
  });
  return `the database ${await ask(NAME_IN_CLUSTER)} on ${cluster}`;
};

const tellClock = (log: Log, secondsBehind: number): void => {
  if (secondsBehind === 0) log.write('info', 'clock-is-right');
  else
    log.write('warn', 'clock-differs', {
      seconds_behind: secondsBehind,
      next: 'this process goes by the clock of the database meanwhile: let something such as chrony or systemd-timesyncd set the clocks of both machines',
    });
};

/** Of an advisory lock: `vid clock` as a number. */
const CLOCK_LOCK = 0x7669_6403;
/** The same of `vid state`. */
const STATE_LOCK = 0x7669_6407;

/** @throws {DatabaseError} it can't be reached, refuses, or is not for this version */
export const openPostgres = async (options: OpenPostgresOptions): Promise<SharedDatabase> => {
  const { address, process, role, told, leaseMs, place, log } = options;
  const connection = { url: address.url, name: `vid-server ${role}` };
  const store = await openPostgresStore(options);
  const pool = createPool(connection, 'unlimited');
  const clock = createDatabaseClock({ differs: (secondsBehind) => tellClock(log, secondsBehind) });
  try {
    const claimed = await claimPlace({ pool, process, role, told, leaseMs, place });
    const presence = await openPresence({ pool, process, role, told, clock, leaseMs });
    const name = await nameOfDatabase(pool);
    const messages = await openPostgresMessages({ ...connection, process });
    return {
      store,
      name,
      realNow: clock.realNow,
      messages,
      claimed,
      requests: createPostgresRequests(pool),
      movedTo: () => movedTo(pool, place),
      others: () => presence.others(),
      replacing: createAloneEverywhere(connection, STATE_LOCK, createOneAtATime()),
      alone: async (turn) => {
        const client = new pg.Client(connectionConfig(connection));
        client.on('error', () => undefined);
        await client.connect();
        try {
          await client.query(`SELECT pg_advisory_lock(${CLOCK_LOCK})`);
          await turn();
        } finally {
          await client.end().catch(() => undefined);
        }
      },
      close: async () => {
        await messages.close();
        await presence.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    await store.close();
    throw asDatabaseError(error, address.shown);
  }
};
