/** The nearest `package.json`, in a folder or above it, and what it names. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJsonFile } from './json-file';

export interface ProjectPackages {
  /** Where the file is. */
  readonly folder: string;
  /** Packages that the project depends on, in any way. */
  readonly names: readonly string[];
  /** Whether a `.js` file is an ES module. */
  readonly isModule: boolean;
}

type Read = (path: string) => Readonly<Record<string, unknown>>;

/** A file that can't be read names nothing. */
const readIfPossible: Read = (path) => {
  try {
    return readJsonFile(path);
  } catch {
    return {};
  }
};

/** Undefined when there is none. `read` decides what becomes of one that is broken. */
export const findPackages = (from: string, read: Read = readIfPossible): ProjectPackages | undefined => {
  const path = join(from, 'package.json');
  if (!existsSync(path)) return dirname(from) === from ? undefined : findPackages(dirname(from), read);
  const { dependencies, devDependencies, type } = read(path);
  const names = [devDependencies, dependencies].flatMap((list) => Object.keys((list as object | undefined) ?? {}));
  return { folder: from, names, isModule: type === 'module' };
};
