import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests run against the sources: the aliases are the `paths` of tsconfig.json, read from there. */
const tsconfig = JSON.parse(readFileSync(new URL('tsconfig.json', import.meta.url), 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};
const alias = Object.entries(tsconfig.compilerOptions.paths).map(([name, [target]]) => ({
  find: new RegExp(`^${name.replace('*', '(.+)')}$`),
  replacement: fileURLToPath(new URL(target.replace('*', '$1'), import.meta.url)),
}));

/** CI counts the tests from a report that it names. */
const report = process.env['VID_TEST_REPORT'];

/**
 * What changes more than its own objects: modules that are replaced, clocks, globals, properties of the process. Such a file
 * has a process of its own; all others share processes, so that what they import is loaded once.
 */
const CHANGES_ITS_PROCESS =
  /\bvi\.(?!fn\b|spyOn\b|waitFor\b|mocked\b|restoreAllMocks\b|(?:stub|unstubAll)(?:Env|Global)s?\b)\w+\(|\b(?:process|globalThis)(?:\.\w+|\[[^\]]+\])* = |defineProperty\((?:process|globalThis)\b|process\.(?:chdir|umask)\(/;

/** Flags of the engine hold for the whole process; and what collects its garbage is quick in one that has loaded little. */
const CHANGES_ITS_ENGINE = /\bsetFlagsFromString\(/;

/** Variables and globals that a file replaces and does not put back would else be those of the next file. */
const leavesItChanged = (text: string): boolean =>
  ['Env', 'Global'].some((kind) => text.includes(`vi.stub${kind}(`) && !text.includes(`vi.unstubAll${kind}s(`));

const changesItsProcess = (path: string): boolean => {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  return CHANGES_ITS_PROCESS.test(text) || CHANGES_ITS_ENGINE.test(text) || leavesItChanged(text);
};

const folders = ['packages', 'examples', 'docs', 'scripts'];
const alone = folders.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .filter(changesItsProcess),
);

/**
 * Tests with long tables try another part of them each day (`partOf`). What failed on one day fails again with its number:
 * the days since 1970 in VID_TABLE_TURN.
 */
const turn = process.env['VID_TABLE_TURN'] ?? String(Math.floor(Date.now() / 86_400_000));

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    // Many tests wait for processes and servers: two files more than there are cores keep all of them busy.
    maxWorkers: availableParallelism() + 2,
    // Against what hangs; a loaded machine may take its time, and whole tables more.
    testTimeout: process.env['VID_WHOLE_TABLES'] === '1' ? 1_800_000 : 120_000,
    hookTimeout: 120_000,
    globalSetup: [fileURLToPath(new URL('scripts/postgres/for-tests.ts', import.meta.url))],
    env: { VID_TABLE_TURN: turn },
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: [
            'packages/*/test/**/*.test.ts',
            'examples/**/*.test.ts',
            'docs/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...alone],
          isolate: false,
        },
      },
    ],
  },
});
