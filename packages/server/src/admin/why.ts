/** The chain behind a job, a delivery, a hook, a request or a planning without a job: request → checks → ledger → stages → attempts. */
import { type Retention, retentionNote } from '../domain/retention';
import { isNamed, type RequestLog } from '../http/request-log';
import { inParallel } from '../in-parallel';
import type { Links } from '../ports/server-rules';
import type { Store } from '../ports/store';
import { AdminError } from './admin-error';
import { attemptBody, deliveryBody, hookBody, iso, jobBody, ledgerEntryBody, requestBody } from './bodies';

export interface WhyDeps {
  readonly store: Store;
  readonly requests: RequestLog;
  readonly links: Links;
  readonly retention: Retention;
}

const LIMIT = 100;
/** The newest jobs that are looked through for a request that the log has no more. */
const JOBS = 500;
/** Reads of the store at a time: other requests want it, too. */
const READS_AT_ONCE = 8;

const CAME_TO_NOTHING =
  'A planning that came to no job: it failed, was refused or was cut off when its server ended. Its credits went back.';
const planningUnderWay = (credits: number): string =>
  `A planning that has come to no job so far. It is under way, or its server is gone: then the ${credits} credits go back as soon as another one notices.`;

export const createWhy = ({ store, requests, links, retention }: WhyDeps) => {
  const deliveryWithAttempts = async (delivery: Parameters<typeof deliveryBody>[0]) => ({
    ...deliveryBody(delivery),
    attempts: (await store.attemptsOf(delivery.deliveryId)).map((attempt) => attemptBody(attempt, delivery.body)),
  });

  const whyJob = async (id: string) => {
    const job = await store.findJob(id);
    if (job === undefined) return undefined;
    const request = (await requests.list()).find((entry) => entry.jobId === id);
    const ledger = (await store.ledgerOf(job.userId)).filter((entry) => entry.jobId === id);
    const events = await store.eventsOfJob(id);
    const deliveries = await store.listDeliveries({ jobId: id, limit: LIMIT });
    return {
      kind: 'job',
      id,
      request: request === undefined ? null : requestBody(request),
      request_id: job.history[0]?.by?.request ?? null,
      checks: job.checks,
      ledger: ledger.map(ledgerEntryBody),
      stages: job.history.map(({ at, what }) => ({ at: iso(at), what })),
      job: jobBody(job, job.status === 'succeeded' ? links.video(job).outputUrl : null),
      events: events.map(({ eventId, event, at }) => ({ event_id: eventId, event, at: iso(at) })),
      deliveries: await inParallel(deliveries, READS_AT_ONCE, deliveryWithAttempts),
    };
  };

  const whyDelivery = async (id: string) => {
    const delivery = await store.findDelivery(id);
    if (delivery === undefined) return undefined;
    const hook = await store.findHook(delivery.hookId);
    return {
      kind: 'delivery',
      id,
      delivery: await deliveryWithAttempts(delivery),
      hook: hook === undefined ? null : hookBody(hook),
      job: delivery.jobId === null ? null : ((await whyJob(delivery.jobId)) ?? null),
    };
  };

  const whyHook = async (id: string) => {
    const hook = await store.findHook(id);
    const deliveries = await store.listDeliveries({ hookId: id, limit: LIMIT });
    if (hook === undefined && deliveries.length === 0) return undefined;
    return {
      kind: 'hook',
      id,
      hook: hook === undefined ? null : hookBody(hook),
      deliveries: await inParallel(deliveries, READS_AT_ONCE, deliveryWithAttempts),
    };
  };

  /** By the id of its entry in the log, or by what its answer called it, which its job remembers for longer. */
  const whyRequest = async (id: string) => {
    const request = (await requests.list()).find(isNamed(id));
    const made = async () => (await store.listJobs(JOBS)).find(({ history }) => history[0]?.by?.request === id)?.jobId;
    const jobId = request === undefined ? await made() : (request.jobId ?? undefined);
    if (request === undefined && jobId === undefined) return undefined;
    return {
      kind: 'request',
      id,
      request: request === undefined ? null : requestBody(request),
      job: jobId === undefined ? null : ((await whyJob(jobId)) ?? null),
    };
  };

  /** Of a planning that came to no job its account's ledger alone knows: jobs are always kept. */
  const whyPlanning = async (id: string) => {
    const booked = await store.bookedForPlanning(id);
    const [first] = booked;
    if (first === undefined) return undefined;
    const open = -booked.reduce((sum, { entry }) => sum + entry.amount, 0);
    return {
      kind: 'planning',
      id,
      outcome: open > 0 ? planningUnderWay(open) : CAME_TO_NOTHING,
      user_id: first.userId,
      ledger: booked.map(({ entry }) => ledgerEntryBody(entry)),
    };
  };

  return async (id: string): Promise<Readonly<Record<string, unknown>>> => {
    const found =
      (await whyJob(id)) ??
      (await whyDelivery(id)) ??
      (await whyHook(id)) ??
      (await whyRequest(id)) ??
      (await whyPlanning(id));
    if (found !== undefined) return found;
    throw new AdminError(
      'not-found',
      `There is no job, delivery, hook or request ${id}; of requests the last are known only.${retentionNote(retention)}`,
    );
  };
};
