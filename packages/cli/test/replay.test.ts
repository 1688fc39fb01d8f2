import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { signWebhook, verifyWebhook, WebhookVerificationError } from '@vid/sdk';
import { createServer as createService } from '@vid/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCaptures } from '../src/webhook/captured-delivery';
import { type Mutation, mutate } from '../src/webhook/mutations';
import { runWarm } from './run-warm';
import { startVid } from './start-vid';

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';

let cwd: string;
let receiver: Server;
let url: string;
/** What the receiver made of each request: the delivery's id, or why it refused it. */
let seen: string[] = [];
let headers: IncomingHttpHeaders[] = [];
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-replay-'));
  receiver = createServer((request, response) => {
    headers.push(request.headers);
    buffer(request)
      .then((body) => verifyWebhook(body, request.headers, SECRET))
      .then(
        ({ delivery_id: id }) => {
          seen.push(id);
          response.writeHead(202, { 'content-type': 'text/plain' }).end('thanks');
        },
        (error: unknown) => {
          seen.push(error instanceof WebhookVerificationError ? error.code : String(error));
          response.writeHead(400).end();
        },
      );
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
});
afterAll(() => {
  receiver.close();
  rmSync(cwd, { recursive: true, force: true });
});
beforeEach(() => {
  seen = [];
  headers = [];
});

const capture = async (id: string, timestamp: number) => {
  const body = JSON.stringify({
    event: 'ping',
    payload: { text: 'é' },
    emitted_at: '2026-01-01T00:00:00.000Z',
    delivery_id: id,
  });
  const signed = await signWebhook(body, SECRET, { timestamp });
  return `${JSON.stringify({ headers: { ...signed, 'X-Own': 'kept' }, body_base64: Buffer.from(body).toString('base64') })}\n`;
};
const write = async (timestamp = Math.floor(Date.now() / 1000)): Promise<void> =>
  writeFileSync(
    join(cwd, 'captured.ndjson'),
    (await capture('dlv_1', timestamp)) + (await capture('dlv_2', timestamp)),
  );

const replay = (flags: readonly string[], secret = '') =>
  runWarm(['webhook', 'replay', 'captured.ndjson', '--to', url, ...flags], {
    cwd,
    env: { VID_WEBHOOK_SECRET: secret },
  });

