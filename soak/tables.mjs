// Every case of the tables that the test command tries in turns, and the command's tests with a process for each run:
// `npm run soak -- tables [MINUTES | all]`. It takes as many of their files as end within so many minutes (20), from another one on each
// day (VID_TABLE_TURN, as in the tests), and names those that it did not come to. Two of them have long runs of their own: `conformance`, `gallery`.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [asked = '20', ...others] = process.argv.slice(2);
const minutes = asked === 'all' ? Number.POSITIVE_INFINITY : Number(asked);
if (others.length > 0 || !(minutes > 0)) {
  console.error(`This run takes a number of minutes, or "all", not: ${process.argv.slice(2).join(' ')}`);
  process.exit(2);
}

/** What is asked to end has so long for it. */
const GRACE_MS = 10_000;
const ELSEWHERE = /\/(?:conformance\/\w+|decoded-films)\.test\.ts$/;
const hasTables = (path) => /support\/part-of'|\/run-warm'/.test(readFileSync(`${root}${path}`, 'utf8'));
const files = ['cli', 'sdk', 'server', 'webhook-verify'].flatMap((name) =>
  readdirSync(`${root}packages/${name}/test`, { recursive: true, encoding: 'utf8' })
    .map((path) => `packages/${name}/test/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !ELSEWHERE.test(path) && hasTables(path)),
);
const turn = Number(process.env.VID_TABLE_TURN ?? Math.floor(Date.now() / 86_400_000)) % files.length;
const inTurn = [...files.slice(turn), ...files.slice(0, turn)];

/** The group of processes of the file that is run: its workers, and what they started. */
let group;
const end = (signal) => {
  try {
    if (group !== undefined) process.kill(process.platform === 'win32' ? group : -group, signal);
  } catch {
    // It has ended.
  }
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    end('SIGKILL');
    process.exit(1);
  });

/** What becomes of a file within so many milliseconds; one that is asked to end and does not is ended. */
const run = (file, left) =>
  new Promise((resolve) => {
    const argv = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', file];
    const env = { ...process.env, VID_WHOLE_TABLES: '1' };
    const child = spawn(process.execPath, argv, { cwd: root, env, stdio: 'inherit', detached: true });
    group = child.pid;
    const timers = [];
    let late = false;
    if (Number.isFinite(left))
      timers.push(
        setTimeout(() => {
          late = true;
          end('SIGTERM');
        }, left),
        setTimeout(() => end('SIGKILL'), left + GRACE_MS),
      );
    child.once('close', (code) => {
      for (const timer of timers) clearTimeout(timer);
      group = undefined;
      resolve(late ? 'not finished' : code === 0 ? 'whole' : 'failed');
    });
  });

const ends = performance.now() + minutes * 60_000;
const found = { whole: [], failed: [], 'not finished': [], 'not begun': [] };
for (const file of inTurn) {
  const began = performance.now();
  if (ends - began < 1000) {
    found['not begun'].push(file);
    continue;
  }
  const how = await run(file, ends - began);
  console.log(`${file}: ${how} after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  found[how].push(file);
}
console.log(`${found.whole.length} of ${files.length} files whole`);
for (const how of ['failed', 'not finished', 'not begun'])
  if (found[how].length > 0) console.log(`${how}: ${found[how].join(' ')}`);
process.exit(found.failed.length === 0 && found.whole.length > 0 ? 0 : 1);
