import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import type { WebhookDelivery } from '@vid/webhook-verify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderCoffee } from './render';
import { makeReceiver } from './webhook-receiver';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-examples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('renders over a socket, downloads the video, and receives the verified event', async () => {
  await using server = await createServer();
  const vid = new VidClient({ baseUrl: await server.listen(), apiKey: 'emp_local_dev' });

  const received: WebhookDelivery[] = [];
  let receive: ReturnType<typeof makeReceiver> | undefined;
  const receiver = createHttpServer((request, response) => void receive?.(request, response)).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    const webhook_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const { secret } = await vid.webhooks.create({ event: 'video.completed', webhook_url });
    receive = makeReceiver(secret ?? '', (delivery) => received.push(delivery));

    const output = join(folder, 'coffee.mp4');
    expect(await renderCoffee(vid, output)).toMatch(/^Harbour Coffee.*: \d+ credits/);
    expect(readFileSync(output).subarray(4, 8).toString()).toBe('ftyp');

    await server.settled();
    expect(received).toMatchObject([{ event: 'video.completed', payload: { scenes_failed: 0 } }]);
  } finally {
    receiver.close();
    await vid.close();
  }
});
