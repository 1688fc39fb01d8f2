/**
 * The closed lists of values that requests may use, and the job statuses. Each list is written here and nowhere else.
 * Responses are read openly: see `openEnum` in `./open`.
 */

/** What a brief asks for. Specification: Render request, `kind`. */
export const KINDS = ['ad', 'training'] as const;
/** What a brief asks for: an advert or a training video. */
export type Kind = (typeof KINDS)[number];

/** Picture quality; each step costs more credits and takes longer. Specification: Render request, `quality`. */
export const QUALITIES = ['draft', 'standard', 'premium'] as const;
/** Picture quality; each step costs more credits and takes longer. */
export type Quality = (typeof QUALITIES)[number];

/** Frame shapes, width to height. Specification: Render request, `aspect`. */
export const ASPECTS = ['9:16', '16:9', '1:1', '4:5', '4:3', '3:4'] as const;
/** Frame shape, width to height. */
export type Aspect = (typeof ASPECTS)[number];

/** The advert formats. Specification: Render request, `route`. */
export const ROUTES = [
  'commercial',
  'product-film',
  'product-ad',
  'brand-advert',
  'film-advert',
  'brand-mascot-ad',
  'story',
  'character-story',
  'place-film',
  'explainer',
  'training',
  'motion-film',
  'app-demo',
  'website',
  'narrator',
  'ugc-ad',
  'testimonial',
  'walk-talk',
  'unboxing',
  'short',
  'youtube-short',
  'stylized-world',
  'frozen-frame',
] as const;
/** An advert format. */
export type Route = (typeof ROUTES)[number];

/** Looks of generated footage; a value outside the list is read as `cinematic`. Specification: Render request, `art_style`. */
export const ART_STYLES = ['cinematic', 'stop_motion', 'mascot', 'watercolour', 'whimsy_3d'] as const;
/** A look of generated footage. */
export type ArtStyle = (typeof ART_STYLES)[number];

/** Music beds. Specification: Render request, `music_style`. */
export const MUSIC_STYLES = ['upbeat-tech', 'cinematic-epic', 'lo-fi-chill', 'corporate-pop'] as const;
/** A music bed. */
export type MusicStyle = (typeof MUSIC_STYLES)[number];

/** How a scene is made. Specification: Scene, `type`. */
export const SCENE_TYPES = ['motion', 't2v_fast', 'i2v_fast', 's2v', 'walk_talk', 'footage'] as const;
/** How a scene is made. */
export type SceneType = (typeof SCENE_TYPES)[number];

/** Scene types that show a talking person and therefore need a face. Specification: Scene types. */
export const PRESENTER_SCENE_TYPES = ['s2v', 'walk_talk'] as const satisfies readonly SceneType[];

/** Examples of a scene's job in the story; any other word is as good. Specification: Scene, `role`. */
export const SCENE_ROLE_EXAMPLES = ['hook', 'body', 'proof', 'cta', 'intro', 'step', 'recap'] as const;

/** Statuses of a job that is still going. Specification: States and transitions. */
export const RUNNING_JOB_STATUSES = ['queued', 'starting', 'processing'] as const;
/** Statuses that a job never leaves. Specification: States and transitions. */
export const FINAL_JOB_STATUSES = ['succeeded', 'failed', 'cancelled'] as const;
/** Every status that the specification names. */
export const JOB_STATUSES = [...RUNNING_JOB_STATUSES, ...FINAL_JOB_STATUSES] as const;
/** A status that the specification names. Specification: States and transitions. */
export type JobStatus = (typeof JOB_STATUSES)[number];
/** A status that a job never leaves. */
export type FinalJobStatus = (typeof FINAL_JOB_STATUSES)[number];

/** Tells whether a job with this status will change no more; a status that is not known is not final. */
export const isFinalJobStatus = (status: string): status is FinalJobStatus =>
  (FINAL_JOB_STATUSES as readonly string[]).includes(status);
