import { toDetail } from '../contract';
import { InvalidRequestError } from '../errors/invalid-request-error';
import type { RenderRequest } from '../types/render-request';
import { checkRequest } from './check-request';

/** Throws for a request that the service would refuse, with every problem. Specification: Render request. */
export const refuseInvalid = (request: RenderRequest, idempotencyKey: string | undefined): void => {
  const { problems } = checkRequest(request);
  if (problems.length === 0) return;
  throw new InvalidRequestError(`The render request is not valid and was not sent: ${toDetail(problems)}`, {
    problems,
    idempotencyKey,
    nextStep: 'Correct every problem in the list; nothing was charged.',
  });
};
