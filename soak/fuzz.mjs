// Random input for the verification of webhooks, twenty times what the test command tries: `npm run soak -- fuzz [RUNS]` (100,000).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [runs = '100000', ...others] = process.argv.slice(2);
if (others.length > 0 || !/^[1-9]\d*$/.test(runs)) {
  console.error(`This run takes a number of runs, not: ${process.argv.slice(2).join(' ')}`);
  process.exit(2);
}
const files = ['fuzz', 'differential'].map((name) => `packages/webhook-verify/test/${name}.test.ts`);
const argv = ['node_modules/vitest/vitest.mjs', 'run', ...files];
const env = { ...process.env, VID_FUZZ_RUNS: runs };
process.exit(spawnSync(process.execPath, argv, { cwd: root, env, stdio: 'inherit' }).status ?? 1);
