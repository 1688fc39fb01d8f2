/** What `/metrics` tells of a server: everything that happened since its start, and nothing that it should not. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../../src/adapters/metrics/create-metrics';
import { createMeasuring } from '../../src/adapters/metrics/measuring-store';
import { createTallies } from '../../src/adapters/metrics/tallies';
import { GAUGES, METRICS } from '../../src/ports/metrics';
import type { Planner } from '../../src/ports/planner';
import type { Store } from '../../src/ports/store';
import { BRIEF, createWorld, TINY_PLAN, type World } from '../support/world';

const scrape = async ({ server }: Pick<World, 'server'>): Promise<string> =>
  (await server.fetch('http://vid.test/metrics')).text();

/** The lines of a metric, by their labels. */
const linesOf = (text: string, name: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${name}(\\{.*\\})? (\\S+)$`, 'gm'))].map(([, labels = '', value]) => [
      labels,
      Number(value),
    ]),
  );

/** Plans at once what every brief is planned as. */
const planner: Planner = {
  plan: async () => ({
    title: 'T',
    notes: [],
    showsProduct: false,
    scenes: [{ type: 'motion', prompt: 'Beans', role: 'hook', duration: 3 }],
  }),
};

describe('the metrics', () => {
  it('count what was asked, accepted, charged, ended and delivered before anybody looked', async () => {
    const world = await createWorld({}, { planner });
    await world.hook('video.completed');
    await world.accepted();
    await world.accepted(BRIEF);
    await world.advance(60);
    await world.render({ scene_plan: [] });
    await world.get('/v1/job/job_none');
    await world.get('/nowhere/emp_local_dev');
    await world.accepted({ scene_plan: [{ type: 'motion', prompt: 'x [mock:render_failed]', duration: 3 }] });
    await world.server.settled();

    const text = await scrape(world);
    const requests = linesOf(text, 'vid_http_requests_total');
    expect(requests).toMatchObject({
      '{method="POST",route="/v1/render",status="202"}': 3,
      '{method="POST",route="/v1/render",status="400"}': 1,
      '{method="GET",route="/v1/job/{id}",status="404"}': 1,
      '{method="GET",route="other",status="404"}': 1,
    });
    expect(linesOf(text, 'vid_http_request_seconds_count')['{method="POST",route="/v1/render"}']).toBe(4);
    expect(linesOf(text, 'vid_jobs_accepted_total')).toEqual({ '{form="brief"}': 1, '{form="scene_plan"}': 2 });
    expect(linesOf(text, 'vid_jobs_ended_total')).toMatchObject({ '{status="succeeded"}': 2, '{status="failed"}': 1 });
    const { entries } = await world.server.admin.ledger(await world.userId());
    const spent = linesOf(text, 'vid_credits_spent_total');
    for (const kind of ['planning', 'render'])
      expect(spent[`{kind="${kind}"}`]).toBe(
        -entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0),
      );
    expect(linesOf(text, 'vid_delivery_attempts_total')['{outcome="2xx"}']).toBe(2);
    expect(linesOf(text, 'vid_render_seconds_count')).toEqual({ '{outcome="succeeded"}': 2, '{outcome="failed"}': 1 });
    expect(linesOf(text, 'vid_job_pickup_seconds_count')['']).toBe(3);
    expect(Object.keys(linesOf(text, 'vid_render_stage_seconds_count'))).toContain('{stage="keeping"}');
    for (const name of ['vid_http_requests_in_flight', 'vid_renders_running', 'vid_jobs_waiting', 'vid_jobs_running'])
      expect(linesOf(text, name)['']).toBe(0);
    for (const told of ['emp_', 'receiver.example.com', await world.userId(), 'job_none'])
      expect(text).not.toContain(told);
  });

  it('count an answer for as long as somebody takes it', async () => {
    const world = await createWorld();
    const { job_id: jobId } = await world.accepted();
    await world.server.settled();
    const job = (await world.server.admin.listJobs()).jobs.find(({ job_id: id }) => id === jobId);
    const inFlight = async () => linesOf(await scrape(world), 'vid_http_requests_in_flight')[''];
    const [taken, left] = [
      await world.server.fetch(job?.video_url ?? ''),
      await world.server.fetch(job?.video_url ?? ''),
    ];
    expect(await inFlight()).toBe(2);
    await left.body?.cancel();
    expect(await inFlight()).toBe(1);
    expect((await taken.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(await inFlight()).toBe(0);
  });

  it('tell how much waits, and for how long the oldest has', async () => {
    const world = await createWorld(
      { config: { render: { workers: 1 } } },
      { wrapStore: (store) => ({ ...store, claimDeliveries: async () => [] }) },
    );
    await world.hook('credits.purchased');
    await world.server.admin.addCredits(await world.userId(), { amount: 5 });
    await world.accepted({ scene_plan: [{ type: 'motion', prompt: 'x [mock:render_timeout]', duration: 3 }] });
    await world.accepted(TINY_PLAN);
    await world.advance(30);
    await world.accepted(TINY_PLAN);
    const text = await scrape(world);
    const told = Object.fromEntries(Object.values(GAUGES).map(({ name }) => [name, linesOf(text, name)['']]));
    expect(told).toEqual({
      vid_jobs_waiting: 2,
      vid_jobs_running: 1,
      vid_jobs_oldest_waiting_seconds: 30,
      vid_deliveries_waiting: 1,
      vid_deliveries_oldest_waiting_seconds: 30,
      vid_render_slots: 1,
      vid_ready: 1,
      vid_ending: 0,
    });
    expect(linesOf(text, 'vid_renders_running')['']).toBe(1);
  });

  it('count webhooks that are switched off, faults that acted, and money that is given back', async () => {
    const world = await createWorld({ policy: { 'refund.on_failure': 'full' } });
    await world.hook('video.failed');
    world.answer = () => 404;
    const failing = { scene_plan: [{ type: 'motion', prompt: 'x [mock:render_failed]', duration: 3 }] };
    await world.accepted(failing);
    await world.server.settled();
    const id = String((await world.get('/api/webhooks/hooks')).body.hooks[0]?.id);
    for (let sent = 1; sent < 20; sent += 1) {
      const [delivery] = (await world.server.admin.listDeliveries({ hook_id: id })).deliveries;
      await world.server.admin.redeliver(delivery?.delivery_id ?? '');
      await world.server.settled();
    }
    await world.server.admin.addFault({ match: { path: '/v1/me' }, effect: { delay_ms: 1, status: 500 } });
    await world.get('/v1/me');
    const text = await scrape(world);
    expect(linesOf(text, 'vid_hooks_switched_off_total')['']).toBe(1);
    expect(linesOf(text, 'vid_delivery_attempts_total')['{outcome="4xx"}']).toBe(20);
    expect(linesOf(text, 'vid_faults_acted_total')).toEqual({ '{effect="status"}': 1 });
    // What a fault answers belongs to its route as well.
    expect(linesOf(text, 'vid_http_requests_total')['{method="GET",route="/v1/me",status="500"}']).toBe(1);
    expect(linesOf(text, 'vid_credits_refunded_total')['']).toBe(3);
  });

  it('count renders that are refused on purpose, which an alert takes from the errors', async () => {
    const world = await createWorld({}, { planner: { plan: () => Promise.reject(new Error('no idea')) } });
    expect((await world.render(BRIEF)).status).toBe(502);
    await world.server.admin.pause({ paused: true });
    expect((await world.render(TINY_PLAN)).status).toBe(503);
    const refused = linesOf(await scrape(world), 'vid_renders_refused_total');
    expect(refused).toEqual({ '{why="paused"}': 1, '{why="plan-failed"}': 1 });
  });

  it('count jobs that are taken over from a lost worker, not those that were handed back', async () => {
    const metrics = createMetrics(async () => ({}));
    onTestFinished(() => metrics.close());
    const claimed = [
      { job: { attempt: 1 }, losses: [] },
      { job: { attempt: 2 }, losses: [] },
      { job: { attempt: 2 }, losses: [{ attempt: 1, progress: 10 }] },
      { job: { attempt: 3 }, losses: [{ attempt: 1, progress: 10 }] },
    ];
    const store = createMeasuring({ meter: metrics }).store({ claimJobs: async () => claimed } as unknown as Store);
    expect(await store.claimJobs({} as never)).toBe(claimed);
    expect(linesOf((await metrics.write()).text, 'vid_jobs_taken_over_total')).toEqual({ '': 1 });
  });

  it('name each metric of the table once, and the process and its event loop beside them', async () => {
    const metrics = createMetrics(async () => ({}));
    onTestFinished(() => metrics.close());
    const { text, type } = await metrics.write();
    const names = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    const table = METRICS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([...table, 'vid_nodejs_eventloop_lag_seconds', 'vid_process_cpu_seconds_total']),
    );
    for (const name of names) expect(name).toMatch(/^vid_[a-z0-9_]+$/);
    expect(type).toContain('text/plain');
    // What the store does not tell is not told as nought.
    expect(linesOf(text, 'vid_jobs_waiting')).toEqual({});
    expect(linesOf(text, 'vid_hooks_switched_off_total')).toEqual({ '': 0 });
  });

  it('distribute what they see into cumulated buckets', () => {
    const tallies = createTallies([1, 5]);
    for (const value of [0.5, 1, 3, 9]) tallies.note({ kind: 'a' }, value);
    const lines = tallies.distribution('m');
    expect(lines.map(({ labels, value, metricName }): unknown[] => [metricName, labels['le'], value])).toEqual([
      ['m_bucket', 1, 2],
      ['m_bucket', 5, 3],
      ['m_bucket', '+Inf', 4],
      ['m_sum', undefined, 13.5],
      ['m_count', undefined, 4],
    ]);
  });

  it('never have more lines than a table has room for, whatever they are told', () => {
    const tallies = createTallies();
    for (let at = 0; at < 2000; at += 1) tallies.note({ route: `/${at}`, method: 'GET' }, 1);
    const sums = tallies.sums();
    expect(sums.length).toBeLessThanOrEqual(501);
    expect(sums.reduce((sum, { value }) => sum + value, 0)).toBe(2000);
  });
});
