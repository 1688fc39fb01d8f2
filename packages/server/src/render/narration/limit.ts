/** A limiter that looks ahead: no sample of the mix, nor what is between two, is louder than the ceiling. */

const SAMPLE_RATE = 48_000;
/** Seconds in which it turns down before a peak, and up again behind it. */
const AHEAD = 0.003;
const RELEASE = 0.06;
/** Weights of the eight samples around the middle between two. */
const HALFWAY = [-0.0156, 0.0586, -0.1523, 0.6093, 0.6093, -0.1523, 0.0586, -0.0156] as const;

/** The share of a ceiling below which nothing between two samples comes near it, and how many of them are looked at together. */
const NEAR = 0.6;
const BLOCK = 64;

/** What is halfway between a sample and the next. */
function betweenAt(channel: Float32Array, at: number): number {
  let between = 0;
  const [first, end] = [Math.max(0, 3 - at), Math.min(HALFWAY.length, channel.length - at + 3)];
  for (let tap = first; tap < end; tap += 1) between += (channel[at - 3 + tap] as number) * (HALFWAY[tap] as number);
  return Math.abs(between);
}

/** Lays the largest of a channel's samples, and of what is halfway to the next, over what is there, where they are beyond the ceiling. */
function markPeaks(channel: Float32Array, peaks: Float32Array, ceiling: number): boolean {
  const near = ceiling * NEAR;
  let loud = false;
  for (let block = 0; block < channel.length; block += BLOCK) {
    const end = Math.min(channel.length, block + BLOCK);
    let most = 0;
    for (let at = block; at < end; at += 1) most = Math.max(most, Math.abs(channel[at] as number));
    if (most < near) continue;
    for (let at = block; at < end; at += 1) {
      const size = Math.abs(channel[at] as number);
      if (size < near) continue;
      const peak = Math.max(size, betweenAt(channel, at));
      if (peak <= ceiling) continue;
      loud = true;
      if (peak > (peaks[at] as number)) peaks[at] = peak;
    }
  }
  return loud;
}

/** From peaks to gains, in place: each is held over the reach of an average, so that that is whole at the peak. */
function hold(peaks: Float32Array, ceiling: number, ahead: number): void {
  const { length } = peaks;
  const highest = peaks.slice();
  // Among the peaks in reach, those that no later one exceeds: the first is the highest.
  const reached = new Uint32Array(length);
  let [first, end] = [0, 0];
  for (let at = -ahead; at < length; at += 1) {
    const next = at + ahead;
    const peak = next < length ? (highest[next] as number) : 0;
    if (peak > 0) {
      while (end > first && (highest[reached[end - 1] as number] as number) <= peak) end -= 1;
      reached[end] = next;
      end += 1;
    }
    if (first < end && (reached[first] as number) < at - ahead) first += 1;
    if (at >= 0) peaks[at] = first < end ? ceiling / (highest[reached[first] as number] as number) : 1;
  }
}

/** Limits in place; whether anything was too loud. */
export function limit(channels: readonly Float32Array[], ceiling: number): boolean {
  const length = channels[0]?.length ?? 0;
  const ahead = Math.round(AHEAD * SAMPLE_RATE);
  const gains = new Float32Array(length);
  let loud = false;
  for (const channel of channels) loud = markPeaks(channel, gains, ceiling) || loud;
  if (!loud) return false;
  hold(gains, ceiling, ahead);
  const rise = 1 - Math.exp(-1 / (RELEASE * SAMPLE_RATE));
  let open = 1;
  for (let at = 0; at < length; at += 1) {
    open = Math.min(gains[at] as number, open + (1 - open) * rise);
    gains[at] = open;
  }
  // The average of what is around a moment: no gain jumps.
  const smooth = new Float32Array(length);
  let sum = 0;
  const width = 2 * ahead + 1;
  for (let at = -ahead; at < length; at += 1) {
    sum += gains[Math.min(length - 1, at + ahead)] as number;
    if (at > ahead) sum -= gains[at - ahead - 1] as number;
    if (at >= 0) smooth[at] = sum / Math.min(width, at + ahead + 1);
  }
  for (const channel of channels)
    for (let at = 0; at < length; at += 1)
      channel[at] = Math.max(-ceiling, Math.min(ceiling, (channel[at] as number) * (smooth[at] as number)));
  return true;
}
