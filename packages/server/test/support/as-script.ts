/** Programs of the tests, and sources that run in a process of their own, as scripts: they start in a third of the time. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { leanNgrams } from '../../build/lean-ngrams';
import manifest from '../../package.json' with { type: 'json' };

/** Beside the dependencies of the server, so that a script finds them. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/scripts', import.meta.url));

/** Packages of many small files that every start loads: half of its time goes there, unless the script holds them. */
const HELD = ['hono', 'ipaddr.js', 'kysely', 'zod'];

/** What is installed with the server; of everything else the script holds what it uses, as the built server does. */
const INSTALLED = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).filter(
  (name) => !name.startsWith('@vid/') && name !== 'eld' && !HELD.includes(name),
);

/** Each module keeps the place that it was written for. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup(making) {
    making.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const place = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
};

const made = new Map<string, Promise<string>>();

const make = async (source: string): Promise<string> => {
  const name = basename(source, '.ts');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    // What is imported late stays apart, and is loaded late.
    splitting: true,
    outdir: CACHE,
    outExtension: { '.js': '.mjs' },
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: INSTALLED,
    minifySyntax: true,
    minifyWhitespace: true,
    tsconfig: fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url)),
    plugins: [ownPlaces, leanNgrams],
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = join(CACHE, `${name}-${hash.digest('hex').slice(0, 16)}`);
  const script = join(folder, `${name}.mjs`);
  if (existsSync(script)) return script;
  // Other tests may make the same.
  const own = `${folder}.${process.pid}`;
  await mkdir(own, { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(join(own, basename(path)), contents);
  try {
    await rename(own, folder);
  } catch (error) {
    if (!existsSync(script)) throw error;
    await rm(own, { recursive: true });
  }
  return script;
};

/** The script that a source was made into. */
export const asScript = (source: string): Promise<string> => {
  const script = made.get(source) ?? make(source);
  made.set(source, script);
  return script;
};
