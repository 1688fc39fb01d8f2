// Two matrices. The tests of the client, of the verifier and of both against the reference server run under every supported
// version of Node, where a deprecation of the newest is a failure; the tests of the renderer run with every ffmpeg that is
// found. What runs this counts for its own version of Node; other binaries come from npm, into scripts/node-matrix, when they
// are first needed. What cannot be had (another platform, no registry) is named as skipped, and passes.
// `npm run matrix -- 22 24 ffmpeg` runs a part, `other-ffmpegs` those that a render doesn't find by itself: the tests have run
// with that one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringTools } from './bring-tools.mjs';
import { findFfmpegs } from './find-ffmpegs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('node-matrix', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
// What a service may do otherwise is the same under each of them.
const withServer = ['interception', 'transports'].map((name) => `packages/server/test/clients/${name}`);
const suites = ['packages/sdk', 'packages/webhook-verify', ...withServer];
const render = 'packages/server/test/render';
const renderSuites = ['expected', 'pictures', 'ffmpeg-renderer', 'other-ffmpegs'].map((name) => `${render}/${name}`);

const { dependencies } = JSON.parse(readFileSync(new URL('node-matrix/package.json', import.meta.url), 'utf8'));
const nodes = Object.entries(dependencies).filter(([, spec]) => spec.startsWith('npm:node-'));
const binaryOf = (name) => join(folder, 'node_modules', name, 'bin/node');
const answers = (binary) => existsSync(binary) && spawnSync(binary, ['--version']).status === 0;

const run = (binary, files, env = {}) =>
  spawnSync(binary, [vitest, 'run', '--reporter=dot', ...files], {
    ...{ cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  }).status === 0;

const work = mkdtempSync(join(tmpdir(), 'vid-matrix-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

/** Runs with every deprecation told, those to come included, and fails on any. */
const runStrictly = (binary, version) => {
  const file = join(work, version);
  writeFileSync(file, '');
  const preload = new URL('deprecations.mjs', import.meta.url).href;
  const passed = run(binary, suites, {
    NODE_OPTIONS: `--pending-deprecation --no-warnings --import=${preload}`,
    VID_DEPRECATIONS: file,
  });
  const told = [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))];
  for (const line of told) console.log(`deprecated  ${line}`);
  return passed && told.length === 0;
};

const asked = process.argv.slice(2);
const wanted = (name) => asked.length === 0 || asked.includes(name);
const list = (names) => (names.length === 0 ? 'none' : names.join(', '));
const failures = [];
const conclude = (what, { passed, failed, skipped }) => {
  failures.push(...failed);
  return `${what}: passed ${list(passed)}; failed ${list(failed)}; skipped ${list(skipped)}`;
};

bringTools(folder);
const lines = [];

const [own] = process.versions.node.split('.');
const candidates = [
  { version: process.versions.node, binary: process.execPath },
  ...nodes
    .map(([name, spec]) => ({ version: spec.split('@').at(-1), binary: binaryOf(name) }))
    .filter(({ version }) => !version.startsWith(`${own}.`)),
];
const newest = Math.max(...candidates.map(({ version }) => Number.parseInt(version, 10)));
const byNode = { passed: [], failed: [], skipped: [] };
for (const { version, binary } of candidates) {
  const major = version.split('.')[0];
  if (!wanted(major)) continue;
  console.log(`\n== Node ${version}`);
  if (!answers(binary)) byNode.skipped.push(`${version} (there is no such binary here)`);
  else {
    const passed = Number(major) === newest ? runStrictly(binary, version) : run(binary, suites);
    byNode[passed ? 'passed' : 'failed'].push(version);
  }
}
if (Object.values(byNode).some((names) => names.length > 0)) lines.push(conclude('matrix of Node', byNode));

if (wanted('ffmpeg') || asked.includes('other-ffmpegs')) {
  const { found: all, skipped } = findFfmpegs();
  const { findFfmpeg } = await import('../packages/server/dist/installation.js');
  const own = wanted('ffmpeg') ? undefined : (await findFfmpeg()).ffmpeg?.path;
  const found = all.filter(({ path }) => path !== own);
  if (own !== undefined) skipped.push(`${own}: the tests run with it`);
  const byFfmpeg = { passed: [], failed: [], skipped };
  for (const { place, path, env, version } of found) {
    console.log(`\n== ffmpeg ${version} (${place})`);
    const passed = run(process.execPath, renderSuites, { ...env, VID_FFMPEG: path });
    byFfmpeg[passed ? 'passed' : 'failed'].push(`${version} (${place})`);
  }
  lines.push(conclude('matrix of ffmpeg', byFfmpeg));
}

console.log(`\n${lines.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
