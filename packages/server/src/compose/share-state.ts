/** What a state that processes share needs beside its store; a process that is alone does not load it. */
import type { SharedDatabase } from '../adapters/postgres';
import { createAnnouncingStore } from '../adapters/signals/announcing-store';
import type { LocalSignals } from '../adapters/signals/local-signals';
import { createQuietEverywhere } from '../adapters/signals/quiet-everywhere';
import { createSharedSignals } from '../adapters/signals/shared-signals';
import { createTellingStore } from '../adapters/signals/telling-store';
import { createWakingStore } from '../adapters/signals/waking-store';
import type { OpenStateDeps, State } from './state';

export interface ShareStateParts {
  readonly local: LocalSignals;
  /** Draws the name of one question to the others. */
  readonly name: () => string;
}

export const shareState = (deps: OpenStateDeps, database: SharedDatabase, { local, name }: ShareStateParts): State => {
  const { messages, requests, others } = database;
  const signals = createSharedSignals(local, messages);
  const wrapped = deps.measured(deps.overrides.wrapStore?.(database.store) ?? database.store);
  const announcing = createAnnouncingStore(wrapped, messages, deps.wrote);
  const store = createTellingStore(createWakingStore(announcing, signals), signals);
  const drained = createQuietEverywhere({
    messages,
    others,
    name,
    idle: () => local.idle(),
    activity: () => local.activity(),
    nextDue: () => deps.clock().nextDue(),
  });
  const alone = (turn: () => Promise<void>) =>
    database.alone(async () => {
      await deps.refresh();
      await turn();
    });
  return {
    store,
    name: database.name,
    signals,
    shared: {
      realNow: database.realNow,
      messages,
      requests,
      wakeHere: (topic) => local.wake(topic),
      movedTo: database.movedTo,
      close: database.close,
    },
    replacing: database.replacing,
    turning: { drained, alone },
  };
};
