/** A store on a database of its own, which is gone when the store is closed. */
import { readDatabaseAddress } from '../../src/adapters/postgres/database-address';
import { openPostgresStore } from '../../src/adapters/postgres/open-postgres-store';
import type { Store } from '../../src/ports/store';
import { createDatabase, SECRET_KEY } from './postgres';

export const openStoreAt = (url: string, process = 'test'): Promise<Store> =>
  openPostgresStore({ address: readDatabaseAddress(url), process, secretKey: SECRET_KEY, dataDir: undefined });

let template: Promise<string> | undefined;
/** A database that has the schema already: copying it is quicker than making it. */
const migrated = (): Promise<string> =>
  (template ??= (async () => {
    const { url } = await createDatabase();
    const store = await openStoreAt(url);
    await store.close();
    return new URL(url).pathname.slice(1);
  })());

export const createMigratedDatabase = async () => createDatabase(await migrated());

/** A store of one's own: it is gone when it is closed. */
const openTestStore = async () => {
  const { url, drop } = await createMigratedDatabase();
  const store = await openStoreAt(url);
  return {
    store,
    url,
    close: async () => {
      await store.close();
      await drop();
    },
  };
};

/** Stores for the tests of a file: each is emptied and used again, unless a test has closed it. */
export const createReusedStores = () => {
  const free: Awaited<ReturnType<typeof openTestStore>>[] = [];
  return {
    open: async () => {
      const opened = free.pop() ?? (await openTestStore());
      const { store } = opened;
      const close = async () => {
        const isOpen = await store.clear().then(
          () => true,
          () => false,
        );
        if (isOpen) free.push(opened);
        else await opened.close();
      };
      return { store, close };
    },
    close: async () => {
      for (const opened of free.splice(0)) await opened.close();
    },
  };
};
