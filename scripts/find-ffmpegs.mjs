// Every ffmpeg that this machine has, and why others are not there: VID_FFMPEG, the packages, the PATH, and the small build
// that comes with the binaries of scripts/node-matrix.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));
const compositor = fileURLToPath(
  new URL('node-matrix/node_modules/@remotion/compositor-linux-x64-gnu/ffmpeg', import.meta.url),
);

const packaged = (name, pathOf) => {
  try {
    return pathOf(require(name));
  } catch {
    return undefined;
  }
};

/** Places in the order in which they are told; `env` is what a binary needs to start. */
const places = () => [
  { place: 'VID_FFMPEG', path: process.env.VID_FFMPEG, absent: 'not set' },
  { place: '@ffmpeg-installer/ffmpeg', path: packaged('@ffmpeg-installer/ffmpeg', ({ path }) => path) },
  { place: 'ffmpeg-static', path: packaged('ffmpeg-static', (path) => path) },
  { place: 'PATH', path: 'ffmpeg' },
  { place: '@remotion/compositor-linux-x64-gnu', path: compositor, env: { LD_LIBRARY_PATH: dirname(compositor) } },
];

/** Those that answer, with their versions, and sentences about the others. */
export const findFfmpegs = () => {
  const found = [];
  const skipped = [];
  for (const { place, path, env = {}, absent = 'not installed' } of places()) {
    const answer =
      path === undefined || path === ''
        ? undefined
        : spawnSync(path, ['-version'], { encoding: 'utf8', env: { ...process.env, ...env } });
    const version = /^ffmpeg version (\S+)/.exec(answer?.stdout ?? '')?.[1];
    if (version !== undefined) found.push({ place, path, env, version });
    else if (answer === undefined) skipped.push(`${place}: ${absent}`);
    else skipped.push(`${place}: ${path} does not answer (${answer.error?.code ?? `exit code ${answer.status}`})`);
  }
  return { found, skipped };
};
