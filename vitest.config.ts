import { readFileSync } from 'node:fs';
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

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'examples/**/*.test.ts', 'docs/**/*.test.ts', 'scripts/**/*.test.ts'],
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    // Many tests wait for processes, so a core kept free would be idle.
    maxWorkers: '100%',
    // Against what hangs; a loaded machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
