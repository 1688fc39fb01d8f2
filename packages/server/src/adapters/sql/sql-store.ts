/** The store over any SQL database: decisions under a lock, and beside them what each kind of thing needs. */
import type { Store } from '../../ports/store';
import { createAccountStore } from './account-store';
import { createClaimJobs } from './claim-jobs';
import { decideAlone } from './decide-alone';
import { createDeliveryLog } from './delivery-log';
import { createDeliveryQueue } from './delivery-queue';
import { gatherDecisions } from './gather-decisions';
import { createJobStore } from './job-store';
import { createLossStore } from './lost-attempts';
import { createPrune } from './prune';
import { createQueueSizes } from './queue-sizes';
import { createSceneStore } from './scene-store';
import { createSettingsStore } from './settings-store';
import type { SqlDatabase } from './statement';
import { createWholeState } from './whole-state';

/** What a store needs beside its database. */
export interface SqlStoreOptions {
  readonly database: SqlDatabase;
}

export const createSqlStore = ({ database }: SqlStoreOptions): Store => ({
  ...createAccountStore(database),
  ...createJobStore(database),
  ...createClaimJobs(database),
  ...createLossStore(database),
  ...createSceneStore(database),
  ...createDeliveryQueue(database),
  ...createDeliveryLog(database),
  ...createPrune(database),
  ...createQueueSizes(database),
  ...createSettingsStore(database),
  ...createWholeState(database),

  decide:
    database.gathers === true
      ? gatherDecisions(database)
      : (userId, decision) => decideAlone(database, userId, decision),
});
