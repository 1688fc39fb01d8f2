import { ENDPOINTS } from '@vid/sdk/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../support/world';

test('/openapi.json describes every endpoint, and needs no key', async () => {
  const world = await createWorld();
  const { status, body } = await world.get('/openapi.json', { key: null });
  expect([status, body.openapi.slice(0, 3)]).toEqual([200, '3.1']);
  for (const { method, path } of Object.values(ENDPOINTS))
    expect(body.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
});
