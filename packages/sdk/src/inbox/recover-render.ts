/**
 * Looks for a render whose job id was lost among verified `video.completed` deliveries. A candidate is a delivery that no
 * known job claims and that fits; it is taken only when it is the single one and no other lost render fits it too. It
 * stays an inference, and it is none at all when the request may never have arrived, or when others may have made the
 * video: then it is refused, unless the caller accepts that.
 */
import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import { AbortedError } from '../errors/aborted-error';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { TimeoutError } from '../errors/timeout-error';
import type { RenderJournal } from '../journal/journal';
import type { RecoverOptions } from '../types/recovered-render';
import { jobIdOf, payloadOf, type VerifiedDelivery } from '../types/verified-delivery';
import { DEFAULT_WAIT } from '../waiting/wait-options';
import { deliveryFits, type Lost } from './delivery-fits';
import type { DeliveryInbox } from './delivery-inbox';
import { isOwnedByAnother, ownJob } from './jobs-of-this-process';

export interface RecoverPorts {
  readonly clock: Clock;
  readonly inbox: DeliveryInbox;
  readonly journal: RenderJournal;
  /** Host of the service. */
  readonly host: string;
  /** The account's id, where it is known: deliveries of another one are nobody's here. */
  readonly userId: () => string | undefined;
  /** Asks the service whose a job is. */
  readonly ownerOf: (jobId: string) => Promise<'ours' | 'another' | 'untold'>;
  /** Renders that are being sent and may yet claim a job. */
  readonly underWay: () => number;
}

interface LostKey extends Omit<Lost, 'expectedCredits'> {
  readonly key: string;
  /** Whether a duplicate answer proved that the service has it. */
  readonly arrived: boolean;
}

/** Between looks while renders are under way, and until what came alone is taken for alone. */
const SETTLE_MS = 1000;

const NEVER_ARRIVED = 'the service never said that it has the request';

const refusal = (key: string, doubt: string): InvalidRequestError =>
  new InvalidRequestError(`The render with idempotency key '${key}' was not looked for among deliveries: ${doubt}`, {
    idempotencyKey: key,
    charged: 'unknown',
    nextStep:
      'Send the same request with the same key again: it never pays twice, and tells whether it arrived. Or share one journal among all senders, or pass acceptInferred: true and check the video.',
  });

/** Finds lost renders; knows all that are being looked for, so that one delivery is not given to two. */
export class RenderFinder {
  readonly #ports: RecoverPorts;
  readonly #lost = new Map<string, Lost>();
  /** The keys that jobs were given to. */
  readonly #claimed = new Map<string, string>();
  /** Jobs of another account. */
  readonly #foreign = new Set<string>();

  constructor(ports: RecoverPorts) {
    this.#ports = ports;
  }

  /** Registers a render as lost, so that its delivery is not taken for another's. */
  register({ key, ...lost }: LostKey): void {
    this.#lost.set(key, { ...lost, expectedCredits: undefined });
  }

