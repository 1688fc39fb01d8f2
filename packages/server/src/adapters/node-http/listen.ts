/** The app on a socket. What Node's parser refuses, and what nobody answers, gets a JSON body too. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** How a socket's request came in, as the app wants to know it. */
export interface SocketArrival {
  readonly inProcess: false;
  readonly remoteAddress: string | undefined;
  readonly drop: () => void;
}

/** An answer: a `Response`, or a text in its parts, which is written as it is. */
export type SocketReply = Response | ReplyParts;

export interface ReplyParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly handle: (request: Request, arrival: SocketArrival) => Promise<SocketReply>;
}

export interface Listening {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

const STATUS_OF: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not arrive in time.'],
};
const MALFORMED = [400, 'Bad Request', 'The request is not valid HTTP.'] as const;

const answerMalformed = (server: Server): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const [status, reason, message] = STATUS_OF[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify({ error: message });
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
};

const inParts = (reply: SocketReply): reply is ReplyParts => typeof reply.text === 'string';

const writeParts = (outgoing: ServerResponse, { status, headers, text }: ReplyParts): void => {
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
  outgoing.end(text);
};

export const listen = async ({ host, port, handle }: ListenOptions): Promise<Listening> => {
  const server = createAdaptorServer({
    // The classes of a host program stay what they are.
    overrideGlobalObjects: false,
    fetch: async (request, { incoming, outgoing }) => {
      const { socket } = incoming as IncomingMessage;
      const reply = await handle(request, {
        inProcess: false,
        remoteAddress: socket.remoteAddress,
        drop: () => socket.destroy(),
      });
      if (!inParts(reply)) return reply;
      writeParts(outgoing as ServerResponse, reply);
      return RESPONSE_ALREADY_SENT;
    },
  }) as Server;
  answerMalformed(server);
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
