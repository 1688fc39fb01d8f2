import * as z from 'zod';
import { ASPECTS, KINDS, MUSIC_STYLES, QUALITIES, ROUTES } from './enums';
import { LIMITS } from './limits';
import { imageUrl } from './media';
import { sceneSchema } from './scene';
import { text } from './text';

const fields = {
  brief: text({
    ...LIMITS.brief,
    description: 'What the video is about, in plain language; the service plans the scenes',
  }).optional(),
  scene_plan: z
    .array(sceneSchema)
    .min(LIMITS.scenePlan.min)
    .max(LIMITS.scenePlan.max)
    .optional()
    .describe('Your own scenes, rendered in this order; nothing is planned then'),
  kind: z.enum(KINDS).optional().describe('With a brief: an advert or a training video'),
  title: text({ ...LIMITS.title, description: 'Title; with a brief, written for you when left out' }).optional(),
  duration_sec: z
    .number()
    .min(LIMITS.durationSec.min)
    .max(LIMITS.durationSec.max)
    .optional()
    .describe('With a brief: how long the video should last, in seconds'),
  narrator: z.boolean().optional().describe('With a brief: false leaves the voice-over out'),
  brand_name: text({
    ...LIMITS.brandName,
    description: 'With a brief: the brand that the planner writes about',
  }).optional(),
  category: text({
    ...LIMITS.category,
    description: 'With a brief: product category, for example coffee or saas',
  }).optional(),
  language: text({ ...LIMITS.language, description: 'Language code' }).optional(),
  quality: z.enum(QUALITIES).optional().describe('Picture quality; more costs more credits and takes longer'),
  aspect: z.enum(ASPECTS).optional().describe('Frame shape, width to height'),
  route: z.enum(ROUTES).optional().describe('Advert format'),
  art_style: z.string().optional().describe('Look of generated footage; an unknown value is read as cinematic'),
  music_style: z.enum(MUSIC_STYLES).optional().describe('Music bed; set by the format when left out'),
  voice_preset_id: z.string().optional().describe('Narrator voice'),
  avatar_preset_id: z.string().optional().describe('Presenter face of s2v and walk_talk scenes, for the whole video'),
  upscale: z.boolean().optional().describe('Upscale the finished video'),
  brand_kit_id: z.string().optional().describe('One of your brand kits; goes together with brand_logo_url'),
  brand_logo_url: imageUrl('Logo: public http(s) URL or data URI', LIMITS.mediaUrl).optional(),
  brand_colors: z
    .array(text({ max: LIMITS.brandColors.charactersEach, description: 'A hex colour' }))
    .max(LIMITS.brandColors.max)
    .optional()
    .describe('Hex colours, used with brand_logo_url'),
  brand_enabled: z.boolean().optional().describe('false renders without any brand'),
  product_image_url: imageUrl('Product photo: public http(s) URL or data URI', LIMITS.mediaUrl).optional(),
  product_enabled: z.boolean().optional().describe('false renders a product format without a product photo'),
  presenter_enabled: z.boolean().optional().describe('false lets a stock presenter stand in when no face is chosen'),
};

/** Body of `POST /v1/render`. Unknown members are dropped, not refused. Specification: Render request. */
export const renderRequestSchema = z
  .object(fields)
  .refine((request) => request.brief !== undefined || request.scene_plan !== undefined, {
    path: ['brief'],
    error: 'send a brief or a scene_plan',
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  })
  .meta({ anyOf: [{ required: ['brief'] }, { required: ['scene_plan'] }] });

/** The members of a render request with their schemas, in the specification's order; flags and tables are made from it. */
export const renderRequestFields: Readonly<Record<keyof typeof fields, z.ZodType>> = fields;

/** Members that only planning reads. Specification: Render request, "With brief". */
export const PLANNING_FIELDS = ['kind', 'duration_sec', 'narrator', 'brand_name', 'category'] as const;

/** A render request as it is on the wire. */
export type RenderRequestBody = z.output<typeof renderRequestSchema>;
