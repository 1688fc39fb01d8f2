/** What processes of one state were told differently is found by whoever comes later. */
import { describe, expect, test } from 'vitest';
import { differencesOf, toldSettings } from '../../src/compose/told-settings';
import { type CheckedOptions, settle } from '../../src/options';
import { hasPostgres, onPostgres } from '../support/postgres';
import { createSharedWorld } from '../support/shared-servers';

const database = 'postgres://h/n';
const told = (options: CheckedOptions = {}, env: NodeJS.ProcessEnv = {}) =>
  toldSettings(settle({ database, ...options }), env);
const other = (options?: CheckedOptions, env?: NodeJS.ProcessEnv) => ({ role: 'all', told: told(options, env) });

describe('settings that differ', () => {
  test.each<[what: string, mine: CheckedOptions, theirs: CheckedOptions, here: string, there: string]>([
    ['public-url', { publicUrl: 'https://a.example' }, {}, 'https://a.example', 'none'],
    ['allow-private-network', { allowPrivateNetwork: true }, { allowPrivateNetwork: false }, 'true', 'false'],
    ['retention.events_days', { config: { retention: { events_days: 1 } } }, {}, '1', '90'],
    ['retention.events_days', { config: { retention: { events_days: null } } }, {}, 'null', '90'],
    ['pricing.scene', { config: { pricing: { scene: 7 } } }, {}, '7', '1'],
    ['limits.concurrent_renders', { config: { limits: { concurrent_renders: 1 } } }, {}, '1', '3'],
    ['policies.refund.on_failure', { config: { policies: { 'refund.on_failure': 'full' } } }, {}, 'full', 'none'],
    ['lease-seconds', { leaseSeconds: 600 }, {}, '600', '15'],
    ['s3-links', { artifacts: 's3://films', s3Links: 'all' }, { artifacts: 's3://films' }, 'all', 'downloads'],
    ['renderer', { renderer: 'ffmpeg' }, {}, 'ffmpeg', 'instant'],
    ['artwork', { artwork: '.' }, {}, 'given', 'none'],
    ['caption-style', { captionStyle: 'pill' }, {}, 'pill', 'by the route'],
    ['planner', { planner: 'http://localhost:11434/v1' }, {}, 'localhost:11434', 'none'],
  ])('%s', (what, mine, theirs, here, there) => {
    expect(differencesOf(told(mine), [other(theirs), other(theirs)])).toEqual([{ what, here, there }]);
  });

  test('a program of the machine counts by whether there is one', () => {
    const mine = told({}, { VID_VOICE_COMMAND: '/opt/voice --key hush' });
    expect(differencesOf(mine, [other()])).toEqual([{ what: 'VID_VOICE_COMMAND', here: 'given', there: 'none' }]);
    expect(mine).not.toContain('hush');
  });

  test('whoever renders nothing may have no pictures, and whoever answers nothing no planner', () => {
    const worker = told({ role: 'worker', artwork: '.', renderer: 'ffmpeg' });
    const api = told({ role: 'api', planner: 'http://localhost:11434/v1' });
    expect(differencesOf(worker, [{ role: 'api', told: api }])).toEqual([]);
    expect(differencesOf(api, [{ role: 'worker', told: worker }])).toEqual([]);
  });

  test('one of a version that tells nothing is not compared', () => {
    expect(differencesOf(told({ renderer: 'ffmpeg' }), [{ role: 'all', told: null }])).toEqual([]);
  });
});

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('whoever joins with others settings says which', async () => {
    const lines: string[] = [];
    const world = await createSharedWorld({ logLevel: 'warn', logTo: (line) => void lines.push(line) });
    const differing = () => lines.filter((line) => line.includes('processes-differ'));
    await world.start({ role: 'api' });
    await world.start({ role: 'worker' });
    expect(differing()).toEqual([]);
    await world.start({ role: 'worker', captionStyle: 'pill', config: { retention: { idempotency_keys_days: 1 } } });
    expect(differing()).toHaveLength(1);
    for (const what of ['caption-style', 'pill', 'retention.idempotency_keys_days', '3650'])
      expect(differing()[0]).toContain(what);
  });
});
