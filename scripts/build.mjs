// Builds the packages one after the other, since each needs the built types of those before it; the server and the command
// line need only the client's, so that they are built together. The artwork is extracted and the manual written beside them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeStamp } from './build-stamp.mjs';

const inOrder = [['webhook-verify'], ['sdk'], ['server', 'cli']];
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

const build = async (name) => {
  const { status, output } = await run([tsup, '--silent'], join(root, 'packages', name));
  if (status !== 0) fail(`packages/${name}`, status, output);
};

const extractArtwork = async () => {
  const script = join(root, 'packages/server/build/extract-artwork.ts');
  const { status, output } = await run(['--import', 'tsx', script, join(distOf('server'), ARTWORK)], root);
  if (status !== 0) fail('the artwork', status, output);
};

/** From the sources, so that it waits for nothing. */
const writeManual = async () => {
  const script = join(root, 'packages/cli/build/write-man.ts');
  const { status, output } = await run(['--import', 'tsx', script, join(distOf('cli'), 'man')], root);
  if (status !== 0) fail('the manual', status, output);
};

const buildInOrder = async () => {
  for (const names of inOrder) await Promise.all(names.map(build));
};

for (const name of inOrder.flat()) empty(distOf(name));
mkdirSync(distOf('server'), { recursive: true });
await Promise.all([buildInOrder(), extractArtwork(), writeManual()]);
writeStamp(root);
