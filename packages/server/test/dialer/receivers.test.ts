import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { dialer, http, message, onEnd, receiver } from './support';

/** Writes something again and again until the connection is gone. */
const drip = (socket: Socket, piece: string): void => {
  // eslint-disable-next-line no-restricted-syntax -- what is slow here is the other side
  const timer = setInterval(() => socket.write(piece), 3);
  socket.on('close', () => clearInterval(timer));
  onEnd(() => clearInterval(timer));
};

const quick = { attemptMs: 80, bodyMs: 30 };

describe('an answer', () => {
  it('is taken with status, headers and body, and the request arrives as it was given', async () => {
    const open = await receiver((socket) => socket.end(http('202 Accepted', 'héllo', 'X-A: 1\r\nx-a: 2\r\n')));
    const outcome = await dialer().post(`${open.url}hook?a=b`, { ...message, body: Buffer.from('{"é":1}') });
    expect(outcome).toMatchObject({ kind: 'answered', status: 202, headers: { 'x-a': '1, 2' }, body: 'héllo' });
    expect(open.received()).toMatch(/^POST \/hook\?a=b HTTP\/1\.1\r\nhost: 127\.0\.0\.1:\d+\r\n/);
    expect(open.received()).toContain('content-length: 8\r\n');
    expect(Buffer.from(open.received(), 'latin1').toString()).toMatch(/\r\n\r\n\{"é":1\}$/);
  });

  it.each(['400 Bad Request', '410 Gone', '429 Too Many Requests', '500 Oops', '503 Busy'])(
    '%s is one',
    async (status) => {
      const open = await receiver((socket) => socket.end(http(status)));
      expect(await dialer().post(open.url, message)).toMatchObject({
        kind: 'answered',
        status: Number.parseInt(status, 10),
      });
    },
  );

  it('keeps 2 KB, cuts no character in two, and holds no NUL', async () => {
    const open = await receiver((socket) => socket.end(http('200 OK', `\0${'é'.repeat(4000)}`)));
    const outcome = await dialer().post(open.url, message);
    expect(outcome).toMatchObject({ kind: 'answered', body: `\uFFFD${'é'.repeat(1023)}` });
  });

  it('that was read to its end leaves its connection for the next call', async () => {
    const open = await receiver((socket) => socket.write(http('200 OK', 'x'.repeat(10_000))));
    const guarded = dialer();
    for (let call = 0; call < 5; call += 1) {
      expect(await guarded.post(open.url, message)).toMatchObject({ kind: 'answered', status: 200 });
    }
    expect(open.connections()).toBeLessThan(3);
  });

  it('follows any number of provisional ones', async () => {
    const open = await receiver((socket) => {
      socket.end(`HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n${http('201 Created')}`);
    });
    expect(await dialer().post(open.url, message)).toMatchObject({ kind: 'answered', status: 201 });
  });
});

