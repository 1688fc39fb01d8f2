import { afterAll, describe } from 'vitest';
import { hasPostgres, onPostgres } from '../support/postgres';
import { createReusedStores } from '../support/postgres-store';
import { keptSuite } from './kept';
import { leftSuite } from './left';
import { prunedSuite } from './pruned';
import { storeSuite } from './suite';

describe.skipIf(!hasPostgres)(`a store ${onPostgres}`, () => {
  const { open, close } = createReusedStores();
  afterAll(close);
  storeSuite(open);
  keptSuite(open);
  leftSuite(open);
  prunedSuite(open);
});
