import { Validator } from '@seriousme/openapi-schema-validator';
import { ENDPOINTS, EVENT_NAMES, SCENE_TYPES, toOpenApi } from '@vid/sdk/contract';
import { expect, it } from 'vitest';

type Json = Record<string, never>;
const document = JSON.parse(JSON.stringify(toOpenApi({ serverUrl: 'http://127.0.0.1:4600' }))) as Json & {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, { properties: Record<string, unknown>; anyOf?: unknown }> };
};

it('is valid OpenAPI 3.1 with references that resolve', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name as string);
  expect(references.length).toBeGreaterThan(20);
  for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name);
});

it('has every endpoint, every event and the limits of the request', () => {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(operations.sort()).toEqual(Object.keys(ENDPOINTS).sort());
  expect(Object.keys(document['webhooks'] as unknown as object)).toEqual([...EVENT_NAMES]);
  const { RenderRequest, Scene } = document.components.schemas;
  expect(RenderRequest?.properties['brief']).toMatchObject({ minLength: 1, maxLength: 4000 });
  expect(RenderRequest?.anyOf).toEqual([{ required: ['brief'] }, { required: ['scene_plan'] }]);
  expect(Scene?.properties['type']).toMatchObject({ enum: [...SCENE_TYPES] });
});
