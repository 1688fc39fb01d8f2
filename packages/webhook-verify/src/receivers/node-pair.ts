/**
 * Node's request and response in a handler for Fetch requests: the import of another framework. Nothing could be read of such
 * a request, and whoever sent it would wait for an answer that nobody writes.
 */
import type { ServerResponse } from 'node:http';
import { WebhookConfigError } from '../errors/config-error';

export const isFetchRequest = (request: unknown): request is Request =>
  typeof (request as Request | undefined)?.arrayBuffer === 'function';

/** The response beside a request of Node, among what a platform hands over. */
export const nodeResponseIn = (platform: readonly unknown[]): ServerResponse | undefined =>
  platform.find((value): value is ServerResponse => typeof (value as ServerResponse | null)?.writeHead === 'function');

export const noFetchRequest = (): WebhookConfigError =>
  new WebhookConfigError(
    'receiver_invalid',
    undefined,
    'The handler was called with a request of Node, not of Fetch. Import webhookHandler from @vid/webhook-verify/express, /fastify, /koa or /nest; in an API route of Next.js (pages router) from @vid/webhook-verify/node, with bodyParser: false in the config of the route.',
  );
