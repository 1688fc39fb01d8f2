// Builds the packages. Their scripts are bundled from sources alone, so that nothing waits for anything; beside them their
// types are built, the artwork is extracted, and the manual is written.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeStamp } from './build-stamp.mjs';

const PACKAGES = ['webhook-verify', 'sdk', 'server', 'cli'];
/** Of `packages/server/dist`: kept while it is made of the same things. */
const ARTWORK = 'artwork';
const root = fileURLToPath(new URL('..', import.meta.url));
const tsup = join(root, 'node_modules/tsup/dist/cli-default.js');
const distOf = (name) => join(root, 'packages', name, 'dist');

const fail = (what, status, output) => {
  console.error(`The build of ${what} failed:\n${output}`);
  process.exit(status ?? 1);
};

const empty = (dist) => {
  if (!existsSync(dist)) return;
  for (const entry of readdirSync(dist))
    if (entry !== ARTWORK) rmSync(join(dist, entry), { recursive: true, force: true });
};

const run = (argv, cwd) => {
  const child = spawn(process.execPath, argv, { cwd });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, output: Buffer.concat(output).toString() }));
  });
};

/** Runs what makes a part of the build; the build fails with it. */
const make = async (what, argv, folder = '.') => {
  const { status, output } = await run(argv, join(root, folder));
  if (status !== 0) fail(what, status, output);
};

const bundle = (name) => make(`packages/${name}`, [tsup, '--silent'], join('packages', name));
const script = (path, target) => ['--import', 'tsx', join(root, path), target];

for (const name of PACKAGES) empty(distOf(name));
mkdirSync(distOf('server'), { recursive: true });
/** What takes long begins first. */
const others = [
  ...PACKAGES.slice(0, 2).map((name) => () => bundle(name)),
  () => make('the artwork', script('packages/server/build/extract-artwork.ts', join(distOf('server'), ARTWORK))),
  ...PACKAGES.slice(2).map((name) => () => bundle(name)),
  () =>
    make(
      'what clauses are for',
      script('packages/server/build/learn-addressee.ts', join(distOf('server'), 'learned/addressee.bin')),
    ),
  () => make('the page', script('packages/server/build/write-studio.ts', join(distOf('server'), 'studio'))),
  () => make('the manual', script('packages/cli/build/write-man.ts', join(distOf('cli'), 'man'))),
];
const lane = async () => {
  for (let next = others.shift(); next !== undefined; next = others.shift()) await next();
};
/** The types take longest and one core; the others share what is left, and that one afterwards. */
await Promise.all([
  make('the types', [join(root, 'scripts/build-declarations.mjs')]).then(lane),
  ...Array.from({ length: Math.max(1, availableParallelism() - 1) }, lane),
]);
writeStamp(root);
