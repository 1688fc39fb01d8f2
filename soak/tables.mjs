// The tests of drawing, of crashes, of messages, of policies, of hostile briefs, and of the client under each policy, with every case of their tables, which the test command tries in turns; those of the command, each run with a process of its own; and the receivers of the package in its exam.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const argv = [
  'node_modules/vitest/vitest.mjs',
  'run',
  'packages/server/test/render',
  'packages/server/test/clients/policies',
  'packages/server/test/crash/kill-points',
  'packages/sdk/test/cut-answers',
  'packages/server/test/http/messages',
  'packages/server/test/http/policies',
  'packages/server/test/planner/formats',
  'packages/server/test/planner/hostile',
  'packages/server/test/planner/lean-ngrams',
  'packages/server/test/planner/plans',
  'packages/server/test/planner/robustness',
  'packages/cli/test',
  'packages/webhook-verify/test/receivers/exam',
  ...process.argv.slice(2),
];
const env = { ...process.env, VID_WHOLE_TABLES: '1' };
process.exit(spawnSync(process.execPath, argv, { cwd: root, env, stdio: 'inherit' }).status ?? 1);
