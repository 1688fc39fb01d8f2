/** The answer of the store to a change was lost, and it could not be asked what became of it: it was made, or it was not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
  constructor(options?: ErrorOptions) {
    super(
      'The connection to the database broke while this was written, and it could not be asked what became of it. It may have been done: look before you do it again.',
      options,
    );
  }
}
