/** Files that a command reads: it never writes over one of them, whatever it was told. */
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file, or a folder for all that is in it. */
export interface Input {
  readonly path: string;
  /** With its article. */
  readonly what: string;
}

interface Place {
  readonly path: string;
  readonly dev: bigint;
  readonly ino: bigint;
  readonly isFolder: boolean;
}

const placeOf = (path: string): Place | undefined => {
  try {
    const real = realpathSync(path);
    const stats = statSync(real, { bigint: true });
    return { path: real, dev: stats.dev, ino: stats.ino, isFolder: stats.isDirectory() };
  } catch {
    return undefined;
  }
};

/** Hard links and names in other letters are the same file. */
const isSame = (a: Place, b: Place): boolean =>
  a.path === b.path || (a.dev === b.dev && a.ino === b.ino && a.ino !== 0n);

const foldersAbove = (path: string): readonly string[] => {
  const above = dirname(path);
  return above === path ? [] : [above, ...foldersAbove(above)];
};

/** Which of them a file that is there is, or is in. */
export const inputAt = (path: string, inputs: readonly Input[]): Input | undefined => {
  const target = placeOf(path);
  if (target === undefined) return undefined;
  const above = foldersAbove(target.path).map(placeOf);
  return inputs.find((input) => {
    const place = placeOf(input.path);
    if (place === undefined) return false;
    return place.isFolder
      ? above.some((folder) => folder !== undefined && isSame(folder, place))
      : isSame(place, target);
  });
};
