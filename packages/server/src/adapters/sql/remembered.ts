/**
 * Reads one thing by its name again and again, and asks the database only when something was committed since. Databases
 * that can't tell that are asked every time.
 */
import type { Connection, SqlDatabase } from './statement';

/** How many are remembered at most; whoever was remembered first makes room. */
export const MAX_REMEMBERED = 1000;

/** Nobody who is given a remembered thing may change it for the others. */
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
};

/** What is missing is asked for every time: names that nobody has need no room. */
export const remembering = <T extends object>(
  database: Pick<SqlDatabase, 'read' | 'version'>,
  find: (connection: Connection, name: string) => Promise<T | undefined>,
): ((name: string) => Promise<T | undefined>) => {
  const { version } = database;
  if (version === undefined) return (name) => database.read((connection) => find(connection, name));
  const remembered = new Map<string, T>();
  let known: number | undefined;

  /** Forgets everything that was read at another version. */
  const bringUpTo = (current: number): void => {
    if (current === known) return;
    remembered.clear();
    known = current;
  };
  const remember = (name: string, found: T): T => {
    if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? name);
    remembered.set(name, found);
    return found;
  };

  return async (name) => {
    bringUpTo(version());
    const found = remembered.get(name);
    if (found !== undefined) return found;
    return database.read(async (connection) => {
      // Of before the row is read, so that a commit in between makes it count as old.
      const before = version();
      const read = await find(connection, name);
      if (read === undefined) return undefined;
      bringUpTo(before);
      return remember(name, frozen(read));
    });
  };
};
