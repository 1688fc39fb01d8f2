import { defineConfig } from 'tsup';

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
  treeshake: true,
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
