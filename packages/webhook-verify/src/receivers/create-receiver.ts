/**
 * The receiver behind every adapter: raw body first, verify, deduplicate by the verified `delivery_id`, hand over,
 * answer in time. An adapter only says how its framework gives a body and takes an answer.
 */
import type { WebhookDelivery } from '../delivery';
import type { VerificationCode } from '../errors/codes';
import { WebhookConfigError } from '../errors/config-error';
import type { Adapter, Attempt, Framework } from '../errors/evidence';
import { quoted } from '../errors/shown-value';
import { WebhookVerificationError } from '../errors/verification-error';
import { ANSWERS, type Answer, METHOD_NOT_ALLOWED, type Outcome, refusalAnswer } from './answers';
import { isLate } from './is-late';
import { placeOf } from './place-of';
import { processDelivery, type Work } from './process-delivery';
import { readSettings } from './read-settings';
import type { ReceiverOptions } from './receiver-options';
import { errorReporter, noteInDevelopment, noteOnceInDevelopment } from './report-error';

/** What differs between frameworks. */
export interface Runtime {
  readonly framework: Adapter;
  readonly verify: (attempt: Attempt) => WebhookDelivery | Promise<WebhookDelivery>;
  /** Whether work may go on after the answer; where the process is frozen then, the answer always waits. */
  readonly outlivesAnswer: boolean;
  /** What the user called: the stack of a wrong set-up begins with the line that called it. */
  readonly entry: (options: never) => unknown;
  /** Whether the framework loads routes when it builds, where there is no secret yet. */
  readonly isBuilt?: boolean | undefined;
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
  /** What the runtime hands over beside the request. */
  readonly platform?: readonly unknown[] | undefined;
  /** Why there is nothing to verify, where the adapter sees that. */
  readonly problem?: VerificationCode | undefined;
  /** How the receiver is used wrongly, where the adapter sees that. */
  readonly mistake?: WebhookConfigError | undefined;
  /** How the answer was given before the receiver was done, if it was by now. */
  readonly forestalled?: (() => WebhookConfigError | undefined) | undefined;
  /** Whose advice fits, where the request shows that it is another's than the adapter's. */
  readonly framework?: Framework | undefined;
}

/** What there is of a request where only a mistake is told of it. */
export const NOTHING = { method: undefined, headers: undefined, readBody: (): undefined => undefined } as const;

export type Receiver<Request> = (incoming: Incoming<Request>) => Promise<Answer>;

/**
 * @throws {WebhookConfigError} an option is wrong
 * @throws {Error} a request came in place of options: its cause says so, and so does the console
 */