describe('vid webhook replay, seen by a receiver that verifies', () => {
  it.each<[string[], string, number, string[]]>([
    [[], '', 0, ['dlv_1', 'dlv_2']],
    [['--mutate', 'duplicate'], '', 0, ['dlv_1', 'dlv_1', 'dlv_2', 'dlv_2']],
    [['--mutate', 'reorder'], '', 0, ['dlv_2', 'dlv_1']],
    [['--mutate', 'stale'], SECRET, 0, ['dlv_1', 'dlv_2', 'timestamp_too_old', 'timestamp_too_old']],
    [['--mutate', 'stale'], '', 0, ['dlv_1', 'dlv_2', 'signature_mismatch', 'signature_mismatch']],
    [['--mutate', 'tamper'], '', 0, ['dlv_1', 'dlv_2', 'signature_mismatch', 'signature_mismatch']],
    [['--mutate', 'truncate'], SECRET, 0, ['dlv_1', 'dlv_2', 'signature_mismatch', 'signature_mismatch']],
    [
      ['--mutate', 'tamper', '--mutate', 'stale'],
      SECRET,
      0,
      ['dlv_1', 'dlv_2', 'signature_mismatch', 'signature_mismatch'],
    ],
    [['--mutate', 'reorder', '--mutate', 'duplicate'], '', 0, ['dlv_2', 'dlv_2', 'dlv_1', 'dlv_1']],
  ])('%j with the secret "%s" ends with %i: %j', async (flags, secret, code, expected) => {
    await write();
    const run = await replay(flags, secret);
    expect([run.code, seen], run.stderr).toEqual([code, expected]);
    expect(headers.every((each) => each['x-own'] === 'kept')).toBe(true);
    if (flags.includes('stale')) expect(run.stderr.includes('There is no secret')).toBe(secret === '');
  });

  it('says that an old capture is refused for its age, and signs it anew when asked to', async () => {
    await write(1767225600);
    const old = await replay([], SECRET);
    expect([old.code, seen]).toEqual([8, ['timestamp_too_old', 'timestamp_too_old']]);
    expect(old.stderr).toContain('--resign');
    seen = [];
    const anew = await replay(['--resign', '--mutate', 'duplicate', '--json'], SECRET);
    expect([anew.code, seen]).toEqual([0, ['dlv_1', 'dlv_1', 'dlv_2', 'dlv_2']]);
    expect(JSON.parse(anew.stdout.split('\n')[0] ?? '')).toMatchObject({
      status: 202,
      event: 'ping',
      delivery_id: 'dlv_1',
      mutations: ['duplicate'],
    });
  });

  it.each<[string, number, number, RegExp]>([
    ['tamper', 200, 1, /accepted 2 of 2 that it must refuse \(tamper\): .*Let it verify the signature/],
    ['stale', 204, 1, /accepted 2 of 2 that it must refuse \(stale\)/],
    ['truncate', 200, 1, /accepted 2 of 2 that it must refuse \(truncate\)/],
    ['tamper', 401, 1, /answered 401 to an untouched delivery, .* none was sent\. .*Sign them anew .* restart it/],
    ['stale', 403, 1, /answered 403 to an untouched delivery.* another secret than the one in VID_WEBHOOK_SECRET/],
    ['tamper', 422, 1, /answered 422 to an untouched delivery.* See in its log why it refused/],
    ['tamper', 500, 8, /An untouched delivery got an answer .*Correct --to/],
    ['tamper', 404, 8, /An untouched delivery got an answer .*Correct --to/],
    ['duplicate', 200, 0, /^$/],
    ['duplicate', 401, 8, /answered 401 to all 4\. .*--resign --secret-file FILE\. .* restart it/],
    ['duplicate', 500, 8, /^$/],
  ])('%s, answered %i, ends with %i', async (mutation, status, expected, says) => {
    await write();
    const other = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const to = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    const args = ['webhook', 'replay', 'captured.ndjson', '--to', to, '--mutate', mutation];
    const { code, stderr } = await runWarm(args, { cwd, env: { VID_WEBHOOK_SECRET: SECRET } });
    other.close();
    expect([code, stderr]).toEqual([expected, expect.stringMatching(says)]);
  });

  it('judges nothing by a failure where what is untouched was accepted', async () => {
    await write();
    let asked = 0;
    const other = createServer((_request, response) => response.writeHead((asked += 1) > 2 ? 500 : 200).end());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const to = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    const args = ['webhook', 'replay', 'captured.ndjson', '--to', to, '--mutate', 'tamper'];
    const { code, stdout, stderr } = await runWarm(args, { cwd });
    other.close();
    expect([code, stderr]).toEqual([8, expect.stringContaining('2 of 2 got an answer that is no refusal')]);
    expect(stdout.split('\n').map((line) => line.split('  ')[0])).toEqual([
      'untouched',
      'untouched',
      'tamper',
      'tamper',
      '',
    ]);
  });

  it.each([
    [['--mutate', 'stail'], /Allowed choices are duplicate, reorder, stale, tamper, truncate/],
    [['--resign'], /no webhook secret.*VID_WEBHOOK_SECRET/s],
  ])('refuses %j', async (flags, message) => {
    await write();
    const { code, stdout, stderr } = await replay(flags);
    expect([code, stdout, seen]).toEqual([2, '', []]);
    expect(stderr).toMatch(message);
  });
});

