/** `date_skew_seconds`: how far the `Date` of the answer is from the server's clock. */
import type { EffectKind } from '../effect';

/** Ten years. */
const MOST = 10 * 365 * 86_400;

export const dateSkewSeconds: EffectKind<number> = {
  takes: { kind: 'number', min: -MOST, max: MOST },
  about: "`Date` is so far ahead of the server's clock, below 0 behind it",
  change: (answer, skew, { now }) => ({
    ...answer,
    headers: { ...answer.headers, date: new Date(now + skew * 1000).toUTCString() },
  }),
};
