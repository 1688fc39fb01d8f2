/** The fourth render of a minute is refused with the seconds to wait, and taken when they are over. */
import { RateLimitError, VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { expect, test } from 'vitest';

test('a 429 ends with its window', async () => {
  await using server = await createServer();
  await server.admin.setClock({ freeze: true });
  const vid = new VidClient({
    apiKey: 'emp_local_dev',
    baseUrl: 'http://vid.test',
    transport: { fetch: (request) => server.fetch(request) },
  });
  const render = () => vid.renders.create({ scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] });
  for (let count = 0; count < 3; count += 1) await render();

  const refused: unknown = await render().catch((reason: unknown) => reason);
  if (!RateLimitError.is(refused)) throw refused;
  expect(refused).toMatchObject({ status: 429, charged: 'no' });
  const wait = refused.retryAfter ?? 0;

  await server.admin.setClock({ advance_seconds: wait - 1 });
  await expect(render()).rejects.toThrow('Rate limit');
  await server.admin.setClock({ advance_seconds: 1 });
  expect((await render()).status).toBe('starting');
});
