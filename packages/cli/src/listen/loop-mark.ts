/** Finds deliveries that come back to the listener that has handed them on, by way of others. */
import { randomBytes } from 'node:crypto';
import type { CapturedDelivery } from '../webhook/captured-delivery';

/** Names the listeners that a delivery has come through. */
export const LOOP_HEADER = 'X-Vid-Listeners';

export interface LoopMark {
  /** Whether this listener has had it before. */
  isOn(this: void, delivery: CapturedDelivery): boolean;
  put(this: void, delivery: CapturedDelivery): CapturedDelivery;
}

const isMark = ([name]: readonly [string, string]): boolean => name.toLowerCase() === LOOP_HEADER.toLowerCase();

const marksOf = ({ headers }: CapturedDelivery): readonly string[] =>
  headers.filter(isMark).flatMap(([, value]) => value.split(/\s*,\s*/));

/** The mark of one listener. */
export const openLoopMark = (): LoopMark => {
  const own = randomBytes(8).toString('hex');
  return {
    isOn: (delivery) => marksOf(delivery).includes(own),
    put: (delivery) => ({
      headers: [
        ...delivery.headers.filter((header) => !isMark(header)),
        [LOOP_HEADER, [...marksOf(delivery), own].join(', ')],
      ],
      body: delivery.body,
    }),
  };
};
