import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const define = { __VERSION__: JSON.stringify(version) };

/** The entry is CommonJS with commander inside, because that starts fastest; each command is an ESM chunk, loaded when it runs. */
export default defineConfig([
  {
    entry: { vid: 'src/vid.ts', program: 'src/program.ts' },
    format: ['cjs'],
    outExtension: () => ({ js: '.cjs' }),
    target: 'node20',
    noExternal: ['commander'],
    external: [/^\.\/(program\.cjs|commands\/|report-error)/],
    splitting: false,
    define,
  },
  {
    entry: ['src/commands/*.ts', 'src/report-error.ts'],
    outDir: 'dist',
    format: ['esm'],
    target: 'node20',
    splitting: true,
    define,
    external: ['commander', /^@vid\/server/],
  },
]);
