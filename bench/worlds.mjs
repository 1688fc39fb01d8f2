// Worlds for tests: a copy of a server that has seen something, and the example suite with its eight servers side by side.
import { fileURLToPath } from 'node:url';
import { createServer, LIFTED_LIMITS } from '@vid/server';
import { startVitest } from 'vitest/node';
import { conclude, judge, median } from './harness.mjs';

const ROUNDS = Number(process.env.VID_BENCH_ROUNDS ?? 40);
const KEY = 'emp_local_dev';

/** Wall and CPU milliseconds of a piece of work. */
const timed = async (work) => {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: performance.now() - begun, cpu: (user + system) / 1000 };
};

const mediansOf = (samples) => ({
  wall: median(samples.map(({ wall }) => wall)),
  cpu: median(samples.map(({ cpu }) => cpu)),
});

/** A server with twenty finished renders, a webhook and its deliveries. */
const makeBusy = async () => {
  const server = await createServer({
    deliver: () => new Response(),
    config: { accounts: [{ api_key: KEY, plan: 'agency', credits: 1000, limits: LIFTED_LIMITS }] },
  });
  const call = (path, body) =>
    server.fetch(`http://vid.test${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('/api/webhooks/hooks', { event: 'video.completed', webhook_url: 'https://example.com/hook' });
  for (let count = 0; count < 20; count += 1)
    await call('/v1/render', { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] });
  await server.settled();
  await server.admin.addFault({ match: { path: '/none' }, effect: { status: 500 } });
  return server;
};

const busy = await makeBusy();
const samples = [];
for (let round = 0; round < ROUNDS + 5; round += 1) {
  let fork;
  samples.push(await timed(async () => (fork = await busy.fork())));
  await fork.close();
}
await busy.close();
const { wall, cpu } = mediansOf(samples.slice(5));
console.log(`fork(): ${wall.toFixed(1)} ms, ${cpu.toFixed(1)} ms of CPU (median of ${ROUNDS})`);
judge('milliseconds of CPU of a fork', cpu, 20, false);

const root = fileURLToPath(new URL('../examples/', import.meta.url));
const spans = [];
for (let round = 0; round < 3; round += 1) {
  const run = await startVitest('test', [], {
    root,
    config: false,
    include: ['testing/*.test.ts'],
    watch: false,
    isolate: false,
    reporters: [{}],
  });
  const files = run.state.getTestModules();
  if (files.length === 0 || files.some((file) => file.state() !== 'passed')) throw new Error('The examples fail.');
  // From the first test's start to the last one's end: what vitest itself takes before is its own.
  const tests = files.flatMap((file) => [...file.children.allTests()].map((test) => test.diagnostic()));
  const ends = tests.map(({ startTime, duration }) => startTime + duration);
  spans.push((Math.max(...ends) - Math.min(...tests.map(({ startTime }) => startTime))) / 1000);
  await run.close();
}
console.log(`the example suite: ${spans.map((span) => span.toFixed(2)).join(', ')} s`);
judge('seconds of the example suite', Math.min(...spans), 2, false);
conclude();
process.exit();
