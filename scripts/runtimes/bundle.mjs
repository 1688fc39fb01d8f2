// Bundles a file of the working folder as each bundler does it by itself for a target: `bundle.mjs FILE worker|browser` writes
// esbuild.mjs, vite.mjs and webpack.mjs (a script, for a browser) into the folder of the target, and fails where undici or a
// module of Node's got in.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import webpack from 'webpack';

const [file, target] = process.argv.slice(2);
const entry = resolve(file);
const folder = resolve(target);
const worker = target === 'worker';
/** What wrangler and the plugin of vite set for workers; for a page the bundlers know it themselves. */
const conditions = ['workerd', 'worker', 'browser'];
mkdirSync(folder, { recursive: true });

const bundlers = {
  esbuild: () =>
    esbuild({
      ...{
        entryPoints: [entry],
        bundle: true,
        platform: 'browser',
        outfile: `${folder}/esbuild.mjs`,
        logLevel: 'error',
      },
      ...(worker ? { format: 'esm', conditions } : { format: 'iife' }),
    }),
  vite: () =>
    vite({
      ...{ configFile: false, root: dirname(entry), logLevel: 'error' },
      ...(worker ? { resolve: { conditions: [...conditions, 'module'] } } : {}),
      build: {
        ...{ outDir: folder, emptyOutDir: false, minify: false, modulePreload: false },
        lib: { entry, formats: [worker ? 'es' : 'iife'], name: 'page', fileName: () => 'vite.mjs' },
      },
    }),
  webpack: () =>
    new Promise((done, fail) => {
      const compiler = webpack({
        ...{
          mode: 'production',
          entry,
          target: worker ? ['webworker', 'es2022'] : ['web', 'es2022'],
          performance: false,
        },
        ...(worker
          ? { resolve: { conditionNames: [...conditions, 'import'] }, experiments: { outputModule: true } }
          : {}),
        output: {
          ...{ path: folder, filename: 'webpack.mjs' },
          ...(worker ? { library: { type: 'module' } } : {}),
        },
        optimization: { minimize: false },
        plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
      });
      compiler.run((error, stats) => {
        if (error !== null) fail(error);
        else if (stats.hasErrors() || stats.hasWarnings()) fail(new Error(stats.toString('errors-warnings')));
        else done();
      });
    }),
};

const modules = builtinModules.flatMap((name) => [name, `node:${name}`]);
const asks = (text) =>
  modules.filter((name) => new RegExp(`(from|import|require)\\s*\\(?\\s*["']${name}["']`).test(text));

for (const [name, bundle] of Object.entries(bundlers)) {
  await bundle();
  // With what it left in files of their own, to be loaded on demand.
  const texts = readdirSync(folder).map((each) => readFileSync(`${folder}/${each}`, 'utf8'));
  const text = texts.join('\n');
  const found = [...asks(text), ...(/EnvHttpProxyAgent/.test(text) ? ['undici'] : [])];
  if (found.length > 0) throw new Error(`${name} took ${found.join(', ')} into ${basename(file)} for a ${target}`);
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`);
}
