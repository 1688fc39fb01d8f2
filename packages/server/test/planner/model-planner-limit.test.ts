/** A model that stalls is given up in time, whatever the collector has looked at meanwhile. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createModelPlanner } from '../../src/adapters/model-planner';
import { modelEndpoint } from '../../src/adapters/model-planner/model-endpoint';
import type { Plan } from '../../src/ports/planner';
import { type FakeModel, type Say, startFakeModel } from './fake-model';
import { requestOf } from './request-of';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

const PLAN: Plan = { title: 'Bread', scenes: [], notes: [], showsProduct: false };
const request = requestOf({ brief: 'Harbour Bread bakes sourdough.', durationSec: 12 });

/** Collects in each turn until it is settled. */
const collecting = async <Value>(work: Promise<Value>): Promise<Value> => {
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  work.then(over, over);
  while (!isOver) {
    collect();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return work;
};

const plannedBy = (signal: AbortSignal, seconds?: number): Promise<Plan> =>
  createModelPlanner({
    endpoint: modelEndpoint({ url: model.url, model: 'm' }),
    director: { plan: () => Promise.resolve(PLAN) },
    ...(seconds === undefined ? {} : { seconds }),
  }).plan(request, { account: 'usr_1', signal });

const STALLS: readonly [string, Say][] = [
  ['says nothing', () => undefined],
  ['begins and says no more', (response) => void response.write('{"choices": [')],
];

it.each(STALLS)('one that %s by its limit', async (_what, say) => {
  model.says(say);
  const { notes } = await collecting(plannedBy(new AbortController().signal, 0.2));
  expect(notes[0]).toContain('it took too long');
});

it.each(STALLS)('one that %s when nobody wants the plan any more', async (_what, say) => {
  const over = new AbortController();
  model.says((response, asked) => {
    say(response, asked);
    setImmediate(() => setImmediate(() => over.abort(new Error('no plan within 60 seconds'))));
  });
  await expect(collecting(plannedBy(over.signal))).rejects.toThrow('60 seconds');
});
