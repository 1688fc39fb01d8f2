/** What an accepted render is answered, and what POST /v1/render takes. Specification: Render accepted response; Limits. */
import {
  ASPECTS,
  KINDS,
  LIMITS,
  MUSIC_STYLES,
  QUALITIES,
  ROUTES,
  renderAcceptedSchema,
  VIDEO_API_PREFIX,
} from '@vid/sdk/contract';
import { balanceOf } from '../balance';
import { type Check, checksOf } from '../check';
import { namesEntryField, namesField } from '../detail-names';
import type { Exchange, Members } from '../exchange';
import { membersOf } from '../exchange';
import { granted, insist } from '../judge';
import { memberChecks } from '../member-checks';
import { BRIEF, briefPrompt, cheapPlan, PNG_URI } from '../samples';
import type { Stage } from '../stage';

const SECTION = 'Render accepted response';
const check = checksOf(SECTION, ['spend']);

const TITLE = 'A title of its own';

/** One accepted plan of two scenes, with the balance before and after. */
const accepted = (stage: Stage) =>
  stage.once('accepted', async () => {
    const account = await stage.account();
    const before = await balanceOf(account);
    const scene = { type: 'motion', prompt: briefPrompt(stage), duration: 3 };
    const exchange = await account.render({ scene_plan: [scene, scene], title: TITLE });
    const body = granted(exchange, 202);
    return { account, exchange, body, before, after: await balanceOf(account) };
  });

const says = (
  name: string,
  sentence: string,
  expected: (body: Members) => readonly [member: string, value: unknown],
): Check =>
  check(name, sentence, async (stage) => {
    const { exchange, body } = await accepted(stage);
    const [member, value] = expected(body);
    insist(body[member] === value, `${member} ${JSON.stringify(value)}`, body[member], exchange);
  });

const text = (characters: number): string => 'abcdefghi '.repeat(Math.ceil(characters / 10)).slice(0, characters);

/** A field of a scene is written with its list. */
const names = (detail: string, field: string): boolean => {
  const [list = '', member] = field.split('.');
  return member === undefined ? namesField(detail, list) : namesEntryField(detail, list, member);
};

/** Whether one field of a request is taken: by an answer that accepts, or that lists other problems. */
const takes = (exchange: Exchange, field: string): boolean => {
  if (exchange.status === 202) return true;
  const { detail } = membersOf(exchange.json);
  return typeof detail === 'string' && !names(detail, field);
};

const limit = checksOf('Limits', ['spend']);

/** Fields at their limits, sent in one request. */
const atLimits = (
  what: string,
  body: (stage: Stage) => Members,
  fields: readonly (readonly [name: string, says: string, path: string])[],
): readonly Check[] =>
  fields.map(([name, sentence, path]) =>
    limit(name, sentence, async (stage) => {
      const exchange = await stage.once(`limits ${what}`, async () => (await stage.account()).render(body(stage)));
      insist(takes(exchange, path), `a request whose ${path} is taken`, exchange.text, exchange);
    }),
  );

const { scenePlan, sceneDuration, scenePrompt, sceneScript } = LIMITS;

const longPlan = (stage: Stage): Members => {
  const scene = { type: 'motion', prompt: briefPrompt(stage), duration: sceneDuration.min };
  const prompt = `${briefPrompt(stage)} ${text(scenePrompt.max)}`.slice(0, scenePrompt.max);
  return {
    title: text(LIMITS.title.max),
    language: 'zh-hant-tw',
    brand_logo_url: PNG_URI,
    brand_colors: Array(LIMITS.brandColors.max).fill('#336699'),
    scene_plan: [
      { ...scene, prompt, script: text(sceneScript.max), duration: sceneDuration.max },
      ...Array.from({ length: scenePlan.max - 1 }, () => scene),
    ],
  };
};

const longBrief = (stage: Stage): Members => ({
  brief: `${stage.hasAdmin ? '[mock:render_failed] ' : ''}${BRIEF} ${text(LIMITS.brief.max)}`.slice(
    0,
    LIMITS.brief.max,
  ),
  duration_sec: LIMITS.durationSec.min,
  brand_name: text(LIMITS.brandName.max),
  category: text(LIMITS.category.max),
  narrator: false,
  kind: 'training',
});

/** Every value of a list is taken; as many renders as there are values, so only where they cost nobody anything. */
const everyValue = (member: string, values: readonly string[], more: Members = {}): Check =>
  checksOf('Render request', ['admin'])(
    `render-takes-every-${member.replaceAll('_', '-')}`,
    `Every listed \`${member}\` is taken.`,
    async (stage) => {
      const account = await stage.account();
      for (const value of values) granted(await account.render(cheapPlan(stage, { ...more, [member]: value })), 202);
    },
  );

