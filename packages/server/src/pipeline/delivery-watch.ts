/**
 * Watches over attempts at deliveries for whoever looks at the server: a span and a log line each, with the name of the request
 * that the job goes back to. Nothing is looked up where nobody reads either.
 */
import type { Origin } from '../domain/job';
import type { Log } from '../ports/log';
import type { ClaimedDelivery, Store } from '../ports/store';
import type { Tracer } from '../ports/tracer';

export interface DeliveryWatchDeps {
  readonly store: Pick<Store, 'findJob'>;
  readonly log: Log;
  readonly tracer: Tracer;
  /** Whether anybody reads lines or spans of single attempts. */
  readonly isFollowed: boolean;
}

/** Ends the watch of an attempt: what became of it, and how long it took. */
export type EndWatch = (outcome: string, ms: number) => void;

/** Jobs whose origins are remembered: the deliveries of one come close to one another. */
const REMEMBERED = 500;

const jobIdOf = (body: string): string | undefined => {
  const { payload } = JSON.parse(body) as { readonly payload?: { readonly job_id?: unknown } };
  return typeof payload?.job_id === 'string' ? payload.job_id : undefined;
};

export const createDeliveryWatch = ({ store, log, tracer, isFollowed }: DeliveryWatchDeps) => {
  const origins = new Map<string, Origin | undefined>();

  const originOf = async (jobId: string): Promise<Origin | undefined> => {
    if (origins.has(jobId)) return origins.get(jobId);
    const job = await store.findJob(jobId).catch(() => undefined);
    const origin = job?.history[0]?.by;
    const [oldest] = origins.keys();
    if (origins.size >= REMEMBERED && oldest !== undefined) origins.delete(oldest);
    origins.set(jobId, origin);
    return origin;
  };

  return async ({ delivery, attempt }: ClaimedDelivery): Promise<EndWatch> => {
    if (!isFollowed) return () => undefined;
    const { deliveryId, hookId, event } = delivery;
    const jobId = jobIdOf(delivery.body);
    const by = jobId === undefined ? undefined : await originOf(jobId);
    const span = tracer.start(`deliver ${event}`, {
      kind: 'client',
      parent: by?.trace,
      attributes: {
        'vid.delivery_id': deliveryId,
        'vid.hook_id': hookId,
        'vid.job_id': jobId,
        'vid.request_id': by?.request,
        'vid.attempt': attempt,
      },
    });
    return (outcome, ms) => {
      span.set({ 'vid.outcome': outcome });
      span.end(/^2\d\d$/.test(outcome) ? undefined : outcome);
      log.write('debug', 'delivery-attempt', {
        delivery_id: deliveryId,
        ...(jobId === undefined ? {} : { job_id: jobId }),
        ...(by === undefined ? {} : { request_id: by.request }),
        webhook_event: event,
        attempt,
        outcome,
        ms,
      });
    };
  };
};
