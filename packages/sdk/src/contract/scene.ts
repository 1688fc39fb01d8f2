import * as z from 'zod';
import { SCENE_TYPES } from './enums';
import { LIMITS } from './limits';
import { httpUrl, imageUrl } from './media';
import { text } from './text';

/** The animation of a `motion` scene; members beside `beat` are not specified and pass through. Specification: Scene, `motion`. */
export const motionSchema = z
  .looseObject({ beat: z.string().optional().describe('Which animation lays the copy out, for example hook or cta') })
  .describe('Only for motion scenes: how the on-screen copy is animated');

/** One scene of a plan. Only what the specification states is refused here. Specification: Scene. */
export const sceneSchema = z
  .object({
    type: z.enum(SCENE_TYPES).optional().describe('How the scene is made'),
    prompt: text({
      ...LIMITS.scenePrompt,
      description: 'The picture in words; for a motion scene, the words on screen',
    }),
    script: text({ ...LIMITS.sceneScript, description: 'What the narrator says; leave out for silence' }).optional(),
    role: z.string().optional().describe('What the scene is for, such as hook, proof or cta'),
    duration: z
      .number()
      .min(LIMITS.sceneDuration.min)
      .max(LIMITS.sceneDuration.max)
      .optional()
      .describe('How long it should last, in seconds'),
    motion: motionSchema.optional(),
    ref_image_url: imageUrl('First frame of i2v_fast, or the face in a presenter scene').optional(),
    video_url: httpUrl('The clip of a footage scene: a public http(s) URL').optional(),
  })
  .describe('One scene of the video');

/** The animation of a `motion` scene as it is on the wire. */
export type MotionInput = z.input<typeof motionSchema>;
/** A scene as it is on the wire. */
export type SceneInput = z.input<typeof sceneSchema>;
