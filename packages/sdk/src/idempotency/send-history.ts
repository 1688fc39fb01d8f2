/** What became of the attempts of one paid call under its present key, and with it whether the service may have the render. */
import type { Answer } from '../call/answer';
import type { VidError } from '../errors/vid-error';
import type { LostRender, PaidRequest } from './paid-request';

/** A day: a time that is further away is no clock's, such as that of a cache. */
const MOST_SKEW_MS = 86_400_000;

export class SendHistory {
  /** Of the whole call. */
  attempts = 0;
  /** When something was first sent under the key, Unix milliseconds; undefined before. */
  firstSentAt: number | undefined;
  lastSentAt = 0;
  /** Why it may have arrived; undefined while every attempt was refused or never sent. */
  unknown: VidError | undefined;
  /** Whether an attempt was refused, in this call or in an earlier one that the journal knows. */
  refused = false;
  /** Whether the service said that it has the key. */
  arrived = false;
  /** Milliseconds that the service's clock is ahead of this one; undefined before an answer told. */
  #skewMs: number | undefined;

  /** Whether the service may have it. */
  get maySend(): boolean {
    return this.unknown !== undefined || this.arrived;
  }

  /** Takes down an attempt that left. */
  sent(at: number): void {
    this.firstSentAt ??= at;
    this.lastSentAt = at;
  }

  /** Compares the clocks by an answer, to the second. */
  heard({ headers, receivedAt }: Pick<Answer, 'headers' | 'receivedAt'>): void {
    const at = Date.parse(headers['date'] ?? '');
    if (Math.abs(at - receivedAt) <= MOST_SKEW_MS) this.#skewMs = at - receivedAt;
  }

  /** Another key has no past. */
  forget(): void {
    this.refused = false;
    this.arrived = false;
    this.firstSentAt = undefined;
  }

  /** What is known of the render, for finding it again. */
  lost(key: string, { scenes, title }: PaidRequest): LostRender {
    const { firstSentAt = this.lastSentAt, lastSentAt, arrived } = this;
    return { key, firstSentAt, lastSentAt, scenes, title, arrived, skewMs: this.#skewMs };
  }
}
