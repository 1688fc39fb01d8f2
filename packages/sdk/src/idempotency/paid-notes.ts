/** What a paid call tells those who watch the client: the log and the warnings. */
import { ENDPOINT_PATHS, type RenderAccepted } from '../contract';
import type { VidError } from '../errors/vid-error';
import type { Observer } from '../observe/observer';

const { method, path } = ENDPOINT_PATHS.createRender;

/** The call, as errors and logs name it. */
export const WHAT = `${method} ${path}`;

export const noteAccepted = (observer: Observer, idempotencyKey: string, accepted: RenderAccepted): void =>
  observer.note('render', 'info', `render accepted as job ${accepted.job_id}`, {
    jobId: accepted.job_id,
    idempotencyKey,
    creditsUsed: accepted.credits_used,
  });

export const noteRepeat = (
  observer: Observer,
  {
    idempotencyKey,
    delayMs,
    probe,
    reason,
  }: { idempotencyKey: string; delayMs: number; probe: boolean; reason: VidError },
): void =>
  observer.note('retry', 'info', `${WHAT}: again in ${Math.ceil(delayMs)} ms`, {
    idempotencyKey,
    delayMs,
    reason: reason.message,
    probe,
  });

export const noteRotated = (observer: Observer, old: string, idempotencyKey: string, reason: VidError): void =>
  observer.note('retry', 'warn', `${WHAT}: the refused key '${old}' is used up; sent as '${idempotencyKey}'`, {
    idempotencyKey,
    reason: reason.message,
  });

export const warnOrphan = (observer: Observer, key: string, { job_id }: RenderAccepted): void =>
  observer.warn(
    `The render with idempotency key '${key}' was given up by its caller and is job ${job_id}; see vid.renders.pending()`,
    'VID_ORPHAN',
  );
