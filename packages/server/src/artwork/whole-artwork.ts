/** Whether what the build left is whole: `sizes.json` says how many bytes each of its files has. Only sizes are looked at. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const SIZES = 'sizes.json';

/** Paths within the folder, with slashes, and their bytes. */
export type Sizes = Readonly<Record<string, number>>;

const sizesOf = (folder: string): Sizes => {
  try {
    return JSON.parse(readFileSync(join(folder, SIZES), 'utf8')) as Sizes;
  } catch {
    return {};
  }
};

const MISSING = 'is missing';

const problemOf = (path: string, bytes: number): string | undefined => {
  const found = statSync(path, { throwIfNoEntry: false })?.size;
  return found === undefined ? MISSING : found === bytes ? undefined : 'is not whole';
};

/** What is wrong with each, as what stands in brackets; undefined where it can be used. */
export interface Lacking {
  /** Pictures, and the words that find them. */
  readonly pictures?: string | undefined;
  /** Faces of headlines. */
  readonly faces?: string | undefined;
  readonly places?: string | undefined;
}

const groupOf = (path: string): keyof Lacking =>
  path.startsWith('faces/') ? 'faces' : path.startsWith('places/') ? 'places' : 'pictures';

export function lacking(folder: string): Lacking {
  if (!existsSync(join(folder, 'pictures.json'))) return { pictures: 'the build did not leave them' };
  const found: { -readonly [Group in keyof Lacking]: Lacking[Group] } = {};
  for (const [path, bytes] of Object.entries(sizesOf(folder))) {
    const problem = problemOf(join(folder, path), bytes);
    if (problem !== undefined) found[groupOf(path)] ??= `${join(folder, path)} ${problem}`;
  }
  return found;
}
