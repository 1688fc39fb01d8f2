/** Defects of what is let in, read and judged before a render. */
import { type Defect, defectsOf } from './defect';

/** Changes a body before it is judged, as a service does that corrects in silence. */
const corrected = (condition: string, change: string): string =>
  `((v: any) => (${condition}) ? { ...v, ${change} } : v)(value)`;
const sceneCorrected = (change: string): string =>
  `((v: any) => Array.isArray(v?.scene_plan) ? { ...v, scene_plan: v.scene_plan.map((s: any) => ({ ...s, ${change} })) } : v)(value)`;

const VALIDATED = 'const validation = validate(renderRequestSchema, «value»)';

export const REQUEST_DEFECTS: readonly Defect[] = [
  ...defectsOf('server/src/domain/access.ts', [
    [
      'missing-key-is-invalid',
      'tells a missing key as an invalid one',
      "if (key === undefined) return refused({ kind: «'no-api-key'» })",
      "'invalid-api-key'",
    ],
    [
      'any-form-of-key',
      'takes a key of another form for one of its own',
      'return «key?.startsWith(API_KEY_PREFIX)» ? key',
      'key !== undefined',
    ],
    ['revoked-key-lives', 'lets a revoked key in', 'holder === undefined || «holder.revoked»', 'false'],
    ['suspended-let-in', 'lets a suspended account in', 'if («account.suspended»)', 'false'],
    ['any-plan-let-in', 'lets accounts of other plans in', 'if («account.plan !== API_PLAN»)', 'false'],
  ]),
  ...defectsOf('server/src/http/endpoints/retrieve-account.ts', [
    [
      'balance-is-a-text',
      'tells the balance as a text',
      'credits_remaining: «account.balance»',
      'String(account.balance)',
    ],
    [
      'balance-is-stale',
      'tells the balance that it once looked up',
      'credits_remaining: «account.balance»',
      '(((globalThis as any).__seen ??= new Map()).has(account.userId) ? (globalThis as any).__seen.get(account.userId) : ((globalThis as any).__seen.set(account.userId, account.balance), account.balance))',
    ],
    ['account-without-id', 'leaves `user_id` out', 'user_id: «account.userId»', 'undefined'],
    ['account-name-is-a-list', 'tells the name as a list', 'name: «account.name»', '[account.name] as never'],
  ]),
  ...defectsOf('server/src/services/read-render-request.ts', [
    [
      'title-is-cut',
      'cuts a title that is too long',
      VALIDATED,
      corrected('v?.title?.length > 200', 'title: v.title.slice(0, 200)'),
    ],
    [
      'brief-is-cut',
      'cuts a brief that is too long',
      VALIDATED,
      corrected('v?.brief?.length > 4000', 'brief: v.brief.slice(0, 4000)'),
    ],
    [
      'brand-name-is-cut',
      'cuts a brand name that is too long',
      VALIDATED,
      corrected('v?.brand_name?.length > 80', 'brand_name: v.brand_name.slice(0, 80)'),
    ],
    [
      'category-off-by-one',
      'takes a category of 61 characters',
      VALIDATED,
      corrected('v?.category?.length === 61', 'category: v.category.slice(1)'),
    ],
    [
      'duration-is-clamped',
      'shortens a duration that is too long',
      VALIDATED,
      corrected('v?.duration_sec > 120', 'duration_sec: 120'),
    ],
    [
      'colors-are-cut',
      'leaves colours out that are too many',
      VALIDATED,
      corrected('v?.brand_colors?.length > 12', 'brand_colors: v.brand_colors.slice(0, 12)'),
    ],
    [
      'scenes-are-cut',
      'leaves scenes out that are too many',
      VALIDATED,
      corrected('v?.scene_plan?.length > 12', 'scene_plan: v.scene_plan.slice(0, 12)'),
    ],
    [
      'unknown-quality-is-draft',
      'reads an unknown quality as the default',
      VALIDATED,
      corrected(
        "typeof v?.quality === 'string' && !['draft', 'standard', 'premium'].includes(v.quality)",
        'quality: undefined',
      ),
    ],
    ['yes-is-true', 'reads a text as true', VALIDATED, corrected("v?.narrator === 'yes'", 'narrator: true')],
    [
      'number-is-a-text',
      'reads a number as a text',
      VALIDATED,
      corrected("typeof v?.title === 'number'", 'title: String(v.title)'),
    ],
    [
      'nothing-is-a-brief',
      'takes a body with neither brief nor plan',
      VALIDATED,
      corrected('v && v.brief === undefined && v.scene_plan === undefined', "brief: 'Anything'"),
    ],
    [
      'huge-logo-taken',
      'takes a logo of more than five million characters',
      VALIDATED,
      corrected('v?.brand_logo_url?.length > 5_000_000', 'brand_logo_url: undefined'),
    ],
    [
      'prompt-is-cut',
      'cuts a prompt that is too long',
      VALIDATED,
      sceneCorrected("prompt: typeof s.prompt === 'string' ? s.prompt.slice(0, 2000) : s.prompt"),
    ],
    [
      'script-is-dropped',
      'leaves a script out that is too long',
      VALIDATED,
      sceneCorrected('script: s.script?.length > 2000 ? undefined : s.script'),
    ],
    [
      'short-scene-is-longer',
      'makes a scene longer that is too short',
      VALIDATED,
      sceneCorrected('duration: s.duration < 3 ? 3 : s.duration'),
    ],
    [
      'missing-prompt-is-made-up',
      'makes a prompt up that is missing',
      VALIDATED,
      sceneCorrected("prompt: s.prompt ?? 'Anything'"),
    ],
    [
      'twelve-scenes-refused',
      'refuses a plan of twelve scenes',
      VALIDATED,
      corrected('v?.scene_plan?.length === 12', "scene_plan: 'too many'"),
    ],
    [
      'ten-seconds-refused',
      'refuses a scene of ten seconds',
      VALIDATED,
      sceneCorrected('duration: s.duration === 10 ? 11 : s.duration'),
    ],
    [
      'art-style-is-closed',
      'refuses an unknown art style',
      VALIDATED,
      corrected("v?.art_style === 'vid-conformance'", 'art_style: 7'),
    ],
    [
      'square-is-refused',
      'does not know one of the shapes',
      VALIDATED,
      corrected("v?.aspect === '1:1'", "aspect: 'square'"),
    ],
  ]),
  ...defectsOf('sdk/src/contract/rules.ts', [
    [
      'brand-kit-alone-taken',
      'takes a brand kit without its logo',
      'request.brand_kit_id !== undefined && «request.brand_logo_url === undefined»',
      'false',
    ],
    [
      'product-opt-out-ignored',
      'wants a product photo although `product_enabled` is false',
      '«request.product_enabled !== false» &&\n  (showsProduct',
      'true',
    ],
    [
      'app-demo-shows-no-product',
      'wants no product photo for one of the product formats',
      'isOneOf(PRODUCT_FORMATS, «request.route»)',
      "(request.route === 'app-demo' ? undefined : request.route)",
    ],
    [
      'walk-talk-needs-no-face',
      'wants no face for `walk_talk`',
      'isOneOf(PRESENTER_SCENE_TYPES, «scene.type»)',
      "(scene.type === 'walk_talk' ? undefined : scene.type)",
    ],
    [
      'face-in-scene-ignored',
      "does not see a scene's own face",
      'isPresenterScene(scene) && «scene.ref_image_url === undefined»',
      'true',
    ],
    [
      'avatar-ignored',
      'does not see the chosen face',
      '«request.avatar_preset_id === undefined» &&\n  request.presenter_enabled !== false &&\n  scenes.some((scene)',
      'true',
    ],
    [
      'anchor-opt-out-ignored',
      'wants an anchor although `presenter_enabled` is false',
      '«request.presenter_enabled !== false» &&\n  scenes.some(isGeneratedScene)',
      'true',
    ],
    [
      'anchor-without-route',
      'wants an anchor without a route',
      '«request.route !== undefined» &&\n  request.brand_logo_url',
      'true',
    ],
    ['anchor-never-wanted', 'wants no anchor at all', '«scenes.some(isGeneratedScene)» &&', 'false'],
  ]),
];
