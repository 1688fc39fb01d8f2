/** Tells an outage, of the service or of its admin API, from a check that fails: what nobody answered breaks no sentence. */
import { AdminFailure } from './admin';
import { Mismatch, NoAnswer } from './judge';
import type { Stage } from './stage';

export interface Outage {
  /** Why a check could not go on. */
  readonly why: string;
  /** Why no other check can, where nobody answers any more. */
  readonly gone: string | undefined;
}

const isSilent = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => false,
    () => true,
  );

const SERVICE_GONE = 'the service does not answer any more';
const ADMIN_GONE = 'the admin API does not answer any more';

/** Looks whether somebody is still there; undefined where the error is one of the check. */
export const outageOf = async (error: unknown, stage: Stage): Promise<Outage | undefined> => {
  if (error instanceof AdminFailure) {
    const isGone = await isSilent(stage.admin.call('GET', 'clock'));
    return { why: `the admin API failed: ${error.why}`, gone: isGone ? ADMIN_GONE : undefined };
  }
  // What did not come, such as a delivery, may not have come since nobody was there to send it.
  const isAbsence = error instanceof Mismatch && error.exchange === undefined;
  if (!(error instanceof NoAnswer) && !isAbsence) return undefined;
  const isGone = await isSilent(stage.fetch(stage.base));
  if (!isGone && !(error instanceof NoAnswer && error.isRefused)) return undefined;
  return { why: `the service gave no answer: ${error.message}`, gone: isGone ? SERVICE_GONE : undefined };
};
