// Builds the packages one after the other: each needs the built types of those before it. The artwork is extracted beside.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeStamp } from './build-stamp.mjs';

const inOrder = ['webhook-verify', 'sdk', 'server', 'cli'];
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

/** Runs beside the packages' builds, which leave one core idle. */
const extractArtwork = () => {
  const script = join(root, 'packages/server/build/extract-artwork.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, join(distOf('server'), ARTWORK)], { cwd: root });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, output: Buffer.concat(output).toString() }));
  });
};

for (const name of inOrder) empty(distOf(name));
mkdirSync(distOf('server'), { recursive: true });
const artwork = extractArtwork();
for (const name of inOrder) {
  const cwd = join(root, 'packages', name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsup, '--silent'], { cwd, encoding: 'utf8' });
  if (status !== 0) fail(`packages/${name}`, status, `${stdout}${stderr}`);
}
const { status, output } = await artwork;
if (status !== 0) fail('the artwork', status, output);
writeStamp(root);
