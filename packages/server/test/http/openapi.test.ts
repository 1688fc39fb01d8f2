import { Validator } from '@seriousme/openapi-schema-validator';
import { ENDPOINTS } from '@vid/sdk/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../src/create-server';
import { createWorld } from '../support/world';

test('/openapi.json describes every endpoint, and needs no key', async () => {
  const world = await createWorld();
  const { status, body } = await world.get('/openapi.json', { key: null });
  expect([status, body.openapi.slice(0, 3)]).toEqual([200, '3.1']);
  for (const { method, path } of Object.values(ENDPOINTS))
    expect(body.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
});

test('what a socket serves is valid OpenAPI, names its own address, and has no reference that leads nowhere', async () => {
  const server = await createServer();
  onTestFinished(() => server.close());
  const url = await server.listen();
  const response = await fetch(`${url}/openapi.json`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(await response.text()) as Record<string, unknown>);
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(validator.specification).toMatchObject({ servers: [{ url }] });
  expect(() => validator.resolveRefs()).not.toThrow();
});
