/** Hands deliveries on to an app: once for the sender to see the answer, or until the app has taken it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CapturedDelivery } from '../webhook/captured-delivery';
import { isAccepted, isRepeated, type Sent, sendDelivery } from '../webhook/post-delivery';
import type { Answer } from './open-receiver';

/** What a sender is told of the app. */
export const answerOf = (sent: Sent): Answer => {
  if (sent.outcome === 'answered') return { status: sent.status, contentType: sent.contentType, body: sent.body };
  return { status: sent.outcome === 'late' ? 504 : 502 };
};

/** Seconds double from one to half a minute. */
export const defaultDelayMs = (attempt: number): number => Math.min(2 ** (attempt - 1), 30) * 1000;

interface RetryPlan {
  readonly retries: number;
  readonly delayMs: (attempt: number) => number;
  readonly signal: AbortSignal;
  /** Makes it fit to be sent at that time. */
  prepare(this: void): Promise<CapturedDelivery>;
  /** Told of each further attempt. */
  tell(this: void, sent: Sent): void;
}

/** Tries again what has failed, as often as planned; ends early when it is taken, when it is refused, or at the signal. */
export const tryAgain = async (url: string, { retries, delayMs, signal, prepare, tell }: RetryPlan): Promise<void> => {
  for (let attempt = 1; attempt <= retries; attempt += 1) {
    try {
      await sleep(delayMs(attempt), undefined, { signal });
    } catch {
      return;
    }
    const sent = await sendDelivery(url, await prepare());
    if (signal.aborted) return;
    tell(sent);
    if (isAccepted(sent) || !isRepeated(sent)) return;
  }
};
