import { z } from 'zod';
import { SCENE_TYPES } from './enums';
import { LIMITS } from './limits';
import { httpUrl, imageUrl } from './media';
import { text } from './text';

/** The animation of a `motion` scene; members beside `beat` are not specified and pass through. Specification: Scene, `motion`. */
export const motionSchema = z
  .looseObject({ beat: z.string().optional().describe('The animation layout, for example hook or cta') })
  .describe('Only for motion scenes: how the on-screen copy is animated');

/** One scene of a plan. Only what the specification states is refused here. Specification: Scene. */
export const sceneSchema = z
  .object({
    type: z.enum(SCENE_TYPES).optional().describe('How the scene is made'),
    prompt: text({ ...LIMITS.scenePrompt, description: 'What the camera sees; for motion, the on-screen copy' }),
    script: text({ ...LIMITS.sceneScript, description: "The narrator's line; leave out for none" }).optional(),
    role: z.string().optional().describe("The scene's job in the story, such as hook, proof or cta"),
    duration: z
      .number()
      .min(LIMITS.sceneDuration.min)
      .max(LIMITS.sceneDuration.max)
      .optional()
      .describe('Target length in seconds'),
    motion: motionSchema.optional(),
    ref_image_url: imageUrl('Start image of i2v_fast, or the face of a presenter scene').optional(),
    video_url: httpUrl('Only for footage scenes: public http(s) URL of your clip').optional(),
  })
  .describe('One scene of the video');

export type MotionInput = z.input<typeof motionSchema>;
export type SceneInput = z.input<typeof sceneSchema>;
