import type { Job } from '../contract';
import type { VidError } from '../errors/vid-error';
import { type FollowPorts, followJob } from './follow-job';
import type { WaitOptions } from './wait-options';

const differs = (one: Job | undefined, other: Job): boolean =>
  one === undefined ||
  one.status !== other.status ||
  one.progress !== other.progress ||
  one.video_url !== other.video_url ||
  one.error !== other.error;

/**
 * Yields the job each time it changed, and ends after its final state, whichever that is. A slow reader gets the latest
 * state, not a backlog. Throws when the wait itself ends; leaving the loop stops the looking.
 */
export async function* watchJob(
  ports: FollowPorts,
  jobId: string,
  options: WaitOptions,
): AsyncGenerator<Job, void, undefined> {
  let latest: Job | undefined;
  let shown: Job | undefined;
  let ended = false;
  let error: VidError | undefined;
  let wake: (() => void) | undefined;
  const notify = (): void => {
    wake?.();
    wake = undefined;
  };
  const stop = followJob(ports, jobId, options, {
    onJob(job) {
      latest = job;
      notify();
    },
    onOutcome() {
      ended = true;
      notify();
    },
    onError(reason) {
      error = reason;
      notify();
    },
  });
  try {
    for (;;) {
      if (latest !== undefined && differs(shown, latest)) {
        shown = latest;
        yield latest;
        continue;
      }
      if (error !== undefined) throw error;
      if (ended) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    stop();
  }
}
