/** Every answer of the service, whatever a test is about, is held against the contract. */
import {
  COMMON_ERRORS,
  ENDPOINTS,
  type Endpoint,
  errorBodySchema,
  isErrorCode,
  SERVICE_UNAVAILABLE,
} from '@vid/sdk/contract';
import { expect } from 'vitest';

const endpoints = Object.values(ENDPOINTS) as readonly Endpoint[];

const endpointOf = (method: string, path: string): Endpoint | undefined =>
  endpoints.find(
    (endpoint) =>
      endpoint.method === method &&
      new RegExp(`^${endpoint.path.replace('{id}', '[^/]+')}$`).test(path.split('?')[0] ?? ''),
  );

/** Fails the test when an answer is not what the contract says. */
export const checkAnswer = (method: string, path: string, status: number, body: unknown): void => {
  const endpoint = endpointOf(method, path);
  if (status >= 400) {
    const parsed = errorBodySchema.safeParse(body);
    expect(parsed.success, `${method} ${path} answered ${status} with ${JSON.stringify(body)}`).toBe(true);
    const code = parsed.data?.code;
    if (endpoint === undefined || code === undefined || code === SERVICE_UNAVAILABLE) return;
    expect(isErrorCode(code), `${code} is no code of the catalogue`).toBe(true);
    expect([...COMMON_ERRORS, ...endpoint.errors, 'RATE_LIMITED'], `${method} ${path}`).toContain(code);
    return;
  }
  if (endpoint === undefined) return;
  const schema = endpoint.responses[status];
  expect(schema, `${method} ${path} answered ${status}, which the contract does not list`).toBeDefined();
  const parsed = schema?.safeParse(body);
  expect(parsed?.error?.message, `${method} ${path}`).toBeUndefined();
};
