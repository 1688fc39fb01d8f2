// Whether two files show and play the same film: the structural similarity (SSIM) of all frames, that of the areas with copy,
// and the correlation of the sound.
import { spawnSync } from 'node:child_process';
import { ffmpeg } from '../render-process.mjs';

/** Samples a second at which sound is compared, and how many of them an encoder may put before the first. */
const RATE = 8000;
const LATEST = 500;

const run = (args, encoding) => {
  const { status, stdout, stderr } = spawnSync(ffmpeg, ['-hide_banner', '-nostdin', ...args], {
    ...{ encoding, maxBuffer: 2 ** 28 },
  });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ${stderr}`);
  return { stdout, stderr };
};

/** Mean SSIM of the frames after `filter`, luma and chroma. */
function ssim(one, other, filter) {
  const graph = `[0:v]${filter}[one];[1:v]${filter}[other];[one][other]ssim`;
  const { stderr } = run(['-i', one, '-i', other, '-lavfi', graph, '-an', '-f', 'null', '-'], 'utf8');
  return Number(/SSIM .*All:([\d.]+)/.exec(stderr)?.[1]);
}

/** The area of a scene in which its copy stands. */
function copyArea(layers) {
  const boxes = layers.filter(({ lines }) => lines.length > 0).map(({ box }) => box);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return `crop=${width}:${height}:${x}:${y}`;
}

const soundOf = (path) => {
  const { stdout } = run([
    '-loglevel',
    'error',
    '-i',
    path,
    '-vn',
    '-ac',
    '1',
    '-ar',
    String(RATE),
    '-f',
    's16le',
    '-',
  ]);
  return new Int16Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
};

function correlation(one, other, late) {
  let [product, ones, others] = [0, 0, 0];
  for (let at = LATEST; at < Math.min(one.length, other.length) - LATEST; at += 7) {
    const [a, b] = [one[at], other[at + late]];
    product += a * b;
    ones += a * a;
    others += b * b;
  }
  return product / Math.sqrt(ones * others);
}

/** `film` is what `describe-film` wrote. */
export function likeness(one, other, film) {
  const timed = `setpts=N/${film.fps}/TB`;
  const copy = film.scenes.map(({ from, frames, layers }) =>
    ssim(one, other, `trim=start_frame=${from}:end_frame=${from + frames},${timed},${copyArea(layers)}`),
  );
  const sounds = [soundOf(one), soundOf(other)];
  const late = Array.from({ length: 2 * LATEST + 1 }, (_, at) => at - LATEST);
  return {
    frames: ssim(one, other, timed),
    copy,
    sound: Math.max(...late.map((by) => correlation(...sounds, by))),
  };
}
