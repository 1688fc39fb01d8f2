// The whole of CI: the README's test command, the static checks, the packed packages in throwaway projects and in
// other runtimes, the clients' tests under the other versions of Node, and a closing line that counts all of it.
import { spawn, spawnSync } from 'node:child_process';
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

/** Runs one and tells what it said when it has ended, so that two beside each other are read one after the other. */
const runBeside = (command) =>
  new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
    child.on('close', (code) => {
      console.log(`$ ${command}`);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });

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
/**
 * Every further step counts as one test. A lane is run from left to right, the lanes beside each other: the third waits for
 * the registry most of its time. The tests have run under this version of Node already.
 */
const lanes = [
  ['npm run check'],
  ['npm run packages', 'npm run matrix -- 22 24 26 other-ffmpegs'],
  ['npm run runtimes'],
];
const inTurn = async (lane) => {
  const passed = [];
  for (const command of lane) passed.push(await runBeside(command));
  return passed;
};
const ended = (await Promise.all(lanes.map(inTurn))).flat();
const broken = ended.filter((passed) => !passed).length;
const failures = failed + broken;
console.log(`\n${passed + ended.length - broken} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
