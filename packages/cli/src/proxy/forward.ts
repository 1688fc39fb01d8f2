/**
 * Passes one request on and its answer back, byte by byte and at the pace of whoever is slower. What happens to one connection
 * happens to the other: whoever leaves is left, a reset is a reset, an answer cut short is cut short.
 */
import {
  type Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type KeptBody, keepBody } from './kept-body';
import type { Break, Passing } from './passing';
import { asRecord, headerList, onward, toService } from './proxy-headers';

/** A body that is judged may be as long as the longest that the service takes, and a little more. */
const REQUEST_BYTES = 96 * 1024 ** 2;
const ANSWER_BYTES = 16 * 1024 ** 2;

export interface ForwardOptions {
  readonly number: number;
  readonly to: URL;
  readonly agent: Agent;
  /** Told of it when it is over. */
  readonly onEnd: (passing: Passing) => void;
  readonly now: () => number;
}

type Broken = Exclude<Break, 'client'>;

/** An error of a system call is a reset; one of Node's own, that the other side closed. Before there is a connection it is neither. */
const breakOf = (error: NodeJS.ErrnoException, isConnected: boolean): Broken => {
  if (!isConnected) return 'unreachable';
  return error.code === 'ECONNRESET' && error.syscall !== undefined ? 'reset' : 'closed';
};

/** The target names a path or, as clients of proxies write it, a whole URL. */
const pathOf = (target: string): string => {
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? target;
  return path.startsWith('/') ? path : `/${path}`;
};

const answerUnreachable = (outgoing: ServerResponse, to: URL, error: Error): void => {
  const body = JSON.stringify({
    error: `This answer is the proxy's own: ${to.host} can't be reached (${error.message || 'no connection'}). Nothing was sent to the service.`,
    code: 'PROXY_UPSTREAM',
  });
  outgoing.writeHead(502, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
};

/** Ends the client's connection as the service's ended; what came before gets through. */
const breakClient = ({ socket }: IncomingMessage, how: Broken): void => {
  if (how === 'reset') socket.resetAndDestroy();
  else socket.destroySoon();
};

/** Passes the request's body and looks on. */
const sendBody = (incoming: IncomingMessage, upstream: ClientRequest, kept: KeptBody): void => {
  incoming.on('data', kept.add);
  incoming.pipe(upstream);
};

export const forward = (incoming: IncomingMessage, outgoing: ServerResponse, options: ForwardOptions): void => {
  const { number, to, agent, onEnd, now } = options;
  const { method = 'GET', rawHeaders } = incoming;
  const target = pathOf(incoming.url ?? '/');
  const headers = headerList(rawHeaders);
  const sent = keepBody(REQUEST_BYTES);
  const got = keepBody(ANSWER_BYTES);
  const at = now();
  let isConnected = false;
  let answer: IncomingMessage | undefined;
  let isAnswered = false;
  let broken: Break | undefined;

  const upstream = (to.protocol === 'https:' ? httpsRequest : httpRequest)(to, {
    agent,
    method,
    path: target,
    headers: toService(headers, to.host),
  });

  const breakOff = (error: Error): void => {
    if (broken !== undefined || isAnswered) return;
    broken = breakOf(error, isConnected);
    if (broken === 'unreachable' && !outgoing.headersSent) answerUnreachable(outgoing, to, error);
    else breakClient(incoming, broken === 'reset' ? 'reset' : 'closed');
  };

  upstream.on('socket', (socket) => {
    if (!socket.connecting) isConnected = true;
    else socket.once(to.protocol === 'https:' ? 'secureConnect' : 'connect', () => (isConnected = true));
  });
  upstream.on('continue', () => outgoing.writeContinue());
  upstream.on('error', breakOff);
  upstream.on('response', (message) => {
    answer = message;
    // A date of its own would be one that the service did not send.
    outgoing.sendDate = false;
    outgoing.writeHead(
      message.statusCode ?? 502,
      message.statusMessage,
      asRecord(onward(headerList(message.rawHeaders))),
    );
    outgoing.flushHeaders();
    message.on('data', got.add);
    message.on('error', breakOff);
    message.on('end', () => {
      isAnswered = true;
      if (message.rawTrailers.length > 0)
        outgoing.addTrailers(headerList(message.rawTrailers).map(([name, value]): [string, string] => [name, value]));
    });
    message.pipe(outgoing);
  });
  outgoing.on('close', () => {
    if (!isAnswered && broken === undefined) broken = 'client';
    incoming.unpipe(upstream);
    if (!isAnswered || !upstream.writableFinished) upstream.destroy();
    onEnd({
      number,
      at,
      endedAt: now(),
      request: { method, target, headers, body: sent, whole: incoming.complete },
      answer:
        answer === undefined
          ? undefined
          : { status: answer.statusCode ?? 0, headers: headerList(answer.rawHeaders), body: got },
      broken,
    });
  });
  // The client has gone while it sent; the end of its connection tells the rest.
  incoming.on('error', () => undefined);
  outgoing.on('error', () => undefined);
  sendBody(incoming, upstream, sent);
};
