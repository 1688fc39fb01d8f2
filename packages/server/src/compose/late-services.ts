/** Use cases that bring schemas or a planner, which a start does without: each is loaded when it is first asked for. */
import type { Settled } from '../options';
import type { SendDelivery } from '../ports/sender';
import type { DrawStills, StillDrawings } from '../services/draw-stills';
import type { HookServices } from '../services/hooks';
import type { PlanRender } from '../services/plan-render';
import type { StartRender } from '../services/start-render';
import type { TestHook } from '../services/test-hook';
import type { Base } from './base';
import { createBringMedia } from './bring-media';
import { latePlanner, lazily, presentersOf, voicesOf } from './late-parts';
import type { Overrides } from './overrides';

export interface LateServices {
  readonly startRender: StartRender;
  readonly planRender: PlanRender;
  readonly drawStills: DrawStills;
  readonly hooks: HookServices;
  readonly testHook: TestHook;
  /** Ends whatever is drawn for somebody who looks on. */
  endStills(): void;
  close(): Promise<void>;
}

export const createLateServices = (
  base: Base,
  send: SendDelivery,
  options: Settled,
  overrides: Overrides,
): LateServices => {
  const deps = { ...base, planner: overrides.planner ?? latePlanner(options), seed: options.seed };
  const start = lazily(async () => {
    const [{ createStartRender }, voices, presenters] = await Promise.all([
      import('../services/start-render'),
      voicesOf(options),
      presentersOf(),
    ]);
    return createStartRender({ ...deps, voices, presenters });
  });
  const planRequest = lazily(async () => (await import('../services/plan-request')).createPlanRequest(deps));
  const plan = lazily(async () => {
    const [{ createPlanRender }, asked] = await Promise.all([import('../services/plan-render'), planRequest()]);
    return createPlanRender({ planRequest: asked, rules: base.rules });
  });
  const media = createBringMedia(base);
  let stills: StillDrawings | undefined;
  const still = lazily(async () => {
    const [{ createDrawStills }, asked] = await Promise.all([import('../services/draw-stills'), planRequest()]);
    const { artwork, captionStyle, renderer } = options;
    const drawer =
      overrides.stillDrawer ??
      (await import('../adapters/ffmpeg')).createStillDrawer({ artwork, captionStyle, speaks: renderer !== 'instant' });
    stills = createDrawStills({ planRequest: asked, drawer, bringMedia: media.bring });
    return stills;
  });
  const hooks = lazily(async () => (await import('../services/hooks')).createHookServices(base));
  const test = lazily(async () => (await import('../services/test-hook')).createTestHook({ ...base, send }));
  return {
    startRender: async (call) => (await start())(call),
    planRender: async (call) => (await plan())(call),
    drawStills: async (call) => (await still()).drawStills(call),
    hooks: {
      list: async (userId) => (await hooks()).list(userId),
      create: async (userId, body) => (await hooks()).create(userId, body),
      update: async (userId, hookId, body) => (await hooks()).update(userId, hookId, body),
      delete: async (userId, hookId) => (await hooks()).delete(userId, hookId),
      count: async (userId) => (await hooks()).count(userId),
    },
    testHook: async (call) => (await test())(call),
    endStills: () => void stills?.end(),
    close: async () => {
      await stills?.end();
      await media.close();
    },
  };
};
