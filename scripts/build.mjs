// Builds the packages one after the other: each needs the built types of those before it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeStamp } from './build-stamp.mjs';

const inOrder = ['webhook-verify', 'sdk', 'server', 'cli'];
const root = new URL('..', import.meta.url);
const tsup = fileURLToPath(new URL('node_modules/tsup/dist/cli-default.js', root));

for (const name of inOrder) {
  const cwd = fileURLToPath(new URL(`packages/${name}/`, root));
  rmSync(`${cwd}dist`, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsup, '--silent'], { cwd, encoding: 'utf8' });
  if (status !== 0) {
    console.error(`The build of packages/${name} failed:\n${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
}
writeStamp(fileURLToPath(root));
