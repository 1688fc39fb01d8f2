// The renderer against the least that its encoder takes, one render against two at once, and its memory. Ratios of wall time
// from one run: rounds are interleaved and their medians compared.

import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conclude, judge, median } from './harness.mjs';
import { jobOf, jobOfEachType, motionJob, viewJob, worldsJob } from './render-jobs.mjs';
import { encodeOnly, render } from './render-process.mjs';

const ROUNDS = 5;
const out = join(tmpdir(), `vid-bench-${process.pid}.ts`);

const together = async (count) => {
  const begin = performance.now();
  await Promise.all(Array.from({ length: count }, () => render(motionJob())));
  return (performance.now() - begin) / 1000;
};

const seconds = { encode: [], video: [], two: [] };
const cpu = { encode: [], video: [] };
const deviations = [];

/** How far the told progress strays from a straight line, in points. */
const deviation = ({ progress, seconds: whole }) =>
  Math.max(...progress.map(({ at, percent }) => Math.abs(percent - (at / whole) * 100)));

for (let round = 0; round < ROUNDS; round += 1) {
  const steps = [
    async () => {
      // Both cores, as the renderer has them.
      const run = await encodeOnly(out, { seconds: 20, threads: 2 });
      seconds.encode.push(run.seconds);
      cpu.encode.push(run.cpuSeconds);
    },
    async () => {
      const run = await render(motionJob());
      seconds.video.push(run.seconds);
      cpu.video.push(run.cpuSeconds);
      deviations.push(deviation(run));
    },
    async () => {
      seconds.two.push(await together(2));
    },
  ];
  for (const step of round % 2 === 0 ? steps : steps.reverse()) await step();
}
rmSync(out, { force: true });

console.log(
  `      encoding alone ${median(seconds.encode).toFixed(2)} s, a video ${median(seconds.video).toFixed(2)} s`,
);
if (cpu.video[0] !== undefined)
  console.log(`      CPU: encoding ${median(cpu.encode).toFixed(2)} s, a video ${median(cpu.video).toFixed(2)} s`);
judge('20 s of motion at 540×960 against encoding alone', median(seconds.video) / median(seconds.encode), 1.5, false);
judge('two videos at once against one', median(seconds.two) / median(seconds.video), 2.2, false);
judge('points by which progress strays from a straight line', median(deviations), 15, false);

for (const [name, scene] of [
  ['motion', motionJob().scenes[0]],
  ['a world', { ...viewJob().scenes[0], duration: 4 }],
]) {
  const strayed = [];
  for (let round = 0; round < ROUNDS; round += 1) strayed.push(deviation(await render(jobOf([scene]))));
  judge(`points by which progress of one scene of ${name} strays`, median(strayed), 12, false);
}

const peaks = [];
for (const [name, job] of [
  ['motion', motionJob({ quality: 'premium' })],
  ['worlds', viewJob({ quality: 'premium' })],
  ['worlds of many planes, one after the other', worldsJob({ quality: 'premium' })],
  ...Object.entries(jobOfEachType({ quality: 'premium' })),
]) {
  const { peakBytes } = await render(job, { memory: true });
  if (peakBytes === undefined) console.log(`skip  peak memory of ${name}: this system does not tell`);
  else {
    peaks.push(peakBytes / 1e6);
    console.log(`      peak memory of ${name}: ${(peakBytes / 1e6).toFixed(0)} MB`);
  }
}
if (peaks.length > 0) judge('peak memory of the worst at 1080×1920, in MB', Math.max(...peaks), 350, false);
conclude();
