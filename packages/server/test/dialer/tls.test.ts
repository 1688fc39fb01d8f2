import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer as createPlainServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { asScript } from '../support/as-script';
import { SELF_SIGNED } from './self-signed';
import { dialer, message, onEnd, receiver } from './support';

/** An HTTPS receiver that nobody vouches for; `requests` counts what came through. */
async function secureReceiver() {
  let requests = 0;
  const names: unknown[] = [];
  const server = createServer(SELF_SIGNED, (socket) => {
    names.push(socket.servername);
    socket.on('error', () => undefined);
    socket.on('data', () => {
      requests += 1;
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    });
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => new Promise((resolve) => server.close(resolve)));
  return { port: (server.address() as AddressInfo).port, requests: () => requests, names };
}

describe('TLS', () => {
  it('to a certificate that Node trusts goes through, for the names on it alone', async () => {
    const open = await secureReceiver();
    const folder = await mkdtemp(join(tmpdir(), 'dialer-'));
    onEnd(() => rm(folder, { recursive: true, force: true }));
    const trusted = join(folder, 'trusted.pem');
    await writeFile(trusted, SELF_SIGNED.cert);
    const script = await asScript(fileURLToPath(new URL('trusted-call.ts', import.meta.url)));
    const hosts = ['receiver.test', 'receiver.test.', '127.0.0.1', 'other.test'];
    const { stdout } = await promisify(execFile)(process.execPath, [script, String(open.port), ...hosts], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
    });
    expect(JSON.parse(stdout)).toMatchObject([
      { kind: 'answered', status: 200 },
      { kind: 'answered', status: 200 },
      { kind: 'answered', status: 200 },
      { kind: 'failed', reason: 'tls' },
    ]);
    expect(open.names.slice(0, 3)).toEqual(['receiver.test', 'receiver.test', false]);
    expect(open.requests()).toBe(3);
  });

  it.each(['receiver.test', '127.0.0.1', 'other.test'])(
    'to %s fails on a certificate that nobody vouches for, also when the environment waves it through',
    async (host) => {
      onTestFinished(() => void vi.unstubAllEnvs());
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      const open = await secureReceiver();
      const guarded = dialer({ resolver: async () => ['127.0.0.1'] });
      const outcome = await guarded.post(`https://${host}:${open.port}/`, message);
      expect(outcome).toMatchObject({ kind: 'failed', reason: 'tls' });
      expect(open.requests()).toBe(0);
    },
  );

  it('fails on a receiver that speaks plain HTTP', async () => {
    const plain = createPlainServer(
      (socket) => void socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    );
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    onEnd(() => new Promise((resolve) => plain.close(resolve)));
    const { port } = plain.address() as AddressInfo;
    const outcome = await dialer().post(`https://127.0.0.1:${port}/`, message);
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'tls' });
  });

  it('that is never agreed on ends with the attempt', async () => {
    const mute = await receiver(() => undefined);
    const guarded = dialer({ limits: { attemptMs: 60 } });
    const outcome = await guarded.post(`https://127.0.0.1:${mute.port}/`, message);
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'timeout' });
    await mute.closed;
  });
});
