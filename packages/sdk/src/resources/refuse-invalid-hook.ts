import { ENDPOINTS, type EndpointName, toDetail, validate } from '../contract';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { nearest } from '../options/nearest';

/** Throws for the body of a webhook call that the service would refuse. Specification: Endpoints, webhooks. */
export const refuseInvalidHook = (name: EndpointName, body: object): void => {
  const endpoint = ENDPOINTS[name];
  if (!('request' in endpoint)) return;
  const result = validate(endpoint.request, body, { nearest });
  if (result.ok) return;
  throw new InvalidRequestError(`The webhook is not valid and was not sent: ${toDetail(result.problems)}`, {
    problems: result.problems,
    nextStep: 'Correct every problem in the list.',
  });
};
