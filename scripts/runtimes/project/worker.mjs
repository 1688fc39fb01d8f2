// A worker that renders, and receives deliveries, bundled for a runtime without Node's modules. It asks for the client by the
// name that programs on servers use: the conditions of the bundler lead it to the one for workers.
import { VidClient, verifyWebhook, WebhookVerificationError } from '@vid/sdk';
import { VidClient as EdgeClient } from '@vid/sdk/edge';
import { FileJournal } from '@vid/sdk/journal';
import { webhookHandler } from '@vid/webhook-verify/fetch';
import { visit } from './edge.mjs';

const check = (holds, what) => {
  if (!holds) throw new Error(what);
};

let secret;
const delivered = [];
const receive = webhookHandler({ secret: () => secret, onDelivery: (delivery) => void delivered.push(delivery) });

const work = async (request, env) => {
  check(VidClient === EdgeClient, '@vid/sdk is not the client for workers');
  const options = { apiKey: env.VID_API_KEY, baseUrl: env.VID_BASE_URL };
  const url = new URL('/hook', request.url).href;
  ({ secret } = await new VidClient(options).webhooks.ensure({ event: 'video.completed', webhook_url: url }));
  const used = await visit(options);
  while (delivered.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  check(delivered[0].payload.job_id !== '', 'a delivery without a job');
  const refused = await verifyWebhook('{}', {}, secret).catch((reason) => reason);
  check(refused instanceof WebhookVerificationError, `not refused: ${refused}`);
  check((await refused.explain()).length > 0, 'no explanation');
  let why = '';
  try {
    new FileJournal({ path: 'renders.jsonl' });
  } catch (error) {
    why = error.message;
  }
  check(why.includes('files that last'), `a journal in a file: ${why}`);
  return used;
};

export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname === '/hook') return receive(request);
    try {
      return new Response(await work(request, env));
    } catch (error) {
      return new Response(String(error.stack ?? error), { status: 500 });
    }
  },
};
