/** Connections to PostgreSQL, a few at a time. Those that break are replaced when the next one is asked for. */
import pg from 'pg';
import { GatheringSocket } from './gathering-socket';

export interface PoolOptions {
  readonly url: string;
  /** Shown by the database beside what this process does there. */
  readonly name: string;
}

/** Of one process; several processes share what the database allows, 100 by default. */
const CONNECTIONS = 10;
/** Beside them: one that says that the process lives, one for messages, and one for the turn of the clock. */
export const CONNECTIONS_OF_A_PROCESS = CONNECTIONS + 3;
const CONNECT_MS = 5_000;
/** A statement that takes longer is given up, and so is a connection that says nothing for so long. */
const STATEMENT_MS = 30_000;
/** A process that stands still in a transaction keeps others waiting for no longer than this. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const INT8 = 20;

/** Whole numbers of 64 bits arrive as texts; all that are stored here are small enough to be numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as never,
};

/** What every connection begins with. */
export const connectionConfig = ({ url, name }: PoolOptions): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  stream: () => new GatheringSocket(),
  types,
});

const LIMITS = { max: CONNECTIONS, query_timeout: STATEMENT_MS + CONNECT_MS };

/**
 * How sessions are set up: by a statement, since poolers refuse to begin a session with settings. Every statement here leads to
 * its rows by an index; one that was planned while its table was small, and is kept, would go on to read the whole table when it
 * has grown.
 */
const SESSION = [
  `statement_timeout = ${STATEMENT_MS}`,
  `idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  'enable_seqscan = off',
  'enable_bitmapscan = off',
];
const SET_UP = SESSION.map((setting) => `SET ${setting}`).join('; ');

/** `unlimited`: one connection, for what may take its time. */
export const createPool = (options: PoolOptions, unlimited?: 'unlimited'): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionConfig(options),
    ...(unlimited === undefined ? LIMITS : { max: 1 }),
    // Statements are sent on without waiting for the answers to those before them.
    pipeline: true,
    allowExitOnIdle: true,
  });
  // Of connections that nobody uses at the moment; whoever asks next gets another one.
  pool.on('error', () => undefined);
  // Of any of them, at any moment; whoever waits for an answer hears of it by that.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (unlimited === undefined) client.query(SET_UP).catch(() => undefined);
  });
  return pool;
};
