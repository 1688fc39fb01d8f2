/** What a model is asked for: a plan by the contract's own schema of scenes, without media, which it never sees. */
import { LIMITS, PRESENTER_SCENE_TYPES, type SceneType, sceneSchema } from '@vid/sdk/contract';
import * as z from 'zod';
import type { PlanRequest } from '../../ports/planner';
import { BEATS } from '../../render/beats/infer-beat';

/** Scenes that this request can have: pictures and clips are the caller's alone. */
export const typesFor = ({ product, presenter }: PlanRequest): readonly SceneType[] => [
  'motion',
  't2v_fast',
  ...(product === 'photo' ? (['i2v_fast'] as const) : []),
  ...(presenter === 'none' ? [] : PRESENTER_SCENE_TYPES),
];

const { prompt, script, role, duration } = sceneSchema.shape;

/** Nothing may be left out, so that endpoints which hold a model to a schema can do so; what there is not is null. */
export const answerSchema = (request: PlanRequest) =>
  z.strictObject({
    title: z.string().trim().min(1).max(LIMITS.title.max),
    scenes: z
      .array(
        z.strictObject({
          type: z.enum(typesFor(request) as [SceneType, ...SceneType[]]),
          prompt,
          script: script.unwrap().nullable(),
          role: role.unwrap().nullable(),
          duration: duration.unwrap(),
          beat: z.enum(BEATS).nullable(),
        }),
      )
      .min(LIMITS.scenePlan.min)
      .max(LIMITS.scenePlan.max),
  });

export type PlanAnswer = z.output<ReturnType<typeof answerSchema>>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Endpoints that hold a model to no schema let it leave out what there is not: it is null then. */
export const withNulls = (document: object): object => {
  const { scenes } = document as { readonly scenes?: unknown };
  if (!Array.isArray(scenes)) return document;
  const filled = scenes.map((scene: unknown) =>
    isObject(scene) ? { script: null, role: null, beat: null, ...scene } : scene,
  );
  return { ...document, scenes: filled };
};
