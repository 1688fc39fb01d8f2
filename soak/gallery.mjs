// Renders a film of every route, in the aspects in turn, and watches what is decoded: nothing stands still for half a second,
// no frame is flat. The test command watches two of them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const argv = [
  'node_modules/vitest/vitest.mjs',
  'run',
  'packages/server/test/render/decoded-films',
  ...process.argv.slice(2),
];
const env = { ...process.env, VID_WHOLE_TABLES: '1' };
process.exit(spawnSync(process.execPath, argv, { cwd: root, env, stdio: 'inherit' }).status ?? 1);
