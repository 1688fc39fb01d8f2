/** The chain behind a render as nodes and edges, column by column. */
import { between, signed, span, timeOf } from '../../data/format';
import { addressOf } from '../../data/router';
import type { TriedDelivery, Why } from '../../data/shapes';

export interface WhyNode {
  readonly key: string;
  readonly column: number;
  readonly title: string;
  readonly detail: string;
  readonly tone: string;
  /** Where more of it is shown. */
  readonly address: string | undefined;
  /** The nodes that it follows from. */
  readonly from: readonly string[];
}

/** Deliveries that are drawn; the others are one node. */
const MOST_DELIVERIES = 8;

export const COLUMNS = ['Request', 'Checks', 'Ledger', 'Job', 'Events', 'Deliveries', 'Attempts'] as const;

const toneOf = (state: string): string => {
  if (['succeeded', 'delivered'].includes(state)) return 'good';
  return ['failed', 'cancelled', 'dropped', 'interrupted'].includes(state) ? 'bad' : 'busy';
};

const detailOf = ({ error, ms, response }: TriedDelivery['attempts'][number]): string => {
  if (error !== null && response === null) return error;
  return ms === null ? 'under way' : `after ${span(ms)}`;
};

export const whyNodes = (why: Why): readonly WhyNode[] => {
  const { job, request } = why;
  const absent = why.request_id === null ? 'by the admin API' : 'no longer in the log';
  const nodes: WhyNode[] = [
    {
      key: 'request',
      column: 0,
      title: request === null ? 'Request' : `${request.method} ${request.status}`,
      detail: request === null ? absent : `${timeOf(request.at)}, ${Math.round(request.ms)} ms`,
      tone: 'dull',
      address: request === null ? undefined : addressOf('requests', request.id),
      from: [],
    },
    {
      key: 'checks',
      column: 1,
      title: `${why.checks.length} checks passed`,
      detail: why.checks.join(', '),
      tone: 'good',
      address: undefined,
      from: ['request'],
    },
  ];
  for (const entry of why.ledger)
    nodes.push({
      key: entry.id,
      column: 2,
      title: `${entry.kind} ${signed(entry.amount)}`,
      detail: `balance ${entry.balance_after}`,
      tone: entry.amount < 0 ? 'dull' : 'good',
      address: addressOf('credits'),
      from: ['checks'],
    });
  nodes.push({
    key: 'job',
    column: 3,
    title: job.status,
    detail: job.finished_at === null ? `${job.progress} %` : `after ${between(job.created_at, job.finished_at)}`,
    tone: toneOf(job.status),
    address: undefined,
    from: why.ledger.length === 0 ? ['checks'] : why.ledger.map(({ id }) => id),
  });
  for (const event of why.events)
    nodes.push({
      key: event.event_id,
      column: 4,
      title: event.event,
      detail: timeOf(event.at),
      tone: 'dull',
      address: undefined,
      from: ['job'],
    });
  const others = why.deliveries.length - MOST_DELIVERIES;
  for (const delivery of why.deliveries.slice(0, MOST_DELIVERIES)) {
    const cause = why.events.find(({ event }) => event === delivery.event);
    nodes.push({
      key: delivery.delivery_id,
      column: 5,
      title: delivery.status,
      detail: delivery.event,
      tone: toneOf(delivery.status),
      address: addressOf('deliveries', delivery.delivery_id),
      from: [cause?.event_id ?? 'job'],
    });
    for (const attempt of delivery.attempts)
      nodes.push({
        key: `${delivery.delivery_id} ${attempt.number}`,
        column: 6,
        title: attempt.response === null ? attempt.outcome : `answered ${attempt.response.status}`,
        detail: detailOf(attempt),
        tone: toneOf(attempt.outcome),
        address: addressOf('deliveries', delivery.delivery_id),
        from: [delivery.delivery_id],
      });
  }
  if (others > 0)
    nodes.push({
      key: 'others',
      column: 5,
      title: `${others} more`,
      detail: 'of the same event',
      tone: 'dull',
      address: addressOf('webhooks'),
      from: why.events.slice(-1).map(({ event_id: id }) => id),
    });
  return nodes;
};
