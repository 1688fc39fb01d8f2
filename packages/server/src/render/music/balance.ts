/** The balance of a whole mix: less of the lowest, which covers the rest, and more of the top, so that it is not dull. */
import { following } from './exact';
import type { Stereo } from './loudness';

const LOW = 130;
const HIGH = 2600;
const LESS_LOW = 0.38;
/** What of the top is added in an even mood, and how much more or less in a bright or a dark one. */
const MORE_HIGH = 1.15;
const BY_MOOD = 0.35;

/** In place; `bright` is from -1 to 1. */
export function balance(mix: Stereo, bright: number): void {
  const [low, high] = [following(LOW), following(HIGH)];
  const more = MORE_HIGH + BY_MOOD * bright;
  for (const channel of mix) {
    let under = 0;
    let below = 0;
    for (let at = 0; at < channel.length; at += 1) {
      const sample = channel[at] as number;
      under += (sample - under) * low;
      below += (sample - below) * high;
      channel[at] = sample - under * LESS_LOW + (sample - below) * more;
    }
  }
}
