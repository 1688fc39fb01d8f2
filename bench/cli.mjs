// The command line against an empty node process: wall time of whole processes in interleaved rounds, medians of their ratios; CPU time beside it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { conclude, judge, median } from './harness.mjs';

const ROUNDS = Number(process.env.VID_BENCH_ROUNDS ?? 60);
const VID = fileURLToPath(new URL('../packages/cli/bin/vid.cjs', import.meta.url));
const SERVER = fileURLToPath(new URL('../packages/server/bin/vid-server.mjs', import.meta.url));

const CANDIDATES = {
  'node -e 0': { argv: ['-e', '0'] },
  'vid --version': { argv: [VID, '--version'], aim: 1.15 },
  'vid --help': { argv: [VID, '--help'], aim: 1.3 },
  'vid account --json': { argv: [VID, 'account', '--json'], aim: 1.7 },
};

/** CPU milliseconds of the children that were waited for so far; nothing where the system does not tell. */
const childrenCpu = () => {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return undefined;
  }
};

const server = spawn(process.execPath, [SERVER, '--memory', '--renderer', 'instant', '--port', '0', '--json'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const lines = createInterface({ input: server.stdout });
const [ready] = await once(lines, 'line');
server.stdout.resume();
const configDir = mkdtempSync(join(tmpdir(), 'vid-bench-'));
const env = {
  ...process.env,
  VID_CONFIG_DIR: configDir,
  VID_BASE_URL: JSON.parse(ready).url,
  VID_API_KEY: 'emp_local_dev',
};

const runs = Object.entries(CANDIDATES).map(([name, candidate]) => ({ name, ...candidate, wall: [], cpu: 0 }));
const [empty] = runs;

/** Runs the command once and notes what it took. */
const measure = (run) => {
  const cpu = childrenCpu();
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, run.argv, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  run.wall.push(performance.now() - begun);
  run.cpu += childrenCpu() - cpu;
  if (status !== 0) throw new Error(`${run.name} ended with ${status}: ${stderr}`);
};

for (const run of runs) measure(run);
for (const run of runs) Object.assign(run, { wall: [], cpu: 0 });
for (let round = 0; round < ROUNDS; round += 1)
  for (const run of round % 2 === 0 ? runs : [...runs].reverse()) measure(run);

for (const { name, wall, cpu, aim } of runs) {
  const told = Number.isNaN(cpu) ? '' : `, CPU ${(cpu / ROUNDS).toFixed(1)} ms (${(cpu / empty.cpu).toFixed(2)} times)`;
  console.log(`      ${name}: ${median(wall).toFixed(1)} ms${told}`);
  // Within a round, so that a neighbour who wakes up for a while slows both sides.
  const ratio = median(wall.map((ms, round) => ms / empty.wall[round]));
  if (aim !== undefined) judge(`wall time of ${name} against an empty node`, ratio, aim, false);
}
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(configDir, { recursive: true, force: true });
conclude();
