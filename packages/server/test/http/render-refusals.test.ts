import { describe, expect, test } from 'vitest';
import { LIFTED_LIMITS } from '../../src/domain/account';
import { turnsWhile } from '../support/turn';
import { BRIEF, createFreeWorld, createWorld, TINY_COST, TINY_PLAN } from '../support/world';

const scene = (type: string, more: object = {}) => ({ type, prompt: 'A street in the morning', duration: 3, ...more });
const LOGO = 'https://example.com/logo.png';

/**
 * One violation for every step of the order, from the first to the last. A request that commits several of them must be
 * refused for the first.
 */
const STEPS: readonly (readonly [name: string, request: object, status: number, code: string | undefined])[] = [
  ['validation', { aspect: '2:1' }, 400, undefined],
  ['content', { words: '[mock:content_blocked]' }, 400, 'CONTENT_BLOCKED'],
  ['brand', { brand_kit_id: 'kit' }, 422, 'BRAND_REQUIRED'],
];

const withWords = ({ words = '', ...request }: { readonly words?: string }, form: 'brief' | 'scene_plan') =>
  form === 'brief'
    ? { ...BRIEF, brief: `${BRIEF.brief} ${words}`, ...request }
    : { scene_plan: [{ ...scene('motion'), prompt: `Hello ${words}` }], ...request };

