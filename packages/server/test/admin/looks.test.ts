/** What the admin API shows for a page: plans, hooks, limits in use, deliveries page by page. */
import { describe, expect, test } from 'vitest';
import { createInstantRenderer } from '../../src/adapters/instant';
import type { Admin } from '../../src/admin/create-admin';
import type { Renderer, RenderJob } from '../../src/ports/renderer';
import { createDrawnStills } from '../support/drawn-stills';
import { BRIEF, createFreeWorld, createWorld, TINY_PLAN } from '../support/world';

type Planned = Awaited<ReturnType<Admin['planRender']>>;

const SCENES = {
  quality: 'standard',
  scene_plan: [
    { type: 'motion', prompt: 'Hello', script: 'Good morning', role: 'hook', duration: 3 },
    { type: 't2v_fast', prompt: 'A sea' },
  ],
};

describe('a plan without a render', () => {
  test('says scenes, starts and what each costs, and changes nothing', async () => {
    const world = await createWorld();
    const userId = await world.userId();
    const before = await world.server.admin.ledger(userId);
    const { status, body } = await world.call('POST', `/_admin/accounts/${userId}/plan`, { body: SCENES });
    expect(status).toBe(200);
    expect(body as unknown as Planned).toEqual({
      problems: [],
      refusal: null,
      plan: {
        title: 'Hello',
        credits: 10,
        planning: 0,
        quality: 'standard',
        aspect: '9:16',
        upscale: false,
        route: null,
        language: 'en',
        notes: [],
        scenes: [
          { type: 'motion', role: 'hook', prompt: 'Hello', script: 'Good morning', start: 0, duration: 3, credits: 4 },
          { type: 't2v_fast', role: null, prompt: 'A sea', script: null, start: 3, duration: 5, credits: 6 },
        ],
      },
    });
    expect(await world.server.admin.ledger(userId)).toEqual(before);
    expect((await world.server.admin.listJobs()).jobs).toEqual([]);
  });

  test('plans a brief alike each time, and for what the render would cost', async () => {
    const world = await createWorld();
    const userId = await world.userId();
    const first = await world.server.admin.planRender(userId, BRIEF);
    expect(await world.server.admin.planRender(userId, BRIEF)).toEqual(first);
    const { credits_used: used, scenes, job_id: id } = await world.accepted(BRIEF);
    expect([first.plan?.credits, first.plan?.scenes.length, first.plan?.planning]).toEqual([used, scenes, 2]);
    const kept = await world.server.admin.jobPlan(id);
    expect(first.plan?.scenes[0]?.motion).toHaveProperty('beat');
    const planned = first.plan?.scenes.map(({ motion: _, ...scene }) => scene);
    expect([kept.plan?.scenes, kept.film, kept.spoken]).toEqual([planned, null, false]);
  });

  test('is what is rendered here, drawn as its stills were, also without a seed', async () => {
    const instant = createInstantRenderer();
    const rendered: RenderJob[] = [];
    const stillDrawer = createDrawnStills();
    const renderer: Renderer = {
      render: (job, target) => {
        rendered.push(job);
        return instant.render(job, target);
      },
    };
    const world = await createFreeWorld({}, { seed: undefined }, { renderer, stillDrawer });
    const { admin } = world.server;
    const userId = await world.userId();
    const { plan } = await admin.planRender(userId, BRIEF);
    for await (const _ of await admin.drawStills(userId, BRIEF));
    const { job_id: id } = await admin.startRender(userId, BRIEF);
    await world.server.settled();
    const planned = plan?.scenes.map(({ motion: _, ...scene }) => scene);
    expect((await admin.jobPlan(id)).plan?.scenes).toEqual(planned);
    expect([rendered[0]?.seed, rendered[0]?.scenes]).toEqual([
      stillDrawer.asked[0]?.job.seed,
      stillDrawer.asked[0]?.job.scenes,
    ]);
  });

  test('names problems by their members, and what would be refused', async () => {
    const world = await createWorld();
    const userId = await world.userId();
    const { admin } = world.server;
    const { plan, problems } = await admin.planRender(userId, { scene_plan: [{ type: 'motion' }], quality: 'best' });
    expect([plan, problems.map(({ path }) => path)]).toEqual([null, ['scene_plan.0.prompt', 'quality']]);
    const faceless = await admin.planRender(userId, { scene_plan: [{ type: 's2v', prompt: 'Hi' }] });
    expect([faceless.refusal, faceless.plan?.scenes.length]).toEqual(['presenter-required', 1]);
    const ask = (body: unknown) => world.call('POST', `/_admin/accounts/${userId}/plan`, { body });
    expect((await ask({ brief: 'x [mock:plan_failed]' })).body).toMatchObject({ code: 'PLAN_FAILED' });
    expect((await ask({ brief: 'x [mock:content_blocked]' })).body).toMatchObject({ code: 'CONTENT_BLOCKED' });
    expect((await ask({ ...BRIEF, brand_kit_id: 'kit' })).body).toMatchObject({ code: 'BRAND_REQUIRED' });
    expect((await world.call('POST', '/_admin/accounts/none/plan', { body: BRIEF })).status).toBe(404);
  });
});