export const createReceiver = <Request>(
  options: ReceiverOptions<Request, readonly unknown[]>,
  runtime: Runtime,
): Receiver<Request> => {
  const moveStack = placeOf(runtime.entry);
  const settings = readSettings(options, runtime);
  const answerAfterMs = runtime.outlivesAnswer ? settings.answerAfterMs : Number.POSITIVE_INFINITY;
  /** Deliveries in hand: a repeat that arrives meanwhile shares the outcome of the first. */
  const running = new Map<string, Work>();
  /** Those of them that were answered while their work went on: the service does not send them again. */
  const answered = new Set<string>();

  const tell = errorReporter(settings.onError);
  const keepAlive = (work: Promise<unknown>, { waitUntil = settings.waitUntil, request }: Incoming<Request>): void => {
    try {
      waitUntil?.(work);
    } catch (error) {
      void tell(error, request);
    }
  };

  /** Waits for a slow log as long as for slow work and no longer: neither an answer nor a claim hangs on it. */
  const report = async (error: unknown, incoming: Incoming<Request>, about?: string): Promise<void> => {
    const told = tell(error, incoming.request, about);
    if (await isLate(told, answerAfterMs)) keepAlive(told, incoming);
  };

  const verified = async ({
    request,
    headers,
    readBody,
    platform = [],
    problem,
    mistake,
    framework = runtime.framework,
  }: Incoming<Request>): Promise<WebhookDelivery> => {
    if (mistake) throw mistake;
    if (problem) throw new WebhookVerificationError(problem, { rawBody: request, framework });
    const secret = await settings.secretOf(request, platform);
    const rawBody = await readBody(settings.maxBodyBytes);
    return runtime.verify({ rawBody, headers, secret, options: settings.verifyOptions, framework, isReceived: true });
  };

  const isAnswered = ({ delivery_id: id }: WebhookDelivery, { forestalled }: Incoming<Request>): boolean =>
    answered.has(id) || forestalled?.() !== undefined;

  const start = (delivery: WebhookDelivery, incoming: Incoming<Request>): Work => {
    const work: Work = processDelivery({
      store: settings.store,
      delivery,
      owner: crypto.randomUUID(),
      handle: () => settings.onDelivery(delivery, incoming.request, ...(incoming.platform ?? [])),
      report: (error, failed) =>
        report(error, incoming, failed ? whatBecameOf(delivery, isAnswered(delivery, incoming)) : undefined),
    });
    running.set(delivery.delivery_id, work);
    void work.finished.then(() => {
      running.delete(delivery.delivery_id);
      answered.delete(delivery.delivery_id);
    });
    return work;
  };

  /** What to answer: the end of the work, or in good time what is known of it. */
  const outcomeOf = async (work: Work, delivery: WebhookDelivery, incoming: Incoming<Request>): Promise<Outcome> => {
    if (!(await isLate(work.finished, answerAfterMs))) return work.finished;
    keepAlive(work.finished, incoming);
    await isLate(work.claimed, CLAIM_GRACE_MS);
    const soFar = work.soFar();
    const { delivery_id: id } = delivery;
    if (soFar !== 'later' || answered.has(id)) return soFar;
    answered.add(id);
    // At 0 it is on purpose.
    if (answerAfterMs > 0) noteInDevelopment(earlyAnswer(delivery, answerAfterMs));
    return soFar;
  };

  return async (incoming) => {
    const { method = 'POST' } = incoming;
    if (method !== 'POST') {
      noteInDevelopment(`${quoted(method)} was answered 405: deliveries are POSTs, which a redirect turns into GETs.`);
      return METHOD_NOT_ALLOWED;
    }
    let delivery: WebhookDelivery;
    try {
      delivery = await verified(incoming);
    } catch (caught) {
      // A request that was answered is emptied: nothing else explains what is missing of it.
      const error = caught instanceof WebhookConfigError ? caught : (incoming.forestalled?.() ?? caught);
      if (error instanceof WebhookConfigError) moveStack(error);
      await report(error, incoming);
      return refusalAnswer(error);
    }

    const first = running.get(delivery.delivery_id);
    const outcome = await outcomeOf(first ?? start(delivery, incoming), delivery, incoming);
    const early = incoming.forestalled?.();
    if (early) noteOnceInDevelopment(early.message);
    return ANSWERS[first && outcome === 'processed' ? 'duplicate' : outcome];
  };
};

const earlyAnswer = ({ delivery_id: id, event }: WebhookDelivery, afterMs: number): string =>
  `Delivery ${id} (${event}) was answered 200 after ${afterMs} ms, before its work ended: if that fails, it is NOT sent again. Let onDelivery write it into a queue, or answer early on purpose with answerAfterMs: 0.`;

/** What a failure of `onDelivery` means for its delivery. */
const whatBecameOf = ({ delivery_id: id, event }: WebhookDelivery, isAnswered: boolean): string =>
  isAnswered
    ? `Delivery ${id} (${event}) had been answered when its work failed: it is NOT sent again.`
    : `Delivery ${id} (${event}) failed here: answered 500 or 503, it is sent again.`;

/** How long a store may take for a claim when the time for the answer is up; the service gives up soon after. */
const CLAIM_GRACE_MS = 1000;
