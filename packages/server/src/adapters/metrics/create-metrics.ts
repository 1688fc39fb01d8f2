/** The meter, and what it has noted as Prometheus reads it. */
import type { Gauges, Meter } from '../../ports/meter';
import {
  COUNTERS,
  GAUGES,
  type GaugeName,
  HISTOGRAMS,
  type HistogramFacts,
  LEVELS,
  type MetricFacts,
  type MetricKind,
} from '../../ports/metrics';
import type { Source } from './registry';
import { createTallies, NO_LABELS, type Tallies } from './tallies';

export interface Metrics extends Meter {
  /** In the format of Prometheus. */
  write(): Promise<{ readonly type: string; readonly text: string }>;
  close(): Promise<void>;
}

type Table<Name extends string> = Readonly<Record<Name, MetricFacts & Partial<HistogramFacts>>>;

/** Nothing that happened is told as such from the start, so that its first time shows as a growth. */
const fromZero = (tallies: Tallies, { labels = {} }: MetricFacts): Tallies => {
  const [[name, values] = [], ...more] = Object.entries(labels);
  if (name === undefined) tallies.note(NO_LABELS, 0);
  else if (more.length === 0 && typeof values === 'object')
    for (const value of values) tallies.note({ [name]: value }, 0);
  return tallies;
};

const talliesOf = <Name extends string>(table: Table<Name>): Record<Name, Tallies> =>
  Object.fromEntries(
    Object.entries<Table<Name>[Name]>(table).map(([name, facts]) => [
      name,
      facts.buckets === undefined ? fromZero(createTallies(), facts) : createTallies(facts.buckets),
    ]),
  ) as Record<Name, Tallies>;

const sourcesOf = <Name extends string>(kind: MetricKind, table: Table<Name>, tallies: Record<Name, Tallies>) =>
  (Object.keys(table) as Name[]).map((key): Source => {
    const facts = table[key];
    const samples = () => (kind === 'histogram' ? tallies[key].distribution(facts.name) : tallies[key].sums());
    return { kind, facts, samples };
  });

/** `gauges` is asked at each look; what it can't tell at the moment is left out. */
export const createMetrics = (gauges: () => Promise<Gauges>): Metrics => {
  const counters = talliesOf(COUNTERS);
  const levels = talliesOf(LEVELS);
  const histograms = talliesOf(HISTOGRAMS);
  let now: Gauges = {};

  const load = async () => {
    const { createRegistry } = await import('./registry');
    const asked = Object.entries(GAUGES).map(([key, facts]): Source => {
      // A figure of before would be taken for one of now.
      const samples = () => {
        const value = now[key as GaugeName];
        return value === undefined ? [] : [{ labels: NO_LABELS, value }];
      };
      return { kind: 'gauge', facts, samples };
    });
    return createRegistry([
      ...sourcesOf('counter', COUNTERS, counters),
      ...sourcesOf('gauge', LEVELS, levels),
      ...sourcesOf('histogram', HISTOGRAMS, histograms),
      ...asked,
    ]);
  };
  let registry: ReturnType<typeof load> | undefined;

  return {
    add: (counter, labels = NO_LABELS, by = 1) => counters[counter].note(labels, by),
    move: (level, by) => levels[level].note(NO_LABELS, by),
    observe: (histogram, value, labels = NO_LABELS) => histograms[histogram].note(labels, value),
    write: async () => {
      const loaded = await (registry ??= load());
      now = await gauges();
      return { type: loaded.contentType, text: await loaded.metrics() };
    },
    close: async () => {
      (await registry)?.clear();
    },
  };
};
