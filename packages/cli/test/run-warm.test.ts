/** A process that runs many commands tells of each what a process of its own would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runVid } from './run-vid';
import { runWarm } from './run-warm';

const cwd = mkdtempSync(join(tmpdir(), 'vid-warm-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

it.each<[argv: readonly string[], env: Readonly<Record<string, string>>]>([
  [['config', 'explain'], { VID_API_KEY: 'emp_of_one' }],
  [['config', 'explain', '--json'], {}],
  [['account', '--base-url', 'http://127.0.0.1:1'], { VID_API_KEY: 'emp_of_another' }],
  [['render', '--brief', ''], {}],
])('vid %j', async (argv, env) => {
  const [first, own] = [await runWarm(argv, { cwd, env }), await runVid(argv, { cwd, env })];
  expect(first).toEqual(own);
  expect(await runWarm(argv, { cwd, env })).toEqual(own);
});
