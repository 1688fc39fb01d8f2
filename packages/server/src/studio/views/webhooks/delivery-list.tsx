/** Deliveries, newest first, however many: pages are read as they come into sight. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { get } from '../../data/api';
import { count, plain } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import { addressOf } from '../../data/router';
import type { Hook, ListedDelivery } from '../../data/shapes';
import { Badge, Empty, Problem, Time } from '../../parts/small';
import { VirtualList } from '../../parts/virtual-list';

const PAGE = 100;

interface Page {
  readonly deliveries: readonly ListedDelivery[];
  readonly total: number;
}

const DeliveryRow = ({ delivery, to }: { readonly delivery: ListedDelivery; readonly to: string | undefined }) => (
  <a class="row delivery-row" href={addressOf('deliveries', delivery.delivery_id)} data-testid="delivery-row">
    <Badge state={delivery.status} />
    <span class="row-main">
      <span class="delivery-of">
        <strong>{delivery.event}</strong>
        <span class="ellipsis">{plain(delivery.job_title ?? delivery.job_id ?? '')}</span>
      </span>
      <small class="ellipsis">
        {delivery.job_title !== null && <span class="is-narrow">{`${plain(delivery.job_title)} · `}</span>}
        {delivery.last_error !== null && <span class="row-problem">{`${plain(delivery.last_error)} · `}</span>}
        {plain(to ?? delivery.delivery_id)}
      </small>
    </span>
    <span class="row-number number">
      {delivery.attempts}
      <small> {delivery.attempts === 1 ? 'attempt' : 'attempts'}</small>
    </span>
    <span class="row-time">
      <Time at={delivery.created_at} />
      <small>
        {delivery.next_attempt_at === null ? '' : 'next '}
        {delivery.next_attempt_at && <Time at={delivery.next_attempt_at} />}
      </small>
    </span>
  </a>
);

interface DeliveryListProps {
  readonly query: string;
  readonly hooks: readonly Hook[];
  /** Whether there may be others. */
  readonly isFiltered: boolean;
}

export const DeliveryList = ({ query, hooks, isFiltered }: DeliveryListProps) => {
  const urls = useMemo(() => new Map(hooks.map((hook) => [hook.id, hook.webhook_url])), [hooks]);
  const [seen, setSeen] = useState({ first: 0, last: 30 });
  const pages = useRef(new Map<number, readonly ListedDelivery[]>());
  const from = Math.floor(seen.first / PAGE);
  const to = Math.floor(Math.max(seen.first, seen.last - 1) / PAGE);
  const { value, error } = useLive(
    `${from} ${to}`,
    async (signal) => {
      const numbers = from === to ? [from] : [from, to];
      const read = await Promise.all(
        numbers.map((page) => get<Page>(`/deliveries?${query}&limit=${PAGE}&offset=${page * PAGE}`, signal)),
      );
      for (const [index, page] of numbers.entries()) pages.current.set(page, read[index]?.deliveries ?? []);
      return { total: read[0]?.total ?? 0 };
    },
    ofKind('delivery', 'attempt', 'event'),
  );
  const total = useRef<number | undefined>(undefined);
  if (value !== undefined) total.current = value.total;
  if (total.current === undefined) return <Problem error={error} />;
  if (total.current === 0 && isFiltered)
    return (
      <Empty title="No delivery is like that">
        <p>Choose another state, or the deliveries of all webhooks.</p>
      </Empty>
    );
  if (total.current === 0)
    return (
      <Empty title="Nothing was delivered">
        <p>A delivery is made when something happens that a webhook listens to. A ping makes one at once.</p>
      </Empty>
    );
  const row = (index: number) => {
    const delivery = pages.current.get(Math.floor(index / PAGE))?.[index % PAGE];
    return delivery === undefined ? (
      <span class="row is-waiting" />
    ) : (
      <DeliveryRow delivery={delivery} to={urls.get(delivery.hook_id)} />
    );
  };
  return (
    <>
      <Problem error={error} />
      <p class="sr-only" role="status">{`${count(total.current)} deliveries`}</p>
      <VirtualList
        label={`Deliveries, ${count(total.current)} in all`}
        count={total.current}
        rowHeight={52}
        row={row}
        onSeen={(first, last) => setSeen({ first, last })}
      />
    </>
  );
};
