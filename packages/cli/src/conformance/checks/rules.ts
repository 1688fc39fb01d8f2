/** The rules on brand, product, presenter and anchor. Specification: POST /v1/render, behaviour rules. */
import { ERRORS, type ErrorCode } from '@vid/sdk/contract';
import { balanceOf } from '../balance';
import { type Check, checksOf } from '../check';
import type { Members } from '../exchange';
import { granted, insist, refused } from '../judge';
import { briefPrompt, PNG_URI, planOf } from '../samples';
import type { Stage } from '../stage';

const check = checksOf('POST /v1/render', ['spend']);

type MakeBody = (stage: Stage) => Members;

/** A plan of one scene of this type. */
const planned =
  (type: string, more: Members = {}, scene: Members = {}): MakeBody =>
  (stage) =>
    planOf({ type, prompt: briefPrompt(stage), ...scene }, more);

const refuses = (name: string, says: string, code: ErrorCode, body: MakeBody): Check =>
  check(name, says, async (stage) => {
    refused(await (await stage.account()).render(body(stage)), { status: ERRORS[code].status, code });
  });
const takes = (name: string, says: string, body: MakeBody): Check =>
  check(name, says, async (stage) => {
    granted(await (await stage.account()).render(body(stage)), 202);
  });

/** The formats that the specification names as examples of those that show a product. */
const PRODUCT_ROUTES = ['product-ad', 'unboxing', 'ugc-ad', 'app-demo'] as const;
const PRODUCT: Members = { route: 'product-ad' };
const ANCHOR: Members = { route: 'commercial' };

const productRefused: MakeBody = planned('i2v_fast', PRODUCT);
const presenterRefused: MakeBody = planned('s2v');
const anchorRefused: MakeBody = planned('t2v_fast', ANCHOR);
const brandRefused: MakeBody = planned('motion', { brand_kit_id: 'kit' });

export const RULES: readonly Check[] = [
  refuses('brand-kit-alone', 'A brand kit without its logo is refused.', 'BRAND_REQUIRED', brandRefused),
  takes(
    'brand-kit-with-logo',
    'A brand kit together with a logo is taken.',
    planned('motion', { brand_kit_id: 'kit', brand_logo_url: PNG_URI }),
  ),
  ...PRODUCT_ROUTES.map((route) =>
    refuses(
      `product-image-required-${route}`,
      `A plan of the format ${route} that shows the product needs its photo.`,
      'PRODUCT_IMAGE_REQUIRED',
      planned('i2v_fast', { route }),
    ),
  ),
  takes(
    'product-with-photo',
    'With its photo it is taken.',
    planned('i2v_fast', { ...PRODUCT, product_image_url: PNG_URI }),
  ),
  takes(
    'product-switched-off',
    'With `product_enabled: false` it is taken without a photo.',
    planned('i2v_fast', { ...PRODUCT, product_enabled: false }),
  ),
  refuses('presenter-required-s2v', 'An `s2v` scene needs a face.', 'PRESENTER_REQUIRED', presenterRefused),
  refuses(
    'presenter-required-walk-talk',
    'A `walk_talk` scene needs a face.',
    'PRESENTER_REQUIRED',
    planned('walk_talk'),
  ),
  takes(
    'presenter-with-avatar',
    '`avatar_preset_id` is a face for all scenes.',
    planned('s2v', { avatar_preset_id: 'avatar' }),
  ),
  takes(
    'presenter-with-image',
    'The `ref_image_url` of a scene is its face.',
    planned('walk_talk', {}, { ref_image_url: PNG_URI }),
  ),
  takes(
    'presenter-switched-off',
    'With `presenter_enabled: false` a stock presenter is used.',
    planned('s2v', { presenter_enabled: false }),
  ),
  refuses(
    'anchor-required',
    'A format whose plan generates all its imagery needs something real.',
    'NO_ANCHOR',
    anchorRefused,
  ),
  takes('anchor-without-route', 'Without a `route` nothing real is needed.', planned('t2v_fast')),
  takes('anchor-brand', 'A brand is an anchor.', planned('t2v_fast', { ...ANCHOR, brand_logo_url: PNG_URI })),
  takes(
    'anchor-product',
    'A product photo is an anchor.',
    planned('t2v_fast', { ...ANCHOR, product_image_url: PNG_URI }),
  ),
  takes(
    'anchor-presenter',
    'A presenter is an anchor.',
    planned('t2v_fast', { ...ANCHOR, avatar_preset_id: 'avatar' }),
  ),
  takes(
    'anchor-product-switched-off',
    '`product_enabled: false` does without an anchor.',
    planned('t2v_fast', { ...ANCHOR, product_enabled: false }),
  ),
  takes(
    'anchor-presenter-switched-off',
    '`presenter_enabled: false` does without an anchor.',
    planned('t2v_fast', { ...ANCHOR, presenter_enabled: false }),
  ),
  check('rules-cost-nothing', 'What is refused by these rules is not charged.', async (stage) => {
    const account = await stage.account();
    const before = await balanceOf(account);
    for (const body of [brandRefused, productRefused, presenterRefused, anchorRefused])
      refused(await account.render(body(stage)), { status: null });
    const after = await balanceOf(account);
    insist(after === before, `a balance of ${before} after four refusals`, after);
  }),
];
