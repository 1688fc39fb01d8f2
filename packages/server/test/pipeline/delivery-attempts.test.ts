/** When attempts follow each other, what of them is recorded, and what sending a delivery once more adds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServerWith } from '../../src/create-server';
import type { Dialer, DialFailure } from '../../src/ports/dialer';
import { turnsWhile } from '../support/turn';
import { createFreeWorld, type World } from '../support/world';

const EVENT = 'user.onboarded';
const URL_A = 'https://receiver.example.com/hook';
const URL_B = 'https://other.example.com/hook';

const emit = async (world: World) => world.server.admin.emitEvent({ user_id: await world.userId(), event: EVENT });
const patch = (world: World, id: string, body: object) => world.call('PATCH', `/api/webhooks/hooks/${id}`, { body });
const idsOf = (world: World) => [...new Set(world.received.map(({ body }) => body.delivery_id))];
const attemptsOf = async (world: World, id: string) => (await world.server.admin.delivery(id)).delivery.attempts;

/** A server whose every post ends with the given failure; gives the virtual time and the id of each. */
const createFailing = async (reason: DialFailure) => {
  const posts: { readonly at: number; readonly id: string | undefined }[] = [];
  const dialer: Dialer = {
    judge: () => ({ ok: true }),
    judgeMedia: async () => ({ ok: true }),
    post: async (_url, { headers }) => {
      posts.push({ at: server.now(), id: headers['X-Service-Delivery'] });
      return { kind: 'failed', reason, error: 'it went wrong', ms: 12 };
    },
    download: async () => ({ kind: 'failed', reason: 'network', error: 'nothing is downloaded here', ms: 0 }),
    close: async () => undefined,
  };
  const server = await createServerWith({ seed: 1 }, { dialer });
  onTestFinished(() => server.close());
  await server.admin.setClock({ freeze: true });
  return { server, posts };
};

describe('attempts', () => {
  test.each<[DialFailure, number]>([
    ['timeout', 3],
    ['network', 3],
    ['dns', 3],
    ['tls', 3],
    ['refused-address', 1],
    ['bad-url', 1],
  ])('after "%s" there are %i, a second apart, with one delivery id', async (reason, count) => {
    const { server, posts } = await createFailing(reason);
    const headers = { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' };
    const body = JSON.stringify({ event: EVENT, webhook_url: URL_A });
    await server.fetch('http://vid.test/api/webhooks/hooks', { method: 'POST', headers, body });
    const me = await (await server.fetch('http://vid.test/v1/me', { headers })).json();
    const { user_id } = me as { user_id: string };
    const begun = server.now();
    await server.admin.emitEvent({ user_id, event: EVENT });
    await server.admin.setClock({ advance_seconds: 60 });
    expect(posts.map(({ at }) => at - begun)).toEqual([0, 1000, 2000].slice(0, count));
    const { deliveries } = await server.admin.listDeliveries();
    expect(deliveries).toMatchObject([{ status: 'failed', attempts: count, last_error: `${reason}: it went wrong` }]);
    expect(new Set(posts.map(({ id }) => id))).toEqual(new Set([deliveries[0]?.delivery_id]));
    const { delivery } = await server.admin.delivery(deliveries[0]?.delivery_id ?? '');
    expect(delivery.attempts.map(({ number, outcome, ms }) => [number, outcome, ms])).toEqual(
      posts.map((_, at) => [at + 1, 'failed', 12]),
    );
  });

  test.each([500, 429])('after a %i the next one comes a second later', async (status) => {
    const world = await createFreeWorld();
    const times: number[] = [];
    world.answer = () => {
      times.push(world.server.now());
      return status;
    };
    await world.hook(EVENT);
    const begun = world.server.now();
    await emit(world);
    await world.advance(60);
    expect(times.map((at) => at - begun)).toEqual([0, 1000, 2000]);
  });

  test('a retry goes to the URL that the hook has by then', async () => {
    const world = await createFreeWorld();
    world.answer = ({ url }) => (url === URL_A ? 500 : 200);
    const { id } = (await world.hook(EVENT, URL_A)).body.hook;
    await emit(world);
    await world.advance(0);
    await patch(world, id, { webhook_url: URL_B });
    await world.advance(5);
    expect(world.received.map(({ url }) => url)).toEqual([URL_A, URL_B]);
    const attempts = await attemptsOf(world, idsOf(world)[0] ?? '');
    expect(attempts.map(({ request, outcome }) => [request.url, outcome])).toEqual([
      [URL_A, 'failed'],
      [URL_B, 'delivered'],
    ]);
  });

  test('one that the end of the server cuts off is recorded, not counted, and made again by the next', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vid-deliveries-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const first = await createFreeWorld({}, { dataDir });
    first.answer = () => new Promise(() => undefined);
    await first.hook(EVENT);
    await emit(first);
    await turnsWhile(() => first.received.length === 0);
    await first.server.close();

    const second = await createFreeWorld({}, { dataDir });
    second.answer = () => 500;
    await second.advance(60);
    expect(second.received).toHaveLength(3);
    expect(idsOf(second)).toEqual(idsOf(first));
    const attempts = await attemptsOf(second, idsOf(second)[0] ?? '');
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['interrupted', 'failed', 'failed', 'failed']);
  });
});