describe('the refusal order of POST /v1/render', () => {
  test.each(['brief', 'scene_plan'] as const)('a %s is refused for the first thing that is wrong', async (form) => {
    const world = await createFreeWorld();
    for (let first = 0; first < STEPS.length; first += 1) {
      const all = Object.assign({}, ...STEPS.slice(first).map(([, request]) => request)) as object;
      const [, , status, code] = STEPS[first] ?? [];
      const answer = await world.render(withWords(all, form));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });

  test('the key comes before everything, then the suspension, then the plan', async () => {
    const world = await createWorld();
    const bad = { body: {} };
    expect((await world.call('POST', '/v1/render', { ...bad, key: null })).body).toEqual({
      error: 'Unauthorized',
      code: 'NO_API_KEY',
    });
    expect((await world.call('POST', '/v1/render', { ...bad, key: 'sk_other' })).body.code).toBe('NO_API_KEY');
    expect((await world.call('POST', '/v1/render', { ...bad, key: 'emp_unknown' })).body).toEqual({
      error: 'Invalid or revoked API key',
      code: 'INVALID_API_KEY',
    });
    expect((await world.call('POST', '/v1/render', { ...bad, key: 'emp_local_revoked' })).body.code).toBe(
      'INVALID_API_KEY',
    );
    const suspended = await world.call('POST', '/v1/render', { ...bad, key: 'emp_local_suspended' });
    expect([suspended.status, suspended.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    const starter = await world.call('POST', '/v1/render', { ...bad, key: 'emp_local_starter' });
    expect([starter.status, starter.body]).toMatchObject([
      402,
      { code: 'PLAN_UPGRADE_REQUIRED', feature: 'api_access', plan: 'starter' },
    ]);
  });

  test('the rate window comes before the body, and a refused body counts in it', async () => {
    const world = await createWorld();
    for (let call = 0; call < 3; call += 1) expect((await world.render({})).status).toBe(400);
    const limited = await world.render({});
    expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(limited.body.retryAfter).toBeGreaterThan(0);
    expect(limited.headers.get('retry-after')).toBe(String(limited.body.retryAfter));
    await world.advance(limited.body.retryAfter);
    expect((await world.render(TINY_PLAN)).status).toBe(202);
  });

  test('idempotency comes before planning and before every rule about the plan', async () => {
    const world = await createFreeWorld();
    const key = { headers: { 'idempotency-key': 'one' } };
    await world.accepted(TINY_PLAN, key);
    expect((await world.render({ scene_plan: [scene('s2v')] }, key)).body.code).toBe('DUPLICATE_REQUEST');
    expect((await world.render({ brief: '[mock:plan_failed]' }, key)).status).toBe(402);
  });

  test('the rules about the plan come in their order, and before the cost', async () => {
    const world = await createFreeWorld({ render_credits: 5 });
    const dear = scene('t2v_fast', { duration: 10 });
    const both = { route: 'product-ad', scene_plan: [scene('i2v_fast'), scene('s2v'), dear] };
    expect((await world.render(both)).body.code).toBe('PRODUCT_IMAGE_REQUIRED');
    expect((await world.render({ ...both, product_enabled: false })).body.code).toBe('PRESENTER_REQUIRED');
    expect((await world.render({ route: 'commercial', scene_plan: [dear] })).body.code).toBe('NO_ANCHOR');
    const costly = await world.render({ scene_plan: [dear] });
    expect([costly.status, costly.body.code]).toEqual([413, 'REQUEST_COST_TOO_HIGH']);
  });

  test.each([
    ['a brand', { brand_logo_url: LOGO }],
    ['a product photo', { product_image_url: LOGO }],
    ['a face', { avatar_preset_id: 'face' }],
    ['no product on purpose', { product_enabled: false }],
    ['no presenter on purpose', { presenter_enabled: false }],
  ])('%s anchors a render', async (_, anchor) => {
    const world = await createFreeWorld();
    const request = { route: 'commercial', scene_plan: [scene('t2v_fast')] };
    expect((await world.render(request)).body.code).toBe('NO_ANCHOR');
    expect((await world.render({ ...request, ...anchor })).status).toBe(202);
  });

  test('storage comes before the monthly cap, that before credits, those before windows and slots', async () => {
    const world = await createFreeWorld();
    const userId = await world.userId();
    const { admin } = world.server;
    const full = { storage_bytes: 0, monthly_credits: 0, total_rate: { minute: 0 }, concurrent_renders: 0 };
    await admin.updateAccount(userId, { limits: full, credits: 0 });
    const codes: string[] = [];
    for (const lift of [
      { storage_bytes: null },
      { monthly_credits: null },
      undefined,
      { total_rate: null },
      { concurrent_renders: null },
    ]) {
      const answer = await world.render(TINY_PLAN);
      codes.push(`${answer.status} ${answer.body.code}`);
      await admin.updateAccount(userId, lift === undefined ? { credits: 100 } : { limits: lift });
    }
    expect(codes).toEqual([
      '402 STORAGE_FULL',
      '402 ABUSE_CAP_EXCEEDED',
      '402 NO_CREDITS',
      '429 RATE_LIMITED',
      '429 CONCURRENT_LIMIT',
    ]);
    expect((await world.render(TINY_PLAN)).status).toBe(202);
  });

  test('what is refused costs nothing, also after planning', async () => {
    const world = await createFreeWorld({ concurrent_renders: 0 });
    const before = await world.balance();
    expect((await world.render(BRIEF)).body.code).toBe('CONCURRENT_LIMIT');
    expect(await world.balance()).toBe(before);
    const { entries } = await world.server.admin.ledger(await world.userId());
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', 100_000],
      ['planning', -2],
      ['refund', 2],
    ]);
    expect((await world.server.admin.audit()).problems).toEqual([]);
  });

  test('a brief needs its planning credits before it is planned', async () => {
    const world = await createFreeWorld();
    await world.server.admin.updateAccount(await world.userId(), { credits: 1 });
    const answer = await world.render({ brief: '[mock:plan_failed]' });
    expect([answer.status, answer.body.code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
  });

  test.each([
    [2, 'INSUFFICIENT_CREDITS'],
    [3, 'INSUFFICIENT_CREDITS'],
    [0, 'NO_CREDITS'],
  ])('a balance of %i that planning alone would use up is told as it will be again', async (credits, code) => {
    const world = await createFreeWorld();
    await world.server.admin.updateAccount(await world.userId(), { credits });
    const answer = await world.render({ brief: 'A short advert for a tea house.' });
    expect([answer.status, answer.body.code]).toEqual([402, code]);
    expect(answer.body.details).toMatchObject({ balance: credits });
    expect(await world.balance()).toBe(credits);
  });

  test('planning that fails returns its credits', async () => {
    const world = await createFreeWorld();
    const before = await world.balance();
    const answer = await world.render({ brief: 'An ad [mock:plan_failed]' });
    expect([answer.status, answer.body.code]).toEqual([502, 'PLAN_FAILED']);
    expect(await world.balance()).toBe(before);
  });

  test('planning ends after 60 seconds of the virtual clock', async () => {
    const world = await createFreeWorld();
    const before = await world.balance();
    const pending = world.render({ brief: 'An ad [mock:plan_timeout]' });
    // The planning charge shows that the request waits for its plan.
    await turnsWhile(async () => (await world.balance()) === before);
    await world.advance(59);
    expect(await world.balance()).toBe(before - 2);
    await world.advance(1);
    const answer = await pending;
    expect([answer.status, answer.body.code]).toEqual([502, 'PLAN_FAILED']);
    expect(await world.balance()).toBe(before);
  });

  test.each([
    ['unsupported_model', 400, 'UNSUPPORTED_MODEL'],
    ['upgrade_required', 402, 'UPGRADE_REQUIRED'],
    ['server_error', 500, undefined],
  ])('[mock:%s] charges nothing', async (word, status, code) => {
    const world = await createFreeWorld();
    const before = await world.balance();
    const answer = await world.render({ brief: `An ad [mock:${word}]` });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await world.balance()).toBe(before);
  });

  test('the concurrent limit counts jobs that run and renders of the application', async () => {
    const world = await createWorld({
      config: {
        accounts: [
          {
            plan: 'agency',
            credits: 1000,
            api_key: 'emp_local_dev',
            limits: { ...LIFTED_LIMITS, concurrent_renders: 3 },
          },
        ],
      },
    });
    const { admin } = world.server;
    await world.accepted({ scene_plan: [{ ...scene('motion'), prompt: 'Hi [mock:render_timeout]' }] });
    await admin.startAppRenders(await world.userId(), { count: 2, hold: true });
    expect((await world.render(TINY_PLAN)).body.code).toBe('CONCURRENT_LIMIT');
    await admin.endAppRenders(await world.userId());
    expect((await world.render(TINY_PLAN)).status).toBe(202);
  });

  test('renders of the application count in the total window only', async () => {
    const world = await createWorld();
    await world.server.admin.startAppRenders(await world.userId(), { count: 4 });
    await world.accepted();
    const answer = await world.render(TINY_PLAN);
    expect(answer.body.code).toBe('RATE_LIMITED');
    expect(answer.body.error).toContain('5 renders of the account');
  });

  test('the monthly cap is over calendar months', async () => {
    const world = await createFreeWorld({ monthly_credits: 2 * TINY_COST });
    await world.accepted();
    await world.accepted();
    expect((await world.render(TINY_PLAN)).body.code).toBe('ABUSE_CAP_EXCEEDED');
    await world.advance(32 * 24 * 3600);
    expect((await world.render(TINY_PLAN)).status).toBe(202);
  });

  test('storage fills with finished videos', async () => {
    const world = await createFreeWorld({ storage_bytes: 1 });
    await world.accepted();
    await world.server.settled();
    expect((await world.render(TINY_PLAN)).body.code).toBe('STORAGE_FULL');
  });
});
