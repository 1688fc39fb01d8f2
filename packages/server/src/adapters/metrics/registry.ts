/**
 * How the measures are written for Prometheus: by prom-client, which adds those of the process and its event loop. Loaded
 * when somebody looks for the first time, since it observes the event loop from then on.
 */
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import type { MetricFacts, MetricKind } from '../../ports/metrics';
import type { Sample } from './tallies';

/** A metric with a function that tells its lines at the moment of looking. */
export interface Source {
  readonly kind: MetricKind;
  readonly facts: MetricFacts;
  readonly samples: () => readonly Sample[];
}

const PREFIX = 'vid_';

/** What prom-client asks of a metric of its own. */
const asMetric = ({ kind, facts, samples }: Source): Metric =>
  ({
    name: facts.name,
    get: async () => ({ name: facts.name, help: facts.about, type: kind, values: samples(), aggregator: 'sum' }),
  }) as unknown as Metric;

export const createRegistry = (sources: readonly Source[]): Registry => {
  const registry = new Registry();
  for (const source of sources) registry.registerMetric(asMetric(source));
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  return registry;
};
