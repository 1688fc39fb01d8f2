/** Round numbers along an axis, three to six of them: the first is not above the least, the last not below the most. */
export const niceTicks = (least: number, most: number): readonly number[] => {
  const spread = Math.max(most - least, Math.abs(most) / 10, 4);
  const rough = spread / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5].find((factor) => factor * magnitude >= rough) ?? 10);
  const first = Math.floor(least / step) * step;
  const ticks: number[] = [];
  for (let tick = first; ticks.length < 2 || (ticks.at(-1) ?? first) < most; tick += step) ticks.push(tick);
  return ticks;
};
