import { TIME_LIMITS } from '../contract';
import { jobIdOf, payloadOf, type VerifiedDelivery } from '../types/verified-delivery';

/** A render whose job id was lost. */
export interface Lost {
  /** Unix milliseconds of the first and the last attempt. */
  readonly firstSentAt: number;
  readonly lastSentAt: number;
  /** Scenes of its plan; null when the service planned them. */
  readonly scenes: number | null;
  readonly expectedCredits: number | undefined;
  /** The title that was asked for; null for none. */
  readonly title: string | null;
  /** Milliseconds that the service's clock is ahead of this one; undefined where nothing told. */
  readonly skewMs?: number | undefined;
}

/** How far the clocks of the two sides may be apart, where nothing told how far they are. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** What remains where it was told: to the second, by another machine of the service perhaps. */
const KNOWN_SKEW_MS = 5000;

/** From sending to the end of the longest render. */
const LONGEST_MS = (TIME_LIMITS.planningSeconds + TIME_LIMITS.renderSeconds) * 1000;

/** Whether a `video.completed` delivery can be that of a lost render: its time, title, scenes and credits. Pure. */
export const deliveryFits = (delivery: VerifiedDelivery, lost: Lost): boolean => {
  const at = Date.parse(delivery.emitted_at);
  const { scene_count: scenes, credits_charged: credits, title } = payloadOf(delivery);
  if (jobIdOf(delivery) === undefined) return false;
  const { skewMs = 0 } = lost;
  const apart = lost.skewMs === undefined ? CLOCK_SKEW_MS : KNOWN_SKEW_MS;
  if (Number.isNaN(at) || at < lost.firstSentAt + skewMs - apart) return false;
  if (at > lost.lastSentAt + skewMs + LONGEST_MS + apart) return false;
  if (lost.scenes !== null && scenes !== lost.scenes) return false;
  if (lost.title !== null && typeof title === 'string' && title !== lost.title) return false;
  if (typeof credits !== 'number' || credits <= 0) return false;
  return lost.expectedCredits === undefined || credits === lost.expectedCredits;
};
