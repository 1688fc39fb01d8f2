/**
 * A receiver that trusts nothing but verified deliveries and handles each one once. Start it with VID_WEBHOOK_SECRET set
 * to the secret of your webhook: `npx tsx examples/webhook-receiver.ts`.
 */
import { createServer } from 'node:http';
import { MemoryDeliveryStore, type WebhookDelivery } from '@vid/webhook-verify';
import { webhookHandler } from '@vid/webhook-verify/node';

export const makeReceiver = (secret: string, onDelivery: (delivery: WebhookDelivery) => void) =>
  webhookHandler({ secret, store: new MemoryDeliveryStore(), onDelivery });

if (process.argv[1] === import.meta.filename) {
  const receive = makeReceiver(process.env['VID_WEBHOOK_SECRET'] ?? '', (delivery) => {
    if (delivery.event === 'video.completed') console.log(`${delivery.payload.job_id}: ${delivery.payload.output_url}`);
  });
  createServer((request, response) => void receive(request, response)).listen(4700, '127.0.0.1');
}
