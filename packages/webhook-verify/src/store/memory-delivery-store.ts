/**
 * A store in the memory of one process, bounded by number and age. Only deliveries that are done are ever forgotten: a
 * claim ends with its commit or release.
 */
import { WebhookConfigError } from '../errors/config-error';
import type { ClaimOutcome, DeliveryClaim, DeliveryStore } from './delivery-store';

/** How much a `MemoryDeliveryStore` remembers. A limit that is not above 0 is a `WebhookConfigError`. */
export interface MemoryDeliveryStoreOptions {
  /** How many finished deliveries to remember; the oldest are forgotten first. Default 10,000. */
  readonly maxEntries?: number | undefined;
  /** For how many seconds a finished delivery is remembered. Default one day. */
  readonly keepSeconds?: number | undefined;
  /** Unix time in milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

const DAY_SECONDS = 86_400;

/** Deduplicates within one process. With several processes, or to survive a restart, bring a store of your own. */
export class MemoryDeliveryStore implements DeliveryStore {
  readonly #owners = new Map<string, string>();
  /** Id to the time of its commit, oldest first. */
  readonly #done = new Map<string, number>();
  readonly #maxEntries: number;
  readonly #keepMs: number;
  readonly #now: () => number;

  constructor({ maxEntries = 10_000, keepSeconds = DAY_SECONDS, now = Date.now }: MemoryDeliveryStoreOptions = {}) {
    // A limit of NaN would forget everything at once, and every repeat would be processed again.
    if (!(maxEntries > 0 && keepSeconds > 0)) {
      const given = `maxEntries is ${maxEntries}, keepSeconds is ${keepSeconds}`;
      throw new WebhookConfigError('receiver_invalid', undefined, `${given}. Write numbers above 0.`);
    }
    this.#maxEntries = maxEntries;
    this.#keepMs = keepSeconds * 1000;
    this.#now = now;
  }

  /** Takes the delivery for this owner: `claimed`, or `in-progress` or `done` when it is taken or was committed. */
  claim({ deliveryId, owner }: DeliveryClaim): ClaimOutcome {
    this.#forget();
    if (this.#done.has(deliveryId)) return 'done';
    if (this.#owners.has(deliveryId)) return 'in-progress';
    this.#owners.set(deliveryId, owner);
    return 'claimed';
  }

  /** Remembers the delivery as done, if this owner holds it. */
  commit(claim: DeliveryClaim): void {
    if (!this.#end(claim)) return;
    this.#done.set(claim.deliveryId, this.#now());
    this.#forget();
  }

  /** Gives the delivery back for another attempt, if this owner holds it. */
  release(claim: DeliveryClaim): void {
    this.#end(claim);
  }

  /** Ends the claim, if this owner holds it. */
  #end({ deliveryId, owner }: DeliveryClaim): boolean {
    return this.#owners.get(deliveryId) === owner && this.#owners.delete(deliveryId);
  }

  #forget(): void {
    const limit = this.#now() - this.#keepMs;
    for (const [id, at] of this.#done) {
      if (at > limit && this.#done.size <= this.#maxEntries) return;
      this.#done.delete(id);
    }
  }
}
