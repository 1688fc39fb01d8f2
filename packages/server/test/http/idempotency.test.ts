import { describe, expect, test } from 'vitest';
import { BRIEF, createFreeWorld, TINY_COST, TINY_PLAN } from '../support/world';

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('Idempotency-Key', () => {
  test.each([
    ['a scene plan', TINY_PLAN, 409],
    ['a brief', BRIEF, 402],
  ])(
    'of 50 simultaneous requests with one key and %s exactly one renders and is charged',
    async (_, request, repeat) => {
      const world = await createFreeWorld();
      const before = await world.balance();
      const answers = await Promise.all(Array.from({ length: 50 }, () => world.render(request, keyed('same'))));
      const accepted = answers.filter(({ status }) => status === 202);
      expect(accepted).toHaveLength(1);
      const repeats = answers.filter(({ status }) => status === repeat);
      expect(repeats).toHaveLength(49);
      // While it is planned nobody knows what comes of it.
      expect(repeats.map(({ headers }) => headers.get('retry-after'))).toContain(request === BRIEF ? '10' : null);
      expect(await world.balance()).toBe(before - (accepted[0]?.body.credits_used ?? 0));
      expect((await world.server.admin.listJobs()).jobs).toHaveLength(1);
      expect((await world.server.admin.audit()).problems).toEqual([]);
    },
  );

  test('only the first 80 characters count', async () => {
    const world = await createFreeWorld();
    const long = 'k'.repeat(80);
    await world.accepted(TINY_PLAN, keyed(`${long}-one`));
    expect((await world.render(TINY_PLAN, keyed(`${long}-two`))).status).toBe(409);
    expect((await world.render(TINY_PLAN, keyed(long.slice(1)))).status).toBe(202);
  });

  test('keys of two accounts have nothing to do with each other', async () => {
    const world = await createFreeWorld();
    const { api_key: other } = await world.server.admin.createAccount({ credits: 100 });
    await world.accepted(TINY_PLAN, keyed('k'));
    expect((await world.render(TINY_PLAN, { ...keyed('k'), key: other })).status).toBe(202);
  });

  test('all keys of one account share the idempotency keys', async () => {
    const world = await createFreeWorld();
    const { api_key: second } = await world.server.admin.createKey(await world.userId());
    await world.accepted(TINY_PLAN, keyed('k'));
    expect((await world.render(TINY_PLAN, { ...keyed('k'), key: second })).status).toBe(409);
  });

  test('reusing a key for a different video refuses that video', async () => {
    const world = await createFreeWorld();
    await world.accepted(TINY_PLAN, keyed('k'));
    const other = { scene_plan: [{ type: 'motion', prompt: 'Something else', duration: 4 }] };
    const answer = await world.render(other, keyed('k'));
    expect([answer.status, answer.body.code]).toEqual([409, 'DUPLICATE_REQUEST']);
    expect(answer.body.job_id).toBeUndefined();
  });

  test('without the header every call is a new render and a new charge', async () => {
    const world = await createFreeWorld();
    const before = await world.balance();
    const [one, two] = [await world.accepted(), await world.accepted()];
    expect(one.job_id).not.toBe(two.job_id);
    expect(await world.balance()).toBe(before - 2 * TINY_COST);
  });
});
