/** From a request to what will be rendered: the planner's question, the caller's own scenes, the worker's orders. */
import type { SceneFacts } from '@vid/sdk/contract';
import type { PlanToKeep } from '../domain/kept-plan';
import { type Magic, withoutMagic } from '../domain/magic-words';
import type { Pricing } from '../domain/pricing';
import { priceRender } from '../domain/pricing';
import { mediaOf } from '../domain/request-problems';
import type { JobSpec } from '../ports/job-spec';
import { keptName } from '../ports/kept-media';
import type { Plan, PlannedScene, PlanRequest } from '../ports/planner';
import type { ReadRequest } from './read-render-request';

const TITLE_CHARACTERS = 80;
/** Of a brief, what decides how its film looks: its tone may be asked for at the end. */
const BRIEF_CHARACTERS = 1500;

/** A film without a brand does without its name too. */
const brandNameOf = (request: ReadRequest): string | undefined =>
  request.brand_enabled === false ? undefined : request.brand_name;

/** The question that a brief puts to the planner. */
export const toPlanRequest = (request: ReadRequest, seed: number, brandName = brandNameOf(request)): PlanRequest => ({
  brief: withoutMagic(request.brief ?? ''),
  kind: request.kind,
  ...(request.route === undefined ? {} : { route: request.route }),
  ...(request.category === undefined ? {} : { category: request.category }),
  ...(brandName === undefined ? {} : { brandName }),
  ...(request.title === undefined ? {} : { title: request.title }),
  language: request.language,
  durationSec: request.duration_sec,
  narrator: request.narrator,
  aspect: request.aspect,
  product: request.product_enabled === false ? 'switched-off' : request.product_image_url ? 'photo' : 'none',
  presenter: request.avatar_preset_id ? 'face' : request.presenter_enabled === false ? 'stock-allowed' : 'none',
  hasLogo: request.brand_logo_url !== undefined && request.brand_enabled !== false,
  seed,
});

/** The caller's scenes as a plan. */
export const ownPlan = (request: ReadRequest, pricing: Pricing): Plan => {
  const scenes = (request.scene_plan ?? []).map(
    (scene): PlannedScene => ({
      type: scene.type ?? 'motion',
      prompt: withoutMagic(scene.prompt),
      ...(scene.script === undefined ? {} : { script: withoutMagic(scene.script) }),
      ...(scene.role === undefined ? {} : { role: scene.role }),
      duration: scene.duration ?? pricing.default_scene_seconds,
      ...(scene.motion === undefined ? {} : { motion: withoutUndefined(scene.motion) }),
      ...(scene.ref_image_url === undefined ? {} : { refImageUrl: scene.ref_image_url }),
      ...(scene.video_url === undefined ? {} : { videoUrl: scene.video_url }),
    }),
  );
  const headline = scenes[0]?.prompt.split('\n')[0]?.trim() ?? '';
  const title = request.title ?? [...headline].slice(0, TITLE_CHARACTERS).join('');
  return { title: title === '' ? 'Untitled video' : title, scenes, notes: [], showsProduct: false };
};

const withoutUndefined = (motion: Readonly<Record<string, unknown>> & { readonly beat?: string | undefined }) => {
  const { beat, ...rest } = motion;
  return beat === undefined ? rest : { ...rest, beat };
};

/** What the rules read of planned scenes. */
export const factsOf = (plan: Plan): readonly SceneFacts[] =>
  plan.scenes.map((scene) => ({ type: scene.type, ref_image_url: scene.refImageUrl, video_url: scene.videoUrl }));

/** Credits of the whole render. */
export const costOf = (request: ReadRequest, plan: Plan, pricing: Pricing): number =>
  priceRender(
    {
      quality: request.quality,
      upscale: request.upscale,
      planned: request.scene_plan === undefined,
      sceneSeconds: plan.scenes.map(({ duration }) => duration),
    },
    pricing,
  );

/** What of a request and its plan outlives the render. */
export const planToKeep = (request: ReadRequest, plan: Plan): PlanToKeep => ({
  quality: request.quality,
  aspect: request.aspect,
  upscale: request.upscale,
  route: request.route,
  language: plan.language ?? request.language,
  notes: plan.notes,
  scenes: plan.scenes,
});

/** A request that makes the same film: what was asked, with the scenes that were planned where a brief brought none. */
export const requestToKeep = (request: ReadRequest, plan: Plan): Readonly<Record<string, unknown>> => ({
  ...request,
  ...(request.scene_plan === undefined ? { title: plan.title } : {}),
  language: plan.language ?? request.language,
  scene_plan:
    request.scene_plan ??
    plan.scenes.map(({ refImageUrl, videoUrl, ...scene }) => ({
      ...scene,
      ref_image_url: refImageUrl,
      video_url: videoUrl,
    })),
});

/** The files that a render needs, of those that its request brought: what is switched off is not kept. */
export const filesFor = (
  request: ReadRequest,
  files: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> => {
  const needed = new Set(mediaOf(request).map(({ url }) => keptName(url)));
  return new Map([...files].filter(([name]) => needed.has(name)));
};

/** The worker's orders. */
export const toJobSpec = (request: ReadRequest, plan: Plan, magic: Magic, seed: number): JobSpec => {
  const logo = request.brand_enabled === false ? undefined : request.brand_logo_url;
  const product = request.product_enabled === false ? undefined : request.product_image_url;
  const brandName = brandNameOf(request);
  return {
    render: {
      title: plan.title,
      ...(request.brief === undefined ? {} : { brief: withoutMagic(request.brief).slice(0, BRIEF_CHARACTERS) }),
      ...(plan.trade === undefined ? {} : { trade: plan.trade }),
      scenes: plan.scenes,
      kind: request.kind,
      ...(request.route === undefined ? {} : { route: request.route }),
      aspect: request.aspect,
      quality: request.quality,
      upscale: request.upscale,
      language: plan.language ?? request.language,
      artStyle: request.art_style,
      ...(request.narrator ? {} : { narrator: false }),
      ...(request.voice_preset_id === undefined ? {} : { voicePreset: request.voice_preset_id }),
      ...(request.avatar_preset_id === undefined ? {} : { presenterPreset: request.avatar_preset_id }),
      ...(request.music_style === undefined ? {} : { musicStyle: request.music_style }),
      ...(logo === undefined ? {} : { brand: { logoUrl: logo, colors: request.brand_colors ?? [] } }),
      ...(brandName === undefined ? {} : { brandName }),
      ...(product === undefined ? {} : { productImageUrl: product }),
      failingScenes: magic.failingScenes,
      seed,
      watermark: false,
    },
    media: mediaOf(request),
    asked: {
      fails: magic.words.includes('render_failed'),
      hangs: magic.words.includes('render_timeout'),
      slowMs: magic.slowMs,
      ...(request.scene_plan === undefined || magic.slowTextsMs === undefined
        ? {}
        : { slowScenesMs: magic.slowTextsMs }),
    },
  };
};
