/** Where the state is: in a file or memory of this process, or in a database that several processes share. */
import { createIds } from '../adapters/ids/create-ids';
import type { SharedDatabase } from '../adapters/postgres';
import type { Place } from '../adapters/postgres/claim-place';
import { claimFolder } from '../adapters/private-files/private-files';
import { createAnnouncingStore } from '../adapters/signals/announcing-store';
import { createLocalSignals } from '../adapters/signals/local-signals';
import { createOneAtATime } from '../adapters/signals/one-at-a-time';
import { createQuietEverywhere } from '../adapters/signals/quiet-everywhere';
import { createSharedSignals } from '../adapters/signals/shared-signals';
import { createTellingStore } from '../adapters/signals/telling-store';
import { createWakingStore } from '../adapters/signals/waking-store';
import { openSqliteStore } from '../adapters/sqlite/open-sqlite-store';
import type { Settled } from '../options';
import type { Alone } from '../ports/alone';
import type { VirtualClock } from '../ports/clock';
import type { Ids } from '../ports/ids';
import type { KeptRequests } from '../ports/kept-requests';
import type { Log } from '../ports/log';
import type { Messages } from '../ports/messages';
import type { Signals, Topic } from '../ports/signals';
import type { Store } from '../ports/store';
import type { Overrides } from './overrides';
import { placeOfVideos } from './place-of-videos';

export interface State {
  readonly store: Store;
  readonly signals: Signals;
  /** Undefined: nobody else has this state. */
  readonly shared: Shared | undefined;
  /** Replaces the state, or removes what one that was replaced has left: one does at a time. */
  readonly replacing: Alone;
  /** What the clock asks before it goes on, and how it is turned. */
  readonly turning: {
    readonly drained: () => Promise<number | undefined>;
    readonly alone?: (turn: () => Promise<void>) => Promise<void>;
  };
}

export interface Shared {
  readonly messages: Messages;
  readonly requests: KeptRequests;
  /** Wakes in this process alone. */
  readonly wakeHere: (topic: Topic) => void;
  readonly close: () => Promise<void>;
}

export interface OpenStateDeps {
  readonly options: Settled;
  readonly overrides: Overrides;
  readonly ids: Ids;
  readonly log: Log;
  /** The store as somebody watches it. */
  readonly measured: (store: Store) => Store;
  readonly clock: () => Pick<VirtualClock, 'nextDue'>;
  /** Takes over what other processes changed. */
  readonly refresh: () => Promise<void>;
  /** This process has changed something of that. */
  readonly wrote: () => void;
}

const openShared = async (
  { options }: OpenStateDeps,
  name: string,
  place: Place,
): Promise<SharedDatabase | undefined> => {
  const { database: address, dataDir, secretKey, role, leaseMs } = options;
  if (address === undefined) return undefined;
  const { openPostgres } = await import('../adapters/postgres');
  if (dataDir !== undefined) claimFolder(dataDir, 'vid.key');
  return openPostgres({ address, dataDir, secretKey, role, leaseMs, process: name, place });
};

/** What somebody should know of where the videos of all processes are. */
const tellPlace = (
  { options, log }: OpenStateDeps,
  { before, others }: SharedDatabase['claimed'],
  { name, told }: Place,
): void => {
  if (before !== undefined)
    log.write('warn', 'videos-moved', {
      from: before,
      to: name,
      next: 'no other process runs, so that this is the place of all from now on: copy what was made before to it, or end this process and start it with the old place',
    });
  // Whoever names a role has several processes, which may be anywhere; so may those that are there already.
  if (!told && (options.role !== 'all' || others > 0))
    log.write('warn', 'videos-on-one-machine', {
      where: name,
      next: 'processes on other machines find no videos there: name a folder that all of them share, or s3://bucket/prefix, with --artifacts',
    });
};

const openOwn = ({ options, overrides, ids, log, measured }: OpenStateDeps): Promise<Store> =>
  openSqliteStore({
    dataDir: options.dataDir,
    idsPosition: () => ids.position(),
    warn: (message) => log.write('warn', 'data-folder-open', { message }),
  }).then((opened) => measured(overrides.wrapStore?.(opened) ?? opened));

export const openState = async (deps: OpenStateDeps): Promise<State> => {
  const local = createLocalSignals();
  // Not one of the drawn ids: a seed must not make two processes the same.
  const name = () => createIds().secret().slice(0, 12);
  const me = `${process.pid}-${name()}`;
  const place = placeOfVideos(deps.options, me);
  const database = await openShared(deps, me, place);
  if (database === undefined) {
    const store = createTellingStore(createWakingStore(await openOwn(deps), local), local);
    const drained = () => local.idle().then(() => undefined);
    return { store, signals: local, shared: undefined, replacing: createOneAtATime(), turning: { drained } };
  }
  const { messages, requests, others } = database;
  tellPlace(deps, database.claimed, place);
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
    signals,
    shared: { messages, requests, wakeHere: (topic) => local.wake(topic), close: database.close },
    replacing: database.replacing,
    turning: { drained, alone },
  };
};
