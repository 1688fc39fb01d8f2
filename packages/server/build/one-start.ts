/**
 * esbuild makes a file of its own of whatever some late parts share with the start, and a start would read some thirty of
 * them. Late parts that lean on the whole start share all of it, which then is one file.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}.ts`, import.meta.url));

/** The server, as programs have it too. */
const SERVER = ['create-server'];
/** What runs one as a command has all of this. */
const COMMAND = ['leave-soon', 'report-uncaught', 'run-vid-server'];

/** What a server loads only when it is asked for. */
const LATE = [
  'adapters/ffmpeg/index',
  'adapters/guarded-dialer/create-guarded-dialer',
  'adapters/instant/index',
  'adapters/lazy/judging',
  'adapters/local-planner/index',
  'adapters/model-planner/index',
  'adapters/node-http/listen',
  'adapters/postgres/index',
  'adapters/s3/index',
  'admin/hints/hints-for',
  'admin/input',
  'admin/snapshot-shape',
  'compose/share-state',
  'config',
  'http/endpoints/hooks',
  'http/open-api-page',
  'pipeline/send-delivery',
  'replay/create-replay',
  'replay/read-cassette',
  'services/draw-stills',
  'services/hooks',
  'services/plan-render',
  'services/plan-request',
  'services/snapshot/check-snapshot',
  'services/snapshot/judging',
  'services/start-render',
  'services/test-hook',
];

/** What leans on what, by path. */
const LEANING = new Map(
  [
    ...LATE.map((path) => [path, SERVER] as const),
    ...['start-in-background', 'subpaths/program'].map((path) => [path, COMMAND] as const),
  ].map(([path, on]) => [source(path), on.map((name) => `import ${JSON.stringify(source(name))};`).join('\n')]),
);

export const oneStart: Plugin = {
  name: 'one-start',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const start = LEANING.get(path);
      return start === undefined
        ? undefined
        : { contents: `${await readFile(path, 'utf8')}\n${start}\n`, loader: 'ts' };
    });
  },
};
