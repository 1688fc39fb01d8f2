/** A server whose videos are in S3, from the render to the download: both addresses promise the same wherever videos are. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { refusal } from '../support/s3/operations';
import { S3_KEYS } from '../support/s3/start-s3';
import { useS3 } from '../support/s3/use-s3';
import { createWorld, TINY_PLAN, type World } from '../support/world';

const DAY = 86_400;

const start = async (options: Parameters<typeof createWorld>[0] = {}) => {
  const s3 = await useS3();
  const lines: string[] = [];
  const world = await createWorld({
    artifacts: `s3://${s3.bucket}/staging`,
    s3Endpoint: s3.endpoint,
    s3PathStyle: true,
    logLevel: 'debug',
    logTo: (line) => lines.push(line),
    ...options,
  });
  return { s3, world, lines };
};

/** Renders a video; its addresses without their host, and its bytes. */
const rendered = async ({ world, s3 }: Pick<Awaited<ReturnType<typeof start>>, 'world' | 's3'>, plan = TINY_PLAN) => {
  await world.hook('video.completed');
  const { job_id: jobId } = await world.accepted(plan);
  await world.server.settled();
  const payload = world.received.at(-1)?.body.payload as { output_url: string; download_url: string };
  const [key, object] = [...s3.objects].find(([name]) => name.endsWith('.mp4')) ?? [];
  return { jobId, ...payload, key, bytes: object?.bytes ?? Buffer.alloc(0) };
};

const ask = ({ server }: World, url: string, init: RequestInit = {}): Promise<Response> =>
  server.fetch(url, { redirect: 'manual', ...init });
const digest = async (response: Response): Promise<string> =>
  createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');

