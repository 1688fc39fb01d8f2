/**
 * Which bodies POST /v1/render refuses, field by field. What is wrong with many fields is sent in one request, since the answer
 * lists every problem; a field that is missing in that list is sent once more by itself. Specification: Render request; Scene;
 * Limits.
 */
import { ERROR_MESSAGES, LIMITS } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import { namesEntryField, namesField } from '../detail-names';
import type { Exchange, Members } from '../exchange';
import { granted, insist, refused } from '../judge';
import { cheapPlan, planOf } from '../samples';
import type { Stage } from '../stage';

const text = (characters: number): string => 'x'.repeat(characters);

/** The `detail` of a body that fails validation. */
const invalid = (exchange: Exchange): string => {
  const { detail } = refused(exchange, { status: 400, error: ERROR_MESSAGES.validationFailed });
  insist(typeof detail === 'string', 'a `detail` that lists every problem', detail, exchange);
  return String(detail);
};

const SCENES = 'scene_plan';

const names = (detail: string, field: string, ofScene: boolean): boolean =>
  ofScene ? namesEntryField(detail, SCENES, field) : namesField(detail, field);

const bodyOf = (field: string, value: unknown, ofScene: boolean): Members =>
  ofScene ? planOf({ [field]: value }) : planOf({}, { [field]: value });

interface Wrong {
  readonly field: string;
  readonly value: unknown;
  readonly says: string;
  readonly ofScene?: true;
}

/** Checks of values that are wrong in one way, all in one request. */
const wrongs = (section: string, group: string, list: readonly Wrong[]): readonly Check[] => {
  const check = checksOf(section, ['spend']);
  const all = (stage: Stage): Promise<string> =>
    stage.once(`wrong ${section} ${group}`, async () => {
      const isScene = list[0]?.ofScene === true;
      const members = Object.fromEntries(list.map(({ field, value }) => [field, value]));
      const body = isScene ? planOf(members) : { ...planOf({}), ...members };
      return invalid(await (await stage.account()).render(body));
    });
  return list.map(({ field, value, says, ofScene = false as boolean }) =>
    check(`${ofScene ? 'scene' : 'render'}-${field.replaceAll('_', '-')}-${group}`, says, async (stage) => {
      // That the whole is refused at all is checked by itself.
      const told = await all(stage).catch(() => '');
      if (names(told, field, ofScene)) return;
      const exchange = await (await stage.account()).render(bodyOf(field, value, ofScene));
      const alone = invalid(exchange);
      const wanted = ofScene ? `${field} of the scene` : field;
      insist(names(alone, field, ofScene), `a detail that names ${wanted}, as \`field: message\``, alone, exchange);
    }),
  );
};

const RENDER = 'Render request';
const SCENE = 'Scene';
const { max: most } = LIMITS.brandColors;

const tooLong = (field: string, max: number, ofScene?: true): Wrong => ({
  field,
  value: text(max + 1),
  says: `\`${field}\` of more than ${max} characters is refused.`,
  ...(ofScene ? { ofScene } : {}),
});
const outside = (field: string, value: unknown, says: string, ofScene?: true): Wrong => ({
  field,
  value,
  says,
  ...(ofScene ? { ofScene } : {}),
});
const typed = (fields: readonly string[], value: unknown, type: string, ofScene?: true): readonly Wrong[] =>
  fields.map((field) => outside(field, value, `\`${field}\` is ${type}; anything else is refused.`, ofScene));
const listed = (fields: readonly string[], ofScene?: true): readonly Wrong[] =>
  fields.map((field) =>
    outside(field, 'vid-conformance', `\`${field}\` takes the listed values; any other is refused.`, ofScene),
  );

const limit = checksOf('Limits', ['spend']);

