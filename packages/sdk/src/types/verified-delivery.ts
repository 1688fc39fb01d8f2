/** What is read of a delivery whose signature was verified. Specification: Delivery format. */
export interface VerifiedDelivery {
  /** Name of the event. */
  readonly event: string;
  /** What it carries. */
  readonly payload: object;
  /** ISO 8601. */
  readonly emitted_at: string;
  /** The same on each attempt of the delivery. */
  readonly delivery_id: string;
}

/** The members of a payload, whatever they are. */
export const payloadOf = ({ payload }: VerifiedDelivery): Readonly<Record<string, unknown>> =>
  payload as Readonly<Record<string, unknown>>;

/** The job that a delivery is about, when it is about one; an integer that lost its digits names none. */
export const jobIdOf = (delivery: VerifiedDelivery): string | undefined => {
  const { job_id: jobId } = payloadOf(delivery);
  if (typeof jobId === 'number') return Number.isSafeInteger(jobId) ? String(jobId) : undefined;
  return typeof jobId === 'string' && jobId !== '' ? jobId : undefined;
};
