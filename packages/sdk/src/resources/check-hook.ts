/** What is wrong with the body of a webhook call, found without sending it. Pure. */
import { ENDPOINTS, type EndpointName, type Problem, validate } from '../contract';

/** Every problem of a body; none for an endpoint that takes no body. Specification: Endpoints, webhooks. */
export const checkHook = (name: EndpointName, body: object): readonly Problem[] => {
  const endpoint = ENDPOINTS[name];
  if (!('request' in endpoint)) return [];
  const result = validate(endpoint.request, body);
  return result.ok ? [] : result.problems;
};