export const VALIDATION: readonly Check[] = [
  checksOf(RENDER, ['spend'])(
    'render-neither-brief-nor-plan',
    'A request needs a brief or a scene plan.',
    async (stage) => {
      invalid(await (await stage.account()).render({ title: 'Neither' }));
    },
  ),
  ...wrongs(RENDER, 'too-long', [
    tooLong('brief', LIMITS.brief.max),
    tooLong('title', LIMITS.title.max),
    tooLong('brand_name', LIMITS.brandName.max),
    tooLong('category', LIMITS.category.max),
    tooLong('language', LIMITS.language.max),
    outside('brand_colors', Array(most + 1).fill('#336699'), `More than ${most} \`brand_colors\` are refused.`),
    outside(
      'duration_sec',
      LIMITS.durationSec.max + 1,
      `A \`duration_sec\` over ${LIMITS.durationSec.max} is refused.`,
    ),
    outside(
      'scene_plan',
      Array(LIMITS.scenePlan.max + 1).fill({ type: 'motion', prompt: 'x' }),
      `A plan of more than ${LIMITS.scenePlan.max} scenes is refused.`,
    ),
  ]),
  ...wrongs(RENDER, 'too-short', [
    outside('brief', '', 'An empty `brief` is refused.'),
    outside('language', 'e', `A \`language\` of less than ${LIMITS.language.min} characters is refused.`),
    outside(
      'duration_sec',
      LIMITS.durationSec.min - 0.5,
      `A \`duration_sec\` under ${LIMITS.durationSec.min} is refused.`,
    ),
    outside('scene_plan', [], 'A plan without a scene is refused.'),
  ]),
  ...wrongs(RENDER, 'of-another-type', [
    ...typed(
      [
        'brief',
        'kind',
        'title',
        'brand_name',
        'category',
        'language',
        'quality',
        'aspect',
        'route',
        'art_style',
        'music_style',
        'voice_preset_id',
        'avatar_preset_id',
        'brand_kit_id',
        'brand_logo_url',
        'product_image_url',
      ],
      7,
      'a text',
    ),
    ...typed(['duration_sec'], 'ten', 'a number'),
    ...typed(['narrator', 'upscale', 'brand_enabled', 'product_enabled', 'presenter_enabled'], 'yes', 'true or false'),
    ...typed(['scene_plan', 'brand_colors'], 'one', 'a list'),
  ]),
  ...wrongs(RENDER, 'not-listed', listed(['kind', 'quality', 'aspect', 'route', 'music_style'])),
  ...wrongs(RENDER, 'no-address', [
    outside('brand_logo_url', 'logo.png', '`brand_logo_url` is an http(s) URL or a data URI.'),
    outside('product_image_url', 'ftp://example.com/a.png', '`product_image_url` is an http(s) URL or a data URI.'),
  ]),
  ...wrongs(RENDER, 'entry-too-long', [
    outside(
      'brand_colors',
      [`#${text(LIMITS.brandColors.charactersEach)}`],
      `A colour of more than ${LIMITS.brandColors.charactersEach} characters is refused.`,
    ),
  ]),
  ...wrongs(SCENE, 'too-long', [
    tooLong('prompt', LIMITS.scenePrompt.max, true),
    tooLong('script', LIMITS.sceneScript.max, true),
    outside(
      'duration',
      LIMITS.sceneDuration.max + 0.5,
      `A scene of more than ${LIMITS.sceneDuration.max} seconds is refused.`,
      true,
    ),
  ]),
  ...wrongs(SCENE, 'too-short', [
    outside('prompt', '', 'An empty `prompt` is refused.', true),
    outside(
      'duration',
      LIMITS.sceneDuration.min - 0.5,
      `A scene of less than ${LIMITS.sceneDuration.min} seconds is refused.`,
      true,
    ),
  ]),
  ...wrongs(SCENE, 'missing', [outside('prompt', undefined, 'A scene without a `prompt` is refused.', true)]),
  ...wrongs(SCENE, 'of-another-type', [
    ...typed(['prompt', 'script', 'role', 'ref_image_url', 'video_url'], 7, 'a text', true),
    ...typed(['duration'], 'five', 'a number', true),
    ...typed(['motion'], 'hook', 'an object', true),
  ]),
  ...wrongs(SCENE, 'not-listed', listed(['type'], true)),
  ...(['brand_logo_url', 'product_image_url'] as const).map((field) =>
    limit(
      `limit-${field.replaceAll('_', '-')}`,
      `\`${field}\` of more than ${LIMITS.mediaUrl.max} characters is refused.`,
      async (stage) => {
        const value = `https://example.com/${text(LIMITS.mediaUrl.max)}`;
        const exchange = await (await stage.account()).render(planOf({}, { [field]: value }));
        const told = invalid(exchange);
        insist(names(told, field, false), `a detail that names ${field}`, told, exchange);
      },
    ),
  ),
  checksOf('Errors', ['spend'])(
    'validation-lists-every-problem',
    'A body that fails validation is told every problem of it, as `field: message`.',
    async (stage) => {
      const body = { ...planOf({ prompt: '' }), title: text(LIMITS.title.max + 1), quality: 'best' };
      const exchange = await (await stage.account()).render(body);
      const told = invalid(exchange);
      const isTold = names(told, 'title', false) && names(told, 'quality', false) && names(told, 'prompt', true);
      insist(isTold, 'a detail that names title, quality and prompt of the scene', told, exchange);
    },
  ),
  checksOf('Errors', ['spend'])(
    'validation-costs-nothing',
    'A body that fails validation is not charged.',
    async (stage) => {
      const account = await stage.account();
      const before = granted(await account.call('retrieveAccount'))['credits_remaining'];
      invalid(await account.render(cheapPlan(stage, { quality: 'best' })));
      const exchange = await account.call('retrieveAccount');
      const after = granted(exchange)['credits_remaining'];
      insist(after === before, `credits_remaining ${String(before)}`, after, exchange);
    },
  ),
];
