// Mutation tests of one area or several: changes the sources in small ways, one at a time, and runs the tests that reach
// the change. What no test notices goes to scripts/mutants/survivors/, where each needs a reason. A further argument with
// a slash narrows the run to the sources under it: `npm run mutants -- sdk packages/sdk/src/retry`.
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { areas, THRESHOLD } from './mutants/areas.mjs';
import { readMutants } from './mutants/read-mutants.mjs';
import { printScores, scoreOf } from './mutants/scores.mjs';
import { updateSurvivors } from './mutants/survivors.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const plugin = (name) => fileURLToPath(new URL(`mutants/${name}.mjs`, import.meta.url));
const positive = (patterns) => patterns.filter((pattern) => !pattern.startsWith('!'));
const negative = (patterns) => patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));

/** The area's patterns, or what of them lies under the paths that were asked for. */
const narrow = (patterns, paths) => {
  if (paths.length === 0) return patterns;
  const inside = paths.map((path) => (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`));
  return [...inside, ...patterns.filter((pattern) => pattern.startsWith('!'))];
};

const runArea = async (name, paths) => {
  const { mutate, tests, mutateWords = false } = areas[name];
  process.env.VID_MUTANTS_TESTS = JSON.stringify({ include: positive(tests), exclude: negative(tests) });
  const results = await new Stryker({
    mutate: narrow(mutate, paths),
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: true },
    plugins: ['@stryker-mutator/vitest-runner', plugin('ignore-words'), plugin('say-survivors')],
    ignorers: mutateWords ? [] : ['words'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    incremental: true,
    incrementalFile: `node_modules/.cache/vid-mutants/${name}.json`,
    ignorePatterns: ['bench', 'docs/images', 'gallery', 'soak', 'packages/server/src/render/**/*.jpg'],
    tempDirName: '.mutants',
    cleanTempDir: 'always',
    // A mutant that loops is stopped by its count of hits; this only bounds one that waits for ever.
    timeoutMS: 10_000,
    reporters: process.stdout.isTTY ? ['progress', 'survivors'] : ['survivors'],
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { slow: false },
  }).runMutationTest();
  const mutants = readMutants(root, results);
  if (mutants.length === 0)
    throw new Error(`Nothing was mutated in ${name}: is there a source under ${paths.join(' ')}?`);
  printScores(name, mutants);
  const list = updateSurvivors(
    name,
    new Set(mutants.map(({ file }) => file)),
    mutants.filter(({ caught }) => !caught),
  );
  const silent = list.filter(({ reason }) => reason.trim() === '');
  const low = scoreOf(mutants) < THRESHOLD;
  if (silent.length > 0)
    console.error(`${name}: ${silent.length} survivors without a reason in scripts/mutants/survivors/${name}.json`);
  if (low) console.error(`${name}: fewer than ${THRESHOLD} % of the mutants were caught`);
  return silent.length === 0 && !low;
};

const asked = process.argv.slice(2);
const names = asked.filter((argument) => !argument.includes('/'));
const paths = asked.filter((argument) => argument.includes('/'));
const unknown = names.filter((name) => !Object.hasOwn(areas, name));
if (names.length === 0 || unknown.length > 0 || (paths.length > 0 && names.length > 1)) {
  console.error(`Name one area or several (${Object.keys(areas).join(', ')}), or one area and paths inside it.`);
  process.exit(2);
}
setPriority(19);
let passed = true;
for (const name of names) passed = (await runArea(name, paths)) && passed;
process.exit(passed ? 0 : 1);
