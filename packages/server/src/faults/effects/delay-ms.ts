/** `delay_ms`: waits before anything else. */
import type { EffectKind } from '../effect';

/** Ten minutes: longer than any client waits. */
const MOST = 600_000;

export const delayMs: EffectKind<number> = {
  takes: { kind: 'number', min: 0, max: MOST },
  about: 'it waits, in real time, before anything else',
};