export const ACCEPTED: readonly Check[] = [
  ...memberChecks({
    section: SECTION,
    prefix: 'accepted',
    of: 'the answer',
    schema: renderAcceptedSchema,
    needs: ['spend'],
    look: accepted,
  }),
  says('accepted-starts', 'A render is `starting` at its creation.', () => ['status', 'starting']),
  says('accepted-counts-scenes', 'It tells how many scenes will render.', () => ['scenes', 2]),
  says('accepted-keeps-title', 'The video has the title that was sent.', () => ['title', TITLE]),
  says('accepted-without-watermark', 'Videos of this plan have no watermark.', () => ['watermarked', false]),
  says('accepted-tells-where-to-poll', 'It tells the path of the job.', (body) => [
    'poll_url',
    `${VIDEO_API_PREFIX}/job/${String(body['job_id'])}`,
  ]),
  says('accepted-plan-without-plan-notes', 'Notes of the planner come with a brief only.', () => [
    'plan_notes',
    undefined,
  ]),
  check(
    'accepted-charges-what-it-tells',
    'The balance falls by the credits that the answer reports.',
    async (stage) => {
      const { exchange, body, before, after } = await accepted(stage);
      const used = body['credits_used'] as number;
      insist(used > 0, 'credits_used above 0', used, exchange);
      insist(before - after === used, `a balance of ${before} less ${used}`, after, exchange);
    },
  ),
  check('accepted-brief', 'A brief alone is planned and accepted.', async (stage) => {
    const brief = `${BRIEF}${stage.hasAdmin ? ' [mock:render_failed]' : ''}`;
    const account = await stage.account();
    const before = await balanceOf(account);
    const exchange = await account.render({ brief, duration_sec: LIMITS.durationSec.min });
    const body = granted(exchange, 202);
    const { success } = renderAcceptedSchema.safeParse(body);
    insist(success && Number(body['scenes']) >= 1, 'an accepted render with its scenes', exchange.text, exchange);
    const after = await balanceOf(account);
    insist(before - after === body['credits_used'], `a balance of ${before} less credits_used`, after, exchange);
  }),
  check(
    'accepted-plan-goes-before-brief',
    'Scenes that are sent are rendered as given; nothing is planned.',
    async (stage) => {
      const exchange = await (await stage.account()).render(cheapPlan(stage, { brief: BRIEF }));
      const { scenes } = granted(exchange, 202);
      insist(scenes === 1, 'scenes 1', scenes, exchange);
    },
  ),
  check('accepted-unknown-art-style', 'An unknown `art_style` is read as the default.', async (stage) => {
    granted(await (await stage.account()).render(cheapPlan(stage, { art_style: 'vid-conformance' })), 202);
  }),
  everyValue('route', ROUTES, { product_enabled: false }),
  everyValue('quality', QUALITIES),
  everyValue('aspect', ASPECTS),
  everyValue('kind', KINDS),
  everyValue('music_style', MUSIC_STYLES),
  ...atLimits('plan', longPlan, [
    ['limit-takes-scenes', `A plan of ${scenePlan.max} scenes is taken.`, 'scene_plan'],
    ['limit-takes-prompt', `A \`prompt\` of ${scenePrompt.max} characters is taken.`, 'scene_plan.prompt'],
    ['limit-takes-script', `A \`script\` of ${sceneScript.max} characters is taken.`, 'scene_plan.script'],
    ['limit-takes-long-scene', `A scene of ${sceneDuration.max} seconds is taken.`, 'scene_plan.duration'],
    ['limit-takes-short-scene', `A scene of ${sceneDuration.min} seconds is taken.`, 'scene_plan.duration'],
    ['limit-takes-title', `A \`title\` of ${LIMITS.title.max} characters is taken.`, 'title'],
    ['limit-takes-language', `A \`language\` of ${LIMITS.language.max} characters is taken.`, 'language'],
    ['limit-takes-colors', `${LIMITS.brandColors.max} \`brand_colors\` are taken.`, 'brand_colors'],
  ]),
  ...atLimits('brief', longBrief, [
    ['limit-takes-brief', `A \`brief\` of ${LIMITS.brief.max} characters is taken.`, 'brief'],
    ['limit-takes-duration', `A \`duration_sec\` of ${LIMITS.durationSec.min} is taken.`, 'duration_sec'],
    ['limit-takes-brand-name', `A \`brand_name\` of ${LIMITS.brandName.max} characters is taken.`, 'brand_name'],
    ['limit-takes-category', `A \`category\` of ${LIMITS.category.max} characters is taken.`, 'category'],
  ]),
];
