// The same 20 s of motion by this renderer and by Remotion, in turn. Remotion and a Chromium are installed beside their
// program on demand; where they cannot be had or do not run, this says that it skipped.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conclude, judge, median } from './harness.mjs';
import { motionJob } from './render-jobs.mjs';
import { render } from './render-process.mjs';

const folder = fileURLToPath(new URL('remotion', import.meta.url));
const ROUNDS = 3;
const MINUTES = 60_000;

const skip = (why) => {
  console.log(`skip  Remotion: ${why.trim().split('\n').slice(-2).join(' / ').slice(0, 300)}`);
  process.exit(0);
};

if (!existsSync(`${folder}/node_modules/@remotion/renderer`)) {
  console.log('      installing Remotion and Chromium (about 280 MB), once');
  const install = spawnSync('npm', ['ci', '--ignore-scripts', '--workspaces=false'], {
    ...{ cwd: folder, encoding: 'utf8', timeout: 10 * MINUTES, shell: process.platform === 'win32' },
  });
  if (install.status !== 0) skip(`it could not be installed: ${install.stderr}`);
}

/** Seconds from the start of its process to the finished file, and those of the render alone. */
const remotion = () => {
  const begin = performance.now();
  const run = spawnSync(process.execPath, [`${folder}/render.mjs`], { encoding: 'utf8', timeout: 10 * MINUTES });
  const said = /\{"seconds":([\d.]+)\}/.exec(run.stdout ?? '')?.[1];
  if (said === undefined) return skip(`it did not render: ${run.stderr || run.stdout || run.error}`);
  return { whole: (performance.now() - begin) / 1000, alone: Number(said) };
};

const seconds = { ours: [], whole: [], alone: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  seconds.ours.push((await render(motionJob())).seconds);
  const { whole, alone } = remotion();
  seconds.whole.push(whole);
  seconds.alone.push(alone);
}
const ours = median(seconds.ours);
console.log(`      ours ${ours.toFixed(2)} s, Remotion ${median(seconds.whole).toFixed(2)} s`);
console.log(`      without loading and bundling Remotion: ${(median(seconds.alone) / ours).toFixed(2)} times`);
judge('times faster than Remotion, from the start of the process to the file', median(seconds.whole) / ours, 10);
conclude();
