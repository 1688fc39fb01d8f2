/**
 * Extracts pictures, words, places and faces from the packages that bring them into the folder named, with the licences' notices.
 * What the same packages and the same code gave before is kept.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureIndex } from '../src/artwork/picture-index';
import { SIZES, type Sizes } from '../src/artwork/whole-artwork';
import { versions } from './packages';
import { readConcepts } from './read-concepts';
import { writeFaceCascade } from './write-face-cascade';
import { writeFaces } from './write-faces';
import { writeNotices } from './write-notices';
import { writePictures } from './write-pictures';
import { writePlaces } from './write-places';
import { writeWords } from './write-words';

const here = dirname(fileURLToPath(import.meta.url));
const STAMP = 'stamp.json';

const folder = resolve(process.argv[2] ?? join(here, '../dist/artwork'));
const packages = JSON.stringify(versions());

const fingerprint = (paths: readonly string[]): string => {
  const hash = createHash('sha256').update(packages);
  for (const path of paths) hash.update(readFileSync(join(here, path)));
  return hash.digest('hex');
};

const inFolder = (path: string): string[] =>
  readdirSync(join(here, path))
    .sort()
    .map((name) => `${path}/${name}`);

const FACE_SOURCES = ['packages.ts', '../src/render/text/built-faces.ts'];

/** What is made of what: a part is kept as long as its packages and its files stay the same. */
const PARTS: readonly {
  name: string;
  of: readonly string[];
  leaves: readonly string[];
  write: (to: string) => unknown;
}[] = [
  {
    name: 'pictures',
    of: ['packages.ts', 'drawings.ts', 'write-pictures.ts'],
    leaves: ['fluent.bin', 'noto.bin', 'pictures.json'],
    write: writePictures,
  },
  { name: 'places', of: ['packages.ts', 'views.ts', 'write-places.ts'], leaves: ['places'], write: writePlaces },
  {
    name: 'words',
    of: [
      'packages.ts',
      'read-concepts.ts',
      'named-apart.ts',
      'write-words.ts',
      ...inFolder('concepts'),
      ...inFolder('../src/artwork/words'),
    ],
    leaves: ['words', 'subjects.json'],
    write: (to) => writeWords(to, readPictures(to), readConcepts(join(here, 'concepts'))),
  },
  { name: 'faces', of: [...FACE_SOURCES, 'write-faces.ts'], leaves: ['faces'], write: writeFaces },
  {
    name: 'face cascade',
    of: ['packages.ts', 'write-face-cascade.ts'],
    leaves: ['face-cascade.json'],
    write: writeFaceCascade,
  },
  { name: 'notices', of: [...FACE_SOURCES, 'write-notices.ts'], leaves: ['NOTICE.txt'], write: writeNotices },
];

const readPictures = (from: string): PictureIndex =>
  JSON.parse(readFileSync(join(from, 'pictures.json'), 'utf8')) as PictureIndex;

const sizesIn = (within: string): Sizes =>
  Object.fromEntries(
    PARTS.flatMap(({ leaves }) => leaves)
      .flatMap((path) => {
        const inside = statSync(join(within, path)).isDirectory()
          ? readdirSync(join(within, path), { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`)
          : [path];
        return inside.map((name) => name.replaceAll('\\', '/'));
      })
      .map((path) => [path, statSync(join(within, path))] as const)
      .filter(([, found]) => found.isFile())
      .map(([path, { size }]) => [path, size]),
  );

const before = existsSync(join(folder, STAMP))
  ? (JSON.parse(readFileSync(join(folder, STAMP), 'utf8')) as Record<string, string>)
  : {};
const now = Object.fromEntries(PARTS.map(({ name, of }) => [name, fingerprint(of)]));

if (JSON.stringify(now) !== JSON.stringify(before) || !existsSync(join(folder, SIZES))) {
  // Whoever reads meanwhile finds the former folder or the new one, never half of one.
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    for (const { name, leaves, write } of PARTS) {
      if (before[name] !== now[name]) await write(fresh);
      else for (const path of leaves) cpSync(join(folder, path), join(fresh, path), { recursive: true });
    }
    writeFileSync(join(fresh, SIZES), JSON.stringify(sizesIn(fresh)));
    writeFileSync(join(fresh, STAMP), JSON.stringify(now));
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
