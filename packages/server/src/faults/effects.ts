/** Every effect that a fault can have, in the order in which they act. */
import type { EffectKind } from './effect';
import { body } from './effects/body';
import { bytesPerSecond } from './effects/bytes-per-second';
import { contentType } from './effects/content-type';
import { dateSkewSeconds } from './effects/date-skew-seconds';
import { delayMs } from './effects/delay-ms';
import { drop } from './effects/drop';
import { duplicateHeader } from './effects/duplicate-header';
import { malformed } from './effects/malformed';
import { resetAt } from './effects/reset-at';
import { set } from './effects/set';
import { slice } from './effects/slice';
import { status } from './effects/status';
import { truncateAt } from './effects/truncate-at';

export const EFFECTS = {
  status,
  body,
  delay_ms: delayMs,
  drop,
  set,
  malformed,
  content_type: contentType,
  date_skew_seconds: dateSkewSeconds,
  duplicate_header: duplicateHeader,
  truncate_at: truncateAt,
  reset_at: resetAt,
  bytes_per_second: bytesPerSecond,
  slice,
};

export type EffectName = keyof typeof EFFECTS;
export const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];

/** What becomes of a request and of its answer. */
export type Effect = {
  readonly [Name in EffectName]?: (typeof EFFECTS)[Name] extends EffectKind<infer Value> ? Value | undefined : never;
};

/** Effects that a dropped connection leaves something of. */
export const BESIDE_DROP: readonly EffectName[] = ['drop', 'delay_ms', 'status', 'body'];
/** A connection ends once. */
export const ENDS: readonly EffectName[] = ['truncate_at', 'reset_at'];
