/** The app on a socket. */
import { createServer } from 'node:http';
import { createTurns } from '../../turns';
import { createConnections } from './connections';
import { GatheringMessage } from './gathering-message';
import { answerHalfOpen, endWithReader } from './half-open';
import { createOneByOne, MAX_WAITING } from './one-by-one';
import { OrderedResponse } from './ordered-response';
import { type NoteRefused, refuseMalformed } from './refuse-malformed';
import { type SocketReply, sendReply } from './send-reply';
import { SocketRequest } from './socket-request';

/** How a socket's request came in, as the app wants to know it. */
export interface SocketArrival {
  readonly inProcess: false;
  /** Whether its connection was opened after the end began. */
  readonly isLate: boolean;
  readonly remoteAddress: string | undefined;
  readonly drop: () => void;
  readonly reset: () => void;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly handle: (request: SocketRequest, arrival: SocketArrival) => Promise<SocketReply>;
  /** Hears of what is refused here, before it is handled. */
  readonly noteRefused?: NoteRefused;
}

export interface DrainOptions {
  /** So long requests under way may take. */
  readonly ms: number;
  /** Whether others may still come: what they ask is late. */
  readonly listens: boolean;
}

export interface Listening {
  readonly host: string;
  readonly port: number;
  /** How many requests are under way. */
  readonly underWay: () => number;
  /** Waits for the answers to what was asked; resolves with the number of requests that were cut off. */
  drain(options: DrainOptions): Promise<number>;
  /** Ends whatever is left. */
  close(): Promise<void>;
}

/** A connection that nobody uses stays for longer than balancers keep theirs: who ends first must be the one that sends. */
const IDLE_MS = 75_000;
/** So long whoever came late may take to read the answer. */
const LAST_MS = 1000;

const NO_HOST = [400, 'The request is not valid HTTP: it has no Host header.'] as const;
const TWO_HOSTS = [400, 'The request is not valid HTTP: it has more than one Host header.'] as const;
const NO_SUCH_EXPECTATION = [417, 'The one expectation that this server meets is 100-continue.'] as const;
const TOO_MANY_WAITING = [
  429,
  `More than ${MAX_WAITING} requests were waiting on this connection: read answers before sending on, or use more connections.`,
] as const;
const FAILED = [500, 'Something went wrong on our side.'] as const;

/** Node keeps the first of several; whoever stands before this server may have believed the last. */
const hasTwoHosts = ({ rawHeaders }: GatheringMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

export const listen = async ({ host, port, handle, noteRefused = () => ({}) }: ListenOptions): Promise<Listening> => {
  const refusal = ([status, error]: readonly [number, string]): SocketReply => ({
    status,
    headers: { 'content-type': 'application/json', connection: 'close', ...noteRefused(status, error) },
    body: JSON.stringify({ error }),
  });
  const connections = createConnections();
  const send = (incoming: GatheringMessage, outgoing: OrderedResponse, reply: SocketReply): void => {
    connections.aboutToAnswer(incoming, outgoing);
    sendReply(incoming, outgoing, reply);
    endWithReader(incoming, outgoing, reply);
  };
  const answer = (incoming: GatheringMessage): Promise<SocketReply> | SocketReply => {
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') return refusal(NO_HOST);
    if (hasTwoHosts(incoming)) return refusal(TWO_HOSTS);
    const { socket } = incoming;
    return handle(new SocketRequest(incoming), {
      inProcess: false,
      isLate: connections.isLate(socket),
      remoteAddress: socket.remoteAddress,
      drop: () => socket.destroy(),
      reset: () => socket.resetAndDestroy(),
    });
  };
  const serve = async (incoming: GatheringMessage, outgoing: OrderedResponse): Promise<void> => {
    let reply: SocketReply;
    try {
      reply = await answer(incoming);
    } catch {
      reply = refusal(FAILED);
    }
    try {
      send(incoming, outgoing, reply);
    } catch {
      // An answer that can't be sent is no reason to leave everybody else.
      if (outgoing.headersSent) outgoing.destroy();
      else send(incoming, outgoing, refusal(FAILED));
    }
  };
  const oneByOne = createOneByOne();
  const onRequest = (incoming: GatheringMessage, outgoing: OrderedResponse, begin: () => void): void => {
    connections.asked(incoming, outgoing);
    oneByOne(incoming, outgoing, { begin, refuse: () => sendReply(incoming, outgoing, refusal(TOO_MANY_WAITING)) });
  };
  // Node's own answer to a missing Host has no body.
  const server = createServer(
    {
      ...{ requireHostHeader: false, IncomingMessage: GatheringMessage, ServerResponse: OrderedResponse },
      keepAliveTimeout: IDLE_MS,
    },
    (incoming, outgoing) => onRequest(incoming, outgoing, () => void serve(incoming, outgoing)),
  );
  answerHalfOpen(server);
  const turns = createTurns();
  // What many connections bring at once is not all read before anybody else is served.
  server.on('connection', (socket) => {
    connections.opened(socket);
    socket.pause();
    void turns.next().then(() => socket.resume());
  });
  server.on('checkExpectation', (incoming, outgoing) =>
    onRequest(incoming, outgoing, () => sendReply(incoming, outgoing, refusal(NO_SUCH_EXPECTATION))),
  );
  refuseMalformed(server, noteRefused);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // Node takes a connection for idle whose answer is on its way.
  server.closeIdleConnections = () => connections.endIdle(false);
  let stopped: Promise<void> | undefined;
  const stopListening = (): Promise<void> => (stopped ??= new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  return {
    host,
    port: typeof address === 'object' && address !== null ? address.port : port,
    underWay: connections.underWay,
    drain: ({ ms, listens }) => {
      if (!listens) void stopListening();
      return connections.drain(ms);
    },
    close: () => {
      const closed = stopListening();
      connections.endIdle(true);
      setTimeout(() => server.closeAllConnections(), LAST_MS).unref();
      return closed;
    },
  };
};
