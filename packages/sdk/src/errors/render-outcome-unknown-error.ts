import type { Recover } from '../types/recovered-render';
import { brand } from './brand';
import { VidError, type VidErrorFacts } from './vid-error';

export interface UnknownOutcomeFacts extends VidErrorFacts {
  readonly idempotencyKey: string;
  readonly firstSentAt: Date;
  readonly lastSentAt: Date;
  readonly attempts: number;
  readonly arrived: boolean;
  readonly mayHaveCost: string;
  readonly recover: Recover;
}

/**
 * A render was sent and nobody can tell what came of it: its answer was lost or is late, or what answered was not the
 * service, and a probe with the same key brought no job id either. It may render and may have been charged. Sending it again under another key may pay twice.
 */
export class RenderOutcomeUnknownError extends VidError {
  static {
    brand(this, 'RenderOutcomeUnknownError');
  }
  declare readonly name: 'RenderOutcomeUnknownError';
  /** The key that it was sent with; the only one that is safe to send again. */
  declare readonly idempotencyKey: string;
  /** Nobody knows. */
  declare readonly charged: 'unknown';
  /** When it was first sent. */
  readonly firstSentAt: Date;
  /** When it was last sent. */
  readonly lastSentAt: Date;
  /** Requests that were sent under this key in this call. */
  readonly attempts: number;
  /** Whether a duplicate answer proved that the service had received the key before. */
  readonly arrived: boolean;
  /** What it may have cost, in words. */
  readonly mayHaveCost: string;
  /**
   * Gives the job that the journal knows by now: an answer that came too late for the call is still read. Else waits for a
   * verified `video.completed` delivery (handed to `vid.webhooks.receive`) that no known job claims and that fits this
   * render in time, title, scenes and credits. Takes it only when it is the single one that fits. Refuses, unless
   * `acceptInferred` is given, where it may be another's: when `arrived` is false, and when a sender of the account shows
   * that does not share the journal.
   */
  declare readonly recover: Recover;

  constructor(message: string, facts: UnknownOutcomeFacts) {
    super(message, { ...facts, charged: 'unknown' });
    this.firstSentAt = facts.firstSentAt;
    this.lastSentAt = facts.lastSentAt;
    this.attempts = facts.attempts;
    this.arrived = facts.arrived;
    this.mayHaveCost = facts.mayHaveCost;
    Object.defineProperty(this, 'recover', { value: facts.recover });
  }
}
