// A 20 s draft of a brief, by the renderer and by the whole of `vid render --local`, one that a presenter speaks, with
// captions, and 21 s of all six types of scenes: each against the least that its encoder takes. Ratios of wall time from one run: rounds are interleaved, medians compared.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conclude, judge, median, ratioOf } from './harness.mjs';
import { jobOf, mixedJob } from './render-jobs.mjs';
import { encodeOnly, measure, render, runFfmpeg } from './render-process.mjs';

const ROUNDS = Number(process.env.VID_BENCH_ROUNDS ?? 5);
const BRIEF =
  'Northside Roasters delivers freshly roasted coffee in Leeds. Beans are roasted every Tuesday and arrive before 8 am. 4.9 stars from 2,300 customers. 20% off the first bag with code NORTH20 at northside.coffee.';
const ROUTE = 'commercial';
const TALKING_ROUTE = 'testimonial';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vid-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const planOf = (route) => {
  const planned = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'bench/plan-brief.mjs'), JSON.stringify({ brief: BRIEF, route })],
    { cwd: root, encoding: 'utf8' },
  );
  if (planned.status !== 0) throw new Error(`The brief could not be planned: ${planned.stderr}`);
  const { scenes, title } = JSON.parse(planned.stdout);
  return jobOf(scenes, { title, route });
};
const [silent, talking] = [planOf(ROUTE), planOf(TALKING_ROUTE)];
if (!talking.scenes.some(({ type, script }) => type === 's2v' && script))
  throw new Error('Nobody speaks in the plan of the talking film.');

const [photo, clip, out, video] = ['photo.png', 'clip.mp4', 'encoded.ts', 'video.mp4'].map((name) =>
  join(folder, name),
);
await runFfmpeg(['-f', 'lavfi', '-i', 'testsrc2=s=900x900', '-frames:v', '1', photo]);
await runFfmpeg([
  ...['-f', 'lavfi', '-i', 'testsrc2=s=1280x720:r=30:d=4', '-c:v', 'libx264', '-preset', 'ultrafast'],
  ...['-pix_fmt', 'yuv420p', clip],
]);

const command = async () => {
  const run = await measure(() =>
    spawn(
      process.execPath,
      [
        ...[join(root, 'packages/cli/bin/vid.cjs'), 'render', '--local', '--brief', BRIEF, '--route', ROUTE],
        ...['--duration-sec', '20', '--aspect', '9:16', '--quality', 'draft', '--seed', '7', '--output', video],
        ...['--force', '--product-enabled=false', '--presenter-enabled=false'],
      ],
      { env: { ...process.env, VID_CONFIG_DIR: folder }, stdio: ['ignore', 'ignore', 'inherit'] },
    ),
  );
  if (run.code !== 0 || statSync(video).size === 0) throw new Error(`The command ended with ${run.code}.`);
  return run;
};

const steps = {
  // Both cores, as the renderer has them.
  encode: () => encodeOnly(out, { seconds: 20, threads: 2 }),
  'a brief': () => render(silent),
  'a talking brief': () => render(talking, { told: { voice: {}, captionStyle: 'boxed' } }),
  'its command': command,
  'encode of 21 s': () => encodeOnly(out, { seconds: 21, threads: 2 }),
  'all six types': () => render(mixedJob({ photo, clip })),
};
const runs = Object.fromEntries(Object.keys(steps).map((name) => [name, []]));
// The first use of a machine makes caches; it is not judged.
for (const name of ['a brief', 'a talking brief']) await steps[name]();
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, step] of round % 2 === 0 ? Object.entries(steps) : Object.entries(steps).reverse())
    runs[name].push(await step());

const of = (name, member = 'seconds') => runs[name].map((run) => run[member]);
for (const name of Object.keys(steps)) {
  const cpu = runs[name][0].cpuSeconds === undefined ? '' : `, CPU ${median(of(name, 'cpuSeconds')).toFixed(2)} s`;
  console.log(`      ${name}: ${median(of(name)).toFixed(2)} s${cpu}`);
}
judge('a 20 s draft of a brief against encoding alone', ratioOf(of('a brief'), of('encode')), 2, false);
judge(
  'the same with a presenter, a voice and captions against encoding alone',
  ratioOf(of('a talking brief'), of('encode')),
  2.5,
  false,
);
judge('vid render --local of that brief against encoding alone', ratioOf(of('its command'), of('encode')), 3, false);
judge('21 s of all six types against encoding alone', ratioOf(of('all six types'), of('encode of 21 s')), 3, false);
conclude();
