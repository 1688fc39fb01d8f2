/** Of any two things that are wrong with a render, the one that comes first in the order is told. */
import { describe, expect, test } from 'vitest';
import { LIFTED_LIMITS } from '../../src/domain/account';
import { createFreeWorld, TINY_PLAN, type World } from '../support/world';

interface Wrong {
  readonly name: string;
  readonly told: readonly [status: number, code: string | undefined];
  /** What is wrong with the account; limits are merged. */
  readonly account?: {
    readonly limits?: object;
    readonly credits?: number;
    readonly suspended?: boolean;
    plan?: string;
  };
  readonly request?: object;
  /** Scenes beside the first. */
  readonly scenes?: readonly object[];
  /** Words in the first prompt, or in the brief. */
  readonly words?: string;
  readonly key?: string;
  /** The idempotency key was used before. */
  readonly repeated?: true;
}

const scene = (type: string) => ({ type, prompt: 'A street in the morning', duration: 3 });

const GUARDS: readonly Wrong[] = [
  { name: 'key', told: [401, 'INVALID_API_KEY'], key: 'emp_unknown' },
  { name: 'suspension', told: [403, 'ACCOUNT_SUSPENDED'], account: { suspended: true } },
  { name: 'plan', told: [402, 'PLAN_UPGRADE_REQUIRED'], account: { plan: 'starter' } },
  { name: 'window', told: [429, 'RATE_LIMITED'], account: { limits: { render_rate: { minute: 0 } } } },
];
const OF_THE_REQUEST: readonly Wrong[] = [
  { name: 'validation', told: [400, undefined], request: { aspect: '2:1' } },
  { name: 'content', told: [400, 'CONTENT_BLOCKED'], words: '[mock:content_blocked]' },
  { name: 'brand', told: [422, 'BRAND_REQUIRED'], request: { brand_kit_id: 'kit' } },
];
const REPEAT: Wrong = { name: 'repeat', told: [409, 'DUPLICATE_REQUEST'], repeated: true };
const OF_THE_PLAN: readonly Wrong[] = [
  {
    name: 'product',
    told: [400, 'PRODUCT_IMAGE_REQUIRED'],
    request: { route: 'product-ad' },
    scenes: [scene('i2v_fast')],
  },
  { name: 'presenter', told: [400, 'PRESENTER_REQUIRED'], scenes: [scene('s2v')] },
  { name: 'anchor', told: [422, 'NO_ANCHOR'], request: { route: 'commercial' }, scenes: [scene('t2v_fast')] },
];
const OF_THE_ACCOUNT: readonly Wrong[] = [
  { name: 'cost', told: [413, 'REQUEST_COST_TOO_HIGH'], account: { limits: { render_credits: 0 } } },
  { name: 'storage', told: [402, 'STORAGE_FULL'], account: { limits: { storage_bytes: 0 } } },
  { name: 'month', told: [402, 'ABUSE_CAP_EXCEEDED'], account: { limits: { monthly_credits: 0 } } },
  { name: 'credits', told: [402, 'NO_CREDITS'], account: { credits: 0 } },
  { name: 'total window', told: [429, 'RATE_LIMITED'], account: { limits: { total_rate: { minute: 0 } } } },
  { name: 'slots', told: [429, 'CONCURRENT_LIMIT'], account: { limits: { concurrent_renders: 0 } } },
];

const ORDER: readonly Wrong[] = [...GUARDS, ...OF_THE_REQUEST, REPEAT, ...OF_THE_PLAN, ...OF_THE_ACCOUNT];

/** By whom it is sent: with a key of the account, or for the account by the admin API. */
type Door = 'key' | 'admin';

