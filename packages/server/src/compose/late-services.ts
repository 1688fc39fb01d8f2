/** Use cases that bring schemas or a planner, which a start does without: each is loaded when it is first asked for. */
import type { Settled } from '../options';
import type { SendDelivery } from '../ports/sender';
import type { PlanRender } from '../services/plan-render';
import type { StartRender } from '../services/start-render';
import type { TestHook } from '../services/test-hook';
import type { Base } from './base';
import { latePlanner, lazily, voicesOf } from './late-parts';
import type { Overrides } from './overrides';

export interface LateServices {
  readonly startRender: StartRender;
  readonly planRender: PlanRender;
  readonly testHook: TestHook;
}

export const createLateServices = (
  base: Base,
  send: SendDelivery,
  options: Settled,
  overrides: Overrides,
): LateServices => {
  const deps = { ...base, planner: overrides.planner ?? latePlanner(options), seed: options.seed };
  const start = lazily(async () => {
    const [{ createStartRender }, voices] = await Promise.all([import('../services/start-render'), voicesOf(options)]);
    return createStartRender({ ...deps, voices });
  });
  const plan = lazily(async () => (await import('../services/plan-render')).createPlanRender(deps));
  const test = lazily(async () => (await import('../services/test-hook')).createTestHook({ ...base, send }));
  return {
    startRender: async (call) => (await start())(call),
    planRender: async (call) => (await plan())(call),
    testHook: async (call) => (await test())(call),
  };
};
