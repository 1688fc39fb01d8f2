/** What is read of a delivery whose signature was verified. Specification: Delivery format. */
export interface VerifiedDelivery {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly emitted_at: string;
  /** The same on each attempt of the delivery. */
  readonly delivery_id: string;
}
