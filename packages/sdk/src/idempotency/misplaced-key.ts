import { InvalidRequestError } from '../errors/invalid-request-error';

/** How a key may be called where it does not belong. */
const KEY = /^idempotency[-_]?key$/i;

/**
 * Refuses a key that stands in the request instead of the options: the service would not read it, and the render would be
 * paid for under a key that nobody knows.
 */
export function refuseMisplacedKey(request: object, name: string): void {
  const misplaced = Object.keys(request).find((key) => KEY.test(key));
  if (misplaced === undefined) return;
  throw new InvalidRequestError(`The request of ${name} has ${misplaced}, which is no part of a render`, {
    nextStep: `Give the key as an option: ${name}(request, { idempotencyKey: … }). Nothing was sent.`,
  });
}
