/** Whether what a service says of renders and jobs holds together. Specification: Render accepted response; Job; States. */
import { FINAL_JOB_STATUSES, JOB_STATUSES } from '@vid/sdk/contract';
import { type Facts, isSuccess, membersOf } from './facts';
import type { Memory } from './memory';
import { broken, type Finding, type RuleName } from './rules';
import { shown } from './shown';

const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

const unless = (isRight: boolean, name: RuleName, expected: string, got: unknown): readonly Finding[] =>
  isRight ? [] : [broken(name, { expected, got: shown(got) })];

/** The status that a render begins with. */
const INITIAL = 'starting';

const judgeAccepted = (facts: Facts): readonly Finding[] => {
  const { status, poll_url: poll, job_id: id, watermarked, scenes } = membersOf(facts.got);
  const plan = membersOf(facts.sent)['scene_plan'];
  const path = `/v1/job/${String(id)}`;
  return [
    ...unless(status === INITIAL, 'initial-status', INITIAL, status),
    ...unless(poll === path || typeof id !== 'string', 'poll-url', path, poll),
    ...unless(watermarked !== true, 'watermark', 'watermarked: false', watermarked),
    ...(Array.isArray(plan) ? unless(scenes === plan.length, 'scene-count', `scenes: ${plan.length}`, scenes) : []),
  ];
};

const judgeProgress = (progress: unknown, before: number | undefined): readonly Finding[] => {
  if (typeof progress !== 'number') return [];
  if (progress < 0 || progress > 100) return [broken('progress-odd', { expected: '0 to 100', got: String(progress) })];
  return before !== undefined && progress < before
    ? [broken('progress-odd', { expected: `at least ${before}, as before`, got: String(progress) })]
    : [];
};

const judgeJob = (facts: Facts, memory: Memory): readonly Finding[] => {
  const { job_id: id, status, progress, video_url: url, error } = membersOf(facts.got);
  const before = memory.jobs.get(facts.id);
  const has = (value: unknown): boolean => value !== null && value !== undefined;
  const isDone = status === 'succeeded';
  const isOver = isOneOf(['failed', 'cancelled'], status);
  const wasFinal = before !== undefined && isOneOf(FINAL_JOB_STATUSES, before.status);
  memory.jobs.set(facts.id, {
    number: facts.number,
    status: wasFinal ? before.status : String(status),
    progress: typeof progress === 'number' ? progress : before?.progress,
  });
  return [
    ...unless(id === facts.id, 'job-id', facts.id, id),
    ...unless(isOneOf(JOB_STATUSES, status), 'job-status', JOB_STATUSES.join(', '), status),
    ...unless(
      has(url) === isDone,
      'job-video-url',
      isDone ? 'a URL, for it succeeded' : `null while ${String(status)}`,
      has(url) ? 'a URL' : url,
    ),
    ...unless(
      has(error) === isOver,
      'job-error',
      isOver ? `why it is ${String(status)}` : `null while ${String(status)}`,
      error,
    ),
    ...unless(
      !wasFinal || before.status === status,
      'job-left-final',
      `${before?.status}, as in #${before?.number}`,
      status,
    ),
    ...judgeProgress(progress, before?.progress),
  ];
};

export const judgeRender = (facts: Facts, memory: Memory): readonly Finding[] => {
  if (!isSuccess(facts) || facts.got.kind !== 'json') return [];
  if (facts.endpoint === 'createRender') return judgeAccepted(facts);
  return facts.endpoint === 'retrieveJob' ? judgeJob(facts, memory) : [];
};
