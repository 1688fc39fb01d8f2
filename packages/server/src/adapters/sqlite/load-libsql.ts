/**
 * Loads libsql without the probe by which it finds its native package: on Linux that is a diagnostic report of the whole
 * process, which costs more than opening the database. The usual package is tried first; whenever that fails, libsql looks
 * for itself.
 */
import { createRequire } from 'node:module';
import type Libsql from 'libsql';

const require = createRequire(import.meta.url);

/** What libsql asks before it loads its package, and the answers that lead to `target`. */
const answersFor = (target: string): Readonly<Record<string, object>> => ({
  '@neon-rs/load': { currentTarget: () => target },
  'detect-libc': { familySync: () => 'glibc', GLIBC: 'glibc', MUSL: 'musl' },
});

/** Runs `load` while libsql finds answers in the place of the modules that it asks. */
const answering = <T>(answers: Readonly<Record<string, object>>, load: () => T): T => {
  const ofLibsql = createRequire(require.resolve('libsql'));
  const placed: string[] = [];
  try {
    for (const [name, exports] of Object.entries(answers)) {
      const id = ofLibsql.resolve(name);
      if (require.cache[id] !== undefined) continue;
      require.cache[id] = { id, filename: id, loaded: true, exports } as NodeJS.Module;
      placed.push(id);
    }
    return load();
  } finally {
    for (const id of placed) delete require.cache[id];
  }
};

const USUAL_TARGET = process.platform === 'linux' ? `linux-${process.arch}-gnu` : undefined;

/** Loads libsql with the native package `target`, or with the one that it finds by itself. */
export const loadLibsql = (target = USUAL_TARGET): typeof Libsql => {
  const load = () => require('libsql') as typeof Libsql;
  if (target === undefined || process.env.LIBSQL_JS_DEV !== undefined) return load();
  try {
    return answering(answersFor(target), load);
  } catch {
    return load();
  }
};
