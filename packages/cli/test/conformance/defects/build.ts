/**
 * Builds the server with every defect in it, each of which acts only while it is switched on: where a defect stands, the build
 * has both expressions and asks which one is meant. Nothing of that is in the sources.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as Server from '../../../../server/src/create-server';
import type { Defect } from './defect';

const PACKAGES = fileURLToPath(new URL('../../../../', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
/** Within the server's package, so that its dependencies are found. */
const FOLDER = `${PACKAGES}server/node_modules/.cache/vid-defects`;
const SWITCH = '__vidDefect';

interface Place {
  readonly start: number;
  readonly end: number;
  readonly replacements: readonly Pick<Defect, 'name' | 'replace'>[];
}

/** Where the expression of a defect stands; throws when the source has moved on. */
const placeOf = (source: string, { name, file, find }: Defect): readonly [start: number, end: number] => {
  const [, before = '', expression = '', after = ''] = /^([^]*?)«([^]*)»([^]*)$/.exec(find) ?? [];
  const text = `${before}${expression}${after}`;
  const at = source.indexOf(text);
  if (expression === '' || at < 0 || source.includes(text, at + 1))
    throw new Error(`The defect ${name} stands ${at < 0 ? 'nowhere' : 'more than once'} in ${file}: ${find}`);
  return [at + before.length, at + before.length + expression.length];
};

const placesOf = (source: string, defects: readonly Defect[]): readonly Place[] => {
  const places = new Map<string, Place>();
  for (const defect of defects) {
    const [start, end] = placeOf(source, defect);
    const key = `${start} ${end}`;
    places.set(key, { start, end, replacements: [...(places.get(key)?.replacements ?? []), defect] });
  }
  const sorted = [...places.values()].sort((one, other) => other.start - one.start);
  const overlap = sorted.find((place, at) => place.end > (sorted[at - 1]?.start ?? Number.POSITIVE_INFINITY));
  if (overlap !== undefined) throw new Error(`Defects overlap: ${overlap.replacements[0]?.name ?? ''}`);
  return sorted;
};

/** The source with a choice at each place. Typed as nothing in particular: it is not checked. */
export const withDefects = (source: string, defects: readonly Defect[]): string =>
  placesOf(source, defects).reduce((text, { start, end, replacements }) => {
    const choice = replacements.reduceRight(
      (otherwise, { name, replace }) =>
        `((globalThis as any).${SWITCH} === ${JSON.stringify(name)} ? (${replace}) : ${otherwise})`,
      `(${text.slice(start, end)})`,
    );
    return `${text.slice(0, start)}${choice}${text.slice(end)}`;
  }, source);

/** Switches one defect on, or all off. */
export const switchOn = (name: string | undefined): void => {
  Object.assign(globalThis, { [SWITCH]: name });
};

/** Builds it and loads it. */
export const buildDefective = async (defects: readonly Defect[]): Promise<typeof Server> => {
  const files = new Map<string, Defect[]>();
  for (const defect of defects) files.set(defect.file, [...(files.get(defect.file) ?? []), defect]);
  mkdirSync(FOLDER, { recursive: true });
  const outfile = `${FOLDER}/server-${process.pid}.mjs`;
  const done = new Set<string>();
  await build({
    entryPoints: [`${PACKAGES}server/src/create-server.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: `${ROOT}tsconfig.json`,
    logLevel: 'error',
    plugins: [
      {
        name: 'defects',
        setup: (bundler) => {
          bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const file = path.replaceAll('\\', '/').slice(PACKAGES.replaceAll('\\', '/').length);
            const own = files.get(file);
            if (own === undefined) return undefined;
            done.add(file);
            return { contents: withDefects(readFileSync(path, 'utf8'), own), loader: 'ts' };
          });
        },
      },
    ],
  });
  const missed = [...files.keys()].filter((file) => !done.has(file));
  if (missed.length > 0) throw new Error(`Not part of the server: ${missed.join(', ')}`);
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as typeof Server;
};
