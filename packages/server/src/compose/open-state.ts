/** Where the state is: in a file or memory of this process, or in a database that several processes share. */
import { createIds } from '../adapters/ids/create-ids';
import type { SharedDatabase } from '../adapters/postgres';
import type { Place } from '../adapters/postgres/claim-place';
import { claimFolder } from '../adapters/private-files/private-files';
import { createLocalSignals } from '../adapters/signals/local-signals';
import { createOneAtATime } from '../adapters/signals/one-at-a-time';
import { createTellingStore } from '../adapters/signals/telling-store';
import { createWakingStore } from '../adapters/signals/waking-store';
import { openSqliteStore } from '../adapters/sqlite/open-sqlite-store';
import type { Store } from '../ports/store';
import { placeOfVideos } from './place-of-videos';
import type { OpenStateDeps, State } from './state';
import { differencesOf, toldSettings } from './told-settings';

const openShared = async (deps: OpenStateDeps, name: string, place: Place): Promise<SharedDatabase | undefined> => {
  const { options, log } = deps;
  const { database: address, dataDir, secretKey, role, leaseMs, databaseWaitMs: waitMs } = options;
  if (address === undefined) return undefined;
  const { awaitDatabase, openPostgres } = await import('../adapters/postgres');
  if (dataDir !== undefined) claimFolder(dataDir, 'vid.key');
  const told = toldSettings(options);
  const shared = { address, dataDir, secretKey, role, leaseMs, told, process: name, place, log };
  const database = await awaitDatabase(() => openPostgres(shared), { waitMs, shown: address.shown, log });
  tellPlace(deps, database.claimed, place);
  tellDifferences(deps, told, database.claimed);
  return database;
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
  if (!told && (options.role !== 'all' || others.length > 0))
    log.write('warn', 'videos-on-one-machine', {
      where: name,
      next: 'processes on other machines find no videos there: name a folder that all of them share, or s3://bucket/prefix, with --artifacts',
    });
};

/** What others were told otherwise: work goes to whoever is free, so that it is done in two ways. */
const tellDifferences = ({ log }: OpenStateDeps, told: string, { others }: SharedDatabase['claimed']): void => {
  const differences = differencesOf(told, others);
  if (differences.length === 0) return;
  log.write('warn', 'processes-differ', {
    differences,
    next: 'give every process of a database the same flags, environment and config file, apart from its role: whichever is free does the work, each as it was told',
  });
};

/** The same at the next start: containers have another host each time, and what is in memory has no past. */
const nameOfOwnState = ({ dataDir }: OpenStateDeps['options']): string =>
  dataDir === undefined ? 'what is in memory' : `the folder ${dataDir}`;

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
    const own = nameOfOwnState(deps.options);
    return { store, name: own, signals: local, shared: undefined, replacing: createOneAtATime(), turning: { drained } };
  }
  const { shareState } = await import('./share-state');
  return shareState(deps, database, { local, name });
};
