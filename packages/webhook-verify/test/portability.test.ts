import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Every file that an entry reaches, dynamic imports included, and everything else that it imports. */
const reach = (entry: string): { readonly files: Map<string, string>; readonly foreign: Set<string> } => {
  const files = new Map<string, string>();
  const foreign = new Set<string>();
  const visit = (path: string): void => {
    if (files.has(path)) return;
    const text = readFileSync(path, 'utf8');
    files.set(path, text);
    for (const [, target = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms))
      follow(path, target);
    for (const [, target = ''] of text.matchAll(/import\('([^']+)'\)/g)) follow(path, target);
  };
  const follow = (from: string, target: string): void => {
    if (target.startsWith('.')) visit(`${resolve(dirname(from), target)}.ts`);
    else foreign.add(target);
  };
  visit(resolve(source, entry));
  return { files, foreign };
};

describe('what each entry needs', () => {
  it.each(['index.ts', 'subpaths/fetch.ts', 'subpaths/hono.ts', 'subpaths/next.ts', 'subpaths/body.ts'])(
    '%s runs without Node',
    (entry) => {
      const { files, foreign } = reach(entry);
      expect([...foreign]).toEqual([]);
      expect(files.size).toBeGreaterThan(entry === 'subpaths/body.ts' ? 2 : 20);
      for (const [path, text] of files)
        expect(text.replace(/'[^'\n]*'|\/\*.*?\*\/|\/\/.*/gs, ''), path).not.toMatch(/\bBuffer\b/);
    },
  );

  it.each(['node.ts', 'express.ts', 'fastify.ts', 'koa.ts', 'nest.ts', 'lambda.ts'])(
    '%s needs the crypto module of Node and nothing else',
    (entry) => {
      expect([...reach(`subpaths/${entry}`).foreign]).toEqual(['node:crypto']);
    },
  );

  it('has no dependencies', () => {
    const manifest = JSON.parse(readFileSync(resolve(source, '../package.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('peerDependencies');
  });
});
