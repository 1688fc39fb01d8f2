/** Credits run low: one signed event tells it, and the render that is too dear is refused and not charged. */
import { PaymentError, VidClient, verifyWebhook, type WebhookDelivery } from '@vid/sdk';
import { createServer } from '@vid/server';
import { expect, test } from 'vitest';

test('credits.low is sent once, before the credits are used up', async () => {
  const received: WebhookDelivery[] = [];
  let secret = '';
  await using server = await createServer({
    deliver: async (request) => {
      received.push(await verifyWebhook(await request.text(), request.headers, secret));
      return new Response();
    },
  });
  const { account, api_key: apiKey } = await server.admin.createAccount({ credits: 12 });
  const vid = new VidClient({
    apiKey,
    baseUrl: 'http://vid.test',
    transport: { fetch: (request) => server.fetch(request) },
  });
  const created = await vid.webhooks.create({ event: 'credits.low', webhook_url: 'https://example.com/hook' });
  secret = created.secret ?? '';

  const render = () => vid.renders.create({ scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 10 }] });
  await render();
  await server.settled();
  expect(received).toMatchObject([{ event: 'credits.low', payload: { user_id: account.user_id } }]);
  await render();
  await server.settled();
  expect(received).toHaveLength(1);

  const refused: unknown = await render().catch((reason: unknown) => reason);
  expect(PaymentError.is(refused) && refused.code).toBe('NO_CREDITS');
});
