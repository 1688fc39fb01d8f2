/** Hands deliveries on to an app: once for the sender to see the answer, or until the app has taken it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isAccepted, isRepeated, type Sent } from '../webhook/sent';
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
  /** Whether nobody else has handed it on meanwhile. */
  isOpen(this: void): boolean;
  /** Makes one attempt, and tells of it. */
  send(this: void): Promise<Sent>;
}

/**
 * Tries again what has failed, as often as planned; ends early when it is taken or refused, and at the signal, but for the
 * answer of an attempt that is under way. Gives whether it was given up.
 */
export const tryAgain = async ({ retries, delayMs, signal, isOpen, send }: RetryPlan): Promise<boolean> => {
  for (let attempt = 1; attempt <= retries; attempt += 1) {
    try {
      await sleep(delayMs(attempt), undefined, { signal });
    } catch {
      return false;
    }
    if (!isOpen()) return false;
    const sent = await send();
    if (isAccepted(sent)) return false;
    if (!isRepeated(sent)) return true;
  }
  return true;
};
