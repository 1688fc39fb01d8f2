// The whole of CI: the README's test command, the static checks, and a closing line that counts both.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readmeCommand } from './readme-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = fileURLToPath(new URL('../node_modules/.cache/vid-tests.json', import.meta.url));

const run = (command, extra = {}) => {
  console.log(`$ ${command}`);
  return (
    spawnSync('bash', ['-c', command], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...extra },
    }).status === 0
  );
};

/** How many tests passed and failed; a run that left no report, or ran nothing, is one failure. */
const countTests = (passed) => {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const failures = numFailedTests + (passed || numFailedTests > 0 ? 0 : 1);
    return numPassedTests === 0 ? [0, Math.max(1, failures)] : [numPassedTests, failures];
  } catch {
    return [0, 1];
  }
};

rmSync(report, { force: true });
const [passed, failed] = countTests(run(readmeCommand('Tests'), { VID_TEST_REPORT: report }));
const checked = run('npm run check');
console.log(`\n${passed + (checked ? 1 : 0)} passed, ${failed + (checked ? 0 : 1)} failed`);
process.exit(failed === 0 && checked ? 0 : 1);
