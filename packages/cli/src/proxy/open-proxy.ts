/** The socket of the proxy. Whatever Node would answer by itself is told to be the proxy's own. */
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { forward } from './forward';
import type { Passing } from './passing';

export interface ProxyOptions {
  readonly to: URL;
  readonly host: string;
  readonly port: number;
  readonly onEnd: (passing: Passing) => void;
  /** Told of a call of the admin API, which is no exchange with the service. */
  readonly onAdmin?: (passing: Passing) => void;
  readonly now?: () => number;
}

export interface Proxy {
  readonly url: string;
  /** Ends it; what is under way gets a moment to end by itself. */
  close(): Promise<void>;
}

const MOMENT_MS = 1000;

/** The controls of a local server open to whoever comes from its own machine: a page of a stranger must not come from here. */
const isForAdmin = ({ url = '' }: IncomingMessage): boolean => {
  const [path = ''] = url.split('?');
  try {
    return /\/_admin/i.test(decodeURIComponent(path));
  } catch {
    return /_|%5f/i.test(path);
  }
};
const isFromHere = ({ headers: { host = '', origin }, socket: { remoteAddress = '' } }: IncomingMessage): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host) &&
  origin === undefined &&
  /^(::ffff:)?127\.|^::1$/.test(remoteAddress);

/** All addresses of this machine are no address that a client can call. */
const shownHost = (host: string): string => {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
};

const refuse = (outgoing: ServerResponse, status: number, error: string): void => {
  const body = JSON.stringify({ error: `This answer is the proxy's own: ${error}`, code: 'PROXY_REFUSED' });
  outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
};

const refusedPort = (host: string, port: number, cause: NodeJS.ErrnoException): CliError => {
  const isTaken = cause.code === 'EADDRINUSE';
  const what = isTaken ? 'is in use: another program listens there' : `can't be used: ${cause.message}`;
  const isUsage = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(cause.code ?? '');
  return new CliError(isUsage ? EXIT.usage : EXIT.unexpected, `Port ${port} of ${host} ${what}.`, {
    next: `${isTaken ? 'Stop that program, or choose' : 'Choose'} another one with --port; 0 is any free one.`,
    cause,
  });
};

export const openProxy = async ({ to, host, port, onEnd, onAdmin, now = Date.now }: ProxyOptions): Promise<Proxy> => {
  const agent = to.protocol === 'https:' ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  let count = 0;
  let open = 0;
  let allEnded = (): void => undefined;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const isAdmin = isForAdmin(incoming);
    if (isAdmin && !isFromHere(incoming))
      return refuse(outgoing, 403, 'the admin API of a local server is passed on to programs of this machine alone.');
    if (!isAdmin) count += 1;
    open += 1;
    const end = (passing: Passing): void => {
      if (isAdmin) onAdmin?.(passing);
      else onEnd(passing);
      open -= 1;
      if (open === 0) allEnded();
    };
    forward(incoming, outgoing, { number: count, to, agent, now, onEnd: end });
  };
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 0 }, pass);
  // Whoever expects something waits for the service's answer, not for ours.
  server.on('checkContinue', pass);
  server.on('checkExpectation', pass);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const body = JSON.stringify({
      error: `This answer is the proxy's own: the request is not valid HTTP (${error.message}).`,
    });
    socket.end(
      `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve)).catch(
    (cause: NodeJS.ErrnoException) => {
      agent.destroy();
      throw refusedPort(host, port, cause);
    },
  );
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${shownHost(host)}:${taken}`,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), MOMENT_MS).unref();
      });
      // A connection may be closed before its exchange is told.
      if (open > 0)
        await new Promise<void>((resolve) => {
          allEnded = resolve;
        });
      agent.destroy();
    },
  };
};
