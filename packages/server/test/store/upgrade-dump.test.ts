/** Dumps of earlier versions, brought to the form of this one. */
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../src/adapters/sql/migrations';
import { keyDigest } from '../../src/adapters/sql/secrets';
import { upgradeDump } from '../../src/adapters/sql/upgrade-dump';

const KEY = 'emp_0123456789abcdef';
const older = {
  api_keys: [
    { api_key: KEY, user_id: 'user_1' },
    { api_key: 5, user_id: 'user_2' },
  ],
  deliveries: [{ delivery_id: 'dlv_1', owner: 'w', begun_at: 1, begun_url: 'u' }],
  attempts: [
    { number: 1, outcome: 'failed' },
    { number: 2, outcome: 'started' },
  ],
  events: [{ event_id: 'evt_1' }],
  jobs: [{ job_id: 'job_1' }],
  job_specs: [{ job_id: 'job_1', spec: '{}' }],
  plannings: [{ job_id: 'job_2' }],
};
const [delivery] = older.deliveries;
const digested = [{ user_id: 'user_1', key_digest: keyDigest(KEY), hint: 'emp_0123…' }, { user_id: 'user_2' }];

test.each([
  [
    1,
    {
      api_keys: digested,
      deliveries: [{ ...delivery, begun_at: null, begun_url: null, owner: null }],
      attempts: [
        { number: 1, outcome: 'failed' },
        { number: 2, outcome: 'interrupted' },
      ],
    },
  ],
  [2, { api_keys: digested, deliveries: [{ ...delivery, owner: null }] }],
  [3, { api_keys: digested }],
  [4, { api_keys: digested }],
  [5, {}],
  [6, {}],
  [7, {}],
  [8, { plannings: older.plannings }],
  [9, { plannings: older.plannings }],
  [10, { plannings: older.plannings }],
  [11, { plannings: older.plannings, job_specs: older.job_specs }],
  [12, { plannings: older.plannings, job_specs: older.job_specs }],
])('one of version %i', async (version, changed) => {
  expect(await upgradeDump({ version, tables: older })).toEqual({
    version: SCHEMA_VERSION,
    tables: {
      ...older,
      ...(version < 6 ? { jobs: [{ job_id: 'job_1', plan: null }] } : {}),
      plannings: [{ job_id: 'job_2', process: null }],
      job_specs: [{ job_id: 'job_1', spec: '{}', losses: null }],
      ...changed,
    },
  });
});

test('one without a table gets an empty one', async () => {
  expect(await upgradeDump({ version: 4, tables: {} })).toEqual({
    version: SCHEMA_VERSION,
    tables: { api_keys: [], jobs: [], plannings: [], job_specs: [] },
  });
});

test('one of a newer version is refused', async () => {
  const version = SCHEMA_VERSION + 1;
  const why = new RegExp(`version ${version}.*up to ${SCHEMA_VERSION}`);
  await expect(upgradeDump({ version, tables: {} })).rejects.toThrow(why);
});

test('one with very many rows keeps nobody waiting until all are changed', async () => {
  const deliveries = Array.from({ length: 20_000 }, (_, n) => ({ delivery_id: `dlv_${n}` }));
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  const { tables } = await upgradeDump({ version: 3, tables: { api_keys: deliveries } });
  clearImmediate(waiting);
  expect(tables.api_keys).toEqual(deliveries);
  expect(turns).toBeGreaterThan(0);
});
