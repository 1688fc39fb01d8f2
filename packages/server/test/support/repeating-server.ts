/**
 * A seeded server in a process of its own that goes through the same requests each time, and writes down all that anybody
 * sees of them. How long renders and receivers take is an argument, and must not show.
 */
import { createHash } from 'node:crypto';
import { createFfmpegRenderer } from '../../src/adapters/ffmpeg';
import { createInstantRenderer } from '../../src/adapters/instant';
import { createServerWith } from '../../src/create-server';
import type { Renderer } from '../../src/ports/renderer';

const [, , entryPath = '', pace = '0'] = process.argv;
const KEY = 'emp_local_dev';

/** As many turns of the event loop as were asked for. */
const takeTime = async (): Promise<void> => {
  for (let turns = Number(pace); turns > 0; turns -= 1) await new Promise(setImmediate);
};

const films = createFfmpegRenderer({ parallel: 1, entry: { path: entryPath, execArgv: [] } });
const instant = createInstantRenderer();
/** Real films of a few frames for whoever asks for one. */
const renderer: Renderer = {
  render: async (job, target) => {
    await takeTime();
    if (job.title !== 'film') return instant.render(job, target);
    return films.render({ ...job, scenes: job.scenes.map((scene) => ({ ...scene, duration: 0.3 })) }, target);
  },
};

const seen: unknown[] = [];
await using server = await createServerWith(
  {
    seed: Number(process.argv[4] ?? 7),
    startTime: '2026-03-01T09:00:00Z',
    deliver: async (request) => {
      await takeTime();
      seen.push({ to: request.url, headers: Object.fromEntries(request.headers), body: await request.text() });
      return new Response();
    },
  },
  { renderer },
);

const call = async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await server.fetch(new URL(path, 'http://vid.test'), {
    method,
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type') === 'application/json';
  const text = isJson ? bytes.toString() : createHash('sha256').update(bytes).digest('hex');
  seen.push({ path, status: answer.status, headers: Object.fromEntries(answer.headers), text });
  return isJson ? (JSON.parse(text) as Record<string, never>) : {};
};
const render = (prompt: string, more: object = {}, key = prompt) =>
  call(
    'POST',
    '/v1/render',
    { scene_plan: [{ type: 'motion', prompt, duration: 3 }], ...more },
    { 'idempotency-key': key },
  );
const { admin } = server;
/** A minute later, with everything done that was to be done. */
const next = () => admin.setClock({ advance_seconds: 60 });

const { user_id: me = '' } = await call('GET', '/v1/me');
for (const event of ['video.completed', 'video.failed', 'credits.low'])
  await call('POST', '/api/webhooks/hooks', { event, webhook_url: `https://example.com/${event}` });
// Nobody waits for the renders here: what ends them must not change what comes next.
await render('Hello');
await render('Ends badly [mock:render_failed]');
await render('Of a film', { title: 'film', aspect: '1:1' });
await render('One too many');
await next();
await render('Hello');
await call('POST', '/v1/render', { brief: 'An ad for a bakery in Lisbon. Fresh bread from six.', duration_sec: 10 });
await next();
const { account, api_key: key } = await admin.createAccount({ credits: 5 });
seen.push(account, key, await admin.createKey(me), await admin.addCredits(account.user_id, { amount: 3 }));
await admin.addFault({ match: { path: '/v1/me' }, effect: { status: 503 }, probability: 0.5 });
for (let time = 0; time < 20; time += 1) await call('GET', '/v1/me');
const [first] = (await call('GET', '/api/webhooks/hooks'))['hooks'] ?? [];
await call('POST', `/api/webhooks/hooks/${(first as { id: string } | undefined)?.id}/test`);
for (const { job_id: id, video_url: video } of (await admin.listJobs()).jobs) {
  await call('GET', `/v1/job/${id}`);
  if (video !== null) await call('GET', video);
}
seen.push(await admin.ledger(me), await admin.ledger(account.user_id), (await admin.audit()).problems);
const snapshot = JSON.parse(JSON.stringify(await admin.snapshot())) as {
  store: { tables: Record<string, Record<string, unknown>[]> };
  videos: Record<string, string>;
};
// The one thing that is measured and not made.
for (const attempt of snapshot.store.tables['attempts'] ?? []) delete attempt['ms'];
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const videos = Object.entries(snapshot.videos).map(([job, video]) => [job, digest(video)]);
seen.push({ ...snapshot, videos });
process.stdout.write(JSON.stringify(seen, null, 1));
