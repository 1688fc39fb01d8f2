/** Everything of the main entry, the synchronous functions, and a receiver for node:http. */
import { type NodeHandler, nodeHandler } from '../receivers/node-handler';
import type { NodeRequest } from '../receivers/node-request';
import type { ReceiverOptions } from '../receivers/receiver-options';

export * from '../index';
export type { NodeHandler } from '../receivers/node-handler';
export type { NodeRequest } from '../receivers/node-request';
export type { ReceiverOptions } from '../receivers/receiver-options';
export { signWebhookSync } from '../sign/sign-webhook-sync';
export { verifyWebhookSync } from '../verify/verify-webhook-sync';

/**
 * A listener for `http.createServer`, or for one path of it.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = <Request extends NodeRequest = NodeRequest>(
  options: ReceiverOptions<Request>,
): NodeHandler<Request> => nodeHandler(options, { framework: 'node', entry: webhookHandler });