test('where a film is cut and has its beats is told with its plan', async () => {
  const world = await createWorld({ filmScripts: 'scenes' });
  const { job_id: id } = await world.accepted(SCENES);
  await world.server.settled();
  const { cuts, beats, scenes } = await world.server.admin.film(id);
  const subjects = scenes.map(({ shots }) => shots.map(({ subject }) => subject));
  expect((await world.server.admin.jobPlan(id)).film).toEqual({ cuts, beats, subjects });
});

test('a render is started for an account, as its key would', async () => {
  const world = await createWorld();
  const userId = await world.userId();
  const ask = (body: unknown) => world.call('POST', `/_admin/accounts/${userId}/renders`, { body });
  const { status, body } = await ask(TINY_PLAN);
  expect([status, body.status, body.credits_used]).toEqual([202, 'starting', 3]);
  expect((await ask({})).body).toMatchObject({ error: 'Validation failed' });
  await world.server.admin.pause({ paused: true });
  expect([(await world.get('/_admin/pause')).body, (await ask(TINY_PLAN)).status]).toEqual([{ paused: true }, 503]);
  expect((await world.get('/_admin/jobs/job_0/plan')).status).toBe(404);
});

test('hooks are listed without their secrets, and pinged', async () => {
  const world = await createWorld();
  const { id } = (await world.hook('video.completed')).body.hook;
  await world.hook('video.failed', 'https://receiver.example.com/hook', { key: 'emp_local_other' });
  const { hooks } = await world.server.admin.listHooks();
  expect(hooks.map(({ event }) => event)).toEqual(['video.completed', 'video.failed']);
  expect(JSON.stringify(hooks)).not.toMatch(/secret/);
  const own = (await world.get(`/_admin/hooks?user_id=${await world.userId()}`)).body.hooks;
  expect(own.map((hook) => hook.id)).toEqual([id]);
  world.answer = () => 503;
  const pinged = await world.call('POST', `/_admin/hooks/${id}/test`);
  expect([pinged.status, pinged.body]).toEqual([200, { delivered: false, status: 503 }]);
  expect((await world.call('POST', '/_admin/hooks/none/test')).status).toBe(404);
});

test('limits say how much is used, and when there is room again', async () => {
  const world = await createFreeWorld({ render_rate: { minute: 3, hour: null, day: null }, concurrent_renders: 2 });
  const userId = await world.userId();
  await world.accepted();
  await world.server.settled();
  const { usage } = await world.server.admin.usage(userId);
  const of = (name: string) => usage.find((one) => one.name === name);
  const now = Date.parse(world.server.admin.clock().now);
  const resets = new Date(Math.floor(now / 60_000 + 1) * 60_000).toISOString();
  expect(of('render_rate.minute')).toEqual({ name: 'render_rate.minute', used: 1, limit: 3, resets_at: resets });
  expect(of('render_rate.day')).toMatchObject({ used: 1, limit: null });
  expect(of('concurrent_renders')).toEqual({ name: 'concurrent_renders', used: 0, limit: 2, resets_at: null });
  expect(of('monthly_credits')).toMatchObject({ used: 3, resets_at: expect.stringMatching(/-01T00:00:00.000Z$/) });
  await world.advance(60);
  const later = (await world.server.admin.usage(userId)).usage.find((one) => one.name === 'render_rate.minute');
  expect(later?.used).toBe(0);
});

test('deliveries come page by page, newest first, with their number', async () => {
  const world = await createWorld();
  const userId = await world.userId();
  await world.hook('user.onboarded');
  for (let count = 0; count < 5; count += 1)
    await world.server.admin.emitEvent({ user_id: userId, event: 'user.onboarded' });
  await world.server.settled();
  const list = (query: string) => world.get(`/_admin/deliveries?${query}`);
  const ids = ({ deliveries }: { readonly deliveries: readonly { readonly delivery_id: string }[] }) =>
    deliveries.map((delivery) => delivery.delivery_id);
  const all = (await list('')).body;
  const page = (await list('limit=2&offset=1')).body;
  expect(ids(page)).toEqual(ids(all).slice(1, 3));
  expect([page, (await list('status=failed')).body]).toMatchObject([{ total: 5 }, { total: 0 }]);
  for (const query of ['limit=501', 'limit=-1', 'offset=x', 'limit=1.5']) expect((await list(query)).status).toBe(400);
});
