/** The app on a socket. */
import { createServer } from 'node:http';
import { createTurns } from '../../turns';
import { GatheringMessage } from './gathering-message';
import { createOneByOne, MAX_WAITING } from './one-by-one';
import { OrderedResponse } from './ordered-response';
import { refuseMalformed } from './refuse-malformed';
import { type SocketReply, sendReply } from './send-reply';
import { SocketRequest } from './socket-request';

/** How a socket's request came in, as the app wants to know it. */
export interface SocketArrival {
  readonly inProcess: false;
  readonly remoteAddress: string | undefined;
  readonly drop: () => void;
  readonly reset: () => void;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly handle: (request: SocketRequest, arrival: SocketArrival) => Promise<SocketReply>;
}

export interface Listening {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

const refusal = (status: number, error: string): SocketReply => ({
  status,
  headers: { 'content-type': 'application/json', connection: 'close' },
  body: JSON.stringify({ error }),
});
const NO_HOST = refusal(400, 'The request is not valid HTTP: it has no Host header.');
const TWO_HOSTS = refusal(400, 'The request is not valid HTTP: it has more than one Host header.');
const NO_SUCH_EXPECTATION = refusal(417, 'The one expectation that this server meets is 100-continue.');
const TOO_MANY_WAITING = refusal(
  429,
  `More than ${MAX_WAITING} requests were waiting on this connection: read answers before sending on, or use more connections.`,
);
const FAILED = refusal(500, 'Something went wrong on our side.');

/** Node keeps the first of several; whoever stands before this server may have believed the last. */
const hasTwoHosts = ({ rawHeaders }: GatheringMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

export const listen = async ({ host, port, handle }: ListenOptions): Promise<Listening> => {
  const answer = (incoming: GatheringMessage): Promise<SocketReply> | SocketReply => {
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') return NO_HOST;
    if (hasTwoHosts(incoming)) return TWO_HOSTS;
    const { socket } = incoming;
    return handle(new SocketRequest(incoming), {
      inProcess: false,
      remoteAddress: socket.remoteAddress,
      drop: () => socket.destroy(),
      reset: () => socket.resetAndDestroy(),
    });
  };
  const answerOrFail = async (incoming: GatheringMessage): Promise<SocketReply> => {
    try {
      return await answer(incoming);
    } catch {
      return FAILED;
    }
  };
  const serve = async (incoming: GatheringMessage, outgoing: OrderedResponse): Promise<void> => {
    const reply = await answerOrFail(incoming);
    try {
      sendReply(incoming, outgoing, reply);
    } catch {
      // An answer that can't be sent is no reason to leave everybody else.
      if (outgoing.headersSent) outgoing.destroy();
      else sendReply(incoming, outgoing, FAILED);
    }
  };
  const oneByOne = createOneByOne();
  const onRequest = (incoming: GatheringMessage, outgoing: OrderedResponse, begin: () => void): void =>
    oneByOne(incoming, outgoing, { begin, refuse: () => sendReply(incoming, outgoing, TOO_MANY_WAITING) });
  // Node's own answer to a missing Host has no body.
  const server = createServer(
    { requireHostHeader: false, IncomingMessage: GatheringMessage, ServerResponse: OrderedResponse },
    (incoming, outgoing) => onRequest(incoming, outgoing, () => void serve(incoming, outgoing)),
  );
  const turns = createTurns();
  // What many connections bring at once is not all read before anybody else is served.
  server.on('connection', (socket) => {
    socket.pause();
    void turns.next().then(() => socket.resume());
  });
  server.on('checkExpectation', (incoming, outgoing) =>
    onRequest(incoming, outgoing, () => sendReply(incoming, outgoing, NO_SUCH_EXPECTATION)),
  );
  refuseMalformed(server);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    host,
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Requests under way get a moment; a client that keeps its connection open does not hold up the end.
        setTimeout(() => server.closeAllConnections(), 1000).unref();
      }),
  };
};
