/** The scenes of a plan as a union by `type`, closed for input. Specification: Scene. */
import type { MotionInput, SCENE_ROLE_EXAMPLES } from '../contract';

/** What every scene takes. */
interface SceneBase {
  /** 1 to 2,000 characters. What the camera sees; for `motion`, the on-screen copy. */
  readonly prompt: string;
  /** Up to 2,000 characters. The narrator's line; leave out for none. */
  readonly script?: string;
  /** The scene's job in the story; the named ones are examples. */
  readonly role?: (typeof SCENE_ROLE_EXAMPLES)[number] | (string & {});
  /** Target length, 3 to 10 seconds. */
  readonly duration?: number;
  /** Members for the wire that these types do not know; named members win over them. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** How a `motion` scene is animated. */
export interface Motion {
  /** The animation layout, for example `hook` or `cta`. */
  readonly beat?: NonNullable<MotionInput['beat']>;
  /** Members for the wire that these types do not know; named members win over them. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Crisp animated text, numbers, steps or a logo; for anything that must be readable. */
export interface MotionScene extends SceneBase {
  /** Animated text. */
  readonly type: 'motion';
  /** How the copy is animated. */
  readonly motion?: Motion;
}

/** Footage generated from the prompt. */
export interface GeneratedScene extends SceneBase {
  /** Footage from words. */
  readonly type: 't2v_fast';
}

/** Footage generated from an image: `ref_image_url`, or the product photo. */
export interface ImageScene extends SceneBase {
  /** Footage from an image. */
  readonly type: 'i2v_fast';
  /** Start image: public http(s) URL or data URI. */
  readonly ref_image_url?: string;
}

/** A presenter who talks to the camera, or walks and talks. Needs a face: this one, or `avatar_preset_id`. */
export interface PresenterScene extends SceneBase {
  /** Standing, or walking. */
  readonly type: 's2v' | 'walk_talk';
  /** The face: public http(s) URL or data URI. */
  readonly ref_image_url?: string;
}

/** Your own clip, played as it is. */
export interface FootageScene extends SceneBase {
  /** Your own clip. */
  readonly type: 'footage';
  /** Public http(s) URL of the clip. */
  readonly video_url: string;
}

/** One scene of a plan; `type` decides what else it takes. */
export type Scene = MotionScene | GeneratedScene | ImageScene | PresenterScene | FootageScene;
