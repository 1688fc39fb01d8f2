/**
 * Which modules a process has loaded: V8 itself writes down every script, CommonJS and ES modules alike, in child processes
 * too. The built files name the modules that are bundled in them, one comment each.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));
const DIST = join(PACKAGE, 'dist');

/** Modules inside a built file, as absolute paths. */
const bundledIn = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^\s*\/\/ ([\w-]+:)?(\S+\.(?:[cm]?[jt]s|json))$/gm)].map(([, , name = '']) =>
    resolve(PACKAGE, name),
  );

interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

/** Runs something whose environment asks V8 for its list, and gives every file and module that was loaded. */
export const loadedBy = async (run: (env: Record<string, string>) => Promise<unknown>): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-loaded-'));
  try {
    await run({ NODE_V8_COVERAGE: folder });
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const files = names.flatMap((name) =>
      (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Coverage).result
        .filter(({ url }) => url.startsWith('file:'))
        .map(({ url }) => fileURLToPath(url)),
    );
    return [...new Set(files.flatMap((path) => (path.startsWith(DIST) ? [path, ...bundledIn(path)] : [path])))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
