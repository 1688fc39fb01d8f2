// `vid conformance` in full: every check under each value of each policy, and against every defect of the server; which check
// caught which is written down for docs/conformance.md (`npm run docs` then).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const argv = ['node_modules/vitest/vitest.mjs', 'run', 'packages/cli/test/conformance', ...process.argv.slice(2)];
const env = { ...process.env, VID_WHOLE_TABLES: '1' };
process.exit(spawnSync(process.execPath, argv, { cwd: root, env, stdio: 'inherit' }).status ?? 1);
