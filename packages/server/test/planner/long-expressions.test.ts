/**
 * Words are data: an expression of hundreds of characters is a list that nobody can add to. Neither the source has one, nor
 * does reading a brief make one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const MOST = 200;
const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && entry.name.endsWith('.ts') ? [join(entry.parentPath, entry.name)] : [],
  );

const longIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const found: string[] = [];
  // Only a long line can hold one: most files need not be parsed.
  if (!text.split('\n').some((line) => line.length > MOST)) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && node.text.length > MOST)
      found.push(`${file}: ${node.text.slice(0, 60)}…`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
};

it('are nowhere in the source of the server', () => {
  expect(filesIn(SOURCE).flatMap(longIn)).toEqual([]);
});

it('are not assembled when the planner is loaded, nor when it reads a brief', async () => {
  // The libraries have expressions of their own, which are not the planner's.
  await Promise.all([import('@vid/sdk/contract'), import('eld/small')]);
  const sources: string[] = [];
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, [source, flags]: [string | RegExp, string?]) => {
      const made = new target(source, flags);
      sources.push(made.source);
      return made;
    },
    apply: (target, _, [source, flags]: [string | RegExp, string?]) => {
      const made = target(source, flags);
      sources.push(made.source);
      return made;
    },
  });
  try {
    const { createLocalPlanner } = await import('../../src/adapters/local-planner/local-planner');
    const { requestOf } = await import('./request-of');
    const briefs = JSON.parse(readFileSync(new URL('frozen-briefs.json', import.meta.url), 'utf8')) as readonly {
      brief: string;
      language: string;
    }[];
    const { signal } = new AbortController();
    // One in each language: its expressions are the same for every brief.
    const ofEach = new Map(briefs.map((each) => [each.language, each]));
    for (const { brief, language } of ofEach.values())
      await createLocalPlanner().plan(requestOf({ brief, language, kind: 'ad' }), signal);
  } finally {
    globalThis.RegExp = Original;
  }
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => source.length > MOST)).toEqual([]);
});
