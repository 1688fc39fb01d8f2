// The speed of a service with many finished jobs against one with few, both on one PostgreSQL and measured in turn: so both are compared
// in the same minute and in the same state. Where one was measured long before the other, what the machine and the
// database did meanwhile was compared.
import { median, ratioOf } from '../harness.mjs';
import { measureQueue } from './queue.mjs';

const ROUNDS = 5;
const RENDERS = 1500;
const CLAIMED = 4000;

/** Finished jobs, as they would be there after long use: one a second, under names such as the server draws. */
const fill = async ({ database }, rows) => {
  await database.query(
    `INSERT INTO jobs (job_id, user_id, status, final, progress, title, form, scene_count, scenes_failed, credits_used,
       credits_refunded, watermarked, created_at, started_at, finished_at, deadline_at, video_token, download_token, checks,
       history, attempt, lease_until)
     SELECT 'job_' || drawn || left(md5('j' || n), 16), (SELECT user_id FROM accounts ORDER BY seq DESC OFFSET n % 20 LIMIT 1), 'succeeded', 1, 100, 'T',
       'scene_plan', 1, 0, 3, 0, 0, 1, 1, 1, 1, drawn || left(md5('v' || n) || md5(n || 'v'), 40),
       drawn || left(md5('d' || n) || md5(n || 'd'), 40), '[]', '[]', 1, 0
     FROM generate_series(1, $1) AS n, LATERAL to_hex($2::int + n) AS drawn`,
    [rows, Math.floor(Date.now() / 1000) - rows - 1000],
  );
};

/** As the database does by itself, sooner or later. */
const settle = async ({ database }) => {
  await database.query('VACUUM ANALYZE');
  await database.query('CHECKPOINT');
};

const MEASURES = {
  queue: (service) => measureQueue(service, CLAIMED),
  accepts: (service) => service.accept(RENDERS),
  work: (service) => service.work(),
};
const NAMES = { queue: 'claimed and finished', accepts: 'accepted', work: 'taken, made and settled' };

/** The ratio of what each does a second, of many against few; what each takes of the processor is printed. */
export const compareBesideMany = async (few, many, rows) => {
  await fill(many, rows);
  const results = Object.fromEntries(Object.keys(MEASURES).map((what) => [what, { few: [], many: [] }]));
  // The first round makes statements and pages known, and is not counted.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [what, measure] of Object.entries(MEASURES)) {
      const sides = [
        ['few', few],
        ['many', many],
      ];
      for (const [side, service] of round % 2 === 0 ? sides : sides.reverse()) {
        const result = await measure(service);
        if (round >= 0) results[what][side].push(result);
      }
    }
    for (const service of [few, many]) await settle(service);
  }
  return Object.fromEntries(
    Object.entries(results).map(([what, sides]) => {
      for (const [side, rounds] of Object.entries(sides)) {
        const of = (key) => median(rounds.map((round) => round[key]));
        const beside = side === 'few' ? 'few' : `${rows} finished`;
        console.log(
          `      beside ${beside} jobs: ${of('rate').toFixed(0)} ${NAMES[what]} a second; one takes ${of('own').toFixed(2)} ms of CPU of who does it and ${of('database').toFixed(2)} ms of the database`,
        );
      }
      const rates = (side) => sides[side].map(({ rate }) => rate);
      return [what, ratioOf(rates('many'), rates('few'))];
    }),
  );
};