describe('mutations', () => {
  const make = (text: string) => ({ headers: [['X-Service-Timestamp', '7200']] as const, body: Buffer.from(text) });
  const deliveries = [make('first'), make('second')];
  it.each<[Mutation, string[]]>([
    ['tamper', ['fisst', 'secnnd']],
    ['truncate', ['fi', 'sec']],
  ])('%s changes %j', async (name, bodies) => {
    const changed = await mutate(deliveries, [name], { secret: undefined, resign: false, now: 0 });
    expect(changed.map(({ body }) => body.toString())).toEqual(bodies);
  });
});

describe('vid webhook listen', () => {
  it('verifies, hands on, answers what the app answered, and removes what it registered', async () => {
    const service = await createService();
    await service.listen();
    const env = { VID_BASE_URL: service.url, VID_API_KEY: 'emp_local_dev' };
    const listening = startVid(
      ['webhook', 'listen', '--port', '0', '--register', 'video.completed,credits.low', '--forward', url, '--json'],
      { cwd, env },
    );
    await listening.until(({ stdout }) => /"ready".*\n/.test(stdout));
    const ready = JSON.parse(listening.stdout().split('\n')[0] ?? '') as { event: string; url: string };
    expect(ready.event).toBe('ready');
    const hooks = async () =>
      (JSON.parse((await runWarm(['hooks', 'list', '--json'], { cwd, env })).stdout) as { hooks: object[] }).hooks;
    expect(await hooks()).toHaveLength(2);
    expect((await runWarm(['render', '--brief', 'A calm advert.', '--no-wait'], { cwd, env })).code).toBe(0);
    await listening.until(({ stdout }) => /"verified":true.*\n/.test(stdout));
    // The app has another secret, so it refuses; the listener says the same to the sender.
    expect(seen).toEqual(['signature_mismatch']);
    const told = listening.stdout().trim().split('\n').slice(1);
    expect(told.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ event: 'video.completed', status: 400 }),
    );
    listening.kill('SIGTERM');
    expect(await listening.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await hooks()).toEqual([]);
    await service.close();
  });

  it('answers with the body of the app, and keeps what another app never took, with the way to send it', async () => {
    const away = 'http://me:passw0rd@127.0.0.1:9/?token=t0ken';
    const flags = ['--forward', url, '--forward', `video.failed=${away}`, '--retry', '5', '--save', 'saved.ndjson'];
    const listening = startVid(['webhook', 'listen', '--port', '0', ...flags], {
      cwd,
      env: { VID_WEBHOOK_SECRET: SECRET, TMPDIR: cwd, TEMP: cwd },
    });
    await listening.until(({ stderr }) => /listening on .*,/.test(stderr));
    const [to = ''] = /http:\S+(?=,)/.exec(listening.stderr()) ?? [];
    const body = '{"event":"ping","payload":{},"emitted_at":"2026-01-01T00:00:00.000Z","delivery_id":"dlv_9"}';
    const response = await fetch(to, { method: 'POST', body, headers: await signWebhook(body, SECRET) });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      202,
      'text/plain',
      'thanks',
    ]);
    const failed = body.replace('ping', 'video.failed').replace('dlv_9', 'dlv_10');
    const early = await fetch(to, { method: 'POST', body: failed, headers: await signWebhook(failed, SECRET) });
    expect(early.status).toBe(200);
    listening.kill('SIGINT');
    const { code, stdout, stderr } = await listening.ended;
    expect([code, seen], stderr).toEqual([8, ['dlv_9']]);
    expect(stderr).toContain('1 delivery was answered 200, but your app never took it: #2 video.failed dlv_10');
    const [, file = ''] =
      /vid webhook replay (\S+) --to 'http:\/\/\*\*\*@127\.0\.0\.1:9\/\?token=\*\*\*'/.exec(stderr) ?? [];
    await expect(readCaptures(file)).resolves.toHaveLength(1);
    expect(stderr).toMatch(/&& rm \S+\s+Write what \*\*\* stands for in its place/);
    const saved = readFileSync(join(cwd, 'saved.ndjson'), 'utf8');
    expect(JSON.parse(saved.split('\n')[1] ?? '')).toMatchObject({ status: 200, answered_early: true });
    expect(stdout + stderr + saved).not.toMatch(/passw0rd|t0ken/);
  });

  it('keeps what it answered early where it is killed, and its next start tells the way to send it', async () => {
    const own = mkdtempSync(join(tmpdir(), 'vid-killed-'));
    const flags = ['--forward', 'http://127.0.0.1:9/', '--retry', '5'];
    const start = async () => {
      const listening = startVid(['webhook', 'listen', '--port', '0', ...flags], {
        cwd: own,
        env: { VID_WEBHOOK_SECRET: SECRET },
      });
      await listening.until(({ stderr }) => /listening on .*,/.test(stderr));
      return { listening, to: /http:\S+(?=, forwarding)/.exec(listening.stderr())?.[0] ?? '' };
    };
    const post = async (to: string, id: string): Promise<number> => {
      const body = `{"event":"ping","payload":{},"emitted_at":"2026-01-01T00:00:00.000Z","delivery_id":"${id}"}`;
      return (await fetch(to, { method: 'POST', body, headers: await signWebhook(body, SECRET) })).status;
    };
    const first = await start();
    expect([await post(first.to, 'dlv_1'), await post(first.to, 'dlv_2')]).toEqual([200, 200]);
    first.listening.kill('SIGKILL');
    await first.listening.ended;
    const { listening } = await start();
    const told = listening.stderr().replaceAll('\n', ' ');
    expect(told).toContain('2 deliveries of an earlier listener were answered 200, but your app never took them');
    const [, file = ''] = /vid webhook replay (\S+) --to http:\/\/127\.0\.0\.1:9\/ /.exec(told) ?? [];
    expect(statSync(file).mode & 0o077).toBe(0);
    listening.kill('SIGTERM');
    expect(await listening.ended).toMatchObject({ code: 0 });
    expect((await runWarm(['webhook', 'replay', file, '--to', url], { cwd: own })).code).toBe(0);
    expect(seen).toEqual(['dlv_1', 'dlv_2']);
    // Where nothing can be written, nobody answers for the app.
    writeFileSync(join(own, 'file'), '');
    const nowhere = join(own, 'file');
    const deaf = startVid(['webhook', 'listen', '--port', '0', ...flags], {
      cwd: own,
      env: { VID_WEBHOOK_SECRET: SECRET, VID_CONFIG_DIR: nowhere, TMPDIR: nowhere, TEMP: nowhere },
    });
    await deaf.until(({ stderr }) => /listening on .*,/.test(stderr));
    expect(await post(/http:\S+(?=, forwarding)/.exec(deaf.stderr())?.[0] ?? '', 'dlv_3')).toBe(502);
    deaf.kill('SIGTERM');
    expect(await deaf.ended).toMatchObject({ code: 0, stderr: expect.stringContaining("can't be kept") as string });
    rmSync(own, { recursive: true });
  });

  it('signs anew what a killed one left whose secret is in force no longer, and says why an app refuses', async () => {
    const own = mkdtempSync(join(tmpdir(), 'vid-outdated-'));
    const secretTo = join(own, 'app.env');
    const service = await createService();
    await service.listen();
    const env = { VID_BASE_URL: service.url, VID_API_KEY: 'emp_local_dev' };
    const argv = ['webhook', 'listen', '--port', '0', '--register', 'credits.low', '--retry', '5', '--json'];
    const start = async (forward: string) => {
      const more = ['--forward', forward, '--secret-to', secretTo];
      const listening = startVid([...argv, ...more], { cwd: own, env });
      await listening.until(({ stdout }) => /"ready".*\n/.test(stdout));
      return listening;
    };
    const userId = (await service.admin.listAccounts()).accounts[0]?.user_id ?? '';
    const emit = () => service.admin.emitEvent({ user_id: userId, event: 'credits.low', payload: {} });
    const first = await start('http://127.0.0.1:9/');
    await emit();
    await first.until(({ stdout }) => /"answered_early":true.*\n/.test(stdout));
    first.kill('SIGKILL');
    await first.ended;
    let secret = SECRET;
    const app = createServer((request, response) => {
      buffer(request)
        .then((body) => verifyWebhook(body, request.headers, secret))
        .then(
          () => response.end(),
          () => response.writeHead(401).end(),
        );
    });
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
    const to = `http://127.0.0.1:${(app.address() as AddressInfo).port}/`;
    const next = await start(to);
    await next.until(({ stdout }) => /of an earlier listener.*\n/.test(stdout));
    const notes = next
      .stdout()
      .split('\n')
      .filter((line) => line.includes('of an earlier listener'));
    const { message } = JSON.parse(notes[0] ?? '') as { readonly message: string };
    const [, file = '', told = ''] =
      /vid webhook replay (\S+) --to \S+ --resign --secret-file (\S+) &&/.exec(message) ?? [];
    expect(told, message).toBe(secretTo);
    expect(message).toContain('has an older one and answers 401: restart it.');
    // One that was started before its secret changed.
    await emit();
    await next.until(({ stdout }) => /"event":"note","message":"Your app refuses .* Restart it\..*\n/.test(stdout));
    const again = () =>
      runWarm(['webhook', 'replay', file, '--to', to, '--resign', '--secret-file', told], { cwd: own });
    const refused = await again();
    expect([refused.code, refused.stderr]).toEqual([8, expect.stringContaining('answered 401 to it. It has another')]);
    secret = parseEnv(readFileSync(secretTo, 'utf8'))['VID_WEBHOOK_SECRET'] ?? '';
    expect((await again()).code).toBe(0);
    next.kill('SIGTERM');
    await next.ended;
    app.close();
    await service.close();
    rmSync(own, { recursive: true });
  });

  it('deletes a webhook of somebody else only for a yes, where nobody can be asked', async () => {
    const service = await createService();
    await service.listen();
    const env = { VID_BASE_URL: service.url, VID_API_KEY: 'emp_local_dev' };
    const address = 'http://127.0.0.1:9/tunnel';
    const make = await runWarm(['hooks', 'create', '--event', 'video.completed', '--url', address, '--json'], {
      cwd,
      env,
    });
    expect(make.code).toBe(0);
    const { hook } = JSON.parse(make.stdout) as { hook: { id: string } };
    const argv = ['webhook', 'listen', '--port', '0', '--register', 'video.completed', '--public-url', address];
    for (const more of [[], ['--json']]) {
      const { code, stdout, stderr } = await runWarm([...argv, '--replace', ...more], { cwd, env });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/nobody can be asked here.*Nothing was registered\. Add --yes/s);
    }
    const list = await runWarm(['hooks', 'list', '--json'], { cwd, env });
    expect(list.stdout).toContain(String(hook.id));
    const listening = startVid([...argv, '--replace', '--yes'], { cwd, env });
    await listening.until(({ stderr }) => /listening on/.test(stderr));
    listening.kill('SIGTERM');
    expect((await listening.ended).code).toBe(0);
    expect((await runWarm(['hooks', 'list', '--json'], { cwd, env })).stdout).not.toContain(String(hook.id));
    await service.close();
  });

  it.each([
    [['--register', 'video.complete'], /can't listen to video.complete.*video.completed/s],
    [['--forward', 'localhost:3000'], /no http\(s\) URL/],
    [[], /no secret to verify with/],
  ])('refuses %j', async (flags, message) => {
    const { code, stdout, stderr } = await runWarm(['webhook', 'listen', '--port', '0', ...flags], { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});
