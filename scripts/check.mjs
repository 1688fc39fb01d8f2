// Runs every static check, says which failed, and ends with one line that counts them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const checks = {
  format: ['biome', 'ci', '--error-on-warnings', '.'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  boundaries: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'examples'],
  types: ['tsc', '--noEmit', '-p', '.'],
  surface: ['node', 'scripts/api-report.mjs'],
  platforms: ['node', 'scripts/platforms.mjs'],
  'dead code': ['knip'],
  size: ['size-limit'],
};

const only = process.argv.slice(2);
const wanted = Object.entries(checks).filter(([name]) => only.length === 0 || only.includes(name));
const failed = wanted.filter(([name, [command, ...args]]) => {
  console.log(`\n== ${name}: ${[command, ...args].join(' ')}`);
  const [program, rest] = command === 'node' ? [process.execPath, args] : ['npx', ['--no-install', command, ...args]];
  // On Windows npx is a batch file, which only a shell runs.
  const shell = program === 'npx' && process.platform === 'win32';
  const run = spawnSync(program, rest, { cwd: root, stdio: 'inherit', shell });
  return run.status !== 0;
});
for (const [name] of failed) console.error(`check failed: ${name}`);
console.log(`\nchecks: ${wanted.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