/** Sends a render with both things wrong from an account of its own; resolves with what is told. */
const told = async (world: World, wrongs: readonly Wrong[], form: 'scene_plan' | 'brief', door: Door = 'key') => {
  const { admin } = world.server;
  const { account, api_key: own } = await admin.createAccount({ credits: 100, limits: LIFTED_LIMITS });
  const headers = { 'idempotency-key': 'k' };
  if (wrongs.some(({ repeated }) => repeated)) await world.accepted(TINY_PLAN, { key: own, headers });
  const limits = Object.assign({}, ...wrongs.map(({ account: wrong }) => wrong?.limits ?? {})) as object;
  const fields = Object.assign({}, ...wrongs.map(({ account: wrong }) => wrong ?? {}), { limits }) as object;
  await admin.updateAccount(account.user_id, fields);
  const words = wrongs.map((wrong) => wrong.words ?? '').join(' ');
  const body =
    form === 'brief'
      ? { brief: `A short ad for a coffee roastery. ${words}` }
      : {
          scene_plan: [
            { ...scene('motion'), prompt: `Hello ${words}` },
            ...wrongs.flatMap(({ scenes = [] }) => scenes),
          ],
        };
  // The earlier of two routes is the one that both are wrong with: product formats need an anchor too.
  const request = Object.assign(body, ...wrongs.map((wrong) => wrong.request ?? {}).reverse()) as object;
  const key = wrongs.find((wrong) => wrong.key !== undefined)?.key ?? own;
  const answer =
    door === 'key'
      ? await world.render(request, { key, headers })
      : await world.call('POST', `/_admin/accounts/${account.user_id}/renders`, { body: request });
  return [answer.status, answer.body.code] as const;
};

describe('of two things that are wrong, the first is told', () => {
  test.each(ORDER.map((first, at) => ({ first, later: ORDER.slice(at + 1) })))(
    '$first.name, whatever else',
    async ({ first, later }) => {
      const world = await createFreeWorld();
      expect(await told(world, [first], 'scene_plan')).toEqual(first.told);
      for (const second of later)
        expect([second.name, ...(await told(world, [first, second], 'scene_plan'))]).toEqual([
          second.name,
          ...first.told,
        ]);
      expect((await world.server.admin.audit()).problems).toEqual([]);
    },
  );

  test('planning comes after the request and its key, and before the account', async () => {
    const world = await createFreeWorld();
    const failing: Wrong = { name: 'planning', told: [502, 'PLAN_FAILED'], words: '[mock:plan_failed]' };
    const repeat: Wrong = { ...REPEAT, told: [402, undefined] };
    for (const before of [...GUARDS, ...OF_THE_REQUEST, repeat])
      expect([before.name, ...(await told(world, [before, failing], 'brief'))]).toEqual([before.name, ...before.told]);
    for (const after of OF_THE_ACCOUNT) {
      // What planning costs must be there before it begins.
      const expected = after.name === 'credits' ? after.told : failing.told;
      expect([after.name, ...(await told(world, [failing, after], 'brief'))]).toEqual([after.name, ...expected]);
    }
  });
});

describe('a render that the admin API starts is refused as with a key of the account', () => {
  // It has neither a key of the account nor one against repeats.
  const order = ORDER.filter((wrong) => wrong.key === undefined && wrong !== REPEAT);

  test.each(order.map((wrong, at) => ({ ...wrong, later: order.slice(at + 1) })))(
    '$name, before what comes later',
    async ({ later, ...wrong }) => {
      const world = await createFreeWorld();
      for (const wrongs of [[wrong], [wrong, ...later.slice(0, 1)], [wrong, ...later.slice(-1)]])
        expect(await told(world, wrongs, 'scene_plan', 'admin')).toEqual(wrong.told);
      expect((await world.server.admin.listJobs()).jobs).toEqual([]);
      expect((await world.server.admin.audit()).problems).toEqual([]);
    },
  );

  test('a brief, too', async () => {
    const world = await createFreeWorld();
    for (const wrong of [...order.filter((one) => GUARDS.includes(one)), ...OF_THE_REQUEST, ...OF_THE_ACCOUNT])
      expect([wrong.name, ...(await told(world, [wrong], 'brief', 'admin'))]).toEqual([wrong.name, ...wrong.told]);
    expect((await world.server.admin.listJobs()).jobs).toEqual([]);
  });

  test('with the status that the policy of the server gives', async () => {
    const world = await createFreeWorld();
    await world.server.admin.setPolicies({ 'status.account_suspended': '401' });
    const suspension = order.filter(({ name }) => name === 'suspension');
    expect(await told(world, suspension, 'scene_plan', 'admin')).toEqual([401, 'ACCOUNT_SUSPENDED']);
  });
});
