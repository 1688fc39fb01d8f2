/** A raw receiver on loopback that records what reaches it, and a dialer with limits that suit a test. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import {
  createGuardedDialer,
  type GuardedDialerOptions,
} from '../../src/adapters/guarded-dialer/create-guarded-dialer';
import { silent } from './loopback';

export { message } from './loopback';

type Closing = () => unknown;
const open: Closing[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Has something closed when the test is over. */
export const onEnd = (close: Closing): void => void open.push(close);

export function dialer(options: Partial<GuardedDialerOptions> = {}) {
  const made = createGuardedDialer({ allowPrivateNetwork: true, log: silent, ...options });
  onEnd(() => made.close());
  return made;
}

export interface Receiver {
  readonly port: number;
  readonly url: string;
  connections(): number;
  /** Everything that was received, of all connections. */
  received(): string;
  /** Resolves when the sender has closed a connection. */
  readonly closed: Promise<void>;
}

/** Calls `answer` once a request's head and body have come in, on every request of every connection. */
export async function receiver(answer: (socket: Socket, count: number) => void): Promise<Receiver> {
  const sockets = new Set<Socket>();
  let connections = 0;
  let requests = 0;
  let received = '';
  let noteClosed = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    noteClosed = resolve;
  });
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    let pending = '';
    socket.on('error', () => undefined);
    socket.on('close', () => noteClosed());
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      pending += chunk.toString('latin1');
      const head = pending.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(pending)?.[1] ?? 0);
      if (head === -1 || pending.length < head + 4 + length) return;
      pending = '';
      requests += 1;
      answer(socket, requests);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/`, connections: () => connections, received: () => received, closed };
}

/** An answer as bytes on the wire. */
export const http = (status: string, body = '', headers = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;

/** Sends every connection to a port on loopback, whatever it was meant for. */
export const misroute = (port: number) => (): Socket => connect({ host: '127.0.0.1', port });
