/**
 * What was counted so far, as plain numbers: taking note costs a look into a map for each label, whether or not anybody ever asks:
 * a key made of all of them would be hashed anew each time. Values of labels are bounded by what the table of metrics says of them;
 * should more come, they share one entry.
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
/** Of what has none. */
export const NO_LABELS: Labels = {};
const OTHER = 'other';

/** What values of labels lead to, one after the other. */
interface Branch {
  tally?: Tally;
  readonly next: Map<Labels[string], Branch>;
}
const branch = (): Branch => ({ next: new Map() });

export interface Tallies {
  note(labels: Labels, value: number): void;
  /** As a counter or a level has them. */
  sums(): Sample[];
  /** As a histogram has them, cumulated. */
  distribution(name: string): Sample[];
}

export const createTallies = (bounds: readonly number[] = []): Tallies => {
  const tallies: Tally[] = [];
  const root = branch();
  let rest: Tally | undefined;

  const begin = (labels: Labels): Tally => {
    const fresh = { labels, sum: 0, count: 0, within: bounds.map(() => 0) };
    tallies.push(fresh);
    return fresh;
  };
  const beginNew = (labels: Labels): Tally => {
    if (tallies.length >= MAX_TALLIES)
      return (rest ??= begin(Object.fromEntries(Object.keys(labels).map((name) => [name, OTHER]))));
    let at = root;
    for (const value of Object.values(labels)) {
      const next = at.next.get(value) ?? branch();
      at.next.set(value, next);
      at = next;
    }
    return (at.tally = begin(labels));
  };

  const tallyOf = (labels: Labels): Tally => {
    let at: Branch | undefined = root;
    for (const name in labels) at = at?.next.get(labels[name] as Labels[string]);
    return at?.tally ?? beginNew(labels);
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
      let index = 0;
      while (index < bounds.length && value > (bounds[index] as number)) index += 1;
      if (index < bounds.length) tally.within[index] = (tally.within[index] ?? 0) + 1;
    },
    sums: () => tallies.map(({ labels, sum }) => ({ labels, value: sum })),
    distribution: (name) => tallies.flatMap((tally) => distributionOf(name, tally)),
  };
};
