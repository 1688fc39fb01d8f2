/** What the cells of a job hold that are JSON. */
import { QUALITIES, SCENE_TYPES } from '@vid/sdk/contract';
import * as z from 'zod';
import { STAGES } from '../../domain/stage-timing';
import { isKeptName, keptName } from '../../ports/kept-media';
import { count, maybe, text } from './cells';

const media = z.strictObject({
  // A local file is named by programs on the same machine only, never by a document.
  url: z.string().refine((url) => /^(?:https?:|data:)/i.test(url) || isKeptName(keptName(url) ?? ''), {
    error: 'must be an http(s) or data URL, or name a file of the snapshot',
  }),
  accept: z.enum(['image', 'video']),
});
/** What is to be rendered. */
export const spec = z.object({
  render: z.looseObject({
    title: z.string(),
    scenes: z
      .array(z.looseObject({ duration: z.number() }))
      .min(1)
      .max(100),
  }),
  media: z.array(media),
  asked: z.strictObject({
    fails: z.boolean(),
    hangs: z.boolean(),
    slowMs: z.number().min(0),
    slowScenesMs: z.array(z.number().min(0)).max(100).optional(),
  }),
});

/** What a stage of making a video took. */
export const timing = z.strictObject({
  stage: z.enum(STAGES),
  scene: count.optional(),
  at: z.number().min(0),
  ms: z.number().min(0),
});

/** The names that a request and its span are taken by. */
export const origin = z.strictObject({ request: z.string().max(128), trace: z.string().max(64).optional() });

/** What is kept of what was planned. */
export const plan = z.strictObject({
  quality: z.enum(QUALITIES),
  aspect: text,
  upscale: z.boolean(),
  route: maybe(text),
  language: text,
  notes: z.array(text).max(1000),
  planned_ms: z.number().min(0).optional(),
  request: z.looseObject({ scene_plan: z.array(z.looseObject({ prompt: text })) }).optional(),
  scenes: z
    .array(
      z.strictObject({
        type: z.enum(SCENE_TYPES),
        role: maybe(text),
        prompt: text,
        script: maybe(text),
        duration: z.number().min(0),
        credits: z.number().min(0),
      }),
    )
    .max(100),
});
