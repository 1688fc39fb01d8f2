// `vid render --local` against its renderer alone: the same scenes, from the start of the process to the file, in
// interleaved rounds. What the command adds: starting, loading, the server in its process, the copy to its place, the end.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conclude, judge, median } from './harness.mjs';
import { motionJob } from './render-jobs.mjs';
import { measure, render } from './render-process.mjs';

const ROUNDS = Number(process.env.VID_BENCH_ROUNDS ?? 9);
const VID = fileURLToPath(new URL('../packages/cli/bin/vid.cjs', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'vid-bench-'));
const request = join(folder, 'request.json');
const output = join(folder, 'video.mp4');
const job = motionJob();
writeFileSync(request, JSON.stringify({ scene_plan: job.scenes, aspect: job.aspect, quality: job.quality }));

const command = async () => {
  const run = await measure(() =>
    spawn(process.execPath, [VID, 'render', '--request', request, '--local', '--seed', '7', '--output', output], {
      env: { ...process.env, VID_CONFIG_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  if (run.code !== 0 || statSync(output).size === 0) throw new Error(`The command ended with ${run.code}.`);
  rmSync(output);
  return run;
};

const runs = { renderer: [], command: [] };
const steps = { renderer: () => render(motionJob()), command };
for (const step of Object.values(steps)) await step();
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, step] of round % 2 === 0 ? Object.entries(steps) : Object.entries(steps).reverse())
    runs[name].push(await step());
rmSync(folder, { recursive: true, force: true });

const of = (name, member) => runs[name].map((run) => run[member]);
const pairs = (member) => of('command', member).map((value, round) => [value, runs.renderer[round][member]]);
console.log(
  `      renderer ${median(of('renderer', 'seconds')).toFixed(2)} s, command ${median(of('command', 'seconds')).toFixed(2)} s`,
);
if (runs.command[0].cpuSeconds !== undefined) {
  const added = pairs('cpuSeconds').map(([command, renderer]) => command - renderer);
  console.log(`      CPU that the command adds: ${median(added).toFixed(2)} s`);
}
const added = pairs('seconds').map(([command, renderer]) => command - renderer);
judge('seconds that vid render --local adds to its renderer', median(added), 0.5, false);
const ratios = pairs('seconds').map(([command, renderer]) => command / renderer);
judge('vid render --local of 20 s against its renderer', median(ratios), 1.25, false);
conclude();
