// What must hold of a database on which many processes worked while they were killed: sentences about what does not.

const QUERIES = {
  'jobs did not end': 'SELECT job_id FROM jobs WHERE final = 0',
  'jobs ended without a video': "SELECT job_id FROM jobs WHERE final = 1 AND status <> 'succeeded'",
  'balances differ from their ledgers': `SELECT a.user_id FROM accounts a
    LEFT JOIN (SELECT user_id, sum(amount) AS total FROM ledger GROUP BY user_id) l USING (user_id)
    WHERE a.balance <> coalesce(l.total, 0)`,
  'charges have no job': `SELECT l.id FROM ledger l LEFT JOIN jobs j USING (job_id)
    WHERE l.kind = 'render' AND j.job_id IS NULL`,
  'jobs were not charged exactly once': `SELECT j.job_id FROM jobs j LEFT JOIN ledger l ON l.job_id = j.job_id AND l.kind = 'render'
    GROUP BY j.job_id HAVING count(l.id) <> 1`,
  'keys belong to more than one job': `SELECT key FROM idempotency_keys k JOIN jobs j USING (job_id)
    GROUP BY k.user_id, key HAVING count(*) <> 1`,
  'counts of running jobs are wrong': 'SELECT user_id FROM accounts WHERE running_jobs <> 0',
  'jobs did not end with exactly one event': `SELECT j.job_id FROM jobs j
    LEFT JOIN events e ON e.job_id = j.job_id AND e.event = 'video.completed' GROUP BY j.job_id HAVING count(e.event_id) <> 1`,
  'events have not exactly one delivery': `SELECT e.event_id FROM events e LEFT JOIN deliveries d USING (event_id)
    WHERE e.event = 'video.completed' GROUP BY e.event_id HAVING count(d.delivery_id) <> 1`,
  'deliveries were not delivered': "SELECT delivery_id FROM deliveries WHERE status <> 'delivered'",
  'scenes of jobs that ended are left': 'SELECT job_id FROM job_scenes',
  'plannings are left': 'SELECT job_id FROM plannings',
};

/** `accepted`: keys that a client was told of, with their jobs; `received`: the delivery ids that arrived for a job. */
export const checkMany = async (client, { accepted, received }) => {
  const failures = [];
  for (const [what, query] of Object.entries(QUERIES)) {
    const { rows } = await client.query(query);
    if (rows.length > 0) failures.push(`${what}: ${rows.length}, such as ${Object.values(rows[0])[0]}`);
  }
  const { rows: jobs } = await client.query('SELECT job_id FROM jobs');
  const known = new Set(jobs.map((row) => row.job_id));
  for (const [key, id] of accepted)
    if (!known.has(id)) failures.push(`job ${id} of key ${key} was accepted and is gone`);
  if (new Set(accepted.values()).size !== accepted.size) failures.push('two keys were told the same job');
  for (const id of known) {
    const ids = received.get(id) ?? [];
    if (ids.length === 0) failures.push(`the event of ${id} never arrived`);
    if (new Set(ids).size > 1) failures.push(`the event of ${id} came under ${new Set(ids).size} delivery ids`);
  }
  return { failures, jobs: known.size };
};
