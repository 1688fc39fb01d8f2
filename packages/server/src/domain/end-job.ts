/**
 * How a job ends, whoever ends it: the worker, the time limit, the admin API. One decision, so that the final status, the
 * refund and the event are one transaction, and only the first end counts. Specification: States and transitions; Events.
 */
import { isFinalJobStatus } from '@vid/sdk/contract';
import type { Account } from './account';
import type { Decision, Effect, JobEnd } from './decision';
import type { Job, VideoFacts } from './job';
import { nextStatus } from './job-states';
import { book } from './ledger';
import type { Policies } from './policies';

export type JobOutcome =
  | { readonly trigger: 'succeed'; readonly video: VideoFacts; readonly scenesFailed: number }
  | { readonly trigger: 'fail'; readonly reason: string }
  | { readonly trigger: 'time-out'; readonly reason: string }
  | { readonly trigger: 'cancel'; readonly reason: string };

export interface EndOfJob {
  readonly jobId: string;
  readonly at: number;
  readonly outcome: JobOutcome;
  /** Who must still be the last that took the job, and in which attempt; left out, the end needs no lease. */
  readonly fence?: { readonly owner: string; readonly attempt: number };
  readonly policies: Policies;
  readonly ledgerId: string;
  readonly eventId: string;
  /** Makes the two addresses of a finished video. */
  readonly links: (job: Job) => { readonly outputUrl: string; readonly downloadUrl: string };
}

/** `lost`: the job was taken by somebody else meanwhile, or taken again; whatever became of it is theirs. */
export type EndResult = 'ended' | 'already-final' | 'lost' | 'unknown';

const refundOf = (job: Job, outcome: JobOutcome, policies: Policies): number => {
  if (outcome.trigger === 'time-out') return job.creditsUsed;
  if (outcome.trigger === 'fail') return policies['refund.on_failure'] === 'full' ? job.creditsUsed : 0;
  if (outcome.trigger === 'cancel') return policies['refund.on_cancel'] === 'full' ? job.creditsUsed : 0;
  return 0;
};

const eventOf = (job: Job, input: EndOfJob): Effect | undefined => {
  const { outcome, at, eventId } = input;
  const { jobId, userId } = job;
  const emit = (event: string, payload: Readonly<Record<string, unknown>>): Effect => ({
    kind: 'event',
    event: { eventId, userId, event, payload, at, jobId },
  });
  if (outcome.trigger === 'cancel') return undefined;
  if (outcome.trigger === 'time-out' && input.policies['failed_event.on_timeout'] === 'silent') return undefined;
  if (outcome.trigger !== 'succeed')
    return emit('video.failed', { job_id: jobId, user_id: userId, canvas_id: null, reason: outcome.reason });
  const { outputUrl, downloadUrl } = input.links(job);
  return emit('video.completed', {
    job_id: jobId,
    user_id: userId,
    output_url: outputUrl,
    download_url: downloadUrl,
    canvas_id: null,
    scene_count: job.sceneCount,
    scenes_failed: outcome.scenesFailed,
    credits_charged: job.creditsUsed,
  });
};

/** Ends a job, once. */
export const endJob = (input: EndOfJob): Decision<EndResult> => ({
  reads: { jobId: input.jobId },
  decide: ({ account, job, jobOwner }) => {
    const { at, outcome, fence } = input;
    if (job === undefined) return { result: 'unknown' };
    // First of all: a late attempt must not take another one's end for its own.
    if (fence !== undefined && (jobOwner !== fence.owner || job.attempt !== fence.attempt)) return { result: 'lost' };
    if (isFinalJobStatus(job.status)) return { result: 'already-final' };
    const status = nextStatus(job.status, outcome.trigger) ?? job.status;
    const refund = refundOf(job, outcome, input.policies);
    const video = outcome.trigger === 'succeed' ? outcome.video : null;
    const end: JobEnd = {
      jobId: job.jobId,
      status,
      at,
      progress: video === null ? job.progress : 100,
      error: outcome.trigger === 'succeed' ? null : outcome.reason,
      scenesFailed: outcome.trigger === 'succeed' ? outcome.scenesFailed : 0,
      creditsRefunded: refund,
      video,
      history: [...job.history, { at, what: `${status}${outcome.trigger === 'time-out' ? ' (time limit)' : ''}` }],
    };
    const freed: Account = {
      ...account,
      runningJobs: account.runningJobs - 1,
      storedBytes: account.storedBytes + (video?.bytes ?? 0),
    };
    const booked =
      refund === 0
        ? undefined
        : book(freed, { id: input.ledgerId, at, kind: 'refund', amount: refund, jobId: job.jobId });
    const event = eventOf(job, input);
    const effects: readonly Effect[] = [
      { kind: 'job-ended', end },
      ...(booked === undefined ? [] : [{ kind: 'ledger-entry', entry: booked.entry } as const]),
      ...(event === undefined ? [] : [event]),
    ];
    return { result: 'ended', account: booked?.account ?? freed, effects };
  },
});
