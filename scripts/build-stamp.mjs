// Ties what was built to what it was built from: the build leaves fingerprints of both, and who runs what was built can
// tell that the sources have changed since, or that somebody else wrote the files.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const STAMP = 'node_modules/.cache/vid-build.json';

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : [];

const fingerprint = (root, paths) => {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    const bytes = readFileSync(path);
    hash.update(`${relative(root, path).split(sep).join('/')}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
};

const fingerprints = (root) => {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  const single = [join(root, 'package-lock.json'), join(root, 'tsconfig.base.json')];
  const perPackage = packages.flatMap((path) => ['package.json', 'tsup.config.ts'].map((name) => join(path, name)));
  return {
    sources: fingerprint(root, [
      ...packages.flatMap((path) => ['src', 'build'].flatMap((name) => filesIn(join(path, name)))),
      ...[...single, ...perPackage].filter((path) => existsSync(path)),
    ]),
    built: fingerprint(
      root,
      packages.flatMap((path) => filesIn(join(path, 'dist'))),
    ),
  };
};

/** Says that the files in `dist` are those of the present sources. For the build alone. */
export const writeStamp = (root) => {
  const path = join(root, STAMP);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(fingerprints(root)));
};

/** Why the files in `dist` are not those of the present sources; undefined when they are. */
export const whyStale = (root) => {
  const path = join(root, STAMP);
  if (!existsSync(path)) return 'nothing was built';
  const { sources, built } = JSON.parse(readFileSync(path, 'utf8'));
  const now = fingerprints(root);
  if (now.sources !== sources) return 'the sources have changed since the build';
  return now.built === built ? undefined : 'the files in dist are not those of the build';
};