describe('a delivery that is sent once more', () => {
  test('has three attempts again, and keeps the record of those before', async () => {
    const world = await createFreeWorld();
    world.answer = () => 500;
    await world.hook(EVENT);
    await emit(world);
    await world.advance(60);
    const [id = ''] = idsOf(world);
    await world.server.admin.redeliver(id);
    await world.advance(1);
    world.answer = () => 200;
    await world.advance(60);
    expect(idsOf(world)).toEqual([id]);
    const outcomes = (await attemptsOf(world, id)).map(({ number, outcome }) => `${number} ${outcome}`);
    expect(outcomes).toEqual(['1 failed', '2 failed', '3 failed', '4 failed', '5 failed', '6 delivered']);
  });

  test('and is a ping has one attempt, and leaves the failure count of its hook', async () => {
    const world = await createFreeWorld();
    world.answer = () => 500;
    const { id: hookId } = (await world.hook(EVENT)).body.hook;
    await world.call('POST', `/api/webhooks/hooks/${hookId}/test`);
    const [id = ''] = idsOf(world);
    for (const number of [2, 3]) {
      await world.server.admin.redeliver(id);
      await world.advance(60);
      expect(await attemptsOf(world, id)).toHaveLength(number);
    }
    const [hook] = (await world.server.admin.listHooks()).hooks;
    expect(hook).toMatchObject({ failure_count: 0, last_delivery_at: null, last_status: null });
  });

  test('waits for the attempt under way: meanwhile it is refused', async () => {
    const world = await createFreeWorld();
    let finish: (status: number) => void = () => undefined;
    world.answer = () => new Promise<number>((resolve) => (finish = resolve));
    await world.hook(EVENT);
    await emit(world);
    await turnsWhile(() => world.received.length === 0);
    const [id = ''] = idsOf(world);
    const refused = await world.call('POST', `/_admin/deliveries/${id}/redeliver`);
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('under way')]);
    finish(404);
    await world.advance(0);
    world.answer = () => 200;
    expect((await world.call('POST', `/_admin/deliveries/${id}/redeliver`)).status).toBe(200);
    await world.advance(0);
    expect((await attemptsOf(world, id)).map(({ outcome }) => outcome)).toEqual(['failed', 'delivered']);
    expect(world.received).toHaveLength(2);
  });

  test('needs its hook, and must be known', async () => {
    const world = await createFreeWorld();
    const { id } = (await world.hook(EVENT)).body.hook;
    await emit(world);
    await world.advance(0);
    await world.call('DELETE', `/api/webhooks/hooks/${id}`);
    const again = (delivery: string) => world.call('POST', `/_admin/deliveries/${delivery}/redeliver`);
    expect((await again(idsOf(world)[0] ?? '')).status).toBe(409);
    expect((await again('dlv_none')).status).toBe(404);
    expect(world.received).toHaveLength(1);
  });

  test('why of it tells every attempt, and outlives the hook', async () => {
    const world = await createFreeWorld();
    world.answer = () => new Response('not here', { status: 404 });
    const { id } = (await world.hook(EVENT)).body.hook;
    await emit(world);
    await world.advance(0);
    const [deliveryId = ''] = idsOf(world);
    await world.call('DELETE', `/api/webhooks/hooks/${id}`);
    const why = await world.server.admin.why(deliveryId);
    expect(why).toMatchObject({
      kind: 'delivery',
      hook: null,
      job: null,
      delivery: {
        status: 'failed',
        last_error: 'HTTP 404',
        attempts: [
          {
            number: 1,
            outcome: 'failed',
            request: { method: 'POST', url: URL_A, body: world.received[0]?.raw },
            response: { status: 404, body: 'not here' },
            error: 'HTTP 404',
          },
        ],
      },
    });
    expect(await world.server.admin.why(id)).toMatchObject({ hook: null, deliveries: [{ delivery_id: deliveryId }] });
  });
});
