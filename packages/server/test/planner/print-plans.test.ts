/** Writes all plans to the file that PLANS_FILE names, for reading them as an editor would; skipped without it. */
import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import type { Plan } from '../../src/ports/planner';
import { BRIEFS, type BriefCase } from './briefs';
import { CUSTOMER_BRIEFS } from './customer-briefs';
import { MESSY_BRIEFS } from './messy-briefs';
import { requestOf } from './request-of';

const printed = (entry: BriefCase, { title, scenes, notes }: Plan): string =>
  [
    `#### ${entry.name} · ${entry.route ?? entry.kind ?? 'ad'} · ${requestOf(entry).durationSec} s`,
    `> ${entry.brief}`,
    `= ${title}`,
    ...scenes.flatMap(({ role, type, motion, duration, prompt, script }, at) => [
      `${at + 1}. [${role} · ${motion?.beat ?? type} · ${duration}] ${prompt.split('\n').join(' | ')}`,
      ...(script === undefined ? [] : [`      "${script}"`]),
    ]),
    ...notes.map((note) => `   ! ${note}`),
  ].join('\n');

const { PLANS_FILE = '' } = process.env;

it.skipIf(PLANS_FILE === '')('prints the plans', async () => {
  const planner = createLocalPlanner();
  const { signal } = new AbortController();
  const plans = [...BRIEFS, ...MESSY_BRIEFS, ...CUSTOMER_BRIEFS].map(async (entry) =>
    printed(entry, await planner.plan(requestOf(entry), signal)),
  );
  writeFileSync(PLANS_FILE, `${(await Promise.all(plans)).join('\n\n')}\n`);
});
