import { mkdtemp, readdir } from 'node:fs/promises';
import { connect, type TcpNetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dialer, http, message, misroute, receiver } from './support';

const PUBLIC = '93.184.215.14';

/** A resolver that gives the next of its answers to each question, and then repeats the last. */
function scripted(...answers: readonly (readonly string[])[]) {
  const asked: string[] = [];
  const resolver = async (host: string): Promise<readonly string[]> => {
    asked.push(host);
    return answers[Math.min(asked.length, answers.length) - 1] ?? [];
  };
  return { asked, resolver };
}

/** What a socket would be connected to, asked in the way that Node asks. */
function lookedUp(options: TcpNetConnectOpts): string[] {
  const found: string[] = [];
  options.lookup?.(options.host ?? '', { all: true }, (_error, answers) => {
    for (const answer of Array.isArray(answers) ? answers : []) found.push(answer.address);
  });
  return found;
}

describe('name resolution', () => {
  it('that flips between check and connect is not asked again: the connection is pinned to what was checked', async () => {
    const inside = await receiver((socket) => socket.end(http('200 OK')));
    const { asked, resolver } = scripted([PUBLIC], ['127.0.0.1']);
    const targets: string[][] = [];
    const guarded = dialer({
      allowPrivateNetwork: false,
      resolver,
      openSocket: (options) => {
        targets.push(lookedUp(options));
        return connect({ host: '127.0.0.1', port: 1 });
      },
    });
    const url = `http://rebind.example:${inside.port}/`;

    expect(await guarded.post(url, message)).toMatchObject({ kind: 'failed', reason: 'network' });
    expect(asked).toEqual(['rebind.example']);
    expect(targets).toEqual([[PUBLIC]]);

    expect(await guarded.post(url, message)).toMatchObject({ kind: 'failed', reason: 'refused-address' });
    expect(asked).toHaveLength(2);
    expect(targets).toHaveLength(1);
    expect(inside.connections()).toBe(0);
  });

  it.each([
    [['127.0.0.1']],
    [[PUBLIC, '10.0.0.1']],
    [['10.0.0.1', PUBLIC]],
    [[PUBLIC, '::ffff:169.254.169.254']],
    [[PUBLIC, '64:ff9b::7f00:1']],
    [[PUBLIC, 'not an address']],
    [['fe80::1%eth0']],
  ])('that answers %j is refused without a connection, and the addresses are kept from the caller', async (answers) => {
    const guarded = dialer({
      allowPrivateNetwork: false,
      resolver: async () => answers,
      openSocket: () => {
        throw new Error('connected');
      },
    });
    const outcome = await guarded.post('http://mixed.example/', message);
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'refused-address' });
    for (const address of answers) expect(JSON.stringify(outcome)).not.toContain(address);
  });

  it.each([[['169.254.169.254']], [['127.0.0.1', '168.63.129.16']], [['fd00:ec2::254%eth0']], [['::']]])(
    'that answers %j is refused even when the private network is opened',
    async (answers) => {
      const guarded = dialer({ resolver: async () => answers });
      expect(await guarded.post('http://mixed.example/', message)).toMatchObject({ reason: 'refused-address' });
    },
  );

  it('that fails, or finds nothing, is a failure of its own', async () => {
    const failing = dialer({ resolver: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await failing.post('http://gone.example/', message)).toMatchObject({ kind: 'failed', reason: 'dns' });
    const empty = dialer({ resolver: async () => [] });
    expect(await empty.post('http://gone.example/', message)).toMatchObject({ kind: 'failed', reason: 'dns' });
  });

  it('that never ends is covered by the time of the attempt, and a late answer sends nothing', async () => {
    const inside = await receiver((socket) => socket.end(http('200 OK')));
    let answer: (addresses: readonly string[]) => void = () => undefined;
    const late = new Promise<readonly string[]>((resolve) => {
      answer = resolve;
    });
    const guarded = dialer({ resolver: () => late, limits: { attemptMs: 20 } });
    const url = `http://slow.example:${inside.port}/`;
    expect(await guarded.post(url, message)).toMatchObject({ kind: 'failed', reason: 'timeout' });
    answer(['127.0.0.1']);
    await late;
    const prompt = dialer({ resolver: async () => ['127.0.0.1'] });
    expect(await prompt.post(url, message)).toMatchObject({ kind: 'answered' });
    expect(inside.connections()).toBe(1);
  });
});

