import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'vid-server': 'src/vid-server.ts',
    'render/child': 'src/render/child.ts',
    msw: 'src/subpaths/msw.ts',
    dispatcher: 'src/subpaths/dispatcher.ts',
    pricing: 'src/subpaths/pricing.ts',
    program: 'src/subpaths/program.ts',
    ffmpeg: 'src/subpaths/ffmpeg.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  // Whoever uses the handlers brings MSW.
  external: ['msw'],
  // One file loads several times faster than the hundreds that these come in.
  noExternal: ['kysely', 'hono', '@hono/node-server', 'ipaddr.js', 'zod', '@vid/sdk', '@vid/webhook-verify'],
  // Read at every start: what is left out need not be parsed. Names stay, for stack traces.
  esbuildOptions: (options) => {
    options.minifySyntax = true;
    options.minifyWhitespace = true;
    // From their sources, module by module: a built package comes in one piece, used or not.
    options.alias = {
      '@vid/sdk/contract': source('../sdk/src/contract/index.ts'),
      '@vid/sdk': source('../sdk/src/index.ts'),
      '@vid/webhook-verify/node': source('../webhook-verify/src/subpaths/node.ts'),
      '@vid/webhook-verify': source('../webhook-verify/src/index.ts'),
    };
  },
  // Adapters are loaded when they are first used: each becomes a file of its own.
  splitting: true,
  dts: {
    entry: {
      index: 'src/index.ts',
      msw: 'src/subpaths/msw.ts',
      dispatcher: 'src/subpaths/dispatcher.ts',
      pricing: 'src/subpaths/pricing.ts',
      program: 'src/subpaths/program.ts',
      ffmpeg: 'src/subpaths/ffmpeg.ts',
    },
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  clean: true,
});
