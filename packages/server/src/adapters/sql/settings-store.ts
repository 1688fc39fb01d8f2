/** The server's own state, as named values. */
import type { Settings, Store } from '../../ports/store';
import { ENGINES } from './engine';
import { type Connection, type SqlDatabase, statement } from './statement';

type SettingsStore = Pick<Store, 'check' | 'readSettings' | 'writeSettings' | 'changeSettings'>;

const all = statement<object, { name: string; value: string }>((db) => db.selectFrom('settings').selectAll());
const save = statement<{ name: string; value: string }>((db, arg) =>
  db
    .insertInto('settings')
    .values({ name: arg('name'), value: arg('value') })
    .onConflict((on) => on.column('name').doUpdateSet({ value: arg('value') })),
);

const readSettings = async (connection: Connection): Promise<Settings> =>
  Object.fromEntries((await all(connection, {})).map(({ name, value }) => [name, JSON.parse(value) as unknown]));

export const writeSettings = async (connection: Connection, change: Settings): Promise<void> => {
  for (const [name, value] of Object.entries(change))
    if (value !== undefined) await save(connection, { name, value: JSON.stringify(value) });
};

/** Nobody else changes them by what they are until the transaction is over. */
export const lockSettings = async (connection: Connection): Promise<Settings> => {
  const lock = ENGINES[connection.dialect].lockSettings;
  if (lock !== undefined) await connection.all(lock, []);
  return readSettings(connection);
};

export const createSettingsStore = (database: SqlDatabase): SettingsStore => ({
  check: async () => {
    await database.check();
    await database.read(readSettings);
  },
  readSettings: () => database.read(readSettings),
  writeSettings: (change) => database.write((connection) => writeSettings(connection, change)),
  changeSettings: (change) =>
    database.write(async (connection) => {
      const now = await lockSettings(connection);
      const changed = change(now);
      await writeSettings(connection, changed);
      return { ...now, ...changed };
    }),
});