describe('a receiver that', () => {
  it('never answers times out, and its connection is closed', async () => {
    const open = await receiver(() => undefined);
    expect(await dialer({ limits: quick }).post(open.url, message)).toMatchObject({
      kind: 'failed',
      reason: 'timeout',
    });
    await open.closed;
  });

  it.each([
    ['status line', '', 'H'],
    ['headers', 'HTTP/1.1 200 OK\r\n', 'x: y\r\n'],
    ['provisional answers', '', 'HTTP/1.1 102 Processing\r\n\r\n'],
  ])('drips its %s fails within the time of the attempt', async (_what, start, piece) => {
    const open = await receiver((socket) => {
      socket.write(start);
      drip(socket, piece);
    });
    const outcome = await dialer({ limits: quick }).post(open.url, message);
    expect(outcome.kind).toBe('failed');
    await open.closed;
  });

  it('drips its body has answered; its connection is closed', async () => {
    const open = await receiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\nfirst');
      drip(socket, '.');
    });
    const outcome = await dialer({ limits: quick }).post(open.url, message);
    expect(outcome).toMatchObject({ kind: 'answered', status: 200, body: expect.stringMatching(/^first/) });
    await open.closed;
  });

  it('sends 100 MB has answered; most of it is never read', async () => {
    const piece = Buffer.alloc(1 << 20, 'x');
    let sent = 0;
    const open = await receiver((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${100 * piece.length}\r\n\r\n`);
      const more = (): void => {
        while (sent < 100 && !socket.destroyed) {
          sent += 1;
          if (!socket.write(piece)) return void socket.once('drain', more);
        }
      };
      more();
    });
    const outcome = await dialer().post(open.url, message);
    expect(outcome).toMatchObject({ kind: 'answered', status: 200, body: 'x'.repeat(2048) });
    await open.closed;
    expect(sent).toBeLessThan(50);
  });

  it('sends endless headers fails', async () => {
    const open = await receiver((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${`x-filler: ${'y'.repeat(1000)}\r\n`.repeat(100)}`);
    });
    expect(await dialer().post(open.url, message)).toMatchObject({ kind: 'failed', reason: 'network' });
    await open.closed;
  });

  it('resets the connection fails', async () => {
    const open = await receiver((socket) => socket.resetAndDestroy());
    expect(await dialer().post(open.url, message)).toMatchObject({ kind: 'failed', reason: 'network' });
  });

  it('hangs up without an answer fails', async () => {
    const open = await receiver((socket) => socket.end());
    expect(await dialer().post(open.url, message)).toMatchObject({ kind: 'failed', reason: 'network' });
  });

  it('breaks off in the middle of its body has answered', async () => {
    const open = await receiver((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\npart'));
    expect(await dialer().post(open.url, message)).toMatchObject({ kind: 'answered', status: 200, body: 'part' });
  });

  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['binary', '\x00\x01\x02\x03\x04\x05\x06\x07'],
    ['a status that is no number', 'HTTP/1.1 abc OK\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'],
    ['length and chunks', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    [
      'an upgrade that nobody asked for',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    ],
  ])('answers with %s fails', async (_what, bytes) => {
    const open = await receiver((socket) => socket.end(bytes, 'latin1'));
    const outcome = await dialer({ limits: { attemptMs: 2_000 } }).post(open.url, message);
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'network' });
  });

  it('sends broken chunks after its headers has answered', async () => {
    const open = await receiver((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nboom'),
    );
    expect(await dialer().post(open.url, message)).toMatchObject({ kind: 'answered', status: 200 });
  });

  it('sends a second answer that nobody asked for poisons no later call', async () => {
    const open = await receiver((socket, count) => {
      socket.write(count === 1 ? http('200 OK', 'one') + http('200 OK', 'forged') : http('200 OK', 'two'));
    });
    const guarded = dialer();
    expect(await guarded.post(open.url, message)).toMatchObject({ kind: 'answered', body: 'one' });
    const second = await guarded.post(open.url, message);
    expect(JSON.stringify(second)).not.toContain('forged');
  });

  it('is not there fails', async () => {
    const open = await receiver((socket) => socket.end());
    const guarded = dialer();
    const gone = await guarded.post('http://127.0.0.1:1/', message);
    expect(gone).toMatchObject({ kind: 'failed', reason: 'network', error: expect.stringContaining('ECONNREFUSED') });
    expect(open.connections()).toBe(0);
  });

  it('is slow holds up no call to others, nor other calls to itself', async () => {
    const slow = await receiver((socket, count) => {
      if (count > 50) socket.end(http('200 OK'));
    });
    const fast = await receiver((socket) => socket.write(http('200 OK')));
    const guarded = dialer();
    const stop = new AbortController();
    const hanging = Array.from({ length: 50 }, () => guarded.post(slow.url, { ...message, signal: stop.signal }));
    expect(await guarded.post(fast.url, message)).toMatchObject({ kind: 'answered' });
    stop.abort();
    for (const outcome of await Promise.all(hanging))
      expect(outcome).toMatchObject({ kind: 'failed', reason: 'aborted' });
  });
});

describe('a dialer', () => {
  it('gives up what its caller stops, before and while it is under way', async () => {
    const open = await receiver(() => stop.abort());
    const stop = new AbortController();
    const guarded = dialer();
    expect(await guarded.post(open.url, { ...message, signal: AbortSignal.abort() })).toMatchObject({
      reason: 'aborted',
    });
    expect(open.connections()).toBe(0);
    expect(await guarded.post(open.url, { ...message, signal: stop.signal })).toMatchObject({ reason: 'aborted' });
    await open.closed;
  });

  it('ends what is under way when it closes, and calls nothing afterwards', async () => {
    let arrived = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const open = await receiver(() => arrived());
    const guarded = dialer();
    const hanging = guarded.post(open.url, message);
    await arrival;
    await guarded.close();
    expect(await hanging).toMatchObject({ kind: 'failed', reason: 'aborted' });
    expect(await guarded.post(open.url, message)).toMatchObject({ kind: 'failed', reason: 'aborted' });
    expect(open.connections()).toBe(1);
  });

  it('keeps the connections of few receivers', async () => {
    const first = await receiver((socket) => socket.write(http('200 OK')));
    const second = await receiver((socket) => socket.write(http('200 OK')));
    const guarded = dialer({ limits: { receivers: 1 } });
    await guarded.post(first.url, message);
    await guarded.post(second.url, message);
    await first.closed;
    expect(await guarded.post(first.url, message)).toMatchObject({ kind: 'answered' });
    expect(first.connections()).toBe(2);
  });

  it('never throws, whatever it is given', async () => {
    const open = await receiver((socket) => socket.end(http('200 OK')));
    const guarded = dialer();
    const split = { ...message, headers: { 'x-a': 'b\r\nx-injected: 1' } };
    expect(await guarded.post(open.url, split)).toMatchObject({ kind: 'failed' });
    expect(open.received()).not.toContain('injected');
    expect(await guarded.post(undefined as unknown as string, message)).toMatchObject({
      kind: 'failed',
      reason: 'bad-url',
    });
  });
});
