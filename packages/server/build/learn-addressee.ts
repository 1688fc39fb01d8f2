/**
 * Learns from the examples of all languages who a clause speaks to, and leaves the weights in the file named: logistic
 * regression over what `features.ts` sees, the same weights from the same examples.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { featuresOf, PLACES } from '../src/adapters/local-planner/addressee/features';
import { packWeights } from '../src/adapters/local-planner/addressee/weights';
import { type Example, readExamples } from './read-examples';

const EPOCHS = 14;
/** From here on the weights are averaged, so often in each epoch: else the order of the examples would count, and the last the most. */
const SETTLED = 3;
const OFTEN = 24;
/** Learned anew in other orders and averaged: what a few examples more or less change of the rest is smaller then. */
const RUNS = 4;
const RATE = 0.3;
const BIAS_RATE = 0.05;
/** Keeps weights of rare features small. */
const DECAY = 1e-6;

/** The same order in every build. */
const shuffled = (count: number, seed: number): number[] => {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = seed;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};

interface Learned {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** What one pass over the examples learns, in the orders that follow from `run`. */
const learnOnce = (examples: readonly Example[], run: number): Learned => {
  const weights = new Float64Array(PLACES);
  const steps = new Float64Array(PLACES).fill(1e-8);
  const places = examples.map(({ text }) => featuresOf(text));
  const sums = new Float64Array(PLACES);
  const every = Math.max(1, Math.floor(examples.length / OFTEN));
  let bias = 0;
  let biases = 0;
  let count = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const [seen, at] of shuffled(examples.length, run * EPOCHS + epoch + 1).entries()) {
      const features = places[at] ?? [];
      const share = 1 / Math.sqrt(Math.max(1, features.length));
      const odds = features.reduce((sum, place) => sum + (weights[place] ?? 0) * share, bias);
      const error = 1 / (1 + Math.exp(-odds)) - (examples[at]?.toMaker === true ? 1 : 0);
      bias -= BIAS_RATE * error;
      for (const place of features) {
        const slope = error * share + DECAY * (weights[place] ?? 0);
        const step = (steps[place] ?? 0) + slope * slope;
        steps[place] = step;
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(step);
      }
      if (epoch < SETTLED || (seen + 1) % every !== 0) continue;
      for (let place = 0; place < PLACES; place += 1) sums[place] = (sums[place] ?? 0) + (weights[place] ?? 0);
      biases += bias;
      count += 1;
    }
  }
  return { weights: sums.map((sum) => sum / count), bias: biases / count };
};

/** The weights and the bias that tell the examples apart. */
export const learn = (examples: readonly Example[]): Learned => {
  const runs = Array.from({ length: RUNS }, (_, run) => learnOnce(examples, run));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / RUNS;
  return {
    weights: new Float64Array(PLACES).map((_, place) => mean(runs.map(({ weights }) => weights[place] ?? 0))),
    bias: mean(runs.map(({ bias }) => bias)),
  };
};

const here = dirname(fileURLToPath(import.meta.url));
const LANGUAGES = join(here, '../src/adapters/local-planner/languages');

const write = (target: string): void => {
  const files = readdirSync(LANGUAGES)
    .sort()
    .map((code) => join(LANGUAGES, code, 'addressed.txt'));
  const examples = files
    .filter((path) => existsSync(path))
    .flatMap((path) => readExamples(path, readFileSync(path, 'utf8')));
  const { weights, bias } = learn(examples);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, packWeights(weights, bias));
};

const [, script = '', target] = process.argv;
if (resolve(script) === fileURLToPath(import.meta.url)) write(target ?? join(here, '../dist/learned/addressee.bin'));
