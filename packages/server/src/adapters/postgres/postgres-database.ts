/**
 * A PostgreSQL database that several processes share. A transaction that stood in the way of another one, or whose
 * connection broke before its commit was sent, has been undone and is made again. When the answer to a commit is lost, the
 * database is asked what became of that transaction: only one that was undone is made again.
 */
import type { Pool, PoolClient } from 'pg';
import { OutcomeUnknown } from '../../ports/outcome-unknown';
import type { StoreTrouble } from '../../ports/store-unavailable';
import { createRefusals } from '../sql/refusals';
import type { SecretBox } from '../sql/secrets';
import type { Connection, SqlDatabase } from '../sql/statement';
import { asUnavailable } from './as-unavailable';
import { createConnectFailures } from './connect-failures';
import { isContended, isLost, readOnly } from './failures';
import { openConnection } from './postgres-connection';
import { createSuspectConnections, Disbelieved } from './suspect-connections';
import { createWitness, type Mark } from './witness';

export interface PostgresDatabaseDeps {
  readonly pool: Pick<Pool, 'connect' | 'end'>;
  readonly secrets: SecretBox;
  /** The process that this is, unlike any other. */
  readonly process: string;
  /** For how long a database that does not answer is asked again. */
  readonly patienceMs?: number;
  /** After how long whoever asks how the database is hears what keeps it from answering. */
  readonly soonMs?: number;
  /** Whether transactions may be made again without harm, though they were made. */
  readonly repeatable?: boolean;
  /** Milliseconds of a clock that only goes on. */
  readonly now?: () => number;
}

type Work<T> = (connection: Connection) => Promise<T>;

const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/** What may be over after a pause. */
const PASSING: readonly StoreTrouble[] = ['unreachable', 'slow', 'crowded'];

const MAY_WRITE = "SELECT current_setting('transaction_read_only') AS only_reads";

const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';
const BEGIN_UNHURRIED = `${BEGIN}; SET LOCAL synchronous_commit TO OFF`;

/** A commit whose answer was lost. */
class Unanswered extends Error {
  constructor(
    /** Undefined: it has changed nothing, or may be made again without harm. */
    readonly mark: Mark | undefined,
    cause: unknown,
  ) {
    super('The connection broke while a transaction was committed.', { cause });
  }
}

/** As a transaction that was undone because it stood in the way of another one. */
const undone = (cause: unknown): Error =>
  Object.assign(new Error('The transaction was undone.', { cause }), { code: '40001' });

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error('The transaction was undone.', { cause: reason });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const createPostgresDatabase = ({
  pool,
  secrets,
  process,
  patienceMs = PATIENCE_MS,
  soonMs,
  repeatable = false,
  now = () => performance.now(),
}: PostgresDatabaseDeps): SqlDatabase => {
  const witness = repeatable ? undefined : createWitness(process);
  const failures = createConnectFailures(now, soonMs);
  const suspects = createSuspectConnections(now);
  let closed = false;
  const refusals = createRefusals(now);

  /** Runs work with a connection; one that broke is not used again. */
  const connected = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    if (closed) throw new Error('The store is closed.');
    const client = await failures.noted(pool.connect());
    let broken = false;
    // Also of what nobody waits for at this moment.
    const onError = (): void => {
      broken = true;
    };
    client.on('error', onError);
    suspects.met(client);
    try {
      return await work(client);
    } catch (error) {
      const judged = suspects.judged(client, error);
      broken ||= judged instanceof Disbelieved || isLost(error instanceof Unanswered ? error.cause : error);
      throw judged;
    } finally {
      client.off('error', onError);
      if (!broken) witness?.known(client);
      client.release(broken);
    }
  };

  const transact = async <T>(client: PoolClient, work: Work<T>, begin: string): Promise<T> => {
    const mark = await witness?.next(client);
    const connection = openConnection({ client, secrets, process }, true);
    // Not waited for: if it fails, so does what follows.
    const begun = client.query(begin).catch((error: unknown) => error);
    let result: T;
    try {
      result = await work(connection);
      if (connection.failure() !== undefined) throw connection.failure();
    } catch (error) {
      const reason = connection.failure() ?? error;
      if (!isLost(reason)) await client.query('ROLLBACK').catch(() => undefined);
      throw reason;
    }
    const opened = await begun;
    if (opened instanceof Error) throw opened;
    const marked = mark !== undefined && connection.wrote() ? mark : undefined;
    const marking = marked && witness?.write(client, marked).catch((error: unknown) => error);
    try {
      const { command } = await client.query('COMMIT');
      // A statement that was on its way has failed, and the commit has undone everything.
      if (command !== 'COMMIT') {
        await connection.settled();
        throw asError(connection.failure() ?? (await marking));
      }
    } catch (error) {
      if (isLost(error)) throw new Unanswered(marked, error);
      throw error;
    }
    return result;
  };

  /** Asks again, for as long as there is patience, whatever stands in the way of an answer; a refusal is one. */
  const patiently = async <T>(attempt: () => Promise<T>): Promise<T> => {
    const end = now() + patienceMs;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(LONGEST_PAUSE_MS, wait * 2)) {
      try {
        return await attempt();
      } catch (error) {
        const why = error instanceof Disbelieved ? error.cause : error;
        const away = asUnavailable(why);
        const isRefusal = away !== undefined && !PASSING.includes(away.trouble);
        if (away === undefined && !isContended(why)) throw why;
        // Each time there is one such connection less.
        if (error instanceof Disbelieved && now() < end) continue;
        if (isRefusal && away.trouble !== 'read-only') refusals.note(away);
        // Undone because a connection broke: the database is away, for all that is known.
        if (isRefusal || now() + wait > end) throw away ?? asUnavailable((why as Error).cause) ?? why;
        await pause(wait * (0.5 + Math.random() / 2));
      }
    }
  };

  const committed = async (mark: Mark | undefined): Promise<boolean> => {
    if (mark === undefined || witness === undefined) return false;
    const there = await patiently(() => connected((client) => witness.isThere(client, mark))).catch(() => undefined);
    if (there !== undefined) return there;
    throw new OutcomeUnknown();
  };

  const write = <T>(work: Work<T>, durable?: 'soon'): Promise<T> =>
    patiently(async () => {
      let result: T | undefined;
      const noting: Work<T> = async (connection) => {
        result = await work(connection);
        return result;
      };
      try {
        return await connected((client) => transact(client, noting, durable === 'soon' ? BEGIN_UNHURRIED : BEGIN));
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        if (await committed(error.mark)) return result as T;
        throw undone(error.cause);
      }
    });

  const readWhole = async <T>(client: PoolClient, work: Work<T>): Promise<T> => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      return await work(openConnection({ client, secrets, process }, false));
    } finally {
      await client.query('COMMIT').catch(() => undefined);
    }
  };

  const read: SqlDatabase['read'] = (work, extent) =>
    patiently(() =>
      connected((client) =>
        extent === 'whole' ? readWhole(client, work) : work(openConnection({ client, secrets, process }, false)),
      ),
    );

  return {
    read,
    write,
    check: async () => {
      const asked = read(async (connection) => {
        const [answer] = (await connection.all(MAY_WRITE, [])) as readonly { readonly only_reads: string }[];
        if (answer?.only_reads !== 'off') throw readOnly('transaction_read_only is on');
      });
      await failures.toldSoon(asked);
      refusals.check();
    },
    gathers: true,
    close: async () => {
      if (closed) return;
      closed = true;
      await witness?.close(pool);
      await pool.end();
    },
  };
};
