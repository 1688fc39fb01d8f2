/** A receiver fails twenty times in a row: its webhook is switched off, and on again when the receiver is well. */
import { VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { expect, test } from 'vitest';

test('20 failed deliveries in a row switch a webhook off', async () => {
  let attempts = 0;
  await using server = await createServer({
    deliver: () => {
      attempts += 1;
      return new Response(null, { status: 500 });
    },
  });
  // From here on, time is what the test says.
  await server.admin.setClock({ freeze: true });
  const vid = new VidClient({
    apiKey: 'emp_local_dev',
    baseUrl: 'http://vid.test',
    transport: { fetch: (request) => server.fetch(request) },
  });
  const { user_id } = await vid.account.retrieve();
  const { hook } = await vid.webhooks.create({ event: 'user.onboarded', webhook_url: 'https://example.com/hook' });

  for (let failed = 0; failed < 20; failed += 1) {
    expect((await vid.webhooks.list()).hooks).toMatchObject([{ active: true, failure_count: failed }]);
    await server.admin.emitEvent({ user_id, event: 'user.onboarded' });
    await server.admin.setClock({ advance_seconds: 2 });
  }

  expect(attempts).toBe(20 * 3);
  const { hooks } = await vid.webhooks.list();
  expect(hooks).toMatchObject([{ active: false, last_status: expect.stringContaining('500') }]);
  const { hook: on } = await vid.webhooks.update(hook.id, { active: true });
  expect(on).toMatchObject({ active: true, failure_count: 0 });
});
