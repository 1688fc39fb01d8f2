import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm-command.mjs';

/**
 * Brings what a folder of pinned tools names (a package.json with a lockfile, beside the dependencies of the repository), when
 * it is not there; without a registry, or on another platform, tools stay away. No install script runs.
 */
export const bringTools = (folder) => {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (Object.keys(dependencies).every((name) => existsSync(join(folder, 'node_modules', name)))) return;
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-timeout=60000'];
  const [npm, args] = npmCommand('npm', ['ci', ...flags]);
  const { status, stderr } = spawnSync(npm, args, { cwd: folder, encoding: 'utf8', timeout: 240_000 });
  if (status !== 0) console.log(`npm ci in ${folder} failed: ${String(stderr).trim().split('\n').at(-1)}`);
};
