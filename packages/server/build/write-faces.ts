/** Faces for headlines: of each family the upright files of all weights in one, or of its only weight, and which letters each has. */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FACES } from '../src/render/text/built-faces';
import { fileOf } from './packages';

const NEEDED = /-(?:wght|400)-normal\.woff2$/;

export function writeFaces(folder: string): void {
  for (const face of BUILT_FACES) {
    const to = join(folder, 'faces', face);
    mkdirSync(join(to, 'files'), { recursive: true });
    cpSync(fileOf(face, 'unicode.json'), join(to, 'unicode.json'));
    const files = readdirSync(fileOf(face, 'files')).filter((file) => NEEDED.test(file));
    for (const file of files) cpSync(fileOf(face, join('files', file)), join(to, 'files', file));
  }
}
