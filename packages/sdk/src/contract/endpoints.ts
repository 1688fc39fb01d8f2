/**
 * The list of endpoints: method, path, bodies and errors. Routers, clients, the OpenAPI document and the docs are made
 * from it. Specification: Endpoints.
 */
import type * as z from 'zod';
import type { ErrorCode } from './errors';
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
import { VIDEO_API_PREFIX, WEBHOOK_API_PREFIX } from './wire';

/** One endpoint of the service. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base URL; `{id}` is the only parameter. */
  readonly path: string;
  readonly summary: string;
  readonly request?: z.ZodType;
  /** Success statuses and their bodies. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** Codes beside those that every endpoint can answer with. */
  readonly errors: readonly ErrorCode[];
  /** Texts of `error` of its errors that have no code. */
  readonly plainErrors: readonly string[];
  readonly idempotencyKey?: true;
}

/** Codes that any endpoint can answer with. Specification: Authentication. */
export const COMMON_ERRORS = [
  'NO_API_KEY',
  'INVALID_API_KEY',
  'PLAN_UPGRADE_REQUIRED',
  'ACCOUNT_SUSPENDED',
] as const satisfies readonly ErrorCode[];

export const ENDPOINTS = {
  retrieveAccount: {
    method: 'GET',
    path: `${VIDEO_API_PREFIX}/me`,
    summary: 'The account of the key, with its balance',
    responses: { 200: accountSchema },
    errors: [],
    plainErrors: [],
  },
  createRender: {
    method: 'POST',
    path: `${VIDEO_API_PREFIX}/render`,
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
    method: 'GET',
    path: `${VIDEO_API_PREFIX}/job/{id}`,
    summary: 'One job of the account',
    responses: { 200: jobSchema },
    errors: [],
    plainErrors: ['Forbidden', 'Job not found'],
  },
  listEvents: {
    method: 'GET',
    path: `${WEBHOOK_API_PREFIX}/events`,
    summary: 'The events that a webhook can listen to, and how deliveries are signed',
    responses: { 200: eventListSchema },
    errors: [],
    plainErrors: [],
  },
  listHooks: {
    method: 'GET',
    path: `${WEBHOOK_API_PREFIX}/hooks`,
    summary: "The account's webhooks, without their secrets",
    responses: { 200: hookListSchema },
    errors: [],
    plainErrors: [],
  },
  createHook: {
    method: 'POST',
    path: `${WEBHOOK_API_PREFIX}/hooks`,
    summary: 'Registers a webhook, or switches a registered pair on again',
    request: hookCreateSchema,
    responses: { 200: hookCreatedSchema, 201: hookCreatedSchema },
    errors: ['UNKNOWN_EVENT', 'URL_NOT_DELIVERABLE', 'HOOK_LIMIT', 'RATE_LIMITED'],
    plainErrors: ['Validation failed'],
  },
  updateHook: {
    method: 'PATCH',
    path: `${WEBHOOK_API_PREFIX}/hooks/{id}`,
    summary: 'Changes a webhook and resets its failure count',
    request: hookUpdateSchema,
    responses: { 200: hookUpdatedSchema },
    errors: ['URL_NOT_DELIVERABLE'],
    plainErrors: ['Validation failed', 'Hook not found'],
  },
  deleteHook: {
    method: 'DELETE',
    path: `${WEBHOOK_API_PREFIX}/hooks/{id}`,
    summary: 'Deletes a webhook; its deliveries stop at once',
    responses: { 200: hookDeletedSchema },
    errors: [],
    plainErrors: ['Hook not found'],
  },
  testHook: {
    method: 'POST',
    path: `${WEBHOOK_API_PREFIX}/hooks/{id}/test`,
    summary: 'Sends one signed ping to the URL of a webhook',
    responses: { 200: hookTestedSchema },
    errors: ['URL_NOT_DELIVERABLE'],
    plainErrors: ['Hook not found'],
  },
} as const satisfies Record<string, Endpoint>;

/** The name of an endpoint in this list. */
export type EndpointName = keyof typeof ENDPOINTS;
