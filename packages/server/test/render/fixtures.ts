/** Jobs and settings for the renderer's tests. */
import type { Aspect } from '@vid/sdk/contract';
import type { PlannedScene } from '../../src/ports/planner';
import type { RenderJob } from '../../src/ports/renderer';
import { prepareScenes } from '../../src/render/prepare-scenes';
import type { SceneInput } from '../../src/render/scenes/scene-input';

export const motion = (prompt: string, beat?: string, more: Partial<PlannedScene> = {}): PlannedScene => ({
  type: 'motion',
  prompt,
  duration: 3,
  ...(beat === undefined ? {} : { motion: { beat } }),
  ...more,
});

export const jobOf = (scenes: readonly PlannedScene[], more: Partial<RenderJob> = {}): RenderJob => ({
  jobId: 'job_1',
  title: 'Northside Roasters',
  scenes,
  kind: 'ad',
  aspect: '9:16',
  quality: 'draft',
  upscale: false,
  language: 'en',
  artStyle: 'cinematic',
  media: {},
  failingScenes: [],
  seed: 7,
  watermark: false,
  ...more,
});

/** What the painter of the first scene gets. */
export async function firstScene(
  scene: PlannedScene,
  more: Partial<RenderJob> & { aspect?: Aspect } = {},
): Promise<SceneInput> {
  const { scenes } = await prepareScenes(jobOf([scene, scene], more));
  const input = scenes[0]?.input;
  if (input === undefined) throw new Error('a job without scenes');
  return input;
}

/** The same scene on a frame so many times smaller: everything is drawn in units of the frame, so it tells as much. */
export const smaller = (input: SceneInput, times: number): SceneInput => {
  const { size, safe, unit } = input.setting;
  const less = (value: number): number => Math.round(value / times);
  return {
    ...input,
    setting: {
      ...input.setting,
      size: { width: less(size.width), height: less(size.height) },
      safe: { x: less(safe.x), y: less(safe.y), width: less(safe.width), height: less(safe.height) },
      unit: unit / times,
    },
  };
};
