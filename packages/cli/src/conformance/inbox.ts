/** Receives deliveries on this machine, and answers them as a check wants it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery as it came. */
export interface Received {
  readonly method: string;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body. */
  readonly bytes: Uint8Array;
}

/** A status, or a connection that breaks off. */
export type BoxAnswer = number | 'broken';

/** One address of the inbox. */
export interface Box {
  readonly url: string;
  readonly received: readonly Received[];
  /** What the delivery of this number, from 0, is answered; 200 without it. */
  answer: (index: number) => BoxAnswer;
}

export interface Inbox {
  /** Another address of its own. */
  open(answer?: Box['answer']): Box;
  close(): Promise<void>;
}

/** The addresses without the socket: takes a delivery to a path and tells how it is answered. */
export const makeBoxes = (base: () => string) => {
  const boxes = new Map<string, Box & { received: Received[] }>();
  return {
    open: (answer: Box['answer'] = () => 200): Box => {
      const path = `/deliveries/${boxes.size + 1}`;
      const box = { url: `${base()}${path}`, received: [] as Received[], answer };
      boxes.set(path, box);
      return box;
    },
    take: (path: string, received: Received): BoxAnswer => {
      const box = boxes.get(path);
      if (box === undefined) return 404;
      box.received.push(received);
      return box.answer(box.received.length - 1);
    },
  };
};

const readAll = async (request: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** Listens on loopback, on any free port. */
export const openInbox = async (): Promise<Inbox> => {
  let base = '';
  const boxes = makeBoxes(() => base);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = await readAll(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const answer = boxes.take(request.url ?? '', { method: request.method ?? '', headers, bytes });
    if (answer === 'broken') request.socket.destroy();
    else response.writeHead(answer).end();
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    open: boxes.open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
