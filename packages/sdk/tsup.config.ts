import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { INTERNAL_NAMES } from './internal-names';

type PluginBuild = Parameters<NonNullable<Options['esbuildPlugins']>[number]['setup']>[0];

/** Characters of a line at the edge. */
const LONGEST_LINE = 16_000;

/** At the edge, `name.edge.ts` stands in for `name.ts` beside it. */
const edgeFiles = {
  name: 'edge-files',
  setup(build: PluginBuild) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = `${resolve(resolveDir, path)}.edge.ts`;
      return existsSync(file) ? { path: file } : undefined;
    });
  },
};

/** For runtimes without Node's modules: the entries that need some in Node. Their types are those of the entries for Node. */
export const edge = {
  entry: { edge: 'src/index.ts', 'journal/edge': 'src/journal/index.ts', 'testing/edge': 'src/testing/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  esbuildPlugins: [edgeFiles],
  splitting: false,
  esbuildOptions: (options) => {
    options.minify = true;
    // An error that nobody catches is shown with its whole line.
    options.lineLimit = LONGEST_LINE;
    options.mangleProps = new RegExp(`^(${INTERNAL_NAMES.join('|')})$`);
  },
  sourcemap: true,
} satisfies Options;

/** What workers are bundled with, whose size counts: terser finds other things than esbuild, and takes its time. */
const edgeClient: Options = {
  ...edge,
  entry: { edge: edge.entry.edge },
  minify: 'terser',
  terserOptions: {
    compress: { ecma: 2020, passes: 6, inline: 1, sequences: false, pure_getters: true, unsafe_arrows: true },
    format: { max_line_len: LONGEST_LINE },
    sourceMap: true,
  },
};

const edgeOthers: Options = {
  ...edge,
  entry: { 'journal/edge': edge.entry['journal/edge'], 'testing/edge': edge.entry['testing/edge'] },
};

const node: Options = {
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
  esbuildOptions: (options, { format }) => {
    // Test runners that evaluate CommonJS in a vm context have no `import()`.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
  sourcemap: true,
};

export default defineConfig([node, edgeClient, edgeOthers]);
