/** What a render stores is named by its kind, so that an id in a log tells what it is of. */
import { expect, test } from 'vitest';
import type { Planner } from '../../src/ports/planner';
import { createHookServices } from '../../src/services/hooks';
import { createStartRender } from '../../src/services/start-render';
import { createTestHook } from '../../src/services/test-hook';
import { createParts, type Parts } from '../support/parts';

const PLAN = {
  title: 'A',
  scenes: [{ type: 'motion', prompt: 'A', duration: 4 } as const],
  notes: [],
  showsProduct: false,
};
const planner = (plan: Planner['plan']): Planner => ({ plan });
const start = (parts: Parts, value: unknown, plans: Planner) =>
  createStartRender({ ...parts, planner: plans })({
    userId: parts.userId,
    body: { kind: 'json', value },
    localFiles: false,
  });
const idsOf = async ({ store }: Parts, table: string, cell: string) =>
  ((await store.dump()).tables[table] ?? []).map((row) => String(row[cell]));

test.each<[string, Planner, object, number]>([
  ['accepted', planner(async () => PLAN), {}, 3],
  ['refused after its planning', planner(async () => PLAN), { render_credits: 1 }, 3],
  ['not planned', planner(() => Promise.reject(new Error('it broke'))), {}, 3],
])('of a brief that is %s', async (_, plans, limits, entries) => {
  const parts = await createParts();
  await parts.accounts.change(parts.userId, { limits });
  await start(parts, { brief: 'Bread' }, plans);
  const ids = await idsOf(parts, 'ledger', 'id');
  expect(ids).toHaveLength(entries);
  expect(ids.every((id) => /^led_\w+$/.test(id))).toBe(true);
  expect((await idsOf(parts, 'jobs', 'job_id')).every((id) => /^job_\w+$/.test(id))).toBe(true);
});

test('of the event that tells of a balance that runs low', async () => {
  const parts = await createParts();
  await parts.accounts.change(parts.userId, {}, 12);
  const scene_plan = [{ type: 'motion', prompt: 'Hello', duration: 3 }];
  await start(
    parts,
    { scene_plan },
    planner(() => Promise.reject(new Error('nothing is planned here'))),
  );
  expect(await idsOf(parts, 'events', 'event_id')).toEqual([expect.stringMatching(/^evt_\w+$/)]);
});

test('notes about presets stand one behind the other', async () => {
  const parts = await createParts();
  const value = { brief: 'Bread', voice_preset_id: 'v', avatar_preset_id: 'a' };
  const answer = await start(
    parts,
    value,
    planner(async () => PLAN),
  );
  expect(answer).toMatchObject({
    value: { note: expect.stringMatching(/default is used\. avatar_preset_id.*catalog/) },
  });
});

test('of a test ping', async () => {
  const parts = await createParts();
  const body = { kind: 'json', value: { event: 'video.failed', webhook_url: 'https://example.com/a' } } as const;
  const created = await createHookServices(parts).create(parts.userId, body);
  const outcome = { kind: 'answered', status: 204, headers: {}, body: '' } as const;
  const send = async () => ({ requestHeaders: {}, outcome, ms: 1 });
  const hookId = created.ok ? created.value.hook.id : '';
  await createTestHook({ ...parts, send })({ userId: parts.userId, hookId });
  expect(await idsOf(parts, 'events', 'event_id')).toEqual([expect.stringMatching(/^evt_\w+$/)]);
  expect(await idsOf(parts, 'deliveries', 'delivery_id')).toEqual([expect.stringMatching(/^dlv_\w+$/)]);
});
