/**
 * The list of endpoints: method, path, bodies and errors. Routers, clients, the OpenAPI document and the docs are made
 * from it. Specification: Endpoints.
 */
import type * as z from 'zod';
import { ENDPOINT_PATHS, type EndpointName } from './endpoint-paths';
import type { ErrorCode } from './error-actions';
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
import { renderRequestSchema } from './render-request';
import { accountSchema, jobSchema, renderAcceptedSchema } from './resources';

/** One endpoint of the service. */
export interface Endpoint {
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base URL; `{id}` is the only parameter. */
  readonly path: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** The JSON body, where it takes one. */
  readonly request?: z.ZodType;
  /** Success statuses and their bodies. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** Codes beside those that every endpoint can answer with. */
  readonly errors: readonly ErrorCode[];
  /** Texts of `error` of its errors that have no code. */
  readonly plainErrors: readonly string[];
  /** Whether it takes an Idempotency-Key. */
  readonly idempotencyKey?: true;
}

/** Codes that any endpoint can answer with. Specification: Authentication. */
export const COMMON_ERRORS = [
  'NO_API_KEY',
  'INVALID_API_KEY',
  'PLAN_UPGRADE_REQUIRED',
  'ACCOUNT_SUSPENDED',
] as const satisfies readonly ErrorCode[];

/** Each endpoint by its name. */
export const ENDPOINTS = {
  retrieveAccount: {
    ...ENDPOINT_PATHS.retrieveAccount,
    summary: 'The account of the key, with its balance',
    responses: { 200: accountSchema },
    errors: [],
    plainErrors: [],
  },
  createRender: {
    ...ENDPOINT_PATHS.createRender,
    summary: 'Starts a render and charges for it',
    request: renderRequestSchema,
    responses: { 202: renderAcceptedSchema },
    errors: [
      'CONTENT_BLOCKED',
      'UNSUPPORTED_MODEL',
      'PRODUCT_IMAGE_REQUIRED',
      'PRESENTER_REQUIRED',
      'BRAND_REQUIRED',
      'NO_ANCHOR',
      'REQUEST_COST_TOO_HIGH',
      'INSUFFICIENT_CREDITS',
      'NO_CREDITS',
      'ABUSE_CAP_EXCEEDED',
      'STORAGE_FULL',
      'UPGRADE_REQUIRED',
      'DUPLICATE_REQUEST',
      'RATE_LIMITED',
      'CONCURRENT_LIMIT',
      'PLAN_FAILED',
    ],
    plainErrors: ['Validation failed'],
    idempotencyKey: true,
  },
  retrieveJob: {
    ...ENDPOINT_PATHS.retrieveJob,
    summary: 'One job of the account',
    responses: { 200: jobSchema },
    errors: [],
    plainErrors: ['Forbidden', 'Job not found'],
  },
  listEvents: {
    ...ENDPOINT_PATHS.listEvents,
    summary: 'The events that a webhook can listen to, and how deliveries are signed',
    responses: { 200: eventListSchema },
    errors: [],
    plainErrors: [],
  },
  listHooks: {
    ...ENDPOINT_PATHS.listHooks,
    summary: "The account's webhooks, without their secrets",
    responses: { 200: hookListSchema },
    errors: [],
    plainErrors: [],
  },
  createHook: {
    ...ENDPOINT_PATHS.createHook,
    summary: 'Registers a webhook, or switches a registered pair on again',
    request: hookCreateSchema,
    responses: { 200: hookCreatedSchema, 201: hookCreatedSchema },
    errors: ['UNKNOWN_EVENT', 'URL_NOT_DELIVERABLE', 'HOOK_LIMIT', 'RATE_LIMITED'],
    plainErrors: ['Validation failed'],
  },
  updateHook: {
    ...ENDPOINT_PATHS.updateHook,
    summary: 'Changes a webhook and resets its failure count',
    request: hookUpdateSchema,
    responses: { 200: hookUpdatedSchema },
    errors: ['URL_NOT_DELIVERABLE'],
    plainErrors: ['Validation failed', 'Hook not found'],
  },
  deleteHook: {
    ...ENDPOINT_PATHS.deleteHook,
    summary: 'Deletes a webhook; its deliveries stop at once',
    responses: { 200: hookDeletedSchema },
    errors: [],
    plainErrors: ['Hook not found'],
  },
  testHook: {
    ...ENDPOINT_PATHS.testHook,
    summary: 'Sends one signed ping to the URL of a webhook',
    responses: { 200: hookTestedSchema },
    errors: ['URL_NOT_DELIVERABLE'],
    plainErrors: ['Hook not found'],
  },
} as const satisfies Record<EndpointName, Endpoint>;
