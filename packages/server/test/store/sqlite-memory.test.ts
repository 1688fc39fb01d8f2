import { openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';
import { storeSuite } from './suite';

storeSuite(async () => {
  const store = await openSqliteStore({ idsPosition: () => 0 });
  return { store, close: () => store.close() };
});
