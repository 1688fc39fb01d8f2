import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';
import { leanKysely } from './build/lean-kysely';
import { leanNgrams } from './build/lean-ngrams';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What a server loads only when it is asked for. */
const LATE = [
  'adapters/guarded-dialer/create-guarded-dialer',
  'adapters/instant/index',
  'adapters/lazy/judging',
  'adapters/local-planner/index',
  'adapters/node-http/listen',
  'adapters/postgres/index',
  'adapters/s3/index',
  'admin/hints/hints-for',
  'admin/input',
  'compose/share-state',
  'config',
  'http/endpoints/hooks',
  'http/open-api-page',
  'pipeline/send-delivery',
  'services/hooks',
  'services/draw-stills',
  'services/plan-render',
  'services/plan-request',
  'services/start-render',
  'services/test-hook',
].map((path) => source(`./src/${path}.ts`));

/**
 * esbuild makes a file of its own of whatever some late parts share with the start, and a start would read some twenty of
 * them. Late parts that lean on the whole start share all of it, which then is one file.
 */
const oneStart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'one-start',
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!LATE.includes(path)) return undefined;
      const start = JSON.stringify(source('./src/create-server.ts'));
      return { contents: `${await readFile(path, 'utf8')}\nimport ${start};\n`, loader: 'ts' };
    });
  },
};

/** Read at every start: what is left out need not be parsed. Names stay, for stack traces. */
const esbuildOptions: NonNullable<Options['esbuildOptions']> = (options) => {
  options.minifySyntax = true;
  options.minifyWhitespace = true;
  // For the sake of scripts that Unicode has added since, esbuild would make an expression with a property in it anew each time
  // that it is used.
  options.supported = { ...options.supported, 'regexp-unicode-property-escapes': true };
  // From their sources, module by module: a built package comes in one piece, used or not.
  options.alias = {
    '@vid/sdk/contract': source('../sdk/src/contract/index.ts'),
    '@vid/sdk': source('../sdk/src/index.ts'),
    '@vid/webhook-verify/node': source('../webhook-verify/src/subpaths/node.ts'),
    '@vid/webhook-verify/body': source('../webhook-verify/src/subpaths/body.ts'),
    '@vid/webhook-verify': source('../webhook-verify/src/index.ts'),
  };
};

const main: Options = {
  entry: {
    index: 'src/index.ts',
    'vid-server': 'src/vid-server.ts',
    'background-child': 'src/background-child.ts',
    'render/child': 'src/render/child.ts',
    'render/drawing-thread': 'src/render/threads/drawing-thread.ts',
    'voice/speech-child': 'src/voice/speech-child.ts',
    msw: 'src/subpaths/msw.ts',
    dispatcher: 'src/subpaths/dispatcher.ts',
    pricing: 'src/subpaths/pricing.ts',
    program: 'src/subpaths/program.ts',
    installation: 'src/subpaths/installation.ts',
    catalog: 'src/subpaths/catalog.ts',
    running: 'src/subpaths/running.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  // Whoever uses the handlers brings MSW.
  external: ['msw'],
  // One file loads several times faster than the hundreds that these come in.
  noExternal: ['kysely', 'hono', 'ipaddr.js', 'stubborn-utils', 'zod', '@vid/sdk', '@vid/webhook-verify'],
  esbuildOptions,
  // Adapters are loaded when they are first used: each becomes a file of its own.
  splitting: true,
  esbuildPlugins: [oneStart, leanKysely],
};

/** A file of its own, with all that it needs: a chunk that it shared with the start would be read at every start. */
const planner: Options = {
  entry: { 'planner/thread': 'src/adapters/local-planner/thread/thread.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  noExternal: ['@vid/sdk', 'zod', 'eld'],
  esbuildOptions,
  esbuildPlugins: [leanNgrams],
  splitting: false,
};

/** The same of what a drawing process hears: few of its modules, of which none draws. */
const sound: Options = {
  entry: { 'render/sound-thread': 'src/render/sound/sound-thread.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  esbuildOptions,
  splitting: false,
};

// The workspace's build empties `dist` before: two builds at a time must not empty it under one another.
export default defineConfig([main, planner, sound]);
