/** Whether each render has a key of its own, and whether the service keeps to it. Remembers the keys. */
import { LIMITS } from '@vid/sdk/contract';
import { type Facts, isSuccess, membersOf } from './facts';
import type { KeyUse, Memory } from './memory';
import { outcomeOf, printOf } from './render-outcome';
import { broken, type Finding } from './rules';
import { tellsJob } from './tells-job';

const judgeLength = ({ key, whole }: NonNullable<Facts['idempotency']>): readonly Finding[] =>
  key === whole
    ? []
    : [
        broken('idempotency-too-long', {
          expected: `at most ${LIMITS.idempotencyKey.max} characters`,
          got: `${[...whole].length}, of which the first ${LIMITS.idempotencyKey.max} count`,
        }),
      ];

const judgeRepeat = (before: KeyUse, now: KeyUse): readonly Finding[] => {
  const isSame = before.print === now.print;
  if (!isSame && before.outcome !== 'refused')
    return [
      broken('key-reused', {
        expected: 'a key of its own for each render',
        got: `the key of #${before.number} with another body`,
      }),
    ];
  if (before.outcome !== 'accepted') return [];
  const which = before.jobId === undefined ? '' : `, which is ${before.jobId}`;
  return [
    broken('idempotency-repeated', {
      expected: 'no repeat of a render that was accepted',
      got: `the key of #${before.number}${which}`,
    }),
  ];
};

const judgeService = (before: KeyUse, now: KeyUse): readonly Finding[] =>
  before.outcome === 'accepted' && now.outcome === 'accepted' && before.jobId !== now.jobId
    ? [
        broken('key-ignored', {
          expected: `a refusal: #${before.number} used this key`,
          got: `another job, ${now.jobId ?? 'without an id'}`,
        }),
      ]
    : [];

/** A refusal that tells the first job's id elsewhere than in `job_id`, which is seen without knowing it. */
const judgeTelling = (facts: Facts, before: KeyUse): readonly Finding[] => {
  const { answer, got } = facts;
  const first = before.outcome === 'accepted' ? before.jobId : undefined;
  if (first === undefined || answer === undefined || membersOf(got)['job_id'] !== undefined) return [];
  const json = got.kind === 'json' ? got.value : undefined;
  const told = { json, text: answer.body?.toString() ?? '', headers: Object.fromEntries(answer.headers) };
  return !isSuccess(facts) && tellsJob(told, first)
    ? [broken('duplicate-names-job', { expected: 'nothing of the first job', got: 'its id' })]
    : [];
};

export const judgeKeys = (facts: Facts, memory: Memory): readonly Finding[] => {
  const { idempotency, bearer = '', number, got, brokenBy } = facts;
  if (idempotency === undefined)
    return [
      broken('idempotency-missing', {
        expected: 'an Idempotency-Key',
        got: 'none: each call is a new render and a new charge',
      }),
    ];
  const length = judgeLength(idempotency);
  const print = printOf(facts);
  if (print === undefined || brokenBy === 'unreachable') return length;
  const { job_id: id } = isSuccess(facts) ? membersOf(got) : {};
  const now: KeyUse = { number, print, outcome: outcomeOf(facts), jobId: typeof id === 'string' ? id : undefined };
  const place = `${bearer} ${idempotency.key}`;
  const before = memory.keys.get(place);
  // What was accepted once stays so.
  if (before?.outcome !== 'accepted') memory.keys.set(place, now);
  if (before === undefined) return length;
  return [...length, ...judgeRepeat(before, now), ...judgeService(before, now), ...judgeTelling(facts, before)];
};
