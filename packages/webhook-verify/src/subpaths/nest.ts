/** A receiver for NestJS on its default platform, Express. Create the application with `rawBody: true`. */
import { type NodeHandler, nodeHandler } from '../receivers/node-handler';
import type { NodeRequest } from '../receivers/node-request';
import type { ReceiverOptions } from '../receivers/receiver-options';

export type { NodeHandler } from '../receivers/node-handler';
export type { NodeRequest } from '../receivers/node-request';
export type { ReceiverOptions } from '../receivers/receiver-options';

/**
 * A function for a route of a controller, which hands over its request and its response:
 * `@Post('vid') receive(@Req() request, @Res() response) { return this.handler(request, response); }`. Nest parses
 * bodies before a controller sees them, so the application is created with `NestFactory.create(App, { rawBody: true })`.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = <Request extends NodeRequest = NodeRequest>(
  options: ReceiverOptions<Request>,
): NodeHandler<Request> => nodeHandler(options, { framework: 'nest', entry: webhookHandler });
