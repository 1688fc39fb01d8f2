/**
 * No false alarm, whatever a service does where the specification is silent: every check passes with every policy off its
 * default at once, in turns until each value was among them, and alone with each by `npm run soak -- conformance`.
 */
import { POLICIES } from '@vid/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWhole, partOf } from '../../../server/test/support/part-of';
import { CHECKS } from '../../src/conformance/checks';
import { judgeService } from '../../src/conformance/judge-service';
import { type Judged, openJudged } from './in-process';

let judged: Judged;
beforeAll(async () => {
  judged = await openJudged();
});
afterAll(() => judged.server.close());

type Values = Readonly<Record<string, string>>;

const others = Object.entries(POLICIES).map(([name, { values }]) => [name, values.slice(1)] as const);
const turns: readonly Values[] = Array.from(
  { length: Math.max(...others.map(([, values]) => values.length)) },
  (_, turn) => Object.fromEntries(others.map(([name, values]) => [name, values[turn % values.length] ?? ''])),
);
const alone: readonly Values[] = others.flatMap(([name, values]) => values.map((value) => ({ [name]: value })));

/** What takes longest is what no policy touches: hundreds of requests in a day. */
const checks = isWhole ? CHECKS : CHECKS.filter(({ name }) => !/-a-(?:day|hour)$/.test(name));

const runs = (isWhole ? [...turns, ...alone] : partOf(turns, 4)).map((values, at) => [at + 1, values] as const);

it.each(runs)('every check passes with other policies, run %i', async (_run, values) => {
  await using server = await judged.server.fork();
  await server.admin.setPolicies(values);
  const results = await judgeService(checks, judged.service(server), { signal: new AbortController().signal });
  expect([values, results.filter(({ status }) => status === 'failed')]).toEqual([values, []]);
  expect(results).toHaveLength(checks.length);
});
