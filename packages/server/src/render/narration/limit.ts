/** A limiter that looks ahead: no sample of the mix, nor what is between two, is louder than the ceiling. */

const SAMPLE_RATE = 48_000;
/** Seconds in which it turns down before a peak, and up again behind it. */
const AHEAD = 0.003;
const RELEASE = 0.06;
/** Weights of the eight samples around the middle between two. */
const HALFWAY = [-0.0156, 0.0586, -0.1523, 0.6093, 0.6093, -0.1523, 0.0586, -0.0156] as const;

/** The largest of a sample and of what is halfway to the next, in all channels. */
const peakAt = (channels: readonly Float32Array[], at: number, ceiling: number): number => {
  let peak = 0;
  for (const channel of channels) {
    const size = Math.abs(channel[at] ?? 0);
    if (size > peak) peak = size;
    if (size < ceiling * 0.6) continue;
    let between = 0;
    for (let tap = 0; tap < HALFWAY.length; tap += 1)
      between += (channel[at - 3 + tap] ?? 0) * (HALFWAY[tap] as number);
    peak = Math.max(peak, Math.abs(between));
  }
  return peak;
};

/** Limits in place; whether anything was too loud. */
export function limit(channels: readonly Float32Array[], ceiling: number): boolean {
  const length = channels[0]?.length ?? 0;
  const ahead = Math.round(AHEAD * SAMPLE_RATE);
  const gains = new Float32Array(length).fill(1);
  let loud = false;
  for (let at = 0; at < length; at += 1) {
    const peak = peakAt(channels, at, ceiling);
    if (peak <= ceiling) continue;
    loud = true;
    const gain = ceiling / peak;
    // Held over the reach of the average below, so that it is whole at the peak.
    for (let near = Math.max(0, at - ahead); near <= Math.min(length - 1, at + ahead); near += 1)
      if (gain < (gains[near] as number)) gains[near] = gain;
  }
  if (!loud) return false;
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
