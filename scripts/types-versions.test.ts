/**
 * TypeScript that resolves modules in its classic way, as projects of CommonJS do by default, reads no `exports`: every entry
 * with types is named for it as well.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

const typesIn = (types: unknown): string => (types as { readonly import: string }).import;

/** The declarations of an entry, where it has any. */
const typesOf = (entry: unknown): string | undefined => {
  if (typeof entry !== 'object' || entry === null) return undefined;
  if ('types' in entry) return typeof entry.types === 'string' ? entry.types : typesIn(entry.types);
  return Object.values(entry).map(typesOf).find(Boolean);
};

it.each(readdirSync(packages).filter((name) => existsSync(`${packages}${name}/package.json`)))(
  'every entry of %s has types for the classic resolution',
  (name) => {
    const { exports, typesVersions } = JSON.parse(readFileSync(`${packages}${name}/package.json`, 'utf8')) as {
      exports: Record<string, unknown>;
      typesVersions?: Record<string, Record<string, readonly string[]>>;
    };
    const wanted = Object.entries(exports).flatMap(([path, entry]) => {
      const types = typesOf(entry);
      return types === undefined || path === '.' ? [] : [[path.slice(2), [types]] as const];
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(typesVersions?.['*']).toEqual(Object.fromEntries(wanted));
  },
);
