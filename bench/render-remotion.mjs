// The same 20 s of motion by this renderer and by Remotion, in turn. That it is the same is measured on the files. Remotion
// gets its film laid out and its music composed beforehand (see remotion/describe-film.mjs); we do both within the time.
// Remotion and a Chromium are installed beside their program on demand; where they cannot be had, this says that it skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conclude, judge, median, ratioOf } from './harness.mjs';
import { likeness } from './remotion/likeness.mjs';
import { motionJob } from './render-jobs.mjs';
import { render } from './render-process.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
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

const work = mkdtempSync(join(tmpdir(), 'vid-bench-remotion-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const [film, oursPath, theirsPath] = ['film', 'ours.mp4', 'remotion.mp4'].map((name) => join(work, name));
const runNode = (...args) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 10 * MINUTES });

const described = runNode('--import', 'tsx', join(folder, 'describe-film.mjs'), film);
if (described.status !== 0) throw new Error(`The film could not be described: ${described.stderr}`);

/** Seconds from the start of its process to the finished file, and those of the render alone. */
const remotion = () => {
  const begin = performance.now();
  const run = runNode(join(folder, 'render.mjs'), film, theirsPath);
  const said = /\{"seconds":([\d.]+)\}/.exec(run.stdout ?? '')?.[1];
  if (said === undefined) return skip(`it did not render: ${run.stderr || run.stdout || run.error}`);
  return { whole: (performance.now() - begin) / 1000, alone: Number(said) };
};

const seconds = { ours: [], whole: [], alone: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  seconds.ours.push((await render(motionJob(), { keep: oursPath })).seconds);
  const { whole, alone } = remotion();
  seconds.whole.push(whole);
  seconds.alone.push(alone);
}
// The film was described from the sources: what is unlike may only have been changed since the last `npm run build`.
const like = likeness(oursPath, theirsPath, JSON.parse(readFileSync(join(film, 'film.json'), 'utf8')));
console.log(`      copy of each scene alike: ${like.copy.map((scene) => scene.toFixed(3)).join(', ')}`);
judge('likeness of all frames (mean SSIM)', like.frames, 0.95);
judge('likeness where the copy stands, in the scene least alike (mean SSIM)', Math.min(...like.copy), 0.9);
judge('likeness of the sound (correlation)', like.sound, 0.95);
console.log(`      ours ${median(seconds.ours).toFixed(2)} s, Remotion ${median(seconds.whole).toFixed(2)} s`);
console.log(`      without loading and bundling Remotion: ${ratioOf(seconds.alone, seconds.ours).toFixed(2)} times`);
judge(
  'times faster than Remotion, from the start of the process to the file',
  ratioOf(seconds.whole, seconds.ours),
  10,
);
conclude();
