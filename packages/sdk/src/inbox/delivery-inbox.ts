/**
 * The verified deliveries that this process has seen: each once, however often it was delivered. Waiters are woken by
 * them, and lost renders are looked for among them.
 */
import type { VerifiedDelivery } from '../types/verified-delivery';

export type DeliveryListener = (delivery: VerifiedDelivery) => void;

/** Deliveries that are remembered at most. */
const CAPACITY = 1000;

export class DeliveryInbox {
  readonly #seen = new Map<string, VerifiedDelivery>();
  readonly #listeners = new Set<DeliveryListener>();

  /** Takes a delivery; false when it was here before. */
  receive(delivery: VerifiedDelivery): boolean {
    if (this.#seen.has(delivery.delivery_id)) return false;
    this.#seen.set(delivery.delivery_id, delivery);
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size <= CAPACITY) break;
      this.#seen.delete(oldest);
    }
    for (const listener of [...this.#listeners]) listener(delivery);
    return true;
  }

  /** The deliveries of an event, oldest first. */
  of(event: string): readonly VerifiedDelivery[] {
    return [...this.#seen.values()].filter((delivery) => delivery.event === event);
  }

  /** Calls back with each new delivery; the returned function ends that. */
  listen(listener: DeliveryListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
