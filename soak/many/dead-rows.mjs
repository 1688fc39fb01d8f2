// What rows that were changed or removed leave behind, while many processes work: it must stay bounded, however long they do.

const TABLES = 'SELECT relname AS name, n_live_tup::int AS live, n_dead_tup::int AS dead FROM pg_stat_user_tables';
/** Of a table as many rows may be dead, beside as many as live, before the next vacuum comes. */
const DEAD = 2_000;

/** `ask` gives the rows of a query, none while the database is away. */
export const createDeadRows = (ask) => {
  const found = new Map();
  let most = { name: 'none', live: 0, dead: 0 };
  return {
    look: async () => {
      for (const table of await ask(TABLES)) {
        if (table.dead > most.dead) most = table;
        if (table.dead > DEAD + table.live) found.set(table.name, table);
      }
    },
    /** The table that had the most at any look. */
    most: () => most,
    /** Tables that had too many, as sentences. */
    failures: () =>
      [...found.values()].map(({ name, live, dead }) => `${name} had ${dead} dead rows beside ${live} that lived`),
  };
};