describe('a connected socket', () => {
  it.each(['http', 'https'])('whose peer is private gets not one byte over %s', async (scheme) => {
    const inside = await receiver((socket) => socket.end(http('200 OK')));
    const guarded = dialer({
      allowPrivateNetwork: false,
      resolver: async () => [PUBLIC],
      openSocket: misroute(inside.port),
    });
    const outcome = await guarded.post(`${scheme}://example.com/`, message);
    const error = expect.stringContaining('a loopback address');
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'refused-address', error });
    await inside.closed;
    expect(inside.received()).toBe('');
  });

  it('whose peer is allowed but was not checked gets not one byte', async () => {
    const inside = await receiver((socket) => socket.end(http('200 OK')));
    const guarded = dialer({ resolver: async () => ['127.0.0.2'], openSocket: misroute(inside.port) });
    expect(await guarded.post('http://example.com/', message)).toMatchObject({ reason: 'refused-address' });
    await inside.closed;
    expect(inside.received()).toBe('');
  });

  it('is used again, but not once its name resolves to something else', async () => {
    const inside = await receiver((socket) => socket.write(http('200 OK', 'ok')));
    const { resolver } = scripted(['127.0.0.1'], ['127.0.0.1'], ['127.0.0.1'], ['169.254.169.254']);
    const guarded = dialer({ resolver });
    const url = `http://kept.example:${inside.port}/`;
    for (let call = 0; call < 3; call += 1) {
      expect(await guarded.post(url, message)).toMatchObject({ kind: 'answered', status: 200 });
    }
    expect(inside.connections()).toBeLessThan(3);
    const before = inside.received();
    expect(await guarded.post(url, message)).toMatchObject({ kind: 'failed', reason: 'refused-address' });
    expect(inside.received()).toBe(before);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i is an answer to a delivery; its target sees no request', async (status) => {
    const inside = await receiver((socket) => socket.end(http('200 OK')));
    const location = `location: http://127.0.0.1:${inside.port}/\r\n`;
    const outside = await receiver((socket) => socket.end(http(`${status} Moved`, '', location)));
    const outcome = await dialer().post(outside.url, message);
    expect(outcome).toMatchObject({ kind: 'answered', status, headers: { location: inside.url } });
    expect(inside.connections()).toBe(0);
  });

  it('fails a download; its target sees no request', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dialer-'));
    const inside = await receiver((socket) => socket.end(http('200 OK')));
    const location = `location: http://127.0.0.1:${inside.port}/\r\n`;
    const outside = await receiver((socket) => socket.end(http('302 Found', '', location)));
    const request = {
      path: join(folder, 'x'),
      maxBytes: 99,
      accept: 'image',
      signal: new AbortController().signal,
    } as const;
    expect(await dialer().download(outside.url, request)).toMatchObject({ kind: 'failed', reason: 'bad-status' });
    expect(inside.connections()).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the environment', () => {
  it('gets no say: a proxy that it names sees no connection', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const proxy = await receiver((socket) => socket.end(http('200 OK')));
    const direct = await receiver((socket) => socket.end(http('204 No Content')));
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY']) vi.stubEnv(name, proxy.url);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    expect(await dialer().post(direct.url, message)).toMatchObject({ kind: 'answered', status: 204 });
    expect(proxy.connections()).toBe(0);
  });

  it('is told of each private host that was opened, once', async () => {
    const inside = await receiver((socket) => socket.write(http('200 OK')));
    const lines: unknown[] = [];
    const log = {
      write: (level: string, event: string, fields?: object) => void lines.push({ level, event, ...fields }),
    };
    const guarded = dialer({
      log,
      resolver: async (host) => (host === 'public.example' ? [PUBLIC] : ['127.0.0.1']),
      limits: { attemptMs: 2_000 },
      openSocket: misroute(inside.port),
    });
    for (const host of ['127.0.0.1', 'a.example', 'a.example', '127.0.0.1', 'public.example']) {
      await guarded.post(`http://${host}:${inside.port}/`, message);
    }
    expect(lines).toEqual([
      expect.objectContaining({ level: 'warn', event: 'private-network-opened', host: '127.0.0.1', range: 'loopback' }),
      expect.objectContaining({ host: 'a.example' }),
    ]);
  });
});
