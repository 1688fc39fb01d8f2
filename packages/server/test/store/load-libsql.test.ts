import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { loadLibsql } from '../../src/adapters/sqlite/load-libsql';

const require = createRequire(import.meta.url);
const ofLibsql = createRequire(require.resolve('libsql'));

test.each([[undefined], ['linux-x64-that-is-nowhere']])(
  'libsql works with the target %s and leaves no stand-in',
  (target) => {
    for (const id of Object.keys(require.cache)) if (id.includes('libsql')) delete require.cache[id];
    const database = new (loadLibsql(target))(':memory:');
    expect(database.prepare('SELECT 1 AS one').all([])).toEqual([{ one: 1 }]);
    database.close();
    expect(ofLibsql('detect-libc')).toHaveProperty('version');
    expect(ofLibsql('@neon-rs/load')).toHaveProperty('load');
  },
);
