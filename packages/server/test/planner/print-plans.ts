/** Prints the plans of all briefs for reading: `npx tsx packages/server/test/planner/print-plans.ts`. */
import { createLocalPlanner } from '../../src/adapters/local-planner';
import { BRIEFS } from './briefs';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
for (const entry of BRIEFS) {
  const plan = await planner.plan(requestOf(entry), new AbortController().signal);
  console.log(
    `\n#### ${entry.name} · ${entry.route ?? entry.kind ?? 'ad'} · ${requestOf(entry).durationSec} s\n> ${entry.brief}\n= ${plan.title}`,
  );
  plan.scenes.forEach((scene, at) => {
    const look = scene.motion?.beat ?? scene.type;
    console.log(`${at + 1}. [${scene.role} · ${look} · ${scene.duration}] ${scene.prompt.split('\n').join(' | ')}`);
    if (scene.script !== undefined) console.log(`      "${scene.script}"`);
  });
  for (const note of plan.notes) console.log(`   ! ${note}`);
}
