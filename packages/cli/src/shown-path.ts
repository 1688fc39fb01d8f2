import { isAbsolute, relative } from 'node:path';

/** A path as people are told it: below the working folder from there on, empty for that folder itself, else absolute. */
export const shownPath = (path: string, from = process.cwd()): string => {
  const below = relative(from, path);
  return below.startsWith('..') || isAbsolute(below) ? path : below;
};
