import { InvalidRequestError } from '../errors/invalid-request-error';

/** There are no files at the edge. */
export const openFileSink = (): never => {
  throw new InvalidRequestError(
    'There are no files that the client for workers and edge functions could save a video into',
    {
      nextStep: 'Download into a WritableStream, such as the one of a TransformStream whose other end you answer with.',
    },
  );
};
