import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { npmCommand } from './npm-command.mjs';

it.each([
  ['linux', undefined, ['npm', ['ci', 'a b']]],
  ['linux', '/lib/npm/bin/npm-cli.js', ['/n/node', ['/lib/npm/bin/npm-cli.js', 'ci', 'a b']]],
  ['linux', '/lib/yarn.js', ['npm', ['ci', 'a b']]],
  ['win32', undefined, ['/n/node', ['/n/node_modules/npm/bin/npm-cli.js', 'ci', 'a b']]],
  ['win32', '/lib/npm/bin/npm-cli.js', ['/n/node', ['/lib/npm/bin/npm-cli.js', 'ci', 'a b']]],
  ['win32', '/lib/yarn.js', ['/n/node', ['/n/node_modules/npm/bin/npm-cli.js', 'ci', 'a b']]],
])('on %s, started by %s, npm is %j', (platform, npm, expected) => {
  expect(npmCommand('npm', ['ci', 'a b'], { platform, node: '/n/node', npm })).toEqual(expected);
});

it.each(['npm', 'npx'] as const)('%s can be started so here', (tool) => {
  const [program, args] = npmCommand(tool, ['--version']);
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\s*$/)]);
});
