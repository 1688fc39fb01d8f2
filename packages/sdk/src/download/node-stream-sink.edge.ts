import { InvalidRequestError } from '../errors/invalid-request-error';

/** At the edge streams are those of the web. */
export class StreamSink {
  constructor() {
    throw new InvalidRequestError('The client for workers and edge functions writes into no stream of Node', {
      nextStep: 'Pass Writable.toWeb(stream).',
    });
  }
}
