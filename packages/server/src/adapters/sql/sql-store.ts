/** The store over any SQL database: decisions under a lock, and beside them what each kind of thing needs. */
import type { Decision } from '../../domain/decision';
import type { Store } from '../../ports/store';
import { createAccountStore } from './account-store';
import { createDeliveryLog } from './delivery-log';
import { createDeliveryQueue } from './delivery-queue';
import { createJobStore } from './job-store';
import { createPrune } from './prune';
import { createQueueSizes } from './queue-sizes';
import { readView } from './read-view';
import { createSceneStore } from './scene-store';
import { createSettingsStore } from './settings-store';
import type { SqlDatabase } from './statement';
import { createWholeState } from './whole-state';
import { writeAccount, writeEffect } from './write-effects';

/** What a store needs beside its database. */
export interface SqlStoreOptions {
  readonly database: SqlDatabase;
}

export const createSqlStore = ({ database }: SqlStoreOptions): Store => ({
  ...createAccountStore(database),
  ...createJobStore(database),
  ...createSceneStore(database),
  ...createDeliveryQueue(database),
  ...createDeliveryLog(database),
  ...createPrune(database),
  ...createQueueSizes(database),
  ...createSettingsStore(database),
  ...createWholeState(database),

  decide: <R>(userId: string, decision: Decision<R>) =>
    database.write(async (connection) => {
      const view = await readView(connection, userId, decision.reads);
      if (view === undefined) return undefined;
      const { result, account, effects = [] } = decision.decide(view);
      if (account !== undefined) await writeAccount(connection, account);
      for (const effect of effects) await writeEffect(connection, userId, effect);
      return result;
    }),
});