it('keeps videos under its prefix, and streams them from there', async () => {
  const s3World = await start();
  const { world, s3, lines } = s3World;
  const { output_url: url, bytes, key, jobId } = await rendered(s3World);
  expect(key).toMatch(new RegExp(`^staging/videos/${jobId}-1-\\w+\\.mp4$`));
  expect(s3.objects.get(key ?? '')?.type).toBe('video/mp4');

  const whole = await ask(world, url);
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  expect(await digest(whole)).toBe(createHash('sha256').update(bytes).digest('hex'));
  const head = await ask(world, url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  const range = await ask(world, url, { headers: { range: 'bytes=4-7' } });
  expect([range.status, range.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes.length}`]);
  expect(Buffer.from(await range.arrayBuffer()).equals(bytes.subarray(4, 8))).toBe(true);
  expect((await ask(world, url, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416);

  const told = lines.join('');
  for (const secret of [S3_KEYS.secretAccessKey, 'X-Amz-Signature']) expect(told).not.toContain(secret);
});

it('starts while S3 is away, says that it is not ready, and renders when S3 is there', async () => {
  const s3 = await useS3();
  s3.state.disturb = () => ({ answer: refusal(500, 'InternalError') });
  const lines: string[] = [];
  const place = { artifacts: `s3://${s3.bucket}/staging`, s3Endpoint: s3.endpoint, s3PathStyle: true };
  const world = await createWorld({ ...place, logLevel: 'warn', logTo: (line) => lines.push(line) });
  const readiness = await world.server.fetch('http://local/readyz');
  expect([readiness.status, await readiness.json()]).toMatchObject([503, { reason: 'videos can not be kept or read' }]);
  s3.state.disturb = () => undefined;
  const { bytes } = await rendered({ world, s3 });
  expect(bytes.length).toBeGreaterThan(0);
  expect(lines.join('')).toContain('artifacts-not-there-yet');
});

it('leads downloads to a signed link, for as long as the download address works by the virtual clock', async () => {
  const s3World = await start();
  const { world } = s3World;
  const { download_url: url, bytes, jobId } = await rendered(s3World);

  const lead = await ask(world, url);
  expect([lead.status, lead.headers.get('cache-control')]).toEqual([307, 'no-store']);
  const link = lead.headers.get('location') ?? '';
  expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('3600');
  const video = await fetch(link, { headers: { range: 'bytes=0-9' } });
  expect([video.status, video.headers.get('content-disposition'), video.headers.get('content-type')]).toEqual([
    206,
    `attachment; filename="${jobId}.mp4"`,
    'video/mp4',
  ]);
  expect(Buffer.from(await video.arrayBuffer()).equals(bytes.subarray(0, 10))).toBe(true);
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(403);
  const head = await ask(world, url, { method: 'HEAD' });
  const answered = await fetch(head.headers.get('location') ?? '', { method: 'HEAD' });
  expect([answered.status, answered.headers.get('content-length')]).toEqual([200, String(bytes.length)]);

  await world.advance(7 * DAY - 60);
  const last = await ask(world, url);
  expect(new URL(last.headers.get('location') ?? '').searchParams.get('X-Amz-Expires')).toBe('60');
  await world.advance(60);
  const expired = await ask(world, url);
  expect([expired.status, expired.headers.get('location')]).toEqual([410, null]);
});

it.each([
  ['none', [200, 200]],
  ['all', [307, 307]],
] as const)('leads where it is told to lead: %s', async (s3Links, statuses) => {
  const s3World = await start({ s3Links });
  const { output_url: output, download_url: download } = await rendered(s3World);
  const answers = [await ask(s3World.world, output), await ask(s3World.world, download)];
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  for (const answer of answers) await answer.body?.cancel();
});

it('says that a video can not be read at the moment, and that one is gone', async () => {
  const s3World = await start();
  const { world, s3, lines } = s3World;
  const { output_url: url, key } = await rendered(s3World);
  s3.state.disturb = () => ({ answer: refusal(403, 'AccessDenied') });
  const failed = await ask(world, url);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await failed.json()).toEqual({
    error: "The video can't be read at the moment. Try again in 5 s.",
    code: 'SERVICE_UNAVAILABLE',
  });
  expect(lines.join('')).toContain('access was denied (HTTP 403');
  s3.state.disturb = () => undefined;
  s3.objects.delete(key ?? '');
  expect((await ask(world, url)).status).toBe(404);
});

it('says so before anything of the answer is sent where S3 knows of the video and does not give it', async () => {
  const s3World = await start();
  const { world, s3 } = s3World;
  const { output_url: url } = await rendered(s3World);
  s3.state.disturb = ({ method }) => (method === 'GET' ? { answer: refusal(403, 'AccessDenied') } : undefined);
  const failed = await ask(world, url);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
});

it('ends the request to S3 when the client goes while nothing comes', async () => {
  const s3World = await start();
  const { world, s3 } = s3World;
  const { output_url: url } = await rendered(s3World);
  const { hostname, port, host } = new URL(await world.server.listen());
  const gone = new Promise<void>((resolve) => {
    s3.state.disturb = ({ method }) => (method === 'GET' ? { standsStillAt: 10, whenGone: resolve } : undefined);
  });
  const client = connect(Number(port), hostname);
  client.write(`GET ${new URL(url).pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(client, 'data');
  // One that only says that it sends no more may still be waiting for the rest.
  client.resetAndDestroy();
  await gone;
});

it('fails a job whose video can never be kept, and says no more to its owner than that', async () => {
  const { world, s3, lines } = await start();
  s3.state.disturb = ({ method }) => (method === 'PUT' ? { answer: refusal(403, 'AccessDenied') } : undefined);
  const { job_id: jobId } = await world.accepted();
  await world.server.settled();
  const { body } = await world.get(`/v1/job/${jobId}`);
  expect([body.status, body.error]).toEqual([
    'failed',
    'The video was made but could not be kept; see the server log.',
  ]);
  expect(lines.join('')).toContain('s3:PutObject');
});

it('shares images that requests brought, and travels with them and its videos in a snapshot', async () => {
  const s3World = await start();
  const { world, s3 } = s3World;
  await world.server.admin.pause({ paused: false });
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const slow = {
    scene_plan: [{ type: 'motion', prompt: 'Hello [mock:render_timeout]', duration: 3 }],
    brand_logo_url: pixel,
  };
  const { output_url: url, bytes } = await rendered(s3World);
  const { job_id: waiting } = await world.accepted(slow);
  expect([...s3.objects.keys()].filter((key) => key.startsWith(`staging/media/${waiting}/`))).toHaveLength(1);

  const snapshot = await world.server.admin.snapshot();
  const beside = 'production/videos/job_1.mp4';
  s3.put(beside, bytes, 'video/mp4');
  await world.server.admin.reset();
  expect([...s3.objects.keys()].filter((key) => key.startsWith('staging/videos/'))).toEqual([]);
  expect(s3.objects.has(beside)).toBe(true);
  await world.server.admin.restore(snapshot);
  expect(await digest(await ask(world, url))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

it('is refused when it can not work', async () => {
  await expect(start({ artifacts: 's3://nowhere/staging' })).rejects.toMatchObject({
    name: 'ArtifactsFailure',
    message: expect.stringContaining('there is no bucket nowhere') as string,
  });
});
