/**
 * The families that the build takes out of packages which an installation need not have, beside the artwork. Without them
 * films are set in those that are installed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locateArtwork } from '../../artwork/locate-artwork';

/** By name, and the name of the package's folder of files. */
export const BUILT_FACES = [
  'alexandria',
  'anton',
  'bodoni-moda',
  'bricolage-grotesque',
  'dm-serif-display',
  'baloo-2',
  'newsreader',
  'outfit',
  'rubik',
  'unbounded',
] as const;

/** The index of a family that the build left, or undefined when it left none. */
export function locateBuilt(family: string): string | undefined {
  const index = join(locateArtwork(), 'faces', family, 'unicode.json');
  return existsSync(index) ? index : undefined;
}
