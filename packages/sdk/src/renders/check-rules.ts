/**
 * The rules that refuse a request before rendering, judged offline. With a plan they are certain; with a brief only the
 * service's own plan decides, so they are warnings. Specification: POST /v1/render, behaviour rules.
 */
import {
  ERRORS,
  type ErrorCode,
  isGeneratedScene,
  isPresenterScene,
  lacksAnchor,
  lacksBrandLogo,
  lacksPresenter,
  lacksProductImage,
  type RequestFacts,
  type SceneFacts,
} from '../contract';
import type { RequestProblem } from '../errors/invalid-request-error';

interface Findings {
  readonly problems: readonly RequestProblem[];
  readonly warnings: readonly RequestProblem[];
}

const finding = (path: string, code: ErrorCode, prefix = ''): RequestProblem => ({
  path,
  code,
  message: `${prefix}${ERRORS[code].when}. ${ERRORS[code].next}`,
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Stand-ins for what a planner may come up with; a generated scene may be one that shows the product. */
const ANY_GENERATED: readonly SceneFacts[] = [{ type: 'i2v_fast' }];
const ANY_PRESENTER: readonly SceneFacts[] = [{ type: 's2v' }];

const ofPlan = (request: RequestFacts, scenes: readonly SceneFacts[]): readonly RequestProblem[] => {
  const faceless = scenes.findIndex((scene) => isPresenterScene(scene) && scene.ref_image_url === undefined);
  const generated = scenes.findIndex(isGeneratedScene);
  return [
    ...(lacksProductImage(request, scenes) ? [finding('product_image_url', 'PRODUCT_IMAGE_REQUIRED')] : []),
    ...(lacksPresenter(request, scenes) ? [finding(`scene_plan.${faceless}`, 'PRESENTER_REQUIRED')] : []),
    ...(lacksAnchor(request, scenes) ? [finding(`scene_plan.${generated}`, 'NO_ANCHOR')] : []),
  ];
};

const MAYBE = 'Depends on the plan that the service makes: ';

const ofBrief = (request: RequestFacts): readonly RequestProblem[] => {
  if (request.route === undefined) return [];
  return [
    ...(lacksProductImage(request, ANY_GENERATED)
      ? [finding('product_image_url', 'PRODUCT_IMAGE_REQUIRED', MAYBE)]
      : []),
    ...(lacksPresenter(request, ANY_PRESENTER) ? [finding('avatar_preset_id', 'PRESENTER_REQUIRED', MAYBE)] : []),
    ...(lacksAnchor(request, ANY_GENERATED) ? [finding('route', 'NO_ANCHOR', MAYBE)] : []),
  ];
};

/** What the rules find in a request as it is on the wire. */
export const ruleFindings = (wire: object): Findings => {
  const request = wire as RequestFacts & { readonly scene_plan?: unknown };
  const brand = lacksBrandLogo(request) ? [finding('brand_kit_id', 'BRAND_REQUIRED')] : [];
  if (request.scene_plan === undefined) return { problems: brand, warnings: ofBrief(request) };
  if (!Array.isArray(request.scene_plan)) return { problems: brand, warnings: [] };
  const scenes = (request.scene_plan as readonly unknown[]).filter(isObject) as readonly SceneFacts[];
  return { problems: [...brand, ...ofPlan(request, scenes)], warnings: [] };
};
