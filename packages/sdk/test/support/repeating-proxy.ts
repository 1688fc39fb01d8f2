/**
 * A reverse proxy that sends a request once more when the service breaks the connection off, POST or not, as nginx does with
 * `non_idempotent` and Envoy with `retry_on: reset`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

const forward = (incoming: IncomingMessage, body: Buffer, to: URL): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    send(new URL(url, to), { method, headers, agent: false }, resolve).on('error', reject).end(body);
  });

const relay = async (incoming: IncomingMessage, response: ServerResponse, to: URL): Promise<void> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const answer = await forward(incoming, body, to).catch(() => forward(incoming, body, to));
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
};

export class RepeatingProxy implements AsyncDisposable {
  readonly #server: Server;

  private constructor(to: URL) {
    this.#server = createServer((incoming, response) => void relay(incoming, response, to));
  }

  static async start(to: string): Promise<RepeatingProxy> {
    const proxy = new RepeatingProxy(new URL(to));
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
