/** The packages that the artwork comes from, and where they are installed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Literal names, so that tools see what is used. */
const MANIFESTS = {
  fluent: () => require.resolve('@iconify-json/fluent-emoji/package.json'),
  noto: () => require.resolve('@iconify-json/noto/package.json'),
  cldr: () => require.resolve('cldr-annotations-full/package.json'),
  places: () => join(dirname(require.resolve('@pmndrs/assets/hdri/apartment.exr.js')), '..', 'package.json'),
  three: () => join(dirname(require.resolve('three/examples/jsm/loaders/EXRLoader.js')), '../../../package.json'),
  cascade: () => join(dirname(require.resolve('jsfeat')), '..', 'package.json'),
  skia: () => require.resolve('@napi-rs/canvas/package.json'),
  apache: () => require.resolve('typescript/package.json'),
  alexandria: () => require.resolve('@fontsource-variable/alexandria/package.json'),
  anton: () => require.resolve('@fontsource/anton/package.json'),
  'bodoni-moda': () => require.resolve('@fontsource-variable/bodoni-moda/package.json'),
  'bricolage-grotesque': () => require.resolve('@fontsource-variable/bricolage-grotesque/package.json'),
  'dm-serif-display': () => require.resolve('@fontsource/dm-serif-display/package.json'),
  'baloo-2': () => require.resolve('@fontsource-variable/baloo-2/package.json'),
  newsreader: () => require.resolve('@fontsource-variable/newsreader/package.json'),
  outfit: () => require.resolve('@fontsource-variable/outfit/package.json'),
  rubik: () => require.resolve('@fontsource-variable/rubik/package.json'),
  unbounded: () => require.resolve('@fontsource-variable/unbounded/package.json'),
} satisfies Record<string, () => string>;

export type PackageName = keyof typeof MANIFESTS;

/** A file of an installed package. */
export const fileOf = (name: PackageName, path: string): string => join(dirname(MANIFESTS[name]()), path);

/** The packages' versions, which tell whether what was extracted before still holds. */
export const versions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(MANIFESTS).map(([name, manifest]) => [
      name,
      (JSON.parse(readFileSync(manifest(), 'utf8')) as { version: string }).version,
    ]),
  );
