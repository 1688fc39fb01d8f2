/** Writes docs/metrics.md from the table of what the server measures. */
import { METRICS } from '../../packages/server/src/ports/metrics';
import { code, table } from './table';

const labelsOf = ({ labels = {} }: (typeof METRICS)[number]): string =>
  Object.entries<readonly string[] | string>(labels)
    .map(([name, values]) => `${code(name)}: ${typeof values === 'string' ? values : values.map(code).join(', ')}`)
    .join('; ');

export const writeMetrics = (): string => `# What the server measures

\`GET /metrics\` answers in the format of Prometheus, in every role. It is guarded as [the admin API](admin-api.md) is: open to
programs on the same machine, elsewhere with \`Authorization: Bearer TOKEN\`. No label tells of an account, a job or an address, and
no metric has more than some hundred lines.

What is counted is counted since the start of the process, whether or not anybody looks. The first look loads what writes it and
begins to observe the event loop. [What to watch, and the alerts](scaling.md#watching).

This page is generated from \`packages/server/src/ports/metrics.ts\`: run \`npm run docs\` after a change there.

${table(
  ['Metric', 'Kind', 'Labels', 'Means'],
  METRICS.map((metric) => [code(metric.name), metric.kind, labelsOf(metric), metric.about]),
)}

Beside them are those of the process and of Node that [prom-client](https://github.com/siimon/prom-client) measures, with the
same prefix: \`vid_process_cpu_seconds_total\`, \`vid_process_resident_memory_bytes\`, \`vid_nodejs_eventloop_lag_p99_seconds\`,
\`vid_nodejs_heap_size_used_bytes\`, \`vid_nodejs_gc_duration_seconds\` and others.
`;
