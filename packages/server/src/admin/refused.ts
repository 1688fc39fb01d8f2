import type { Refusal } from '../domain/refusals';

/** What the service itself would refuse as well, and in the same words. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(refusal.kind);
  }
}
