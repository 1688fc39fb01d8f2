/**
 * A transport on node:http and node:https: quick to load, for programs that make a call or two, and seen by tools that
 * patch those modules. Requests are looked up on the module at each call, so that such patches take effect.
 */
import type Http from 'node:http';
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { decodeAnswer } from './content-coding';
import { failureOf } from './failure';
import { readWhole, showReading, TextCollector } from './read-whole';
import type { OpenAnswer, Transport, TransportRequest, WholeAnswer } from './transport';

type HttpModule = Pick<typeof Http, 'request'>;

const flatten = (message: IncomingMessage): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return headers;
};

/** Calls back when the socket stands: at once for one that is used again, after the handshake for a new one. */
const whenConnected = (
  socket: Socket & { secureConnecting?: boolean },
  secure: boolean,
  callback: () => void,
): void => {
  const pending = secure ? socket.secureConnecting !== false : socket.connecting;
  if (!pending) return callback();
  socket.once(secure ? 'secureConnect' : 'connect', callback);
};

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

async function* bodyOf(message: IncomingMessage): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const chunk of message) yield chunk as Uint8Array;
  } catch (error) {
    throw failureOf(error, { sent: true, answering: true });
  }
  if (!message.complete) {
    throw failureOf(new Error('the answer ended before its end'), { sent: true, answering: true });
  }
}

export class HttpTransport implements Transport {
  readonly name = 'http';
  readonly #underWay = new Set<ClientRequest>();
  #whenIdle: () => void = () => undefined;
  #ended = false;
  readonly #modules = new Map<string, Promise<{ http: HttpModule; agent: Agent }>>();

  async exchange(request: TransportRequest): Promise<WholeAnswer> {
    const answer = await this.open(request);
    const taken = new TextCollector();
    showReading(request.cancellation, answer, taken);
    return readWhole(answer, taken);
  }

  async open(request: TransportRequest): Promise<OpenAnswer> {
    const { http, agent } = await this.#load(new URL(request.origin).protocol);
    return new Promise((resolve, reject) => {
      if (request.cancellation.cancelled) {
        return reject(failureOf(request.cancellation.reason, { sent: false, answering: false }));
      }
      if (this.#ended) {
        return reject(failureOf(new Error('the transport is closed'), { sent: false, answering: false }));
      }
      const state = { sent: false, answering: false, partial: undefined };
      request.cancellation.progress = state;
      const fail = (error: unknown): void => reject(failureOf(error, state));
      const { method, path, origin, headers, body } = request;
      let outgoing: ClientRequest;
      try {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        outgoing = http.request(new URL(path, origin), { method, headers: { ...headers, ...length }, agent });
      } catch (error) {
        return fail(error);
      }
      this.#track(outgoing);
      outgoing.once('socket', (socket) =>
        whenConnected(socket, origin.startsWith('https:'), () => {
          state.sent = true;
        }),
      );
      outgoing.once('error', fail);
      outgoing.once('response', (message) => {
        state.sent = true;
        state.answering = true;
        // An error after the last chunk has no reader; without a listener it would end the process.
        message.on('error', () => undefined);
        const head = { status: message.statusCode ?? 0, headers: flatten(message) };
        resolve(decodeAnswer({ ...head, body: bodyOf(message) }));
      });
      request.cancellation.onCancel((reason) => {
        fail(reason);
        outgoing.destroy(asError(reason));
      });
      outgoing.end(body);
    });
  }

  async close(): Promise<void> {
    await this.#idle();
    await this.destroy();
  }

  async destroy(): Promise<void> {
    this.#ended = true;
    for (const loaded of this.#modules.values()) (await loaded).agent.destroy();
  }

  /** An agent knows no end that waits for what is under way. */
  #idle(): Promise<void> {
    this.#ended = true;
    if (this.#underWay.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#whenIdle = resolve;
    });
  }

  #track(outgoing: ClientRequest): void {
    this.#underWay.add(outgoing);
    outgoing.once('close', () => {
      this.#underWay.delete(outgoing);
      if (this.#underWay.size === 0) this.#whenIdle();
    });
  }

  #load(protocol: string): Promise<{ http: HttpModule; agent: Agent }> {
    const known = this.#modules.get(protocol);
    if (known !== undefined) return known;
    const module = protocol === 'https:' ? import('node:https') : import('node:http');
    const loaded = module.then(({ default: http }) => ({
      http,
      agent: new http.Agent({ keepAlive: true }),
    }));
    this.#modules.set(protocol, loaded);
    return loaded;
  }
}
