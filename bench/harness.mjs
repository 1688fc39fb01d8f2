// Compares functions in one process: rounds are interleaved and in turn reversed, so that noise and warm-up hit all alike.
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** CPU microseconds that one round of a candidate takes, for `count` calls. */
const round = async (run, count) => {
  const before = process.cpuUsage();
  for (let at = 0; at < count; at += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

const roundSync = (run, count) => {
  const before = process.cpuUsage();
  for (let at = 0; at < count; at += 1) run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/**
 * How many calls of a candidate fill about `roundMs` of CPU. First calls are the slowest: counting them would make the
 * rounds of whoever warms up late shorter than those of the others, and each of its calls dearer.
 */
const calibrate = async (once, run, roundMs) => {
  const filling = (count, spent) => Math.max(1, Math.round((count * roundMs * 1000) / spent));
  let count = 8;
  let spent = await once(run, count);
  while (spent < (roundMs * 1000) / 4) {
    count *= 2;
    spent = await once(run, count);
  }
  for (let again = 0; again < 3; again += 1) {
    count = filling(count, spent);
    spent = await once(run, count);
  }
  return filling(count, spent);
};

/** CPU microseconds a call of each candidate, round by round. */
export const compareRounds = async (candidates, { rounds = 15, roundMs = 60 } = {}) => {
  const entries = await Promise.all(
    Object.entries(candidates).map(async ([name, run]) => ({
      name,
      run,
      once: run.constructor.name === 'AsyncFunction' ? round : roundSync,
      costs: [],
    })),
  );
  for (const entry of entries) entry.count = await calibrate(entry.once, entry.run, roundMs);
  for (let at = 0; at < rounds; at += 1) {
    for (const entry of at % 2 === 0 ? entries : [...entries].reverse())
      entry.costs.push((await entry.once(entry.run, entry.count)) / entry.count);
  }
  return Object.fromEntries(entries.map(({ name, costs }) => [name, costs]));
};

/** Median CPU microseconds a call of each candidate. */
export const compare = async (candidates, options) =>
  Object.fromEntries(
    Object.entries(await compareRounds(candidates, options)).map(([name, costs]) => [name, median(costs)]),
  );

/** Median of the ratios within each round: what slows a whole round down hits both sides alike. */
export const ratioOf = (costs, others) => median(costs.map((cost, round) => cost / others[round]));

const results = [];

/** Notes a ratio with its aim; `higher` tells which side of the aim is good. */
export const judge = (name, ratio, aim, higher = true) => {
  const met = higher ? ratio >= aim : ratio <= aim;
  results.push(met);
  console.log(`${met ? 'met ' : 'MISS'}  ${name}: ${ratio.toFixed(2)} (aim ${higher ? '≥' : '≤'} ${aim})`);
};

/** Says how many aims were met, and fails when one was missed. */
export const conclude = () => {
  const missed = results.filter((met) => !met).length;
  console.log(`\n${results.length - missed} met, ${missed} missed`);
  process.exitCode = missed === 0 ? 0 : 1;
};
