/** What an in-process server may call: this machine and the public network, and nothing in between. */
import { describe, expect, it } from 'vitest';
import { judgeUrl } from '../../src/adapters/guarded-dialer/judge-url';
import { createLazyDialer } from '../../src/adapters/lazy/lazy-dialer';
import { silent } from './loopback';
import { dialer, http, message, onEnd, receiver } from './support';

const policy = { allowPrivateNetwork: 'loopback' } as const;

describe('with loopback alone opened', () => {
  it.each(['http://127.0.0.1:9/', 'http://127.8.9.10/', 'http://[::1]/', 'http://localhost/', 'http://app.localhost/'])(
    '%s may be called',
    (url) => {
      expect(judgeUrl(url, policy)).toEqual({ ok: true });
    },
  );

  it.each([
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
    'http://169.254.169.254/',
    'http://printer.local/',
    'http://intranet/',
    'http://localhost.localdomain/',
    'http://db.internal/',
  ])('%s is refused', (url) => {
    expect(judgeUrl(url, policy)).toMatchObject({ ok: false, reason: 'address' });
  });

  it.each([
    [['127.0.0.1'], 'answered'],
    [['10.0.0.7'], 'refused-address'],
    [['127.0.0.1', '192.168.0.2'], 'refused-address'],
    [['fd00::1'], 'refused-address'],
    [['169.254.169.254'], 'refused-address'],
  ])('a localhost name that leads to %j is %s', async (addresses, expected) => {
    const open = await receiver((socket) => socket.end(http('200 OK')));
    const guarded = dialer({ allowPrivateNetwork: 'loopback', resolver: async () => addresses });
    const outcome = await guarded.post(`http://app.localhost:${open.port}/`, message);
    expect(outcome.kind === 'answered' ? outcome.kind : outcome.reason).toBe(expected);
    expect(open.connections()).toBe(expected === 'answered' ? 1 : 0);
  });

  it('an in-process server reaches this machine, and no private address', async () => {
    const open = await receiver((socket) => socket.end(http('200 OK')));
    const guarded = createLazyDialer({ privateNetwork: 'loopback', log: silent });
    onEnd(() => guarded.close());
    expect(await guarded.post(open.url, message)).toMatchObject({ kind: 'answered', status: 200 });
    for (const url of [`http://10.0.0.1:${open.port}/`, `http://[::ffff:192.168.0.1]:${open.port}/`])
      expect(await guarded.post(url, message)).toMatchObject({ kind: 'failed', reason: 'refused-address' });
    expect(open.connections()).toBe(1);
  });
});
