import { describe, expect, test } from 'vitest';
import { turnsWhile } from '../support/turn';
import { createFreeWorld, createWorld, TINY_COST, TINY_PLAN } from '../support/world';

const LOGO = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=='}`;

describe('the admin API', () => {
  test.each([
    ['{"paused":true}', { 'content-type': 'text/plain' }, 415, 'text/plain'],
    ['paused=true', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'application/json'],
    ['{"paused":', {}, 400, 'Validation failed'],
    ['{"paused":1}', {}, 400, 'Validation failed'],
    ['{"paused":true}', { 'content-type': 'application/json; charset=utf-8' }, 200, ''],
  ])('takes a body as the service does: %s with %j', async (raw, headers, status, error) => {
    const world = await createWorld();
    const answer = await world.call('POST', '/_admin/pause', { raw, headers });
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body.error).toContain(error);
  });

  test('says which events hooks can listen to, under the policies', async () => {
    const world = await createWorld();
    const user_id = await world.userId();
    const subscribable = async (event: 'ping' | 'training.passed' | 'user.signup') =>
      (await world.server.admin.emitEvent({ user_id, event })).subscribable;
    expect(await subscribable('user.signup')).toBe(true);
    expect(await subscribable('ping')).toBe(false);
    expect(await subscribable('training.passed')).toBe(false);
    await world.server.admin.setPolicies({ 'hooks.training_events': 'accepted' });
    expect(await subscribable('training.passed')).toBe(true);
  });

  test('creates, changes and lists accounts', async () => {
    const world = await createWorld();
    const created = await world.call('POST', '/_admin/accounts', {
      key: null,
      body: {
        plan: 'agency',
        credits: 50,
        email: 'a@example.com',
        name: 'A',
        limits: { render_rate: { minute: 1 }, concurrent_renders: null },
      },
    });
    expect(created.status).toBe(201);
    const { account, api_key: key } = created.body;
    expect(account.limits).toMatchObject({ render_rate: { minute: 1, hour: 30, day: 100 }, concurrent_renders: null });
    expect((await world.get('/v1/me', { key })).body).toEqual({
      user_id: account.user_id,
      email: 'a@example.com',
      name: 'A',
      credits_remaining: 50,
    });
    const path = `/_admin/accounts/${account.user_id}`;
    const changed = await world.call('PATCH', path, {
      body: { plan: 'starter', limits: { render_rate: { hour: 2 } } },
    });
    expect(changed.body.account).toMatchObject({
      plan: 'starter',
      limits: { render_rate: { minute: 1, hour: 2, day: 100 } },
    });
    expect((await world.get('/_admin/accounts')).body.accounts).toHaveLength(6);
    expect((await world.call('PATCH', '/_admin/accounts/none', { body: {} })).status).toBe(404);
    const wrong = await world.call('POST', '/_admin/accounts', { body: { plan: 7, colour: 'red' } });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'Validation failed']);
  });

  test('a purchase is a ledger entry and an event', async () => {
    const world = await createFreeWorld();
    const userId = await world.userId();
    await world.hook('credits.purchased');
    await world.call('POST', `/_admin/accounts/${userId}/credits`, { body: { amount: 25 } });
    await world.server.settled();
    expect(world.received[0]?.body.payload).toEqual({ user_id: userId, amount: 25, credits_remaining: 100_025 });
    const { balance, entries } = (await world.get(`/_admin/accounts/${userId}/ledger`)).body;
    expect(balance).toBe(100_025);
    expect(entries.map((entry) => [entry.kind, entry.balance_after, entry.job_id])).toEqual([
      ['grant', 100_000, null],
      ['purchase', 100_025, null],
    ]);
  });

  test('keys come and go', async () => {
    const world = await createWorld();
    const { body, status } = await world.call('POST', `/_admin/accounts/${await world.userId()}/keys`);
    expect([status, body.api_key.slice(0, 4)]).toEqual([201, 'emp_']);
    expect((await world.get('/v1/me', { key: body.api_key })).status).toBe(200);
    expect((await world.call('DELETE', `/_admin/keys/${body.api_key}`)).status).toBe(204);
    expect((await world.get('/v1/me', { key: body.api_key })).body.code).toBe('INVALID_API_KEY');
    expect((await world.call('DELETE', '/_admin/keys/emp_none')).status).toBe(404);
  });

  test('the clock freezes, advances and never goes back', async () => {
    const world = await createWorld();
    const before = (await world.get('/_admin/clock')).body;
    expect(before.frozen).toBe(true);
    const after = (await world.call('POST', '/_admin/clock', { body: { advance_seconds: 90.5 } })).body;
    expect(Date.parse(after.now) - Date.parse(before.now)).toBe(90_500);
    expect((await world.call('POST', '/_admin/clock', { body: { advance_seconds: -1 } })).status).toBe(400);
    expect((await world.call('POST', '/_admin/clock', { body: {} })).status).toBe(400);
    const thawed = (await world.call('POST', '/_admin/clock', { body: { freeze: false } })).body;
    expect(thawed.frozen).toBe(false);
    expect(Date.parse(thawed.now)).toBeGreaterThanOrEqual(Date.parse(after.now));
  });

  test('faults answer, count down, and go away', async () => {
    const world = await createWorld();
    const fault = {
      match: { method: 'GET', path: '/v1/me' },
      effect: { status: 503, body: { error: 'down' } },
      times: 2,
    };
    expect((await world.call('POST', '/_admin/faults', { body: fault })).status).toBe(201);
    expect((await world.get('/v1/me')).body).toEqual({ error: 'down' });
    expect((await world.get('/api/webhooks/events')).status).toBe(200);
    expect((await world.get('/v1/me')).status).toBe(503);
    expect((await world.get('/v1/me')).status).toBe(200);
    await world.server.admin.addFault({ effect: { status: 500 } });
    expect((await world.get('/_admin/faults')).body.faults).toHaveLength(1);
    expect((await world.call('DELETE', '/_admin/faults')).status).toBe(204);
    expect((await world.get('/v1/me')).status).toBe(200);
  });

  test('a fault can ask for one account', async () => {
    const world = await createWorld();
    await world.server.admin.addFault({ match: { user_id: await world.userId() }, effect: { status: 418 } });
    expect((await world.get('/v1/me', { key: 'emp_local_other' })).status).toBe(200);
    expect((await world.get('/v1/me')).status).toBe(418);
  });

  test('a dropped connection: before nothing happens, after it has happened', async () => {
    const world = await createFreeWorld();
    const before = await world.balance();
    await world.server.admin.addFault({ match: { path: '/v1/render' }, effect: { drop: 'before' }, times: 1 });
    await expect(world.render(TINY_PLAN)).rejects.toThrow('fetch failed');
    expect(await world.balance()).toBe(before);
    await world.server.admin.addFault({ match: { path: '/v1/render' }, effect: { drop: 'after' }, times: 1 });
    await expect(world.render(TINY_PLAN)).rejects.toThrow('fetch failed');
    expect(await world.balance()).toBe(before - TINY_COST);
  });

  test('any event can be emitted, with a complete payload', async () => {
    const world = await createFreeWorld();
    await world.hook('subscription.canceled');
    const user_id = await world.userId();
    await world.call('POST', '/_admin/events', {
      body: { user_id, event: 'subscription.canceled', payload: { plan: 'gold' } },
    });
    await world.server.settled();
    expect(world.received[0]?.body.payload).toEqual({ user_id, plan: 'gold' });
    expect((await world.call('POST', '/_admin/events', { body: { user_id, event: 'nope' } })).status).toBe(400);
  });

  test('the request log shows what was sent, without secrets', async () => {
    const world = await createFreeWorld();
    await world.render({ ...TINY_PLAN, brand_logo_url: LOGO }, { headers: { 'idempotency-key': 'mine' } });
    const { requests } = (await world.get('/_admin/requests')).body;
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/v1/render', status: 202, idempotencyKey: 'mine' });
    expect(JSON.stringify(requests)).not.toMatch(/emp_local_dev|iVBORw0KGgo/);
    for (let n = 0; n < 1200; n += 1) await world.get('/v1/me');
    expect((await world.server.admin.requests()).requests).toHaveLength(500);
  });

  test('policies are read and changed', async () => {
    const world = await createWorld();
    const changed = await world.call('PATCH', '/_admin/policies', { body: { 'status.not_found': '410' } });
    expect(changed.body.policies['status.not_found']).toBe('410');
    expect((await world.get('/v1/job/none')).status).toBe(410);
    const wrong = await world.call('PATCH', '/_admin/policies', { body: { 'status.not_found': '200', nope: 'x' } });
    expect(wrong.body.detail).toMatch(/status\.not_found: must be one of 404, 410; nope: is no policy/);
  });

  test('a snapshot moves the whole state to another server', async () => {
    const one = await createFreeWorld();
    await one.hook('video.completed');
    const { poll_url: url } = await one.accepted(TINY_PLAN, { headers: { 'idempotency-key': 'k' } });
    await one.server.settled();
    const snapshot = (await one.get('/_admin/snapshot')).body;

    const two = await createWorld({ seed: 2 });
    expect((await two.call('PUT', '/_admin/snapshot', { body: snapshot })).status).toBe(200);
    expect(await two.balance()).toBe(await one.balance());
    expect(two.server.now()).toBe(one.server.now());
    const { body } = await two.get(url);
    expect(body.status).toBe('succeeded');
    expect((await two.server.fetch(body.video_url)).status).toBe(200);
    expect((await two.render(TINY_PLAN, { headers: { 'idempotency-key': 'k' } })).status).toBe(409);
    expect((await two.server.admin.audit()).problems).toEqual([]);
    const newer = { ...snapshot, store: { ...snapshot.store, version: 99 } };
    expect((await two.call('PUT', '/_admin/snapshot', { body: newer })).status).toBe(400);
    expect((await two.call('PUT', '/_admin/snapshot', { body: { format: 'other' } })).status).toBe(400);
  });

  test('reset goes back to the first day', async () => {
    const world = await createWorld();
    const first = await world.userId();
    await world.accepted({ scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]' }] });
    await world.advance(1000);
    await world.server.admin.setPolicies({ 'status.not_found': '410' });
    await world.server.admin.reset();
    expect(await world.userId()).toBe(first);
    expect(await world.balance()).toBe(1000);
    expect(world.server.admin.clock().frozen).toBe(false);
    expect((await world.server.admin.listJobs()).jobs).toEqual([]);
    expect((await world.get('/v1/job/none')).status).toBe(404);
    await world.server.settled();
  });

  test('why tells the chain behind a job, a delivery and a hook', async () => {
    const world = await createFreeWorld();
    const { id: hookId } = (await world.hook('video.completed')).body.hook;
    const { job_id: jobId } = await world.accepted();
    await world.server.settled();
    const job = (await world.get(`/_admin/why/${jobId}`)).body;
    expect(job.request).toMatchObject({ path: '/v1/render', jobId });
    expect(job.checks).toContain('credits');
    expect(job.ledger).toMatchObject([{ kind: 'render', amount: -TINY_COST }]);
    expect(job.stages.map(({ what }) => what)).toEqual(['accepted', 'processing', 'succeeded']);
    expect(job.deliveries[0]?.attempts[0]?.outcome).toBe('delivered');
    const delivery = (await world.get(`/_admin/why/${job.deliveries[0]?.delivery_id}`)).body;
    expect(delivery).toMatchObject({ kind: 'delivery', hook: { id: hookId }, job: { id: jobId } });
    expect((await world.get(`/_admin/why/${hookId}`)).body.deliveries).toHaveLength(1);
    expect(JSON.stringify((await world.get(`/_admin/why/${hookId}`)).body)).not.toContain('"secret"');
    expect((await world.get('/_admin/why/none')).status).toBe(404);
  });

  test('why tells of a planning that came to no job what was booked for it', async () => {
    const world = await createFreeWorld();
    const pending = world.render({ brief: 'An ad [mock:plan_timeout]' });
    const booked = async () => (await world.server.admin.ledger(await world.userId())).entries;
    await turnsWhile(async () => (await booked()).length < 2);
    const id = (await booked()).at(-1)?.job_id ?? '';
    const under = (await world.get(`/_admin/why/${id}`)).body;
    expect(under).toMatchObject({ kind: 'planning', id, ledger: [{ amount: -2 }] });
    expect(under.outcome).toMatch(/no job so far.* 2 credits/);
    await world.advance(60);
    await pending;
    const over = (await world.get(`/_admin/why/${id}`)).body;
    expect(over.ledger).toMatchObject([
      { kind: 'planning', amount: -2 },
      { kind: 'refund', amount: 2 },
    ]);
    expect(over.outcome).toMatch(/came to no job.*credits went back/);
    expect(over.user_id).toBe(await world.userId());
  });

  test('why tells of a request by the name that its answer gave, and by its id in the log', async () => {
    const world = await createFreeWorld();
    const named = (id: string) => ({ headers: { 'x-request-id': id } });
    const { job_id: jobId } = (await world.render(TINY_PLAN, named('mine-1'))).body;
    await world.render({ scene_plan: [] }, named('mine-2'));
    const made = (await world.get('/_admin/why/mine-1')).body;
    expect(made).toMatchObject({ kind: 'request', request: { status: 202, requestId: 'mine-1' }, job: { id: jobId } });
    const refused = (await world.get('/_admin/why/mine-2')).body;
    expect(refused).toMatchObject({ kind: 'request', request: { status: 400 }, job: null });
    expect((await world.get(`/_admin/why/${(refused.request as { readonly id: string }).id}`)).body.request).toEqual(
      refused.request,
    );
    expect((await world.get('/_admin/requests/mine-2/hints')).status).toBe(200);
    // The log has forgotten it; its job has not.
    for (let n = 0; n < 501; n += 1) await world.get('/openapi.json');
    expect((await world.get('/_admin/why/mine-1')).body).toMatchObject({ request: null, job: { id: jobId } });
    expect((await world.get('/_admin/why/mine-2')).status).toBe(404);
  });

  test('the request log is read page by page, within the bounds of every list', async () => {
    const world = await createWorld();
    for (const path of ['/v1/me', '/v1/none']) await world.get(path);
    const paths = async (query: string) =>
      (await world.get(`/_admin/requests${query}`)).body.requests.map(({ path }: { readonly path: string }) => path);
    expect(await paths('?limit=1')).toEqual(['/v1/none']);
    expect(await paths('?limit=1&offset=1')).toEqual(['/v1/me']);
    expect(await paths('?limit=0')).toEqual([]);
    for (const limit of ['501', '-1', '1.5', 'all', '']) {
      const { status, body } = await world.get(`/_admin/requests?limit=${limit}`);
      expect([status, body.detail]).toEqual([400, 'limit: must be a whole number from 0 to 500']);
    }
  });

  test('a seed repeats ids, and times under a frozen clock only', async () => {
    const [one, two] = await Promise.all([createFreeWorld({}, { seed: 7 }), createFreeWorld({}, { seed: 7 })]);
    expect(await one.userId()).toBe(await two.userId());
    expect((await one.accepted()).job_id).toBe((await two.accepted()).job_id);
  });

  test('unknown addresses and methods are JSON errors', async () => {
    const world = await createWorld();
    expect((await world.get('/_admin/nope')).status).toBe(404);
    expect((await world.get('/_admin')).status).toBe(404);
    const wrong = await world.call('DELETE', '/_admin/jobs');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await world.get('/_admin/why/%E0%A4%A')).status).toBe(400);
  });
});
