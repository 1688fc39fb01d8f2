// The same 20 s of motion by this renderer and by Remotion, in turn. That it is the same is measured on the files. Remotion
// gets its film laid out and its music composed beforehand (see remotion/describe-film.mjs); we do both within the time.
// Remotion and a Chromium are installed beside their program on demand; where they cannot be had, this says that it skipped.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../scripts/npm-command.mjs';
import { conclude, judge, median, ratioOf } from './harness.mjs';
import { likeness } from './remotion/likeness.mjs';
import { motionJob } from './render-jobs.mjs';
import { measure, render } from './render-process.mjs';

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
  const [npm, args] = npmCommand('npm', ['ci', '--ignore-scripts', '--workspaces=false']);
  const install = spawnSync(npm, args, { cwd: folder, encoding: 'utf8', timeout: 10 * MINUTES });
  if (install.status !== 0) skip(`it could not be installed: ${install.stderr}`);
}

const work = mkdtempSync(join(tmpdir(), 'vid-bench-remotion-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const [film, oursPath, theirsPath] = ['film', 'ours.mp4', 'remotion.mp4'].map((name) => join(work, name));

const described = spawnSync(process.execPath, ['--import', 'tsx', join(folder, 'describe-film.mjs'), film], {
  ...{ cwd: root, encoding: 'utf8' },
});
if (described.status !== 0) throw new Error(`The film could not be described: ${described.stderr}`);

/** Seconds from the start of its process to its end, those of the render alone, and those of CPU. */
const remotion = async () => {
  let said = '';
  const run = await measure(() => {
    const child = spawn(process.execPath, [join(folder, 'render.mjs'), film, theirsPath], { timeout: 10 * MINUTES });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    return child;
  });
  const alone = /\{"seconds":([\d.]+)\}/.exec(said)?.[1];
  if (alone !== undefined) return { ...run, alone: Number(alone) };
  // Where the browser runs, the fault is ours.
  if (said.includes('The browser runs.')) throw new Error(`Remotion did not render: ${said.slice(0, 2000)}`);
  return skip(`it did not come as far as its browser: ${said}`);
};

const rounds = { ours: [], remotion: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.ours.push(await render(motionJob(), { keep: oursPath }));
  rounds.remotion.push(await remotion());
}
const [ours, theirs, alone] = [
  rounds.ours.map(({ seconds }) => seconds),
  rounds.remotion.map(({ seconds }) => seconds),
  rounds.remotion.map((run) => run.alone),
];
// The film was described from the sources: what is unlike may only have been changed since the last `npm run build`.
const like = likeness(oursPath, theirsPath, JSON.parse(readFileSync(join(film, 'film.json'), 'utf8')));
console.log(`      copy of each scene alike: ${like.copy.map((scene) => scene.toFixed(3)).join(', ')}`);
judge('likeness of all frames (mean SSIM)', like.frames, 0.95);
judge('likeness where the copy stands, in the scene least alike (mean SSIM)', Math.min(...like.copy), 0.9);
judge('likeness of the sound (correlation)', like.sound, 0.95);
console.log(`      ours ${median(ours).toFixed(2)} s, Remotion ${median(theirs).toFixed(2)} s`);
if (rounds.ours[0].cpuSeconds !== undefined) {
  const [own, other] = [rounds.ours, rounds.remotion].map((runs) => median(runs.map(({ cpuSeconds }) => cpuSeconds)));
  console.log(`      CPU: ours ${own.toFixed(2)} s, Remotion ${other.toFixed(2)} s`);
}
console.log(`      without loading and bundling Remotion: ${ratioOf(alone, ours).toFixed(2)} times`);
judge('times faster than Remotion, from the start of the process to the file', ratioOf(theirs, ours), 10);
conclude();
