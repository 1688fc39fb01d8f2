/** The port through which receivers remember deliveries. Types only. */

/** One attempt to process one delivery. `owner` is unique for the attempt and fences it from others. */
export interface DeliveryClaim {
  /** The verified `delivery_id`. */
  readonly deliveryId: string;
  /** Who claims it: a random id, new for each attempt. A commit or release by another owner changes nothing. */
  readonly owner: string;
}

/**
 * What became of a claim: `claimed`, process it; `in-progress`, another attempt holds it and has not finished; `done`,
 * it was processed before.
 */
export type ClaimOutcome = 'claimed' | 'in-progress' | 'done';

/**
 * Remembers which deliveries were processed. Each method is atomic. A store that outlives its process gives a claim a
 * lease (longer than the slowest handler), so that a crash does not hold a delivery for ever.
 *
 * Redis: claim is `SET key owner NX PX lease`, then reading the key on failure; commit and release compare the owner
 * in a script. SQL: an insert that does nothing on conflict; updates carry the owner in their condition.
 */
export interface DeliveryStore {
  /** Takes the delivery for this owner unless it is taken or done. */
  claim(claim: DeliveryClaim): ClaimOutcome | Promise<ClaimOutcome>;
  /** Records it as done, when this owner holds it. */
  commit(claim: DeliveryClaim): void | Promise<void>;
  /** Gives it back for another attempt, when this owner holds it. */
  release(claim: DeliveryClaim): void | Promise<void>;
}
