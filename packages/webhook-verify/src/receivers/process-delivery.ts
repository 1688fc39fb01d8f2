/**
 * One attempt at one verified delivery: claim, handle, commit; release when the handler fails. The store's claim comes
 * first, so that two attempts never run the handler side by side.
 */
import type { WebhookDelivery } from '../delivery';
import { WebhookConfigError } from '../errors/config-error';
import { shown } from '../errors/shown-value';
import type { ClaimOutcome, DeliveryStore } from '../store/delivery-store';
import type { Outcome } from './answers';

export interface Processing {
  readonly store: DeliveryStore;
  readonly delivery: WebhookDelivery;
  /** Unique for this attempt. */
  readonly owner: string;
  readonly handle: () => unknown;
  /** Never rejects. `failed`: the delivery was not handled because of it. */
  readonly report: (error: unknown, failed: boolean) => Promise<void>;
}

/** An attempt under way. Neither promise ever rejects: every failure is reported and becomes an outcome. */
export interface Work {
  /** Settled when the store has said whose delivery this is. */
  readonly claimed: Promise<unknown>;
  readonly finished: Promise<Outcome>;
  /** What is true of the delivery by now, for an answer that cannot wait for the end. */
  readonly soFar: () => Outcome;
}

type Note = (outcome: Outcome) => Outcome;

const UNCLAIMED: Readonly<Record<Exclude<ClaimOutcome, 'claimed'>, Outcome>> = {
  'in-progress': 'busy',
  done: 'duplicate',
};

export const processDelivery = (processing: Processing): Work => {
  // Nobody holds the delivery yet: a 2xx would end the retries of one that may never be handled.
  let soFar: Outcome = 'busy';
  const note: Note = (outcome) => {
    soFar = outcome;
    return outcome;
  };
  const claimed = takeClaim(processing, note);
  return {
    claimed,
    finished: claimed.then((isMine) => (isMine ? handleClaimed(processing, note) : soFar)),
    soFar: () => soFar,
  };
};

/** Whether the delivery is for this attempt to handle. */
const takeClaim = async (processing: Processing, note: Note): Promise<boolean> => {
  try {
    const outcome = await processing.store.claim(claimOf(processing));
    const isMine = outcome === 'claimed';
    note(isMine ? 'later' : (UNCLAIMED[outcome] ?? unknownClaim(outcome)));
    return isMine;
  } catch (error) {
    note('failed');
    await processing.report(error, true);
    return false;
  }
};

/** Notes each outcome before the store and the log hear of it: a slow one must not turn a failure into a success. */
const handleClaimed = async (processing: Processing, note: Note): Promise<Outcome> => {
  const { store, handle, report } = processing;
  try {
    await handle();
  } catch (error) {
    const outcome = note('failed');
    await Promise.all([report(error, true), quietly(() => store.release(claimOf(processing)), report)]);
    return outcome;
  }
  // The work is done even when the store cannot note it: asking for a retry would only do it twice.
  const outcome = note('processed');
  await quietly(() => store.commit(claimOf(processing)), report);
  return outcome;
};

const claimOf = ({ delivery, owner }: Processing) => ({ deliveryId: delivery.delivery_id, owner });

const unknownClaim = (outcome: unknown): never => {
  throw new WebhookConfigError(
    'receiver_invalid',
    undefined,
    `\`store.claim\` answered ${shown(outcome)}. Write a claim that answers claimed, in-progress or done.`,
  );
};

const quietly = async (step: () => unknown, report: Processing['report']): Promise<void> => {
  try {
    await step();
  } catch (error) {
    await report(error, false);
  }
};
