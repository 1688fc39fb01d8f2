/**
 * Looks for a render whose job id was lost among verified `video.completed` deliveries. A candidate is a delivery that no
 * known job claims and that fits; it is accepted only when it is the single one and no other lost render fits it too. It
 * stays an inference.
 */
import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import { AbortedError } from '../errors/aborted-error';
import { TimeoutError } from '../errors/timeout-error';
import type { RenderJournal } from '../journal/journal';
import type { RecoverOptions } from '../types/recovered-render';
import { jobIdOf, type VerifiedDelivery } from '../types/verified-delivery';
import { DEFAULT_WAIT } from '../waiting/wait-options';
import { deliveryFits, type Lost } from './delivery-fits';
import type { DeliveryInbox } from './delivery-inbox';

export interface RecoverPorts {
  readonly clock: Clock;
  readonly inbox: DeliveryInbox;
  readonly journal: RenderJournal;
  /** Renders that are being sent and may yet claim a job. */
  readonly underWay: () => number;
  /** Milliseconds between looks while renders are under way. */
  readonly settleMs?: number;
}

interface LostKey extends Omit<Lost, 'expectedCredits'> {
  readonly key: string;
}

/** Finds lost renders; knows all that are being looked for, so that one delivery is not given to two. */
export class RenderFinder {
  readonly #ports: RecoverPorts;
  readonly #lost = new Map<string, Lost>();
  readonly #claimed = new Set<string>();

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
    { signal, timeoutMs = DEFAULT_WAIT.timeoutMs, expectedCredits }: RecoverOptions,
  ): Promise<VerifiedDelivery> {
    const { key, ...facts } = lostKey;
    const lost: Lost = { ...facts, expectedCredits };
    this.#lost.set(key, lost);
    const { clock, inbox } = this.#ports;
    return new Promise((resolve, reject) => {
      let stopped = false;
      let stopRecheck: () => void = () => undefined;
      const stop = (): void => {
        stopped = true;
        unlisten();
        stopTimer();
        stopRecheck();
        unlistenSignal();
      };
      const look = async (): Promise<void> => {
        const single = await this.#single(key, lost);
        if (stopped || single === undefined) return;
        if (this.#ports.underWay() > 0) {
          stopRecheck();
          stopRecheck = clock.setTimer(() => void look().catch(fail), this.#ports.settleMs ?? 1000);
          return;
        }
        this.#claimed.add(String(jobIdOf(single)));
        this.#lost.delete(key);
        stop();
        resolve(single);
      };
      const fail = (error: unknown): void => {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const unlisten = inbox.listen(() => void look().catch(fail));
      const stopTimer = clock.setTimer(() => fail(this.#tooLate(key, timeoutMs)), timeoutMs);
      const unlistenSignal = onAbort(signal, () => fail(this.#aborted(key, signal)));
      if (signal?.aborted) return fail(this.#aborted(key, signal));
      look().catch(fail);
    });
  }

  async #single(key: string, lost: Lost): Promise<VerifiedDelivery | undefined> {
    const others = [...this.#lost].filter(([other]) => other !== key).map(([, other]) => other);
    const candidates = new Map<string, VerifiedDelivery>();
    for (const delivery of this.#ports.inbox.of('video.completed')) {
      const jobId = String(jobIdOf(delivery));
      if (!deliveryFits(delivery, lost) || this.#claimed.has(jobId)) continue;
      if (!(await this.#ports.journal.knowsJob(jobId))) candidates.set(jobId, delivery);
    }
    const [only] = candidates.values();
    if (only === undefined || candidates.size > 1) return undefined;
    return others.some((other) => deliveryFits(only, other)) ? undefined : only;
  }

  #aborted(key: string, signal: AbortSignal | undefined): AbortedError {
    return new AbortedError(`Looking for the render with idempotency key '${key}' was aborted by its signal`, {
      cause: signal?.reason,
      idempotencyKey: key,
      charged: 'unknown',
      nextStep: 'Call recover() again to go on looking.',
    });
  }

  #tooLate(key: string, timeoutMs: number): TimeoutError {
    return new TimeoutError(
      `No single verified delivery fitted the render with idempotency key '${key}' within ${timeoutMs} ms`,
      {
        timeoutMs,
        sent: true,
        idempotencyKey: key,
        charged: 'unknown',
        nextStep:
          'Check that deliveries of video.completed reach vid.webhooks.receive(), and look for the video in the application before rendering it again.',
      },
    );
  }
}
