import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';

const adapters = ['node', 'express', 'fastify', 'hono', 'next', 'lambda', 'fetch'];
const mainEntry = { index: 'src/index.ts' };
const adapterEntries = Object.fromEntries(adapters.map((name) => [name, `src/subpaths/${name}.ts`]));
/** What the main entry loads on demand, by the name of its file in `dist`. */
const onDemand: Readonly<Record<string, string>> = {
  'explain-failure': 'src/explain/explain-failure.ts',
  'web-sign': 'src/sign/web-sign.ts',
};

const shared: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // Deno and workers know the built-ins by their full names only.
  removeNodeProtocol: false,
  external: [/^node:/],
  esbuildOptions: (options, { format }) => {
    // Test runners that evaluate CommonJS in a vm context have no `import()`.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
};

/** Points dynamic imports of the main entry at files that the second build writes. */
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

export default defineConfig([
  // The main entry is one file without chunks, so that its size is what is loaded.
  { ...shared, entry: mainEntry, minify: true, splitting: false, esbuildPlugins: [loadOnDemand] },
  {
    ...shared,
    entry: { ...adapterEntries, ...onDemand },
    splitting: true,
    // One declaration build for all entries: their classes and types are the same ones.
    dts: { entry: { ...mainEntry, ...adapterEntries }, compilerOptions: { ignoreDeprecations: '6.0' } },
    clean: ['!index.js', '!index.cjs'],
  },
]);
