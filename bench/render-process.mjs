// One render in the built drawing process, measured from outside: wall time, CPU of the whole tree, peak memory, progress.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFfmpeg } from '@vid/server/installation';

const CHILD = fileURLToPath(new URL('../packages/server/dist/render/child.js', import.meta.url));
/** What the renderer sets for its drawing process: large frames are given back at once. */
const memoryFor = (quality) => ({
  MALLOC_MMAP_THRESHOLD_: quality === 'premium' ? '1000000' : '1073741824',
  MALLOC_TRIM_THRESHOLD_: '1073741824',
});
const SAMPLE_MS = 20;

const { ffmpeg: found } = await findFfmpeg();
if (found === undefined) throw new Error('This benchmark needs an ffmpeg; `vid doctor` says where it is looked for.');
export const ffmpeg = found.path;

const readOr = (path, otherwise) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
};

/** Seconds of CPU of all ended descendants of this process; undefined where the system does not tell. */
export const childrenCpu = () => {
  const fields = readOr('/proc/self/stat', '').split(') ')[1]?.split(' ');
  return fields === undefined ? undefined : (Number(fields[13]) + Number(fields[14])) / 100;
};

/** Bytes of a process group: each page counted once (PSS). */
export const groupBytes = (group) => {
  let bytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = readOr(`/proc/${pid}/stat`, '').split(') ')[1]?.split(' ');
    if (Number(fields?.[2]) !== group) continue;
    bytes += Number(/^Pss:\s+(\d+)/m.exec(readOr(`/proc/${pid}/smaps_rollup`, ''))?.[1] ?? 0) * 1024;
  }
  return bytes;
};

const canSample = () => readOr('/proc/self/smaps_rollup', undefined) !== undefined;

/** Follows a process with a group of its own to its end. */
export async function measure(start, { memory = false } = {}) {
  const cpuBefore = childrenCpu();
  const begin = performance.now();
  const child = start();
  let peak = memory && canSample() ? 0 : undefined;
  const timer =
    peak === undefined
      ? undefined
      : setInterval(() => {
          peak = Math.max(peak, groupBytes(child.pid));
        }, SAMPLE_MS);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const seconds = (performance.now() - begin) / 1000;
  clearInterval(timer);
  return {
    code,
    seconds,
    cpuSeconds: cpuBefore === undefined ? undefined : childrenCpu() - cpuBefore,
    peakBytes: peak,
  };
}

/**
 * Renders a job from the start of a process to its end, and keeps the file when `keep` names one; throws when it fails.
 * `told` adds to the order: a voice, captions.
 */
export async function render(job, { parallel = 2, memory = false, keep, told = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vid-bench-'));
  const progress = [];
  let outcome;
  try {
    const begin = performance.now();
    const run = await measure(
      () => {
        const child = fork(CHILD, [], {
          env: { ...process.env, ...memoryFor(job.quality) },
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
          detached: true,
        });
        child.on('message', (message) => {
          if (message.type === 'progress')
            progress.push({ at: (performance.now() - begin) / 1000, ...message.progress });
          else outcome = message;
        });
        child.send({
          type: 'render',
          order: {
            ...{ job, ffmpeg, partsDir: folder, parallel, stallMs: 60_000, ...told },
            ...{ outputPath: keep ?? join(folder, 'out.mp4'), posterPath: join(folder, 'out.jpg') },
          },
        });
        return child;
      },
      { memory },
    );
    if (outcome?.type !== 'done') throw new Error(`The render failed: ${JSON.stringify(outcome)}`);
    return { ...run, progress, video: outcome.video };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs ffmpeg to its end. */
export const runFfmpeg = async (args) => {
  const run = await measure(() =>
    spawn(ffmpeg, ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args], { stdio: 'inherit' }),
  );
  if (run.code !== 0) throw new Error(`ffmpeg ended with ${run.code}: ${args.join(' ')}`);
  return run;
};

/** The settings of a draft (see output/encoder.ts), for a moving test picture of the same size and length. */
export const encodeOnly = (out, { seconds, threads }) =>
  runFfmpeg([
    ...['-f', 'lavfi', '-i', `testsrc2=s=540x960:r=30:d=${seconds}`, '-an', '-c:v', 'libx264', '-profile:v', 'high'],
    ...['-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-crf', '23', '-x264-params'],
    'keyint=60:8x8dct=1:cabac=1:mbtree=1:rc-lookahead=10:aq-mode=1:weightp=0',
    ...['-threads', String(threads), '-f', 'mpegts', out],
  ]);
