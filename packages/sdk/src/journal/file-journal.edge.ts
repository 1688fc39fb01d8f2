import { InvalidRequestError } from '../errors/invalid-request-error';

/** There are no files that last at the edge; a runtime that pretends to have some would forget what was paid for. */
export class FileJournal {
  constructor() {
    throw new InvalidRequestError(
      'FileJournal needs files that last, which workers, edge functions and browsers lack',
      {
        nextStep:
          'Pass a journal of your own (a RenderJournal on the database of your platform), or leave journal out and give an idempotencyKey that comes from your own order.',
      },
    );
  }
}
