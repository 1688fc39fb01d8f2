// Runs the tests of the client, of the verifier and of both against the reference server under every supported version of
// Node. The one that runs this counts for its own version; the others come from npm, into scripts/node-matrix, when they
// are first needed. Where they cannot be had (another platform, no registry) it says that it skipped them, and passes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('node-matrix', import.meta.url));
const suites = ['packages/sdk', 'packages/webhook-verify', 'packages/server/test/clients'];
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

const { dependencies } = JSON.parse(readFileSync(new URL('node-matrix/package.json', import.meta.url), 'utf8'));
const binaryOf = (name) => `${folder}/node_modules/${name}/bin/node`;
const answers = (binary) => existsSync(binary) && spawnSync(binary, ['--version']).status === 0;

/** Brings the binaries, when they are not there; without a registry or on another platform they stay away. */
const fetchBinaries = () => {
  if (Object.keys(dependencies).every((name) => answers(binaryOf(name)))) return;
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-timeout=60000'];
  const { status, stderr } = spawnSync('npm', flags, { cwd: folder, encoding: 'utf8', timeout: 240_000 });
  if (status !== 0) console.log(`npm ci in scripts/node-matrix failed: ${String(stderr).trim().split('\n').at(-1)}`);
};

const run = (binary, version) => {
  console.log(`\n== Node ${version}`);
  return spawnSync(binary, [vitest, 'run', '--reporter=dot', ...suites], { cwd: root, stdio: 'inherit' }).status === 0;
};

const asked = process.argv.slice(2);
const wanted = (major) => asked.length === 0 || asked.includes(major);

fetchBinaries();
const results = { passed: [], failed: [], skipped: [] };
const [own] = process.versions.node.split('.');
const candidates = [
  { version: process.versions.node, binary: process.execPath },
  ...Object.entries(dependencies)
    .map(([name, spec]) => ({ version: spec.split('@').at(-1), binary: binaryOf(name) }))
    .filter(({ version }) => !version.startsWith(`${own}.`)),
];
for (const { version, binary } of candidates) {
  if (!wanted(version.split('.')[0])) continue;
  if (!answers(binary)) {
    console.log(`\n== Node ${version}: skipped, there is no such binary here`);
    results.skipped.push(version);
  } else results[run(binary, version) ? 'passed' : 'failed'].push(version);
}
const list = (versions) => (versions.length === 0 ? 'none' : versions.join(', '));
console.log(
  `\nmatrix: passed ${list(results.passed)}; failed ${list(results.failed)}; skipped ${list(results.skipped)}`,
);
process.exitCode = results.failed.length === 0 ? 0 : 1;
