/** Writes the service down as an OpenAPI 3.1 document, from the same tables that clients and servers use. */
import * as z from 'zod';
import { deliverySchema } from './deliveries';
import { DELIVERY_HEADERS } from './delivery-format';
import { COMMON_ERRORS, ENDPOINTS, type Endpoint } from './endpoints';
import type { ErrorCode } from './error-actions';
import { ERRORS } from './errors';
import { EVENT_NAMES } from './event-names';
import { eventPayloads } from './events';
import {
  eventListSchema,
  hookCreatedSchema,
  hookCreateSchema,
  hookDeletedSchema,
  hookListSchema,
  hookTestedSchema,
  hookUpdatedSchema,
  hookUpdateSchema,
} from './hooks';
import { LIMITS } from './limits';
import { renderRequestSchema } from './render-request';
import { accountSchema, errorBodySchema, hookSchema, jobSchema, renderAcceptedSchema } from './resources';
import { sceneSchema } from './scene';
import { IDEMPOTENCY_KEY_HEADER } from './wire';

/** A JSON value of the document. */
export type OpenApiDocument = { readonly openapi: '3.1.0' } & Readonly<Record<string, unknown>>;

const requests = {
  RenderRequest: renderRequestSchema,
  Scene: sceneSchema,
  WebhookCreate: hookCreateSchema,
  WebhookUpdate: hookUpdateSchema,
};
const answers = {
  Account: accountSchema,
  RenderAccepted: renderAcceptedSchema,
  Job: jobSchema,
  Webhook: hookSchema,
  WebhookCreated: hookCreatedSchema,
  WebhookList: hookListSchema,
  WebhookUpdated: hookUpdatedSchema,
  WebhookDeleted: hookDeletedSchema,
  WebhookTested: hookTestedSchema,
  EventList: eventListSchema,
  Error: errorBodySchema,
  Delivery: deliverySchema,
};

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const nameOf = (schema: z.ZodType): string => {
  const found = Object.entries<z.ZodType>({ ...requests, ...answers }).find(([, known]) => known === schema);
  if (found === undefined)
    throw new TypeError(
      'An endpoint uses a schema that the OpenAPI document has no name for; add it to the lists above.',
    );
  return found[0];
};

const components = (schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Record<string, unknown> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => reference(id).$ref });
  return Object.fromEntries(
    Object.entries(made.schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema]),
  );
};

const json = (schema: z.ZodType) => ({ 'application/json': { schema: reference(nameOf(schema)) } });

const errorAnswers = (codes: readonly ErrorCode[], plain: readonly string[]): Record<string, unknown> => {
  const byStatus = new Map<string, string[]>();
  for (const code of codes) {
    const key = String(ERRORS[code].status ?? 'default');
    byStatus.set(key, [...(byStatus.get(key) ?? []), `${code}: ${ERRORS[code].when}`]);
  }
  byStatus.set('default', [...(byStatus.get('default') ?? []), ...plain, 'Any other error']);
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [status, { description: lines.join('. '), content: json(errorBodySchema) }]),
  );
};

const parameters = ({ path, idempotencyKey }: Endpoint) => [
  ...(path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
  ...(idempotencyKey
    ? [
        {
          name: IDEMPOTENCY_KEY_HEADER,
          in: 'header',
          required: false,
          description: `A unique value per render; its first ${LIMITS.idempotencyKey.max} characters count. Without it every call is a new render and a new charge.`,
          schema: { type: 'string' },
        },
      ]
    : []),
];

const operation = (name: string, endpoint: Endpoint): Record<string, unknown> => ({
  operationId: name,
  summary: endpoint.summary,
  parameters: parameters(endpoint),
  ...(endpoint.request ? { requestBody: { required: true, content: json(endpoint.request) } } : {}),
  responses: {
    ...Object.fromEntries(
      Object.entries(endpoint.responses).map(([status, schema]) => [
        status,
        { description: endpoint.summary, content: json(schema) },
      ]),
    ),
    ...errorAnswers([...COMMON_ERRORS, ...endpoint.errors], endpoint.plainErrors),
  },
});

const paths = (): Record<string, Record<string, unknown>> => {
  const made: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    made[endpoint.path] = { ...made[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return made;
};

const deliveries = (): Record<string, unknown> =>
  Object.fromEntries(
    EVENT_NAMES.map((event) => [
      event,
      {
        post: {
          summary: `Delivery of ${event}`,
          security: [],
          parameters: Object.values(DELIVERY_HEADERS).map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    reference('Delivery'),
                    { properties: { event: { const: event }, payload: reference(payloadName(event)) } },
                  ],
                },
              },
            },
          },
          responses: { '2XX': { description: 'Received' } },
        },
      },
    ]),
  );

const payloadName = (event: string): string => `Payload.${event}`;

/** Makes the document; `serverUrl` is the base URL that it names. */
export const toOpenApi = ({
  serverUrl = '/',
  version = '1',
}: {
  serverUrl?: string;
  version?: string;
} = {}): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Video Rendering Service', version, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: serverUrl }],
  security: [{ apiKey: [] }],
  paths: paths(),
  webhooks: deliveries(),
  components: {
    securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
    schemas: {
      ...components(requests, 'input'),
      ...components(answers, 'output'),
      ...components(
        Object.fromEntries(Object.entries(eventPayloads).map(([event, schema]) => [payloadName(event), schema])),
        'output',
      ),
    },
  },
});
