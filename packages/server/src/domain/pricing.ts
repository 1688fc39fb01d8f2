/**
 * What a render costs. The specification says only that it depends on duration, scene count and quality; the numbers are
 * this server's and can be configured. No imports, so that a page or a client can price a request with it.
 */

/** Prices in credits. */
export interface Pricing {
  /** For each second of a scene, by quality. */
  readonly rates: { readonly draft: number; readonly standard: number; readonly premium: number };
  /** For each scene. */
  readonly scene: number;
  /** Factor on the sum of the scenes when the video is upscaled. */
  readonly upscale: number;
  /** For planning from a brief. */
  readonly planning: number;
  /** Seconds of a scene that names no duration. */
  readonly default_scene_seconds: number;
}

export const DEFAULT_PRICING: Pricing = {
  rates: { draft: 0.5, standard: 1, premium: 2 },
  scene: 1,
  upscale: 1.25,
  planning: 2,
  default_scene_seconds: 5,
};

const FILM_ROUTES = ['product-film', 'film-advert', 'place-film', 'motion-film'];

/** Whether a video is upscaled when the request does not say so. */
export const upscalesByDefault = (quality: string, route: string | undefined): boolean =>
  quality === 'premium' && route !== undefined && FILM_ROUTES.includes(route);

/** What the price depends on. */
export interface PricedRender {
  readonly quality: keyof Pricing['rates'];
  readonly upscale: boolean;
  readonly planned: boolean;
  /** Seconds of each scene; `undefined` is a scene that names no duration. */
  readonly sceneSeconds: readonly (number | undefined)[];
}

/** Rounded up to whole credits. 12 digits are kept before, so that 0.1 + 0.2 does not cost a credit of its own. */
const inWhole = (credits: number): number => Math.ceil(Number(credits.toPrecision(12)));

/** Credits in whole that planning costs while it is not known what comes of it. */
export const pricePlanning = ({ planning }: Pricing): number => inWhole(planning);

const sceneCost = (quality: PricedRender['quality'], seconds: number | undefined, pricing: Pricing): number =>
  (seconds ?? pricing.default_scene_seconds) * pricing.rates[quality] + pricing.scene;

/** Credits of one scene by itself, before the sum of all is rounded up. */
export const priceScene = (
  { quality, upscale }: Pick<PricedRender, 'quality' | 'upscale'>,
  seconds: number | undefined,
  pricing: Pricing,
): number => Number((sceneCost(quality, seconds, pricing) * (upscale ? pricing.upscale : 1)).toPrecision(12));

/** Credits in whole: planning included, rounded up once at the end. */
export const priceRender = (render: PricedRender, pricing: Pricing = DEFAULT_PRICING): number => {
  const scenes = render.sceneSeconds
    .map((seconds) => sceneCost(render.quality, seconds, pricing))
    .reduce((sum, cost) => sum + cost, 0);
  const sum = scenes * (render.upscale ? pricing.upscale : 1) + (render.planned ? pricing.planning : 0);
  return inWhole(sum);
};
