/** What a client does again: keys, renders whose answer was lost, polling, waiting. Remembers what it has seen. */
import { createHash } from 'node:crypto';
import { FINAL_JOB_STATUSES, LIMITS } from '@vid/sdk/contract';
import { canonicalJson } from './canonical-json';
import { type Facts, isMembers, isSuccess, membersOf } from './facts';
import type { Memory, Outcome } from './memory';
import { broken, type Finding } from './rules';

/** So many looks at a job within so many milliseconds are a tight loop: less than a second between any two. */
const LOOP = { looks: 5, withinMs: 4000 } as const;
/** A timer may fire a little early, and an answer takes its time. */
const EARLY_MS = 500;

const printOf = ({ sent, request }: Facts): string =>
  createHash('sha256')
    .update(sent.kind === 'json' ? canonicalJson(sent.value) : (request.body ?? ''))
    .digest('hex');

/** A refusal is an answer that the service meant: anything unreadable, and an error of its own, leaves it open. */
const outcomeOf = (facts: Facts): Outcome => {
  const { answer, got } = facts;
  if (answer === undefined || got.kind !== 'json') return 'unknown';
  if (isSuccess(facts)) return 'accepted';
  const { code } = membersOf(got);
  return answer.status >= 500 && code === undefined ? 'unknown' : 'refused';
};

const judgeKey = (facts: Facts, memory: Memory): readonly Finding[] => {
  const { idempotency, bearer = '', number, got, sent } = facts;
  const print = printOf(facts);
  const findings: Finding[] = [];
  const render = `${bearer} ${print}`;
  const lost = memory.lost.get(render);
  if (lost !== undefined && lost.key !== undefined && lost.key !== idempotency?.key)
    findings.push(
      broken('double-charge', {
        expected: `the Idempotency-Key of #${lost.number}`,
        got: idempotency === undefined ? 'none' : 'another one',
      }),
    );
  else if (lost !== undefined && lost.key === undefined)
    findings.push(
      broken('double-charge', {
        expected: `no repeat of #${lost.number}, which had no key`,
        got: 'the same render again',
      }),
    );
  const outcome = outcomeOf(facts);
  if (outcome === 'unknown') memory.lost.set(render, { number, key: idempotency?.key });
  else if (lost?.key === idempotency?.key) memory.lost.delete(render);
  if (idempotency === undefined) {
    findings.push(
      broken('idempotency-missing', {
        expected: 'an Idempotency-Key',
        got: 'none: each call is a new render and a new charge',
      }),
    );
    return findings;
  }
  const { key, whole } = idempotency;
  if (key !== whole)
    findings.push(
      broken('idempotency-too-long', {
        expected: `at most ${LIMITS.idempotencyKey.max} characters`,
        got: `${[...whole].length}, of which the first ${LIMITS.idempotencyKey.max} count`,
      }),
    );
  const place = `${bearer} ${key}`;
  const before = memory.keys.get(place);
  if (before !== undefined && before.print !== print && before.outcome !== 'refused')
    findings.push(
      broken('key-reused', {
        expected: 'a key of its own for each render',
        got: `the key of #${before.number} with another body`,
      }),
    );
  else if (before?.outcome === 'accepted')
    findings.push(
      broken('idempotency-repeated', {
        expected: 'no repeat of a render that was accepted',
        got: `the key of #${before.number}${before.jobId === undefined ? '' : `, which is ${before.jobId}`}`,
      }),
    );
  const jobId = isSuccess(facts) ? membersOf(got)['job_id'] : undefined;
  if (outcome === 'accepted' && before?.outcome === 'accepted' && before.jobId !== jobId)
    findings.push(
      broken('key-ignored', {
        expected: `a refusal: #${before.number} used this key`,
        got: `another job, ${String(jobId)}`,
      }),
    );
  // What was accepted once stays so.
  if (before?.outcome !== 'accepted' && sent.kind !== 'unread')
    memory.keys.set(place, { number, print, outcome, jobId: typeof jobId === 'string' ? jobId : undefined });
  return findings;
};

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

/** A service that takes it earlier than it said has a clock of its own. */
const judgeWait = (facts: Facts, memory: Memory): readonly Finding[] => {
  const { bearer = '', endpoint = '', at, endedAt, number, got } = facts;
  const body = membersOf(got);
  if (body['code'] !== 'RATE_LIMITED') return [];
  const place = `${bearer} ${endpoint}`;
  const before = memory.waits.get(place);
  const seconds = waitOf(body);
  if (seconds !== undefined) memory.waits.set(place, { number, until: endedAt + seconds * 1000 });
  if (before === undefined || at >= before.until - EARLY_MS) return [];
  return [
    broken('retry-too-early', {
      expected: `the wait that #${before.number} asked for`,
      got: `a request ${Math.ceil((before.until - at) / 1000)} s before its end`,
    }),
  ];
};

export const judgeRetries = (facts: Facts, memory: Memory): readonly Finding[] => [
  ...(facts.endpoint === 'createRender' ? judgeKey(facts, memory) : []),
  ...(facts.endpoint === 'retrieveJob' && !facts.isHead ? judgeLoop(facts, memory) : []),
  ...judgeWait(facts, memory),
];
