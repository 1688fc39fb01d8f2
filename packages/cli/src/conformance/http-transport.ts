/** Requests over a socket, as they are: nothing is followed, repeated or unpacked. */
import { Agent, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import type { Transport, WireAnswer } from './exchange';

/** Longer than planning may take. */
const ANSWER_MS = 75_000;
/** After so long somebody who waits is told what for. */
const SLOW_MS = 5000;
/** Bytes of an answer that are read. */
const MOST_BYTES = 1024 * 1024;

const headersOf = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));

export interface HttpTransport {
  readonly send: Transport;
  readonly close: () => void;
}

const pathOf = (url: string): string => new URL(url).pathname;

export const openHttpTransport = (note: (text: string) => void): HttpTransport => {
  const agents = [new Agent({ keepAlive: true }), new SecureAgent({ keepAlive: true })] as const;
  const exchange: Transport = ({ method, url, headers, body }, signal) =>
    new Promise<WireAnswer>((resolve, reject) => {
      const isSecure = url.startsWith('https:');
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const agent = agents[isSecure ? 1 : 0];
      const options = {
        method,
        headers: { ...headers, ...length },
        agent,
        ...(signal === undefined ? {} : { signal }),
      };
      const call = (isSecure ? requestHttps : requestHttp)(url, options, (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const end = () =>
          resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer.headers), bytes: Buffer.concat(chunks) });
        answer
          .on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size <= MOST_BYTES) return;
            end();
            call.destroy();
          })
          .on('end', end)
          .on('error', reject)
          .on('aborted', () => reject(new Error('the answer was cut off')));
      });
      call
        .setTimeout(ANSWER_MS, () => call.destroy(new Error(`no answer within ${ANSWER_MS / 1000} s`)))
        .on('error', reject)
        .end(body);
    });
  const send: Transport = (request, signal) => {
    const { method, url } = request;
    const slow = setTimeout(
      () => note(`No answer to ${method} ${pathOf(url)} yet; waiting up to ${ANSWER_MS / 1000} s for it.`),
      SLOW_MS,
    );
    return exchange(request, signal).finally(() => clearTimeout(slow));
  };
  return { send, close: () => agents.forEach((agent) => agent.destroy()) };
};
