// How processes end, or seem to: killed, ended in order, frozen past their lease and thawed.

const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms));

/** A render that loses so many workers, and one more, may be given up: its worker is spared. */
const LOST = 2;
const HELD =
  "SELECT count(*)::int AS n FROM jobs JOIN job_specs USING (job_id) WHERE final = 0 AND owner LIKE $1 AND json_array_length(coalesce(losses, '[]')::json) >= $2";
const HELD_BY = 'SELECT count(*)::int AS n FROM jobs WHERE final = 0 AND owner LIKE $1';

/**
 * `processes`: those that run, by role and number; `begin` starts one anew; `database`: whether it is away, and how often it was.
 * What does not hold goes to `failures`.
 */
export const createEnds = ({ processes, begin, ask, failures, database, leaseSeconds }) => {
  const counts = { kills: 0, terminated: 0, freezes: 0, spared: 0, untold: 0 };

  /** Stops a process; false when that could cost a render its last worker, and then it goes on. */
  const stand = async (victim) => {
    process.kill(victim.pid, 'SIGSTOP');
    const [row] = await ask(HELD, [`worker-${victim.pid}-%`, LOST]);
    if (row?.n === 0) return true;
    counts.spared += 1;
    process.kill(victim.pid, 'SIGCONT');
    return false;
  };
  const kill = async (name) => {
    const victim = processes.get(name);
    if (victim === undefined || !(await stand(victim))) return;
    counts.kills += 1;
    processes.delete(name);
    await victim.kill();
    const [role, at] = name.split(' ');
    await begin(role, at);
  };
  /** As whoever deploys a new version ends it: it finishes what it can within its seconds, and hands back the rest. */
  const terminate = async (name) => {
    const victim = processes.get(name);
    if (victim === undefined) return;
    counts.terminated += 1;
    processes.delete(name);
    const before = database.outages;
    await victim.stop();
    const [row] = await ask(HELD_BY, [`worker-${victim.pid}-%`]);
    if (row?.n > 0 && before === database.outages && !database.away) {
      // Where the database was too slow to be told, whoever reads the log knows which are taken over when their lease is over.
      if (victim.said().includes('renders-not-handed-back')) counts.untold += row.n;
      else failures.push(`${name} ended and kept ${row.n} renders in silence; it said: ${victim.said()}`);
    }
    const [role, at] = name.split(' ');
    await begin(role, at);
  };
  const freeze = async (name) => {
    const victim = processes.get(name);
    if (victim === undefined || !(await stand(victim))) return;
    counts.freezes += 1;
    await sleep(leaseSeconds * 1000 + 1500);
    process.kill(victim.pid, 'SIGCONT');
  };
  return { counts, kill, terminate, freeze };
};
