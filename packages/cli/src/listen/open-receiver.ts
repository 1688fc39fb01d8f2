/** The socket that deliveries come in at: on this machine only. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_MAX_BODY_BYTES } from '@vid/webhook-verify/body';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { CapturedDelivery } from '../webhook/captured-delivery';

/** What a sender gets. */
export interface Answer {
  readonly status: number;
  readonly contentType?: string | null;
  readonly body?: Buffer;
}

/** Whoever waits for an answer. */
export interface Sender {
  /** Whether it has left without one. */
  isGone(this: void): boolean;
}

export interface Receiver {
  readonly url: string;
  /** Takes nothing new, and resolves when what had come is answered. */
  close(): Promise<void>;
}

const headersOf = ({ rawHeaders }: IncomingMessage): CapturedDelivery['headers'] =>
  rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []));

/** The same call fails again while another program has the port, or while the system keeps it for itself. */
const refusedPort = (port: number, cause: NodeJS.ErrnoException): CliError => {
  const isTaken = cause.code === 'EADDRINUSE';
  const what = isTaken ? 'is in use: another program listens there' : `can't be used: ${cause.message}`;
  return new CliError(
    isTaken || cause.code === 'EACCES' ? EXIT.usage : EXIT.unexpected,
    `Port ${port} of 127.0.0.1 ${what}.`,
    {
      next: `${isTaken ? 'Stop that program, or choose' : 'Choose'} another one with \`port\`; 0 is any free one.`,
      cause,
    },
  );
};

/** The body; of one that is longer than any delivery, what shows that: it is refused, and nobody fills the memory here. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (length <= DEFAULT_MAX_BODY_BYTES) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks);
};

/** What is no POST can't be a delivery: a browser looks here, or a redirect has made a GET of one. */
const NO_DELIVERY = 'This is vid webhook listen: deliveries are POSTed here.\n';

/** Listens; `receive` never rejects. */
export const openReceiver = async (
  port: number,
  receive: (captured: CapturedDelivery, sender: Sender) => Promise<Answer>,
  note: (text: string) => void,
): Promise<Receiver> => {
  const pending = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const { method = '' } = request;
    if (method !== 'POST') {
      note(`${method} was answered 405: deliveries are POSTs, which a redirect on their way turns into GETs.`);
      response.writeHead(405, { allow: 'POST', 'content-type': 'text/plain' }).end(NO_DELIVERY);
      return;
    }
    let isGone = false;
    response.once('close', () => {
      isGone = true;
    });
    const answer = async (body: Buffer): Promise<void> => {
      const {
        status,
        contentType = 'application/json',
        body: said,
      } = await receive({ headers: headersOf(request), body }, { isGone: () => isGone });
      response.writeHead(status, contentType === null ? {} : { 'content-type': contentType });
      // Some statuses have no body.
      response.end(status === 204 || status === 304 ? undefined : (said ?? '{}'));
    };
    void bodyOf(request)
      .then((body) => {
        const answered = answer(body).finally(() => pending.delete(answered));
        pending.add(answered);
        return answered;
      })
      // The sender has gone before its request was whole: there is nobody to answer.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve)).catch(
    (cause: NodeJS.ErrnoException) => {
      throw refusedPort(port, cause);
    },
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeIdleConnections();
      await Promise.allSettled(pending);
      server.closeAllConnections();
    },
  };
};
