/**
 * Extracts pictures, words and places from the packages that bring them into the folder named, with the licences' notices.
 * Does nothing when the folder holds what the same packages and the same code gave before.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { versions } from './packages';
import { writeNotices } from './write-notices';
import { writePictures } from './write-pictures';
import { writePlaces } from './write-places';

const here = dirname(fileURLToPath(import.meta.url));
const STAMP = 'stamp.json';

/** Of everything that the result depends on: the packages, and this code. */
const fingerprint = (): string => {
  const hash = createHash('sha256').update(JSON.stringify(versions()));
  for (const name of readdirSync(here).sort()) hash.update(`${name}\n`).update(readFileSync(join(here, name)));
  return hash.digest('hex');
};

export async function extractArtwork(folder: string): Promise<boolean> {
  const wanted = JSON.stringify({ inputs: fingerprint() });
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  // Whoever reads meanwhile finds the former folder or the new one, never half of one.
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    writePictures(fresh);
    await writePlaces(fresh);
    writeNotices(fresh);
    writeFileSync(join(fresh, STAMP), wanted);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}

await extractArtwork(resolve(process.argv[2] ?? join(here, '../dist/artwork')));
