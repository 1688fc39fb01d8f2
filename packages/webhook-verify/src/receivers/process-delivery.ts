/**
 * One attempt at one verified delivery: claim, handle, commit; release when the handler fails. The store's claim comes
 * first, so that two attempts never run the handler side by side.
 */
import type { WebhookDelivery } from '../delivery';
import { WebhookConfigError } from '../errors/config-error';
import type { ClaimOutcome, DeliveryStore } from '../store/delivery-store';
import type { Outcome } from './answers';

export interface Processing {
  readonly store: DeliveryStore;
  readonly delivery: WebhookDelivery;
  /** Unique for this attempt. */
  readonly owner: string;
  readonly handle: () => unknown;
  readonly report: (error: unknown) => Promise<void>;
}

const UNCLAIMED: Readonly<Record<Exclude<ClaimOutcome, 'claimed'>, Outcome>> = {
  'in-progress': 'busy',
  done: 'duplicate',
};

/** Never rejects: every failure is reported and becomes an outcome. */
export const processDelivery = async (processing: Processing): Promise<Outcome> => {
  const { store, delivery, owner, handle, report } = processing;
  const claim = { deliveryId: delivery.delivery_id, owner };
  try {
    const claimed = await store.claim(claim);
    if (claimed !== 'claimed') return UNCLAIMED[claimed] ?? unknownClaim();
  } catch (error) {
    await report(error);
    return 'failed';
  }

  try {
    await handle();
  } catch (error) {
    await report(error);
    await quietly(() => store.release(claim), report);
    return 'failed';
  }
  // The work is done even when the store cannot note it: asking for a retry would only do it twice.
  await quietly(() => store.commit(claim), report);
  return 'processed';
};

const unknownClaim = (): never => {
  throw new WebhookConfigError('receiver_invalid');
};

const quietly = async (step: () => unknown, report: (error: unknown) => Promise<void>): Promise<void> => {
  try {
    await step();
  } catch (error) {
    await report(error);
  }
};
