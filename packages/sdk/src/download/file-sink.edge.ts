import { InvalidRequestError } from '../errors/invalid-request-error';

/** There are no files at the edge. */
export const openFileSink = (): never => {
  throw new InvalidRequestError('The client for workers and edge functions has no files', {
    nextStep: 'Download into a WritableStream, as of a TransformStream.',
  });
};
