/** What a logged request was probably meant to be. All of it is read off the contract. */
import { AUTHORIZATION_HEADER, ENDPOINTS, type Endpoint, IDEMPOTENCY_KEY_HEADER } from '@vid/sdk/contract';
import * as z from 'zod';
import type { LoggedRequest } from '../../http/request-log';
import { nearestName } from '../../nearest-name';
import { type BodySchema, bodyHints } from './body-hints';
import { pathHint } from './path-hint';

const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace('{id}', '[^/]+')}/?$`);

const endpointOf = ({ method, path }: LoggedRequest): Endpoint | undefined => {
  const plain = path.replace(/\?.*$/s, '');
  return endpoints.find((endpoint) => endpoint.method === method && patternOf(endpoint.path).test(plain));
};

const headerHints = (names: readonly string[], { idempotencyKey }: Endpoint): readonly string[] => {
  const known = [AUTHORIZATION_HEADER, ...(idempotencyKey === true ? [IDEMPOTENCY_KEY_HEADER] : [])];
  const sent = new Set(names.map((name) => name.toLowerCase()));
  const missing = known.filter((name) => !sent.has(name.toLowerCase()));
  return names.flatMap((name) => {
    const near = known.some((one) => one.toLowerCase() === name.toLowerCase()) ? undefined : nearestName(name, missing);
    return near === undefined ? [] : [`The header ${name} is not read: did you mean ${near}?`];
  });
};

export const hintsFor = (request: LoggedRequest): readonly string[] => {
  const hint = pathHint(request, endpoints);
  if (hint !== undefined) return [hint];
  const endpoint = endpointOf(request);
  if (endpoint === undefined) return [];
  const schema = endpoint.request && (z.toJSONSchema(endpoint.request, { io: 'input' }) as BodySchema);
  return [
    ...headerHints(request.headerNames, endpoint),
    ...(schema === undefined ? [] : bodyHints(schema, request.body)),
  ];
};
