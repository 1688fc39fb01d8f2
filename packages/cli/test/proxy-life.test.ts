/** A whole life of renders and webhooks through the proxy: no false alarm, no secret in the recording, and the same again from it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VidClient } from '@vid/sdk';
import { createServer, POLICIES, type ServerOptions } from '@vid/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProxied } from './proxied';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-proxy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEY = 'emp_local_dev';
const SCENES = [{ type: 'motion', prompt: 'Hello', duration: 3 }] as const;
const HOOK = 'https://hooks.example.com/vid?token=hunter2hunter2';

const outcome = (error: unknown): string => (error as { readonly code?: string }).code ?? (error as Error).message;

/** Everything that a client does with the service; what it has seen, in a form that is the same each time. */
const live = async (baseUrl: string, settled: () => Promise<void>): Promise<readonly unknown[]> => {
  const vid = new VidClient({ apiKey: KEY, baseUrl });
  const stranger = new VidClient({ apiKey: 'emp_nobody_at_all', baseUrl });
  const seen: unknown[] = [];
  const see = async (what: Promise<unknown>): Promise<void> => void seen.push(await what.catch(outcome));
  await see(vid.account.retrieve().then(({ credits_remaining: left }) => left));
  await see(stranger.account.retrieve());
  await see(vid.webhooks.events().then(({ events }) => events));
  const { hook } = await vid.webhooks.create({ event: 'video.completed', webhook_url: HOOK });
  await see(vid.webhooks.create({ event: 'video.completed', webhook_url: HOOK }).then(({ reused }) => reused));
  await see(vid.webhooks.update(hook.id, { description: 'ours', active: false }).then(({ hook: now }) => now.active));
  await see(vid.webhooks.test(hook.id).then(({ status }) => status));
  await see(vid.webhooks.list().then(({ hooks }) => hooks.length));
  const render = await vid.renders.create({ scene_plan: [...SCENES], title: 'A' }, { idempotencyKey: 'one' });
  const early = await vid.jobs.retrieve(render.job_id);
  await settled();
  const job = await render.wait({ firstPollMs: 1 });
  seen.push(early.status, job.status, job.video_url === null);
  const twice = { scene_plan: [...SCENES], title: 'A' };
  const other = new VidClient({ apiKey: KEY, baseUrl });
  await see(other.renders.create(twice, { idempotencyKey: 'one' }));
  const failing = await vid.renders.create({ brief: 'A calm advert [mock:render_failed]' });
  await settled();
  await see(failing.wait({ firstPollMs: 1 }));
  await see(vid.jobs.retrieve('job_missing'));
  await see(vid.webhooks.delete(hook.id));
  await see(vid.webhooks.delete(hook.id));
  await Promise.all([vid, stranger, other].map((client) => client.close()));
  return seen;
};

const sweep: readonly (readonly [string, ServerOptions['policy']])[] = [
  ['as it is', {}],
  ...[0, 1, 2].map((at): readonly [string, ServerOptions['policy']] => [
    `other values, ${at + 1}`,
    Object.fromEntries(
      Object.entries(POLICIES).flatMap(([name, { values }]) => {
        const value = Array.isArray(values) ? String(values[at + 1] ?? '') : Object.keys(values)[at + 1];
        return value === undefined || value === '' ? [] : [[name, value]];
      }),
    ),
  ]),
];

it.each(sweep)(
  'a whole life passes without a false alarm, is recorded without a secret, and is the same again: %s',
  async (name, policy) => {
    const server = await createServer({ policy, deliver: async () => new Response('ok') });
    await using proxied = await openProxied(await server.listen());
    const seen = await live(proxied.url, () => server.settled());
    await proxied.close();
    expect(proxied.findings.filter(({ kind }) => kind === 'violation')).toEqual([]);
    const text = proxied.cassette();
    const { accounts } = await server.admin.listAccounts();
    const snapshot = JSON.stringify(await server.admin.snapshot());
    const secrets = [...snapshot.matchAll(/\b[0-9a-f]{64}\b/g)].map(([secret]) => secret);
    const emails = accounts.map(({ email }) => email);
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of [KEY, 'emp_nobody_at_all', 'hunter2hunter2', ...secrets, ...emails])
      expect(text).not.toContain(secret);
    await server.close();

    const file = join(folder, `${name}.cassette`);
    writeFileSync(file, text);
    await using replay = await createServer({ replay: file });
    expect(await live(await replay.listen(), async () => undefined)).toEqual(seen);
  },
);
