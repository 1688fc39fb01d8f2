/**
 * Predicates on a request that need no state of the service. They take the few members that they look at, so that a
 * request as sent and a plan as planned can both be judged. Specification: POST /v1/render, behaviour rules.
 */
import { PRESENTER_SCENE_TYPES, type Route } from './enums';

/** Formats that show a product and want its photo. */
export const PRODUCT_FORMATS = [
  'product-film',
  'product-ad',
  'unboxing',
  'ugc-ad',
  'app-demo',
] as const satisfies readonly Route[];

/** What the rules read of a scene. */
export interface SceneFacts {
  /** How it is made. */
  readonly type?: string | undefined;
  /** Its own image. */
  readonly ref_image_url?: string | undefined;
  /** Its own clip. */
  readonly video_url?: string | undefined;
}

/** What the rules read of a request. */
export interface RequestFacts {
  /** The advert format. */
  readonly route?: string | undefined;
  /** The brand kit, which needs the logo. */
  readonly brand_kit_id?: string | undefined;
  /** The logo. */
  readonly brand_logo_url?: string | undefined;
  /** The product photo. */
  readonly product_image_url?: string | undefined;
  /** false does without a product photo. */
  readonly product_enabled?: boolean | undefined;
  /** The chosen face. */
  readonly avatar_preset_id?: string | undefined;
  /** false lets a stock presenter stand in. */
  readonly presenter_enabled?: boolean | undefined;
}

const isOneOf = (list: readonly string[], value: string | undefined): boolean =>
  value !== undefined && list.includes(value);

/** Whether the scene shows a talking person. */
export const isPresenterScene = (scene: SceneFacts): boolean => isOneOf(PRESENTER_SCENE_TYPES, scene.type);

/** Whether the scene starts from the product photo, having no image of its own. */
export const isProductScene = (scene: SceneFacts): boolean =>
  scene.type === 'i2v_fast' && scene.ref_image_url === undefined;

/** Whether the scene's picture is generated from words alone. */
export const isGeneratedScene = (scene: SceneFacts): boolean => scene.type === 't2v_fast' || isProductScene(scene);

/** Whether the scene brings a picture or a clip of the caller's. */
export const bringsOwnMedia = (scene: SceneFacts): boolean =>
  scene.ref_image_url !== undefined || scene.video_url !== undefined;

/** 422 BRAND_REQUIRED: a brand kit without its logo. */
export const lacksBrandLogo = (request: RequestFacts): boolean =>
  request.brand_kit_id !== undefined && request.brand_logo_url === undefined;

/** 400 PRODUCT_IMAGE_REQUIRED; a planner may say that its plan shows the product. */
export const lacksProductImage = (
  request: RequestFacts,
  scenes: readonly SceneFacts[],
  showsProduct = false,
): boolean =>
  isOneOf(PRODUCT_FORMATS, request.route) &&
  request.product_image_url === undefined &&
  request.product_enabled !== false &&
  (showsProduct || scenes.some(isProductScene));

/** 400 PRESENTER_REQUIRED: a talking scene that no face is found for. */
export const lacksPresenter = (request: RequestFacts, scenes: readonly SceneFacts[]): boolean =>
  request.avatar_preset_id === undefined &&
  request.presenter_enabled !== false &&
  scenes.some((scene) => isPresenterScene(scene) && scene.ref_image_url === undefined);

/** 422 NO_ANCHOR: a format is set, all imagery would be generated, and nothing real is sent. */
export const lacksAnchor = (request: RequestFacts, scenes: readonly SceneFacts[]): boolean =>
  request.route !== undefined &&
  request.brand_logo_url === undefined &&
  request.product_image_url === undefined &&
  request.avatar_preset_id === undefined &&
  request.product_enabled !== false &&
  request.presenter_enabled !== false &&
  scenes.some(isGeneratedScene) &&
  !scenes.some(bringsOwnMedia);
