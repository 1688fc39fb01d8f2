/** A server that answers from a cassette: what it takes for the same request, what it says to others, what it refuses to start with. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type VidServer } from '../../src';
import { banner } from '../../src/banner';
import type { CassetteExchange, CassetteHeader, CassetteRequest, CassetteResponse } from '../../src/replay/cassette';
import { whereDiffers } from '../../src/replay/matches';
import { readFlags } from '../../src/server-flags';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-replay-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEADER: CassetteHeader = {
  format: 'vid-cassette',
  version: 1,
  to: 'https://api.example.com',
  proxy: 'http://127.0.0.1:4710',
  recorded_at: '2026-01-01T00:00:00.000Z',
};
const JSON_TYPE = { 'content-type': 'application/json' };

let count = 0;
const exchange = (
  call: string,
  request: Partial<CassetteRequest>,
  response: Partial<CassetteResponse> | undefined,
  more: Partial<CassetteExchange> = {},
): CassetteExchange => {
  const [method = '', path = ''] = call.split(' ');
  count += 1;
  return {
    n: count,
    at: HEADER.recorded_at,
    ms: 1,
    request: { method, path, key: 'emp_redacted_1', headers: {}, ...request },
    ...(response === undefined ? {} : { response: { status: 200, headers: JSON_TYPE, ...response } }),
    ...more,
  };
};
const job = (status: string): CassetteExchange => exchange('GET /v1/job/job_1', {}, { body: { status } });
const render = (body: unknown, id: string): CassetteExchange =>
  exchange('POST /v1/render', { body }, { status: 202, body: { job_id: id } });

const write = (text: string): string => {
  count += 1;
  const file = join(folder, `${count}.cassette`);
  writeFileSync(file, text);
  return file;
};
const cassette = (...exchanges: readonly CassetteExchange[]): string =>
  write([HEADER, ...exchanges].map((line) => `${JSON.stringify(line)}\n`).join(''));
const replay = (...exchanges: readonly CassetteExchange[]): Promise<VidServer> =>
  createServer({ replay: cassette(...exchanges) });

const ask = async (
  server: VidServer,
  call: string,
  body?: unknown,
  key = 'emp_any_key',
): Promise<Record<string, unknown>> => {
  const [method = '', path = ''] = call.split(' ');
  const answer = await server.fetch(`http://vid.test${path}`, {
    method,
    headers: key === '' ? {} : { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...((await answer.json().catch(() => ({}))) as object) };
};

describe('a replay', () => {
  it('goes through what was recorded in its order, and gives the last of what only reads again', async () => {
    await using server = await replay(job('starting'), job('processing'), job('succeeded'));
    const seen = [];
    for (let look = 0; look < 5; look += 1) seen.push((await ask(server, 'GET /v1/job/job_1'))['status']);
    expect(seen).toEqual(['starting', 'processing', 'succeeded', 'succeeded', 'succeeded']);
  });

  it('answers what changes something as often as it was recorded', async () => {
    await using server = await replay(
      render({ brief: 'a' }, 'job_1'),
      render({ brief: 'a' }, 'job_2'),
      render({ brief: 'b' }, 'job_3'),
    );
    const seen = [];
    for (const brief of ['b', 'a', 'a', 'a']) seen.push(await ask(server, 'POST /v1/render', { brief }));
    expect(seen.map(({ job_id: id, code }) => id ?? code)).toEqual([
      'job_3',
      'job_1',
      'job_2',
      'RECORDED_ANSWERS_USED',
    ]);
  });

  it('does not look at the order of members, the port of a listener here, or what was redacted', () => {
    const recorded = {
      a: 1,
      url: 'http://127.0.0.1:5000/hook?token=redacted-2',
      mail: 'redacted-1@example.invalid',
      list: [{ b: null, c: 'x' }],
    };
    const asked = {
      list: [{ c: 'x', b: null }],
      mail: 'ada@example.com',
      url: 'http://127.0.0.1:61234/hook?token=abc',
      a: 1,
    };
    expect(whereDiffers(recorded, asked)).toBeUndefined();
    expect(whereDiffers(recorded, { ...asked, url: 'http://127.0.0.1:1/other?token=abc' })).toBe('url differs');
    expect(whereDiffers(recorded, { ...asked, more: 1 })).toBe('more was not there');
    expect(whereDiffers(recorded, { ...asked, list: [{ c: 'x' }] })).toBe('list.0.b is missing');
    expect(whereDiffers({ a: 1 }, { a: '1' })).toBe('a differs');
  });

  it('knows a long text again by its length and hash', () => {
    const rest = 'A'.repeat(1000);
    const recorded = `data:image/png;base64,[cut: 1000 characters, sha256 ${createHash('sha256').update(rest).digest('hex')}]`;
    expect(whereDiffers({ logo: recorded }, { logo: `data:image/png;base64,${rest}` })).toBeUndefined();
    expect(whereDiffers({ logo: recorded }, { logo: `data:image/png;base64,${'B'.repeat(1000)}` })).toBe(
      'logo differs',
    );
  });

  it('knows a body that was not kept by its hash, of as much as had come, and a number that was a secret', async () => {
    const cutOf = (text: string) => ({
      body_cut: { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') },
    });
    await using server = await replay(
      exchange('POST /v1/render', cutOf('"first"'), { body: { at: 1 } }),
      exchange('POST /v1/render', cutOf('"sec'), { body: { at: 2 } }),
    );
    expect(await ask(server, 'POST /v1/render', 'second')).toMatchObject({ at: 2 });
    expect(await ask(server, 'POST /v1/render', 'first')).toMatchObject({ at: 1 });
    expect((await ask(server, 'POST /v1/render', 'third'))['error']).toContain('has another hash');
    expect(whereDiffers({ pin: 'redacted-1' }, { pin: 1234 })).toBeUndefined();
    expect(whereDiffers({ pin: 'other' }, { pin: 1234 })).toBe('pin differs');
  });

  it('says what is nearest to a request that was not recorded, and how it differs', async () => {
    await using server = await replay(
      job('starting'),
      render({ scene_plan: [] }, 'job_0'),
      render({ brief: 'a', title: 'T' }, 'job_1'),
    );
    const answer = await ask(server, 'POST /v1/render', { brief: 'a', title: 'U' });
    expect(answer).toMatchObject({ status: 404, code: 'NOT_RECORDED' });
    expect(answer['error']).toMatch(
      /^POST \/v1\/render is not in .*\. The nearest is exchange \d+, POST \/v1\/render: title differs\. /,
    );
    expect((await ask(server, 'GET /v1/job/job_2'))['error']).toContain('its path is /v1/job/job_1');
  });

  it('takes any key for the recorded one, and another for that of another caller', async () => {
    const other = exchange('GET /v1/me', { key: 'emp_redacted_2' }, { body: { of: 'other' } });
    const none = exchange('GET /v1/me', {}, { status: 401, body: { of: 'nobody' } });
    const { key: _key, ...open } = none.request;
    await using server = await replay(exchange('GET /v1/me', {}, { body: { of: 'one' } }), other, {
      ...none,
      request: open,
    });
    const seen = [];
    for (const key of ['emp_a', 'emp_b', 'emp_a', 'emp_c', ''])
      seen.push(await ask(server, 'GET /v1/me', undefined, key));
    expect(seen.map(({ of, error }) => of ?? String(error).includes('another caller'))).toEqual([
      'one',
      'other',
      'one',
      true,
      'nobody',
    ]);
  });

  it('leads links to itself, gives bytes back, and says which it does not have', async () => {
    await using server = await replay(
      exchange(
        'GET /v1/job/job_1',
        {},
        {
          body: {
            a: 'https://api.example.com/videos/x.mp4',
            b: 'http://127.0.0.1:4710/y',
            c: 'https://api.example.com.evil/z',
          },
        },
      ),
      exchange(
        'GET /videos/redacted-3.mp4',
        {},
        { headers: { 'content-type': 'video/mp4' }, body_base64: Buffer.from([0, 255, 1]).toString('base64') },
      ),
      exchange('GET /videos/long.mp4', {}, { headers: {}, body_cut: { bytes: 9, sha256: '0' } }),
    );
    expect(await ask(server, 'GET /v1/job/job_1')).toMatchObject({
      a: `${server.url}/videos/x.mp4`,
      b: `${server.url}/y`,
      c: 'https://api.example.com.evil/z',
    });
    const video = await server.fetch(
      new Request('http://vid.test/videos/any.mp4', { headers: { authorization: 'Bearer emp_any_key' } }),
    );
    expect([video.headers.get('content-type'), [...new Uint8Array(await video.arrayBuffer())]]).toEqual([
      'video/mp4',
      [0, 255, 1],
    ]);
    expect(await ask(server, 'GET /videos/long.mp4')).toMatchObject({ status: 404, code: 'NOT_RECORDED' });
  });

  it('cuts off what was cut off, and is unreachable where the service was', async () => {
    await using server = await replay(
      exchange('GET /v1/me', {}, undefined, { broken: 'reset' }),
      exchange('GET /v1/me', {}, undefined, { broken: 'unreachable' }),
    );
    await expect(ask(server, 'GET /v1/me')).rejects.toThrow('fetch failed');
    expect(await ask(server, 'GET /v1/me')).toMatchObject({ status: 502, code: 'PROXY_UPSTREAM' });
    expect((await server.fetch('http://vid.test/readyz')).status).toBe(200);
  });

  it('brings what came of an answer that was cut short', async () => {
    await using server = await replay(
      exchange('POST /v1/render', {}, { status: 202, body_text: '{"job_id":' }, { broken: 'closed' }),
    );
    const answer = await server.fetch('http://vid.test/v1/render', {
      method: 'POST',
      headers: { authorization: 'Bearer emp_a' },
    });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect([answer.status, Buffer.from(value ?? []).toString()]).toEqual([202, '{"job_id":']);
    const again = server.fetch('http://vid.test/v1/render', {
      method: 'POST',
      headers: { authorization: 'Bearer emp_a' },
    });
    expect((await again).status).toBe(404);
  });
});

describe('a cassette that cannot be replayed', () => {
  const line = JSON.stringify(job('starting'));
  const header = JSON.stringify(HEADER);
  it.each([
    ['', 'line 1 does not say'],
    ['{"a":1}\n', 'line 1 does not say'],
    [`${JSON.stringify({ ...HEADER, version: 2 })}\n`, 'line 1 names version 2, and this server reads version 1'],
    [`${JSON.stringify({ ...HEADER, to: 1 })}\n`, 'line 1, to: must be a text'],
    [`${header}\n${line}\n${line.slice(0, 50)}`, 'its last line, 3, is cut short'],
    [`${header}\n${line.slice(0, 50)}\n${line}\n`, 'line 2 is no JSON'],
    [`${header}\n${JSON.stringify({ ...job('x'), request: {} })}\n`, 'line 2, request.method: is required'],
    [`${header}\n${JSON.stringify(exchange('GET /v1/me', {}, undefined))}\n`, 'line 2, response: is required'],
    ...(
      [
        [{ headers: { 'content-type': 'a\r\nx: y' } }, 'response.headers: has "content-type" with a line break'],
        [
          { headers: { 'content-type': 'text/→' } },
          'response.headers: has "content-type" with a line break, or a char',
        ],
        [{ headers: { 'bad name': 'x' } }, 'response.headers: has "bad name", which can\'t be the name'],
        [{ headers: { 'a\r\nb': 'x' } }, 'response.headers: has "a\\r\\nb", which'],
        [{ headers: { '': 'x' } }, 'response.headers: has "", which'],
        [
          { headers: { 'Content-Length': '3' } },
          'response.headers: has "Content-Length", which belongs to a connection',
        ],
        [{ headers: { trailer: 'x' } }, 'response.headers: has "trailer", which belongs'],
        [{ status: 100 }, 'response.status: '],
        [{ status: 600 }, 'response.status: '],
        [{ status: 200.5 }, 'response.status: '],
      ] as const
    ).map(([response, why]): [string, string] => [
      `${header}\n${line}\n${JSON.stringify(exchange('GET /v1/me', {}, response))}\n`,
      `line 3, ${why}`,
    ]),
  ])('is refused by its line before anything starts: %#', async (text, why) => {
    await expect(createServer({ replay: write(text) })).rejects.toThrow(why);
  });

  it('is refused where there is none', async () => {
    await expect(createServer({ replay: join(folder, 'none') })).rejects.toThrow("can't be read: ENOENT");
  });
});

it('tells people of no key but that any opens it', () => {
  const told = banner({ url: 'http://127.0.0.1:4600', seeded: true, studio: true, replay: 'x.cassette' });
  expect(told).toContain('any that begins with emp_: every answer comes from the recording x.cassette');
  expect(told).not.toMatch(/credits|emp_local_dev {2}/);
  expect(banner({ url: 'http://127.0.0.1:4600', seeded: true, studio: true, replay: undefined })).toContain(
    'emp_local_dev  ',
  );
});

it('a cassette may begin with a byte order mark', async () => {
  const text = [HEADER, job('starting')].map((line) => `${JSON.stringify(line)}\n`).join('');
  await using server = await createServer({ replay: write(`\uFEFF${text}`) });
  expect(await ask(server, 'GET /v1/job/job_1')).toMatchObject({ status: 'starting' });
});

it('answers whatever a cassette may hold, and goes on', async () => {
  const deep = JSON.stringify(exchange('GET /v1/deep', {}, { body: 'DEEP' })).replace(
    '"DEEP"',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  );
  const odd = [
    exchange('GET /v1/me?a=(redacted-1', {}, { status: 204, body: { a: 1 } }),
    exchange('GET /v1/twice', {}, { headers: { 'X-A': '1', 'x-a': '\u00ff', Date: 'never' }, body_base64: '' }),
    exchange('HEAD /v1/me', {}, { status: 304, body_text: 'x' }),
  ];
  const lines = [JSON.stringify(HEADER), ...odd.map((line) => JSON.stringify(line)), deep];
  const seen: (number | string)[] = [];
  const started = await createServer({ replay: write(`${lines.join('\n')}\n`) }).catch((error: Error) => error);
  if (started instanceof Error) throw started;
  await using server = started;
  const url = await server.listen();
  for (const call of ['GET /v1/me?a=(x', 'GET /v1/twice', 'HEAD /v1/me', 'GET /v1/deep', 'GET /v1/twice']) {
    const [method = '', path = ''] = call.split(' ');
    const headers = { authorization: 'Bearer emp_any' };
    seen.push(await fetch(`${url}${path}`, { method, headers }).then(({ status }) => status));
  }
  expect(seen).toEqual([204, 200, 304, 500, 200]);
});

it('--replay keeps nothing', () => {
  expect(readFlags(['--replay', 'x.cassette'])).toMatchObject({
    options: { replay: 'x.cassette', memory: true, dataDir: undefined },
  });
});
