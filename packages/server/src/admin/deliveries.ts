/** Deliveries as the admin API lists, shows and repeats them. */

import { redeliver } from '../domain/delivery-decisions';
import type { Delivery } from '../domain/events';
import type { HideSecrets } from '../domain/hide-secrets';
import { type Retention, retentionNote } from '../domain/retention';
import { notAmong } from '../nearest-name';
import type { Clock } from '../ports/clock';
import type { Store } from '../ports/store';
import { AdminError, invalidInput } from './admin-error';
import { attemptBody, deliveryBody } from './bodies';
import { type PageQuery, readPage } from './page-bounds';

export interface AdminDeliveriesDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly hide: HideSecrets;
  readonly retention: Retention;
}

/** Which deliveries to list. */
export interface DeliveriesQuery extends PageQuery {
  readonly user_id?: string | undefined;
  readonly hook_id?: string | undefined;
  readonly status?: string | undefined;
}

const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'dropped'] as const;

export const createAdminDeliveries = ({ store, clock, hide, retention }: AdminDeliveriesDeps) => {
  /** Everything that shows what others sent or answered passes here. */
  const shown = <T>(answer: T): T => hide.value(answer) as T;
  const unknown = (deliveryId: string) =>
    new AdminError('not-found', `There is no delivery ${deliveryId}.${retentionNote(retention)}`);

  /** What the renders are called that deliveries are of. */
  const titlesOf = async (deliveries: readonly Delivery[]): Promise<ReadonlyMap<string, string>> => {
    const jobIds = [...new Set(deliveries.flatMap(({ jobId }) => jobId ?? []))];
    const jobs = jobIds.length === 0 ? [] : await store.listJobs(jobIds.length, { jobIds });
    return new Map(jobs.map(({ jobId, title }) => [jobId, title]));
  };

  return {
    listDeliveries: async (query: DeliveriesQuery = {}) => {
      const status = DELIVERY_STATUSES.find((known) => known === query.status);
      if (query.status !== undefined && status === undefined)
        throw invalidInput([{ path: 'status', message: notAmong(query.status, DELIVERY_STATUSES) }]);
      const { limit, offset } = readPage(query);
      const filter = { userId: query.user_id, hookId: query.hook_id, status };
      const deliveries = await store.listDeliveries({ ...filter, limit, offset });
      const titles = await titlesOf(deliveries);
      const listed = deliveries.map((delivery) => ({
        ...deliveryBody(delivery),
        job_title: titles.get(delivery.jobId ?? '') ?? null,
      }));
      return shown({ deliveries: listed, total: await store.countDeliveries(filter) });
    },
    /** One delivery with its attempts. */
    delivery: async (deliveryId: string) => {
      const delivery = await store.findDelivery(deliveryId);
      if (delivery === undefined) throw unknown(deliveryId);
      const attempts = await store.attemptsOf(deliveryId);
      return shown({
        delivery: {
          ...deliveryBody(delivery),
          attempts: attempts.map((attempt) => attemptBody(attempt, delivery.body)),
        },
      });
    },
    /** Sends a delivery once more, with the same id and body. */
    redeliver: async (deliveryId: string) => {
      const delivery = await store.findDelivery(deliveryId);
      if (delivery === undefined) throw unknown(deliveryId);
      const result = await store.decide(delivery.userId, redeliver({ deliveryId, at: clock.now() }));
      if (result === 'no-hook') throw new AdminError('conflict', 'The hook of this delivery was deleted.');
      if (result === 'under-way')
        throw new AdminError(
          'conflict',
          `An attempt of the delivery ${deliveryId} is under way; it ends within ten seconds. Ask again then.`,
        );
      return { delivery_id: deliveryId, status: 'pending' as const };
    },
  };
};
