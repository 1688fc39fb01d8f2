/** What is shown and logged holds no key, no secret and no query. */
import { expect, test } from 'vitest';
import { createWorld } from '../support/world';

const KEY = 'emp_chosen.by:hand';
const TOKEN = 'adm1n-token';
const QUERY = 'sig=q1w2e3r4';
const HOOK_URL = `https://receiver.example.com/hook?${QUERY}`;

test('by the log, why, deliveries, requests and errors', async () => {
  const lines: string[] = [];
  const world = await createWorld({
    adminToken: TOKEN,
    logLevel: 'debug',
    json: true,
    logTo: (line) => lines.push(line),
    config: { accounts: [{ plan: 'agency', credits: 1000, api_key: KEY }] },
  });
  const key = { key: KEY };
  const { body } = await world.hook('video.completed', HOOK_URL, key);
  const { secret } = body;
  const hookId = body.hook.id;
  world.answer = () =>
    new Response(JSON.stringify({ api_key: KEY, password: 'hunter22', said: secret, at: HOOK_URL }), {
      status: 400,
      headers: { 'set-cookie': 'session=hunter22', location: HOOK_URL, 'x-echo': `Bearer ${TOKEN}` },
    });
  const image = `https://127.0.0.1:1/image.png?${QUERY}`;
  const { job_id: jobId } = await world.accepted(
    {
      scene_plan: [{ type: 'motion', prompt: `about ${KEY} and ${secret}`, duration: 3 }],
      brand_logo_url: image.replace('127.0.0.1:1', 'media.example.com'),
    },
    key,
  );
  await world.get(`/v1/me?${QUERY}&key=${encodeURIComponent(KEY)}`, key);
  await world.get(`/nothing/${KEY}?${QUERY}`, key);
  await world.server.settled();
  const admin = { headers: { authorization: `Bearer ${TOKEN}` } };
  const { deliveries } = await world.server.admin.listDeliveries();
  const texts = [lines.join('')];
  for (const path of [
    'requests',
    'jobs',
    'accounts',
    'deliveries',
    `deliveries/${deliveries[0]?.delivery_id ?? ''}`,
    ...[jobId, hookId, deliveries[0]?.delivery_id].map((id) => `why/${String(id)}`),
  ]) {
    const answer = await world.get(`/_admin/${path}`, admin);
    expect([path, answer.status]).toEqual([path, 200]);
    texts.push(JSON.stringify(answer.body));
  }
  const shown = texts.join('\n');
  expect(shown).toContain('https://receiver.example.com/hook?…');
  for (const hidden of [KEY, secret, TOKEN, QUERY, 'hunter22', encodeURIComponent(KEY)])
    expect([hidden, shown.includes(hidden)]).toEqual([hidden, false]);
});
