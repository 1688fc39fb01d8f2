import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';

const subpaths = ['node', 'express', 'fastify', 'hono', 'koa', 'nest', 'next', 'lambda', 'fetch', 'body'];
const entries = {
  index: 'src/index.ts',
  ...Object.fromEntries(subpaths.map((name) => [name, `src/subpaths/${name}.ts`])),
};
/** What the entries load on demand, by the name of its file in `dist`. */
const onDemand: Readonly<Record<string, string>> = {
  'explain-failure': 'src/explain/explain-failure.ts',
  'web-sign': 'src/sign/web-sign.ts',
};

/** Leaves dynamic imports to the files that are built for them. */
const loadOnDemand: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'load-on-demand',
  setup(build) {
    const extension = build.initialOptions.format === 'cjs' ? 'cjs' : 'js';
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && basename(path) in onDemand
        ? { path: `./${basename(path)}.${extension}`, external: true }
        : undefined,
    );
  },
};

export default defineConfig({
  entry: { ...entries, ...onDemand },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // Deno and workers know the built-ins by their full names only.
  removeNodeProtocol: false,
  external: [/^node:/],
  // Each entry is one file: what is audited and measured is what is loaded.
  splitting: false,
  minify: 'terser',
  // A line a statement: what Node shows of the place that threw can be read, at the same size.
  terserOptions: {
    compress: { ecma: 2020, passes: 3 },
    format: { semicolons: false, max_line_len: 600 },
    sourceMap: true,
  },
  sourcemap: true,
  esbuildPlugins: [loadOnDemand],
  esbuildOptions: (options, { format }) => {
    // Beside terser: the two find different things.
    options.minify = true;
    // Test runners that evaluate CommonJS in a vm context have no `import()`.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
});
