/** Programs of the tests, and sources that run in a process of their own, as one script: it starts in a third of the time. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };

/** Beside the dependencies of the server, so that a script finds them. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/scripts', import.meta.url));

/** What is installed with the server; of everything else the script holds what it uses, as the built server does. */
const INSTALLED = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).filter(
  (name) => !name.startsWith('@vid/'),
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
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: INSTALLED,
    minifySyntax: true,
    minifyWhitespace: true,
    tsconfig: fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url)),
    plugins: [ownPlaces],
    logLevel: 'error',
  });
  const text = outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const path = join(CACHE, `${basename(source, '.ts')}-${hash}.mjs`);
  if (existsSync(path)) return path;
  // Other tests may make the same.
  const own = `${path}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(own, text);
  await rename(own, path);
  return path;
};

/** The script that a source was made into. */
export const asScript = (source: string): Promise<string> => {
  const script = made.get(source) ?? make(source);
  made.set(source, script);
  return script;
};
