/**
 * The fonts of the installed @fontsource packages: which file draws which characters. Each subset of a family is
 * registered under a name of its own, and only when a text needs it; a font list names them all, so that Skia picks the
 * right one for each character.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { locateFamily } from './font-packages';

interface Subset {
  readonly alias: string;
  readonly files: readonly string[];
  readonly ranges: readonly (readonly [number, number])[];
}

const parseRanges = (text: string): (readonly [number, number])[] =>
  text.split(',').map((part) => {
    const [low = '0', high] = part.trim().slice(2).split('-');
    return [Number.parseInt(low, 16), Number.parseInt(high ?? low, 16)] as const;
  });

function readFamily(family: string, italic: boolean): Subset[] {
  const index = locateFamily(family);
  if (index === undefined) return [];
  const files = join(dirname(index), 'files');
  const style = italic ? 'italic' : 'normal';
  const subsets = JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>;
  return Object.entries(subsets).flatMap(([key, ranges]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    const variable = join(files, `${name}-wght-${style}.woff2`);
    const statics = [400, 500, 600, 700, 800].map((weight) => join(files, `${name}-${weight}-${style}.woff2`));
    const found = existsSync(variable) ? [variable] : statics.filter((file) => existsSync(file));
    return found.length === 0 ? [] : [{ alias: `vid ${name} ${style}`, files: found, ranges: parseRanges(ranges) }];
  });
}

const families = new Map<string, Subset[]>();
const registered = new Set<string>();

function subsetsOf(family: string, italic: boolean): Subset[] {
  const key = `${family} ${italic}`;
  const known = families.get(key);
  if (known !== undefined) return known;
  const read = readFamily(family, italic);
  families.set(key, read);
  return read;
}

const covers = (subset: Subset, codePoint: number): boolean =>
  subset.ranges.some(([low, high]) => codePoint >= low && codePoint <= high);

/** Whether a family has all of these characters. */
export const hasAll = (family: string, codePoints: Iterable<number>): boolean => {
  const subsets = subsetsOf(family, false);
  return [...codePoints].every((codePoint) => subsets.some((subset) => covers(subset, codePoint)));
};

/** Registers what the family needs for these characters; returns the names for a font list and what stays uncovered. */
export function useFamily(family: string, italic: boolean, codePoints: ReadonlySet<number>) {
  const left = new Set(codePoints);
  const aliases: string[] = [];
  for (const subset of subsetsOf(family, italic)) {
    const mine = [...codePoints].filter((codePoint) => covers(subset, codePoint));
    if (mine.length === 0) continue;
    for (const codePoint of mine) left.delete(codePoint);
    if (!registered.has(subset.alias)) {
      for (const file of subset.files) GlobalFonts.registerFromPath(file, subset.alias);
      registered.add(subset.alias);
    }
    aliases.push(subset.alias);
  }
  return { aliases, uncovered: left };
}