  /** Resolves to the delivery that is taken for the lost render's. */
  find(
    lostKey: LostKey,
    { signal, timeoutMs = DEFAULT_WAIT.timeoutMs, expectedCredits, acceptInferred = false }: RecoverOptions,
  ): Promise<VerifiedDelivery> {
    const { key, arrived, ...facts } = lostKey;
    if (!arrived && !acceptInferred) return Promise.reject(refusal(key, NEVER_ARRIVED));
    const lost: Lost = { ...facts, expectedCredits };
    this.#lost.set(key, lost);
    const { clock, inbox } = this.#ports;
    return new Promise((resolve, reject) => {
      let stopped = false;
      let stopRecheck: () => void = () => undefined;
      // What comes meanwhile comes in the order of the network: the first that fits need not be the only one.
      let hasCome = false;
      let alone: string | undefined;
      const stop = (): void => {
        stopped = true;
        unlisten();
        stopTimer();
        stopRecheck();
        unlistenSignal();
      };
      const again = (): void => {
        stopRecheck();
        stopRecheck = clock.setTimer(() => void look().catch(fail), Math.min(SETTLE_MS, timeoutMs / 2));
      };
      const look = async (): Promise<void> => {
        const single = await this.#single(key, lost);
        const stranger = acceptInferred ? undefined : await this.#stranger();
        const found = stranger ?? single;
        if (stopped || found === undefined) return;
        if (this.#ports.underWay() > 0) return again();
        if (typeof found === 'string') return fail(refusal(key, `nobody here sent job ${found}`));
        const jobId = String(jobIdOf(found));
        if (hasCome && alone !== jobId) {
          alone = jobId;
          return again();
        }
        if ((await this.#ports.ownerOf(jobId)) === 'another') {
          this.#foreign.add(jobId);
          return look();
        }
        if (stopped) return;
        this.#claimed.set(jobId, key);
        this.#lost.delete(key);
        stop();
        resolve(found);
      };
      const fail = (error: unknown): void => {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const unlisten = inbox.listen(() => {
        hasCome = true;
        alone = undefined;
        look().catch(fail);
      });
      const late = async (): Promise<void> => fail(this.#tooLate(key, timeoutMs, await this.#fitting(key, lost)));
      const stopTimer = clock.setTimer(() => void late().catch(fail), timeoutMs);
      const unlistenSignal = onAbort(signal, () => fail(this.#aborted(key, signal)));
      if (signal?.aborted) return fail(this.#aborted(key, signal));
      look().catch(fail);
    });
  }

  /** The deliveries that fit, one a job. */
  async #fitting(key: string, lost: Lost): Promise<readonly VerifiedDelivery[]> {
    const candidates = new Map<string, VerifiedDelivery>();
    for (const delivery of this.#of('video.completed')) {
      const jobId = String(jobIdOf(delivery));
      if (!deliveryFits(delivery, lost) || (this.#claimed.get(jobId) ?? key) !== key) continue;
      if (!(await this.#ports.journal.knowsJob(jobId))) candidates.set(jobId, delivery);
    }
    return [...candidates.values()];
  }

  async #single(key: string, lost: Lost): Promise<VerifiedDelivery | undefined> {
    const [only, ...more] = await this.#fitting(key, lost);
    if (only === undefined || more.length > 0) return undefined;
    // What was given to this render stays its own, whatever was lost since.
    if (this.#claimed.has(String(jobIdOf(only)))) return only;
    const others = [...this.#lost].filter(([other]) => other !== key);
    return others.some(([, other]) => deliveryFits(only, other)) ? undefined : only;
  }

  /** Takes down a job that was accepted here. */
  own(jobId: string): void {
    ownJob(this.#ports.host, jobId, this.#ports.journal);
  }

  /** A job that was seen and that no render here can be: somebody sends for this account without this journal. */
  async #stranger(): Promise<string | undefined> {
    const { host, journal } = this.#ports;
    const possible = new Set<string>();
    let failed: string | undefined;
    for (const delivery of [...this.#of('video.completed'), ...this.#of('video.failed')]) {
      const jobId = jobIdOf(delivery);
      if (jobId === undefined || this.#claimed.has(jobId) || (await journal.knowsJob(jobId))) continue;
      const isFailure = delivery.event === 'video.failed';
      const fits = isFailure || [...this.#lost.values()].some((lost) => deliveryFits(delivery, lost));
      if (!fits || isOwnedByAnother(host, jobId, journal)) return jobId;
      possible.add(jobId);
      if (isFailure) failed = jobId;
    }
    // Of a failed render nothing is told that could fit: it counts as a lost one, as long as there are enough of them.
    return possible.size > this.#lost.size ? failed : undefined;
  }

  /** The deliveries of an event that can be this account's. */
  #of(event: string): readonly VerifiedDelivery[] {
    const ours = this.#ports.userId();
    return this.#ports.inbox.of(event).filter((delivery) => {
      const { user_id: userId } = payloadOf(delivery);
      if (this.#foreign.has(String(jobIdOf(delivery)))) return false;
      return ours === undefined || typeof userId !== 'string' || userId === ours;
    });
  }

  #aborted(key: string, signal: AbortSignal | undefined): AbortedError {
    return new AbortedError(`Looking for the render with idempotency key '${key}' was aborted by its signal`, {
      cause: signal?.reason,
      idempotencyKey: key,
      charged: 'unknown',
      nextStep: 'Call recover() again to go on looking.',
    });
  }

  #tooLate(key: string, timeoutMs: number, fitting: readonly VerifiedDelivery[]): TimeoutError {
    const jobs = fitting.map((delivery) => String(jobIdOf(delivery)));
    const [found, which, nextStep] =
      jobs.length === 0
        ? [
            'No',
            '',
            'Check that video.completed reaches vid.webhooks.receive(), and look for the video in the application.',
          ]
        : ['No single', `: it may be ${jobs.join(' or ')}`, 'Look at what they made, or pass expectedCredits.'];
    return new TimeoutError(
      `${found} verified delivery fitted the render with idempotency key '${key}' within ${Math.ceil(timeoutMs)} ms${which}`,
      { timeoutMs, sent: true, idempotencyKey: key, charged: 'unknown', nextStep },
    );
  }
}
