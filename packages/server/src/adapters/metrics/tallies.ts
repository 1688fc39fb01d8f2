/**
 * What was counted so far, as plain numbers: taking note costs a look into a map, whether or not anybody ever asks. Values of
 * labels are bounded by what the table of metrics says of them; should more come, they share one entry.
 */
import type { Labels } from '../../ports/meter';

interface Tally {
  readonly labels: Labels;
  sum: number;
  count: number;
  /** How many were up to each bound, and not up to the one before. */
  readonly within: number[];
}

/** One line of a metric. */
export interface Sample {
  readonly labels: Labels;
  readonly value: number;
  /** Where it differs from that of the metric. */
  readonly metricName?: string;
}

/** More than any metric has when its labels are what they should be. */
const MAX_TALLIES = 500;
/** Of what has none: found without a look into the map. */
export const NO_LABELS: Labels = {};
const OTHER = 'other';
const REST = '\n\nrest';

export interface Tallies {
  note(labels: Labels, value: number): void;
  /** As a counter or a level has them. */
  sums(): Sample[];
  /** As a histogram has them, cumulated. */
  distribution(name: string): Sample[];
}

export const createTallies = (bounds: readonly number[] = []): Tallies => {
  const tallies = new Map<string, Tally>();

  const begin = (key: string, labels: Labels): Tally => {
    const fresh = { labels, sum: 0, count: 0, within: bounds.map(() => 0) };
    tallies.set(key, fresh);
    return fresh;
  };

  let unlabelled: Tally | undefined;
  const tallyOf = (labels: Labels): Tally => {
    if (labels === NO_LABELS) return (unlabelled ??= begin('', labels));
    const key = Object.values(labels).join('\n');
    const known = tallies.get(key);
    if (known !== undefined) return known;
    if (tallies.size < MAX_TALLIES) return begin(key, labels);
    const others = Object.fromEntries(Object.keys(labels).map((name) => [name, OTHER]));
    return tallies.get(REST) ?? begin(REST, others);
  };

  const distributionOf = (name: string, { labels, sum, count, within }: Tally): Sample[] => {
    let upTo = 0;
    const buckets = bounds.map((bound, index) => {
      upTo += within[index] ?? 0;
      return { labels: { ...labels, le: bound }, value: upTo, metricName: `${name}_bucket` };
    });
    return [
      ...buckets,
      { labels: { ...labels, le: '+Inf' }, value: count, metricName: `${name}_bucket` },
      { labels, value: sum, metricName: `${name}_sum` },
      { labels, value: count, metricName: `${name}_count` },
    ];
  };

  return {
    note: (labels, value) => {
      const tally = tallyOf(labels);
      tally.sum += value;
      tally.count += 1;
      const index = bounds.findIndex((bound) => value <= bound);
      if (index >= 0) tally.within[index] = (tally.within[index] ?? 0) + 1;
    },
    sums: () => [...tallies.values()].map(({ labels, sum }) => ({ labels, value: sum })),
    distribution: (name) => [...tallies.values()].flatMap((tally) => distributionOf(name, tally)),
  };
};
