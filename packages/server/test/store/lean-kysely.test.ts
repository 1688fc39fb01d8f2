/** What is left out of Kysely where the server is built is there, is what it is taken for, and is used by no query. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { leanKysely, UNUSED } from '../../build/lean-kysely';

const SOURCES = fileURLToPath(new URL('../../src/adapters/', import.meta.url));

it('leaves out the modules that it names, and all that only they need', async () => {
  const { metafile } = await build({
    stdin: { contents: "export { QueryCreator } from 'kysely';", resolveDir: SOURCES },
    ...{ bundle: true, write: false, metafile: true, format: 'esm', platform: 'node', plugins: [leanKysely] },
  });
  const kept = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  expect(kept.find((path) => path.endsWith('kysely/dist/esm/query-creator.js'))).toBeDefined();
  expect(kept.find((path) => path.endsWith('operation-node-transformer.js'))).toBeUndefined();
  for (const { path } of Object.values(UNUSED)) {
    const input = Object.entries(metafile.inputs).find(([name]) => name.endsWith(path));
    expect([path, input?.[1].bytes]).toEqual([path, expect.toSatisfy((bytes: number) => bytes < 300)]);
  }
});

it.each(Object.keys(UNUSED))('misses nothing: no query uses %s()', (what) => {
  const users = ['sql', 'sqlite', 'postgres'].flatMap((folder) =>
    readdirSync(join(SOURCES, folder)).filter((name) =>
      readFileSync(join(SOURCES, folder, name), 'utf8').includes(`.${what}(`),
    ),
  );
  expect(users).toEqual([]);
});
