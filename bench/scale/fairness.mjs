// What one account with a long queue means for another: how soon the other's renders are picked up beside it, and alone.
import { SPEC } from './queue.mjs';
import { spread } from './service.mjs';

const ROUNDS = 3;

let queues = 0;

/** So many jobs of the last account wait: copies of one that it had, under names that no job had before. Each takes so long. */
const queueUp = async ({ database }, jobs, slowMs) => {
  queues += 1;
  const queue = `${queues}_`;
  await database.query(
    `INSERT INTO jobs SELECT r.* FROM
       (SELECT * FROM jobs WHERE user_id = (SELECT user_id FROM accounts WHERE user_id NOT LIKE 'queue-%' ORDER BY seq DESC LIMIT 1) ORDER BY seq DESC LIMIT 1) AS j,
       generate_series(1, $1) AS n,
       LATERAL jsonb_populate_record(NULL::jobs, to_jsonb(j) || jsonb_build_object(
         'seq', nextval(pg_get_serial_sequence('jobs', 'seq')), 'job_id', 'job_queued' || $2 || n, 'video_token', 'qv' || $2 || n,
         'download_token', 'qd' || $2 || n, 'final', 0, 'status', 'queued', 'attempt', 0, 'owner', null, 'lease_until', 0,
         'started_at', null, 'finished_at', null, 'video', null)) AS r`,
    [jobs, queue],
  );
  const spec = JSON.stringify({ ...SPEC, asked: { ...SPEC.asked, slowMs } });
  await database.query("INSERT INTO job_specs SELECT 'job_queued' || $3 || n, $2 FROM generate_series(1, $1) AS n", [
    jobs,
    spec,
    queue,
  ]);
  await database.query(
    "UPDATE accounts SET running_jobs = running_jobs + $1 WHERE seq = (SELECT max(seq) FROM accounts WHERE user_id NOT LIKE 'queue-%')",
    [jobs],
  );
};

/** What waits of them is taken away, and what runs is waited for; then tables are as after long use. */
const forget = async ({ database, idle }) => {
  await database.query("DELETE FROM jobs WHERE job_id LIKE 'job_queued%' AND final = 0 AND owner IS NULL");
  await idle();
  await database.query("DELETE FROM jobs WHERE job_id LIKE 'job_queued%'");
  await database.query("DELETE FROM job_specs WHERE job_id LIKE 'job_queued%'");
  await database.query('VACUUM jobs, job_specs');
};

/** Milliseconds to pickup alone and beside so many queued jobs that take so long each, in turn. */
export const measureFairness = async (service, jobs, slowMs) => {
  const alone = [];
  const beside = [];
  let left = jobs;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await service.pickups(0)));
    await queueUp(service, jobs, slowMs);
    beside.push(...(await service.pickups(0)));
    left = Math.min(left, await service.count("final = 0 AND job_id LIKE 'job_queued%'"));
    await forget(service);
  }
  return { alone: spread(alone), beside: spread(beside), left };
};
