import { openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';
import { keptSuite } from './kept';
import { leftSuite } from './left';
import { prunedSuite } from './pruned';
import { storeSuite } from './suite';

const open = async () => {
  const store = await openSqliteStore({ idsPosition: () => 0 });
  return { store, close: () => store.close() };
};

storeSuite(open);
keptSuite(open);
leftSuite(open);
prunedSuite(open);
