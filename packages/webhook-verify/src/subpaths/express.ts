/** A receiver for Express: mount it before `express.json()`, or on a path that no body parser reads. */
import { type NodeHandler, nodeHandler } from '../receivers/node-handler';
import type { NodeRequest } from '../receivers/node-request';
import type { ReceiverOptions } from '../receivers/receiver-options';

export type { NodeHandler } from '../receivers/node-handler';
export type { NodeRequest } from '../receivers/node-request';
export type { ReceiverOptions } from '../receivers/receiver-options';

/**
 * A request handler: `app.post('/webhooks/vid', webhookHandler({ secret, onDelivery }))`. It reads the raw body
 * itself; bodies kept by `express.raw()` are taken too.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = <Request extends NodeRequest = NodeRequest>(
  options: ReceiverOptions<Request>,
): NodeHandler<Request> => nodeHandler(options, { framework: 'express', entry: webhookHandler });
