/** An engine that did not end in its time; it is not waited for a second time in the same film. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}
