/**
 * Small modules that the start needs, and whoever draws as well. For the sake of drawing processes esbuild would make a file of
 * its own of each, which every start would read: whoever draws has a copy. None of them holds anything, nor has a class by which
 * somebody else would know an error.
 */
import { fileURLToPath } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';

const source = (path: string): string => fileURLToPath(new URL(`../${path}.ts`, import.meta.url));

/** By how they are named where they are imported. */
export const COPIED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '@vid/sdk/contract': '../sdk/src/contract/enums',
    '/in-parallel': 'src/in-parallel',
    '/disk-full': 'src/disk-full',
    '/ports/side-files': 'src/ports/side-files',
    '/ports/kept-media': 'src/ports/kept-media',
    '/rename-when-free': 'src/rename-when-free',
    '/time-limit': 'src/time-limit',
    '/caption-names': 'src/render/captions/caption-names',
  }).map(([name, path]) => [name, source(path)]),
);
const WHO_DRAWS = /[\\/]server[\\/]src[\\/](?:catalog|own-program|render)[\\/]/;
const COPY = '?copy';

/** With all that it needs. */
export const copyOf = async (path: string): Promise<string> => {
  const { outputFiles } = await bundle({
    ...{ entryPoints: [path], bundle: true, write: false, format: 'esm', platform: 'node', target: 'node20' },
  });
  return outputFiles[0]?.text ?? '';
};

export const ownCopies: Plugin = {
  name: 'own-copies',
  setup(build) {
    const filter = new RegExp(`(?:${[...COPIED.keys()].join('|')})$`);
    build.onResolve({ filter }, ({ path, importer }) => {
      const name = filter.exec(path)?.[0] ?? '';
      return WHO_DRAWS.test(importer) ? { path: COPIED.get(name) ?? '', suffix: COPY } : undefined;
    });
    build.onLoad({ filter: /\.ts$/ }, async ({ path, suffix }) =>
      suffix === COPY ? { contents: await copyOf(path), loader: 'js' } : undefined,
    );
  },
};
