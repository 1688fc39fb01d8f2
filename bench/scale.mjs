// One API process and one worker on a PostgreSQL that writes to the disk: how much they take, how much the queue alone takes (its
// claims and finishes of many jobs together, with everything that those write), how soon a render is picked up,
// how long it takes until all is well after a kill and after a restart of the database, what one account with a long queue
// means for the others, how much sooner a film is there that several workers make, and what many finished jobs cost:
// `npm run bench -- scale`, or `node bench/scale.mjs 1000000` for another number of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres/start-postgres.mjs';
import { call } from '../soak/server-process.mjs';
import { conclude, judge } from './harness.mjs';
import { compareBesideMany } from './scale/beside-many.mjs';
import { measureFairness } from './scale/fairness.mjs';
import { measureQueue } from './scale/queue.mjs';
import { LEASE_SECONDS, openService, sleep, spread } from './scale/service.mjs';

const MANY = Number(process.argv[2] ?? 200_000);
const ACCEPTED = 8000;
/** Jobs that are claimed and finished without being made. */
const CLAIMED = 10_000;
/** Jobs of the account that has many, and how long each takes: less than any video that is drawn. */
const QUEUED = 10_000;
const QUEUED_MS = 200;
/** What each scene of a film takes, and how many it has. */
const SCENE_MS = 2000;
const SCENES = 12;
const CREW = 4;

const folder = mkdtempSync(join(tmpdir(), 'vid-scale-'));
const postgres = await startPostgres({ durable: true });
const open = (name) => openService({ postgres, name, folder, secretKey: '5a'.repeat(32) });
const costs = (what, who, { own, database }) =>
  console.log(
    `      ${what} takes ${own.toFixed(2)} ms of CPU of ${who} and ${database.toFixed(2)} ms of the database`,
  );

const throughput = async (service) => {
  // Whoever has not answered yet is slower, whatever there is in the database.
  await service.accept(ACCEPTED / 4);
  const accepts = await service.accept(ACCEPTED);
  costs('a render accepted', 'the API', accepts);
  const work = await service.work();
  costs('a job taken, made and settled', 'the worker', work);
  const queue = await measureQueue(service, CLAIMED);
  costs('a job claimed and finished', 'whoever does it', queue);
  console.log(`      ${work.rate.toFixed(0)} jobs claimed, rendered and settled a second`);
  judge('renders accepted a second over HTTP at concurrency 50', accepts.rate, 600);
  judge('jobs claimed and finished a second, batched', queue.rate, 2000);
};

const pickup = async (service) => {
  const { p50, p99 } = spread(await service.pickups());
  judge('milliseconds to pickup, p50', p50, 8, false);
  judge('milliseconds to pickup, p99', p99, 40, false);
};

/** Where renders take no time at all, the long queue takes all of the machine as well, which everybody feels. */
const fairness = async (service) => {
  for (const slowMs of [QUEUED_MS, 0]) {
    const { alone, beside, left } = await measureFairness(service, QUEUED, slowMs);
    console.log(
      `      beside an account with ${QUEUED} queued jobs of ${slowMs} ms: picked up after ${beside.p50} ms (p50), ${beside.p99} ms (p99); alone ${alone.p50} and ${alone.p99} ms; ${left} were always still waiting at the end`,
    );
    const name = `p99 to pickup beside ${QUEUED} queued jobs of another account, against alone`;
    if (slowMs > 0) judge(name, beside.p99 / alone.p99, 2, false);
  }
};

/** Seconds that a film takes whose every scene takes so long, with so many workers. */
const filming = async (service, workers) => {
  const crew = await Promise.all(Array.from({ length: workers }, () => service.begin('worker', '--workers', '1')));
  await sleep(500);
  const began = performance.now();
  const id = await service.send({ prompt: `[mock:slow=${SCENE_MS}ms] x`, scenes: SCENES });
  while ((await service.count(`job_id = '${id}' AND final = 1`)) === 0) await sleep(5);
  const seconds = (performance.now() - began) / 1000;
  for (const worker of crew) await worker.stop();
  return seconds;
};

/** How many of the changes to rows of each table stayed on their page, without a change to any index; and what is dead. */
const showChanges = async ({ database }) => {
  await sleep(1000);
  const { rows } = await database.query(
    `SELECT relname AS name, n_tup_upd AS changed, n_tup_hot_upd AS hot, n_dead_tup AS dead, n_live_tup AS live
     FROM pg_stat_user_tables WHERE n_tup_upd > 100 ORDER BY relname`,
  );
  for (const { name, changed, hot, dead, live } of rows)
    console.log(
      `      ${name}: ${changed} changes, ${Math.round((100 * hot) / changed)} % without any index; ${live} rows live, ${dead} dead`,
    );
};

/** The worker that has a render is killed; whoever takes it over is the heir, which is given. */
const takeover = async (service, worker) => {
  const id = await service.send({ prompt: '[mock:slow=600s] x' });
  while ((await service.count(`job_id = '${id}' AND attempt = 1`)) === 0) await sleep(10);
  const heir = await service.begin('worker');
  await worker.kill();
  const killed = performance.now();
  while ((await service.count(`job_id = '${id}' AND attempt = 2`)) === 0) await sleep(10);
  const seconds = (performance.now() - killed) / 1000;
  const name = `seconds until a killed worker's job is taken over (lease ${LEASE_SECONDS})`;
  judge(name, seconds, LEASE_SECONDS + 1, false);
  return heir;
};

const restart = async ({ database, api, render }) => {
  await database.end();
  await postgres.stop();
  await sleep(1000);
  await postgres.start();
  const restarted = performance.now();
  const accepted = async () => {
    const { method, headers, body } = render();
    return (await call(`${api.url}/v1/render`, { method, headers, body: JSON.parse(body) }))?.status === 202;
  };
  while (!(await accepted()));
  const seconds = (performance.now() - restarted) / 1000;
  judge('seconds until renders are accepted after a restart of the database', seconds, 5, false);
};

const opened = [];
try {
  const few = await open('few');
  opened.push(few);
  await throughput(few);
  const worker = await few.begin('worker');
  await pickup(few);
  await fairness(few);
  await worker.stop();
  const [alone, together] = [await filming(few, 1), await filming(few, CREW)];
  console.log(
    `      a film of ${SCENES} scenes took ${alone.toFixed(1)} s with one worker and ${together.toFixed(1)} s with four`,
  );
  judge(`times sooner that four workers finish a film of ${SCENES} scenes that sleep`, alone / together, 3.2);

  const many = await open('many');
  opened.push(many);
  const { accepts, queue, work } = await compareBesideMany(few, many, MANY);
  judge(`renders accepted with ${MANY} finished jobs against few`, accepts, 0.9);
  judge(`jobs claimed and finished with ${MANY} finished jobs against few`, queue, 0.9);
  judge(`jobs rendered and settled with ${MANY} finished jobs against few`, work, 0.9);
  const last = await many.begin('worker');
  const { p50, p99 } = spread(await many.pickups());
  console.log(`      with ${MANY} finished jobs: ${p50} ms (p50) and ${p99} ms (p99) to pickup`);
  await showChanges(many);
  const heir = await takeover(many, last);
  await restart(many);
  await heir.kill();
} finally {
  for (const service of opened) await service.end();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
conclude();
process.exit();
