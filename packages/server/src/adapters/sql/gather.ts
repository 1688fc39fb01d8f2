/**
 * Writes together what comes while a transaction is awaited: a few statements over many items cost less than many
 * transactions over one. Whoever hands an item over waits for the transaction that holds it.
 */
import type { Connection, SqlDatabase } from './statement';

/** Takes one item; resolves when it is durable. */
export const gather = <T>(
  database: SqlDatabase,
  write: (connection: Connection, items: readonly T[]) => Promise<void>,
): ((item: T) => Promise<void>) => {
  let waiting: T[] = [];
  let written: Promise<void> | undefined;

  const open = (): Promise<void> => {
    let mine: readonly T[] | undefined;
    return database.write(async (connection) => {
      // The work of a transaction that was undone runs again, and then over the same items.
      if (mine === undefined) {
        mine = waiting;
        waiting = [];
        written = undefined;
      }
      await write(connection, mine);
    });
  };

  return (item) => {
    waiting.push(item);
    return (written ??= open());
  };
};
