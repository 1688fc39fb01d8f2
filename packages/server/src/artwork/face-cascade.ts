/** The numbers by which faces are told from all else, as the build leaves them: stages of stumps, each over light and dark boxes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateArtwork } from './locate-artwork';

export interface FaceCascade {
  /** Of the square in which a face is looked for; boxes lie in it. */
  readonly side: number;
  readonly stages: readonly {
    readonly threshold: number;
    /** Its threshold, what it adds below that and else; then boxes: x, y, width, height, weight. */
    readonly stumps: readonly (readonly number[])[];
  }[];
}

let read: { readonly cascade: FaceCascade | undefined } | undefined;

/** Undefined where the build left none. */
export function faceCascade(): FaceCascade | undefined {
  if (read === undefined) {
    try {
      const file = join(locateArtwork(), 'face-cascade.json');
      read = { cascade: JSON.parse(readFileSync(file, 'utf8')) as FaceCascade };
    } catch {
      read = { cascade: undefined };
    }
  }
  return read.cascade;
}
