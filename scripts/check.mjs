// Runs every static check, says which failed, and ends with one line that counts them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './npm-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const checks = {
  format: ['biome', 'ci', '--error-on-warnings', '.'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  boundaries: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'examples'],
  types: ['tsc', '--noEmit', '-p', '.'],
  'types of the page': ['tsc', '--noEmit', '-p', 'packages/server/src/studio'],
  'code blocks': ['node', 'scripts/code-blocks.mjs'],
  surface: ['node', 'scripts/api-report.mjs'],
  platforms: ['node', 'scripts/platforms.mjs'],
  'dead code': ['knip'],
  size: ['size-limit'],
};

const only = process.argv.slice(2);
const wanted = Object.entries(checks).filter(([name]) => only.length === 0 || only.includes(name));
const failed = wanted.filter(([name, [command, ...args]]) => {
  console.log(`\n== ${name}: ${[command, ...args].join(' ')}`);
  const [program, rest] =
    command === 'node' ? [process.execPath, args] : npmCommand('npx', ['--no-install', command, ...args]);
  const run = spawnSync(program, rest, { cwd: root, stdio: 'inherit' });
  return run.status !== 0;
});
for (const [name] of failed) console.error(`check failed: ${name}`);
console.log(`\nchecks: ${wanted.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
