import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';
import { leanKysely } from './build/lean-kysely';
import { leanNgrams } from './build/lean-ngrams';
import { oneStart } from './build/one-start';
import { ownCopies } from './build/own-copies';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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

const common: Options = {
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  // One file loads several times faster than the hundreds that these come in.
  noExternal: [
    ...['kysely', 'hono', 'ipaddr.js', 'stubborn-utils', 'zod', '@vid/sdk', '@vid/webhook-verify'],
    // Read by the process that draws, and by each of its threads.
    ...['image-size', /^n2words/, 'saxes', 'uqr'],
  ],
  esbuildOptions,
};

const main: Options = {
  ...common,
  entry: {
    index: 'src/index.ts',
    'vid-server': 'src/vid-server.ts',
    'background-child': 'src/background-child.ts',
    'render/child': 'src/render/child.ts',
    'render/drawing-thread': 'src/render/threads/drawing-thread.ts',
    'voice/speech-child': 'src/voice/speech-child.ts',
    msw: 'src/subpaths/msw.ts',
    dispatcher: 'src/subpaths/dispatcher.ts',
    program: 'src/subpaths/program.ts',
    catalog: 'src/subpaths/catalog.ts',
  },
  // Whoever uses the handlers brings MSW.
  external: ['msw'],
  // Adapters are loaded when they are first used: each becomes a file of its own.
  splitting: true,
  esbuildPlugins: [ownCopies, oneStart, leanKysely],
};

/**
 * For programs that need no server: with files of their own, since each that they shared with the start would be read at every
 * start.
 */
const beside: Options = {
  ...common,
  entry: {
    pricing: 'src/subpaths/pricing.ts',
    installation: 'src/subpaths/installation.ts',
    running: 'src/subpaths/running.ts',
  },
  splitting: true,
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
export default defineConfig([main, beside, planner, sound]);
