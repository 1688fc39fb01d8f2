/** Reads the hooks of accounts in their order of creation. */
import type { Selectable } from 'kysely';
import type { Hook } from '../../domain/hook';
import { toHook } from './delivery-rows';
import type { HooksTable } from './schema';
import { type Connection, statement } from './statement';

type HookRow = Selectable<HooksTable>;

const hooksOf = statement<{ user_id: string }, HookRow>((db, arg) =>
  db.selectFrom('hooks').selectAll().where('user_id', '=', arg('user_id')).orderBy('seq'),
);
const heldHooksOf = statement<{ user_id: string }, HookRow>((db, arg, _among, lock) =>
  lock(db.selectFrom('hooks').selectAll().where('user_id', '=', arg('user_id')).orderBy('seq')),
);
/** Those of some accounts. */
const listenersOf = statement<{ users: string }, Pick<HookRow, 'id' | 'user_id' | 'event' | 'active'>>(
  (db, _arg, among) =>
    db.selectFrom('hooks').select(['id', 'user_id', 'event', 'active']).where(among('user_id', 'users')).orderBy('seq'),
);

export const readHooks = async (connection: Connection, userId: string): Promise<readonly Hook[]> =>
  (await hooksOf(connection, { user_id: userId })).map((row) => toHook(row, connection.secrets));

/** The same, to be changed. */
export const lockHooks = async (connection: Connection, userId: string): Promise<readonly Hook[]> =>
  (await heldHooksOf(connection, { user_id: userId })).map((row) => toHook(row, connection.secrets));

export type Listener = Pick<Hook, 'id' | 'userId' | 'event' | 'active'>;

/** Who may listen to events of some accounts. */
export const readListeners = async (
  connection: Connection,
  events: readonly { readonly userId: string }[],
): Promise<readonly Listener[]> => {
  const users = JSON.stringify([...new Set(events.map(({ userId }) => userId))]);
  const rows = await listenersOf(connection, { users });
  return rows.map((row) => ({ id: row.id, userId: row.user_id, event: row.event, active: row.active === 1 }));
};
