import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'contract/index': 'src/contract/index.ts',
    'journal/index': 'src/journal/index.ts',
    'opentelemetry/index': 'src/telemetry/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'node20',
  platform: 'node',
  // One file loads much faster than zod's hundred; the types still come from the package. The other knows no CommonJS.
  noExternal: ['zod', 'stubborn-utils'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  sourcemap: true,
  clean: true,
});
