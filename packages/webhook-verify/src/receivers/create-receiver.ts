/**
 * The receiver behind every adapter: raw body first, verify, deduplicate by the verified `delivery_id`, hand over,
 * answer in time. An adapter only says how its framework gives a body and takes an answer.
 */
import type { WebhookDelivery } from '../delivery';
import type { Attempt, Framework } from '../errors/evidence';
import { ANSWERS, type Answer, METHOD_NOT_ALLOWED, type Outcome, refusalAnswer } from './answers';
import { processDelivery } from './process-delivery';
import { type ReceiverOptions, readReceiverOptions } from './receiver-options';
import { errorReporter } from './report-error';

/** What differs between frameworks. */
export interface Runtime {
  readonly framework: Framework;
  readonly verify: (attempt: Attempt) => WebhookDelivery | Promise<WebhookDelivery>;
  /** Whether work may go on after the answer; where the process is frozen then, the answer always waits. */
  readonly outlivesAnswer: boolean;
}

/** One request, as an adapter sees it. */
export interface Incoming<Request> {
  readonly request: Request;
  /** Undefined when the platform does not tell. */
  readonly method: string | undefined;
  readonly headers: unknown;
  /** Reads the raw body, and stops soon after `maxBytes`. What is no raw body is returned as it is, to be refused. */
  readonly readBody: (maxBytes: number) => unknown;
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
}

export type Receiver<Request> = (incoming: Incoming<Request>) => Promise<Answer>;

/** @throws {WebhookConfigError} an option is wrong */
export const createReceiver = <Request>(options: ReceiverOptions<Request>, runtime: Runtime): Receiver<Request> => {
  const settings = readReceiverOptions(options);
  const answerAfterMs = runtime.outlivesAnswer ? settings.answerAfterMs : Number.POSITIVE_INFINITY;
  const reportTo = errorReporter(settings.onError);
  /** Deliveries in hand: a repeat that arrives meanwhile shares the outcome of the first. */
  const running = new Map<string, Promise<Outcome>>();

  const verified = async ({ request, headers, readBody }: Incoming<Request>): Promise<WebhookDelivery> => {
    const secret = await settings.secretOf(request);
    const rawBody = await readBody(settings.maxBodyBytes);
    const { framework, verify } = runtime;
    return verify({ rawBody, headers, secret, options: settings.verifyOptions, framework });
  };

  const start = (delivery: WebhookDelivery, request: Request): Promise<Outcome> => {
    const work = processDelivery({
      store: settings.store,
      delivery,
      owner: crypto.randomUUID(),
      handle: () => settings.onDelivery(delivery, request),
      report: (error) => reportTo(error, request),
    }).finally(() => running.delete(delivery.delivery_id));
    running.set(delivery.delivery_id, work);
    return work;
  };

  const keepAlive = (work: Promise<Outcome>, { waitUntil = settings.waitUntil, request }: Incoming<Request>): void => {
    try {
      waitUntil?.(work);
    } catch (error) {
      void reportTo(error, request);
    }
  };

  return async (incoming) => {
    if (incoming.method !== undefined && incoming.method !== 'POST') return METHOD_NOT_ALLOWED;
    let delivery: WebhookDelivery;
    try {
      delivery = await verified(incoming);
    } catch (error) {
      await reportTo(error, incoming.request);
      return refusalAnswer(error);
    }

    const first = running.get(delivery.delivery_id);
    const work = first ?? start(delivery, incoming.request);
    const outcome = await settledWithin(work, answerAfterMs);
    if (outcome === 'later') keepAlive(work, incoming);
    return ANSWERS[first && outcome === 'processed' ? 'duplicate' : outcome];
  };
};

/** Longest delay of a timer; beyond it, runtimes fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const settledWithin = async (work: Promise<Outcome>, ms: number): Promise<Outcome> => {
  if (ms > MAX_TIMER_MS) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, ms, 'later');
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
