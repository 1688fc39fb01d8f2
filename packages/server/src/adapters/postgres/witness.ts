/**
 * Tells what became of a transaction whose commit was sent and whose answer was lost. Each connection has a row of its own, and
 * each transaction that changes anything numbers it. The numbers that PostgreSQL gives transactions would not do: after a crash
 * it gives those again that came to nothing.
 */
import type { Pool, PoolClient } from 'pg';

export interface Mark {
  readonly slot: string;
  readonly number: number;
}

export interface Witness {
  /** The mark of the next transaction on a connection; `write` adds it to that transaction. */
  readonly next: (client: PoolClient) => Promise<Mark>;
  /** What became of the last transaction on a connection is known. */
  readonly known: (client: PoolClient) => void;
  readonly write: (client: PoolClient, mark: Mark) => Promise<unknown>;
  /** Whether the transaction with that mark was committed. Waits for the end of one that is under way. */
  readonly isThere: (client: PoolClient, mark: Mark) => Promise<boolean>;
  /** Forgets this process. */
  readonly close: (pool: Pick<Pool, 'connect'>) => Promise<void>;
}

const RESERVE = 'INSERT INTO vid_commits (slot, number) VALUES ($1, 0) ON CONFLICT (slot) DO NOTHING';
const WRITE = {
  name: 'vid_mark',
  text: 'INSERT INTO vid_commits (slot, number) VALUES ($1, $2) ON CONFLICT (slot) DO UPDATE SET number = excluded.number',
};
const READ = 'SELECT number FROM vid_commits WHERE slot = $1 FOR UPDATE';
const FORGET = 'DELETE FROM vid_commits WHERE starts_with(slot, $1)';

export const createWitness = (process: string): Witness => {
  const slots = new WeakMap<PoolClient, string>();
  const inDoubt = new Set<string>();
  /** Of connections that ended in good order: those that come in their place leave no row more behind. */
  const free: string[] = [];
  let slotCount = 0;
  let numbers = 0;

  /** The row is there before the first transaction: one that is not there yet could not be waited for. */
  const reserve = async (client: PoolClient): Promise<string> => {
    const left = free.pop();
    if (left === undefined) slotCount += 1;
    const slot = left ?? `${process}/${slotCount}`;
    await client.query(RESERVE, [slot]);
    slots.set(client, slot);
    client.once('end', () => {
      if (!inDoubt.has(slot)) free.push(slot);
    });
    return slot;
  };

  return {
    next: async (client) => {
      const slot = slots.get(client) ?? (await reserve(client));
      numbers += 1;
      inDoubt.add(slot);
      return { slot, number: numbers };
    },
    known: (client) => {
      const slot = slots.get(client);
      if (slot !== undefined) inDoubt.delete(slot);
    },
    write: (client, { slot, number }) => client.query({ ...WRITE, values: [slot, number] }),
    isThere: async (client, { slot, number }) => {
      const { rows } = await client.query<{ number: number }>(READ, [slot]);
      return rows[0]?.number === number;
    },
    close: async (pool) => {
      if (slotCount === 0) return;
      const client = await pool.connect().catch(() => undefined);
      await client?.query(FORGET, [`${process}/`]).catch(() => undefined);
      client?.release();
    },
  };
};
