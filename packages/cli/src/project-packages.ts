/** The nearest `package.json`, in a folder or above it, and what it names. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface ProjectPackages {
  /** Where the file is. */
  readonly folder: string;
  /** Packages that the project depends on, in any way. */
  readonly names: readonly string[];
  /** Whether a `.js` file is an ES module. */
  readonly isModule: boolean;
}

const read = (path: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Undefined when there is none; one that can't be read names nothing. */
export const findPackages = (from: string): ProjectPackages | undefined => {
  const path = join(from, 'package.json');
  if (!existsSync(path)) return dirname(from) === from ? undefined : findPackages(dirname(from));
  const { dependencies, devDependencies, type } = read(path);
  const names = [devDependencies, dependencies].flatMap((list) => Object.keys((list as object | undefined) ?? {}));
  return { folder: from, names, isModule: type === 'module' };
};
