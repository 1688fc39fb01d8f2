// Prints the plan that the local planner makes of a brief, for `render-brief.mjs`: `node --import tsx bench/plan-brief.mjs REQUEST`.
import { createLocalPlanner } from '../packages/server/src/adapters/local-planner/local-planner.ts';

const plan = await createLocalPlanner().plan(
  {
    ...{ kind: 'ad', language: 'en', durationSec: 20, narrator: true, aspect: '9:16', seed: 7 },
    ...{ product: 'switched-off', presenter: 'stock-allowed', hasLogo: false, ...JSON.parse(process.argv[2] ?? '{}') },
  },
  new AbortController().signal,
);
console.log(JSON.stringify(plan));
