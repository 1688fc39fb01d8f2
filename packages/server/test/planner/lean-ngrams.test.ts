/** The table of languages that planners are built with says what that of its package says. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { leanNgrams } from '../../build/lean-ngrams';
import { partOf } from '../support/part-of';

interface Data {
  readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
  readonly [other: string]: unknown;
}

const PATH = fileURLToPath(new URL('ngrams/small.js', import.meta.resolve('eld/small').replace('/entries/', '/')));

it('holds each entry of the package, and no other', async () => {
  const { outputFiles } = await build({
    ...{ entryPoints: [PATH], bundle: true, write: false, format: 'esm', platform: 'node', plugins: [leanNgrams] },
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`;
  const { ngramsData: lean } = (await import(/* @vite-ignore */ url)) as { ngramsData: Data };
  const { ngramsData: whole } = (await import(/* @vite-ignore */ PATH)) as { ngramsData: Data };
  const { ngrams, ...others } = whole;
  expect(lean).toMatchObject(others);
  const wrong = partOf(Object.entries(ngrams), 8, 0).filter(([ngram, scores]) => {
    const found = lean.ngrams[ngram] ?? {};
    const languages = Object.keys(scores ?? {});
    return Object.keys(found).length !== languages.length || languages.some((one) => found[one] !== scores?.[one]);
  });
  expect([Object.keys(ngrams).length > 80_000, wrong]).toEqual([true, []]);
  for (const none of ['', ' ', 'q', 'zzzzz', 'constructor', '\t', '176']) expect(lean.ngrams[none]).toBeUndefined();
});
