import { InvalidRequestError } from '../errors/invalid-request-error';

/** The schemas weigh more than the rest of the client: at the edge the service judges, and charges for no refusal. */
export const checkRequest = (): never => {
  throw new InvalidRequestError('The client for workers and edge functions checks no requests', {
    nextStep:
      'Check with `renderRequestSchema` of @vid/sdk/contract, or let the service judge: a refusal costs nothing.',
  });
};
