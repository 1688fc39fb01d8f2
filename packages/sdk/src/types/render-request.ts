/** A render request, closed for input: a `brief` or a `scene_plan` is required. Specification: Render request. */
import type { ArtStyle, Aspect, Kind, MusicStyle, Quality, Route } from '../contract';
import type { Scene } from './scene';

/** Everything that a request may have beside `brief` and `scene_plan`. */
export interface RenderSettings {
  /** With a brief. Default `ad`. */
  readonly kind?: Kind;
  /** Up to 200 characters. With a brief, written by the service when left out. */
  readonly title?: string;
  /** With a brief: target length, 5 to 120 seconds. Default 20 for `ad`, 60 for `training`. */
  readonly duration_sec?: number;
  /** With a brief. Default true; false gives a video without voice-over. */
  readonly narrator?: boolean;
  /** With a brief: up to 80 characters, the brand that the planner writes about. */
  readonly brand_name?: string;
  /** With a brief: up to 60 characters, for example `coffee`. */
  readonly category?: string;
  /** Language code, 2 to 10 characters. Default `en`. */
  readonly language?: string;
  /** Default `draft`; a higher one costs more credits and takes longer. */
  readonly quality?: Quality;
  /** Default `9:16`. */
  readonly aspect?: Aspect;
  /** The advert format. Product formats need `product_image_url` or `product_enabled: false`. */
  readonly route?: Route;
  /** Default `cinematic`. Usually left unset. */
  readonly art_style?: ArtStyle;
  /** Default set by the format. */
  readonly music_style?: MusicStyle;
  /** A narrator voice. */
  readonly voice_preset_id?: string;
  /** A presenter's face for `s2v` and `walk_talk` scenes, for the whole video. */
  readonly avatar_preset_id?: string;
  /** Upscales the finished video. Default depends on format and quality. */
  readonly upscale?: boolean;
  /** One of the account's brand kits; only together with `brand_logo_url`. */
  readonly brand_kit_id?: string;
  /** Public http(s) URL or data URI, up to 5,000,000 characters. */
  readonly brand_logo_url?: string;
  /** Up to 12 hex colours of up to 32 characters; used with `brand_logo_url`. */
  readonly brand_colors?: readonly string[];
  /** false renders without any brand. */
  readonly brand_enabled?: boolean;
  /** Public http(s) URL or data URI, up to 5,000,000 characters. Keeps the product the same in every scene. */
  readonly product_image_url?: string;
  /** false renders a product format without a product photo on purpose. */
  readonly product_enabled?: boolean;
  /** false allows presenter scenes without a chosen face; a stock presenter is used. */
  readonly presenter_enabled?: boolean;
}

/** A render from a plain-language brief of 1 to 4,000 characters; the service plans the scenes. */
export interface BriefRequest extends RenderSettings {
  /** 1 to 4,000 characters: what the video is about. */
  readonly brief: string;
  /** 1 to 12 scenes; when set, nothing is planned. */
  readonly scene_plan?: readonly Scene[];
}

/** A render of 1 to 12 scenes, in the order given. */
export interface PlanRequest extends RenderSettings {
  /** 1 to 4,000 characters; idle beside a plan. */
  readonly brief?: string;
  /** 1 to 12 scenes, rendered in this order; nothing is planned. */
  readonly scene_plan: readonly Scene[];
}

/** What `renders.create` takes. */
export type RenderRequest = BriefRequest | PlanRequest;
