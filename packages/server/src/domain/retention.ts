/**
 * How long is kept what is over and only looked back at, in days of the virtual clock; null keeps it for ever. Jobs, their
 * videos and the ledger are always kept.
 */
export interface Retention {
  /** Events, with their deliveries and the attempts at them. */
  readonly events_days: number | null;
  /** Used idempotency keys: a repeat after that is a new render. */
  readonly idempotency_keys_days: number | null;
}

export const DEFAULT_RETENTION: Retention = { events_days: 90, idempotency_keys_days: 3650 };

export const DAY_MS = 86_400_000;

/** What is from up to this moment is too old; undefined when nothing ever is. */
export const tooOldAt = (days: number | null, now: number): number | undefined =>
  days === null ? undefined : now - days * DAY_MS;

/** For answers about things that are not there. */
export const retentionNote = ({ events_days: days }: Retention): string =>
  days === null ? '' : ` What is over is removed after ${days} days (retention.events_days in the config file).`;
