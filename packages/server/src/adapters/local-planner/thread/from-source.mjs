// The planning thread of a server that runs as sources: a thread cannot begin with TypeScript. In one piece, which is made
// first, it begins in two thirds of the time that its files take one by one.
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

/** Each module keeps the place that it was written for. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const place = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
};

const {
  outputFiles: [{ contents }],
} = await build({
  entryPoints: [fileURLToPath(new URL('thread.ts', import.meta.url))],
  ...{ bundle: true, write: false, format: 'esm', platform: 'node', target: 'node20', logLevel: 'error' },
  plugins: [ownPlaces],
});
await stop();
await import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
