/**
 * A server on loopback that misbehaves as told: each request is answered by the next step of its script, or by the
 * fallback when the script is over. It keeps what it received.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** How one request is answered. */
export type Step = (request: Received, response: ServerResponse, socket: Socket) => void | Promise<void>;

/** Answers with JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Step =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** Answers with any text. */
export const text =
  (status: number, body: string, headers: Record<string, string> = {}): Step =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  };

/** Takes the request and closes the connection without a word. */
export const drop: Step = (_request, _response, socket) => {
  socket.destroy();
};

/** Takes the request and never answers. */
export const hang: Step = () => undefined;

/** Writes the first bytes of a raw answer and resets the connection. */
export const cutAfter =
  (raw: string, bytes: number): Step =>
  (_request, _response, socket) => {
    if (bytes === 0) return void socket.resetAndDestroy();
    socket.write(raw.slice(0, bytes), () => setImmediate(() => socket.resetAndDestroy()));
  };

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

export class ScriptedServer implements AsyncDisposable {
  readonly received: Received[] = [];
  readonly #server: Server;
  #script: Step[] = [];
  #fallback: Step = json(500, { error: 'The script is over' });
  #waiting: Array<{ count: number; resolve: () => void }> = [];

  private constructor() {
    this.#server = createServer((incoming, response) => void this.#answer(incoming, response));
  }

  static async start(): Promise<ScriptedServer> {
    const scripted = new ScriptedServer();
    await new Promise<void>((resolve) => scripted.#server.listen(0, '127.0.0.1', resolve));
    return scripted;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sets what the next requests are answered with. */
  script(...steps: Step[]): this {
    this.#script = steps;
    return this;
  }

  /** Sets the answer to whatever the script does not cover. */
  otherwise(step: Step): this {
    this.#fallback = step;
    return this;
  }

  /** Resolves when so many requests have come in. */
  requests(count: number): Promise<void> {
    if (this.received.length >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(incoming).catch(() => '');
    const received = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body };
    this.received.push(received);
    const step = this.#script.shift() ?? this.#fallback;
    for (const waiter of this.#waiting) if (waiter.count <= this.received.length) waiter.resolve();
    await step(received, response, incoming.socket);
  }
}
