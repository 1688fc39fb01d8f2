/** Whether a client waits: between two looks at a job, and after a rate limit. Remembers when it was told to. */
import { FINAL_JOB_STATUSES } from '@vid/sdk/contract';
import { type Facts, isMembers, isSuccess, membersOf } from './facts';
import type { Memory } from './memory';
import { broken, type Finding } from './rules';

/** So many looks at a job within so many milliseconds are a tight loop: less than a second between any two. */
const LOOP = { looks: 5, withinMs: 4000 } as const;
/** A timer may fire a little early, and an answer takes its time. */
const EARLY_MS = 500;

const judgeLoop = (facts: Facts, memory: Memory): readonly Finding[] => {
  const { id, bearer = '', at, got } = facts;
  if (!isSuccess(facts)) return [];
  const place = `${bearer} ${id}`;
  const { status } = membersOf(got);
  const { times, told } = memory.polls.get(place) ?? { times: [], told: false };
  const recent = [...times, at].slice(-LOOP.looks);
  const spanMs = at - (recent[0] ?? at);
  const isFinal = (FINAL_JOB_STATUSES as readonly unknown[]).includes(status);
  const isLoop = recent.length === LOOP.looks && spanMs < LOOP.withinMs && !isFinal;
  memory.polls.set(place, { times: recent, told: told || isLoop });
  if (!isLoop || told) return [];
  return [broken('tight-loop', { expected: 'a look every few seconds', got: `${LOOP.looks} within ${spanMs} ms` })];
};

/** The seconds that an answer says to wait. */
export const waitOf = (body: Readonly<Record<string, unknown>>): number | undefined => {
  const { retryAfter, details } = body;
  const inner = isMembers(details) ? details['retryAfter'] : undefined;
  const seconds = retryAfter ?? inner;
  return typeof seconds === 'number' ? seconds : undefined;
};

/** A service that takes it earlier than it said has a clock of its own: from then on, nobody has to wait any more. */
const judgeWait = (facts: Facts, memory: Memory): readonly Finding[] => {
  const { bearer = '', endpoint = '', at, endedAt, number, got } = facts;
  const body = membersOf(got);
  const place = `${bearer} ${endpoint}`;
  const before = memory.waits.get(place);
  if (isSuccess(facts) && before !== undefined && at >= before.since) memory.waits.delete(place);
  if (body['code'] !== 'RATE_LIMITED') return [];
  const seconds = waitOf(body);
  if (seconds !== undefined) memory.waits.set(place, { number, since: endedAt, until: endedAt + seconds * 1000 });
  if (before === undefined || at >= before.until - EARLY_MS) return [];
  return [
    broken('retry-too-early', {
      expected: `the wait that #${before.number} asked for`,
      got: `a request ${Math.ceil((before.until - at) / 1000)} s before its end`,
    }),
  ];
};

export const judgePace = (facts: Facts, memory: Memory): readonly Finding[] => [
  ...(facts.endpoint === 'retrieveJob' && !facts.isHead ? judgeLoop(facts, memory) : []),
  ...judgeWait(facts, memory),
];
