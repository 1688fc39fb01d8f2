// Mutation tests of one area or several: changes the sources in small ways, one at a time, and runs the tests that reach
// the change. What no test notices goes to scripts/mutants/survivors/, where each needs a reason. A further argument with
// a slash narrows the run to the sources under it: `npm run mutants -- sdk packages/sdk/src/retry`.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { bringTools } from './bring-tools.mjs';
import { areas, THRESHOLD } from './mutants/areas.mjs';
import { forgetSurvivors, resultsOf } from './mutants/kept-results.mjs';
import { readMutants } from './mutants/read-mutants.mjs';
import { printScores, scoreOf } from './mutants/scores.mjs';
import { updateSurvivors } from './mutants/survivors.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const plugin = (name) => fileURLToPath(new URL(`mutants/${name}.mjs`, import.meta.url));

/** Of the tools that are brought for this alone. */
const entryOf = (name) => createRequire(new URL('mutants/package.json', import.meta.url)).resolve(name);
/** More is lost when a run is stopped; fewer are as many runs of tests without a mutant. */
const LINES_IN_A_BATCH = 450;
const positive = (patterns) => patterns.filter((pattern) => !pattern.startsWith('!'));
const negative = (patterns) => patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));

/** The sources of an area, or those of them under the paths that were asked for. */
const filesOf = (mutate, paths) => {
  const without = negative(mutate).map((pattern) => new RegExp(`^${pattern.replace('**', '.*')}`));
  const files = [];
  for (const pattern of positive(mutate)) {
    const top = pattern.replace(/\/\*\*\/.*$/, '');
    for (const name of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
      const file = `${top}/${name.replaceAll('\\', '/')}`;
      const asked = paths.length === 0 || paths.some((path) => file.startsWith(path));
      if (!file.endsWith('.ts') || !asked || without.some((rule) => rule.test(file))) continue;
      files.push(file);
    }
  }
  return files.sort();
};

/** The tests that judge a source, as its area names them. */
const testsFor = ({ tests, testsOf = {} }, file) => testsOf[file] ?? testsOf[dirname(file)] ?? tests;

const linesIn = (file) => readFileSync(join(root, file), 'utf8').split('\n').length;

/**
 * Sources that stand together and are judged by the same tests: these are run once for all of them, before the first
 * mutant.
 */
const batchesOf = (area, files) => {
  const batches = [];
  for (const file of files) {
    const tests = testsFor(area, file);
    const lines = linesIn(file);
    const last = batches.at(-1);
    const fits = last !== undefined && isDeepStrictEqual(last.tests, tests) && last.lines + lines <= LINES_IN_A_BATCH;
    if (fits) {
      last.files.push(file);
      last.lines += lines;
    } else batches.push({ files: [file], tests, lines });
  }
  return batches;
};

/**
 * Runs the mutants of a batch. Its results are kept, so that a run that was stopped goes on with the batch that it was at,
 * and only what survived, and what sources and tests have changed since, is judged anew.
 */
const runBatch = async (name, files) => {
  const { mutateWords = false } = areas[name];
  const incrementalFile = resultsOf(name, files);
  forgetSurvivors(join(root, incrementalFile));
  const results = await new Stryker({
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false },
    plugins: [entryOf('@stryker-mutator/vitest-runner'), plugin('ignore-words'), plugin('say-survivors')],
    ignorers: mutateWords ? [] : ['words'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    incremental: true,
    incrementalFile,
    ignorePatterns: [
      '.mutants',
      'scripts/mutants/survivors',
      'bench',
      'docs/images',
      'gallery',
      'soak',
      'packages/server/src/render/**/*.jpg',
    ],
    tempDirName: `.mutants/${process.pid}`,
    cleanTempDir: 'always',
    // A mutant that loops is stopped by its count of hits, one that waits for ever once its thread is idle: this is so
    // long that a busy machine never passes for an endless mutant, which would count as caught.
    timeoutMS: 40_000,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'survivors'],
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { slow: false },
    allowEmpty: true,
  }).runMutationTest();
  return readMutants(root, results).filter((mutant) => files.includes(mutant.file));
};

const runArea = async (name, paths) => {
  const area = areas[name];
  const mutants = [];
  let list = [];
  for (const { files, tests } of batchesOf(area, filesOf(area.mutate, paths))) {
    process.env.VID_MUTANTS_TESTS = JSON.stringify({
      include: positive(tests),
      exclude: negative(tests),
      setupFiles: area.allTestsReach ? [plugin('all-tests-reach')] : [],
    });
    const judged = await runBatch(name, files);
    for (const file of files) {
      const inside = judged.filter((mutant) => mutant.file === file);
      if (inside.length > 0) console.log(`${scoreOf(inside).toFixed(1)} % of ${inside.length}  ${file}`);
      const survivors = inside.filter(({ caught }) => !caught);
      list = updateSurvivors(name, file, survivors);
    }
    mutants.push(...judged);
  }
  if (mutants.length === 0)
    throw new Error(`Nothing was mutated in ${name}: is there a source under ${paths.join(' ')}?`);
  printScores(name, mutants);
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
bringTools(fileURLToPath(new URL('mutants', import.meta.url)));
const { Stryker } = await import(pathToFileURL(entryOf('@stryker-mutator/core')).href);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let passed = true;
for (const name of names) passed = (await runArea(name, paths)) && passed;
process.exit(passed ? 0 : 1);
