/** Deliveries, newest first, however many: pages are read as they come into sight. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { get } from '../../data/api';
import { count, plain } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import { addressOf } from '../../data/router';
import type { Delivery, Hook } from '../../data/shapes';
import { Badge, Empty, Problem, Time } from '../../parts/small';
import { VirtualList } from '../../parts/virtual-list';

const PAGE = 100;

interface Page {
  readonly deliveries: readonly Delivery[];
  readonly total: number;
}

const DeliveryRow = ({ delivery, to }: { readonly delivery: Delivery; readonly to: string | undefined }) => (
  <a class="row delivery-row" href={addressOf('deliveries', delivery.delivery_id)} data-testid="delivery-row">
    <Badge state={delivery.status} />
    <span class="row-main">
      <strong>{delivery.event}</strong>
      <small class="ellipsis">
        {[plain(to ?? delivery.delivery_id), delivery.last_error && plain(delivery.last_error)]
          .filter(Boolean)
          .join(' · ')}
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

export const DeliveryList = ({ query, hooks }: { readonly query: string; readonly hooks: readonly Hook[] }) => {
  const urls = useMemo(() => new Map(hooks.map((hook) => [hook.id, hook.webhook_url])), [hooks]);
  const [seen, setSeen] = useState({ first: 0, last: 30 });
  const pages = useRef(new Map<number, readonly Delivery[]>());
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
