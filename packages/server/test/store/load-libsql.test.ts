import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { loadLibsql } from '../../src/adapters/sqlite/load-libsql';

const require = createRequire(import.meta.url);
const ofLibsql = createRequire(require.resolve('libsql'));

const detectors = ['detect-libc', '@neon-rs/load'].map((name) => ofLibsql.resolve(name));
const forget = () => {
  for (const id of Object.keys(require.cache))
    if (id.includes('libsql') || detectors.includes(id)) delete require.cache[id];
};
const detected = () => detectors.map((id) => require.cache[id] !== undefined);
const { glibcVersionRuntime: glibc } = (process.report.getReport() as { header: { glibcVersionRuntime?: string } })
  .header;

describe.runIf(process.platform === 'linux' && glibc !== undefined)('on a usual Linux', () => {
  test('libsql is loaded without finding out where it is', () => {
    forget();
    new (loadLibsql())(':memory:').close();
    expect(detected()).toEqual([false, false]);
  });

  test('what was found out before stays known', () => {
    forget();
    const known: unknown = ofLibsql('detect-libc');
    new (loadLibsql())(':memory:').close();
    expect(ofLibsql('detect-libc')).toBe(known);
    expect(detected()).toEqual([true, false]);
  });

  test('it finds out where it is when it is elsewhere', () => {
    forget();
    new (loadLibsql('linux-x64-that-is-nowhere'))(':memory:').close();
    expect(detected()).toEqual([true, true]);
  });
});

test.each([[undefined], ['linux-x64-that-is-nowhere']])(
  'libsql works with the target %s and leaves no stand-in',
  (target) => {
    forget();
    const database = new (loadLibsql(target))(':memory:');
    expect(database.prepare('SELECT 1 AS one').all([])).toEqual([{ one: 1 }]);
    database.close();
    expect(ofLibsql('detect-libc')).toHaveProperty('version');
    expect(ofLibsql('@neon-rs/load')).toHaveProperty('load');
  },
);
