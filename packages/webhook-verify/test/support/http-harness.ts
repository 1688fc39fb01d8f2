/** Puts a Node request listener behind a real socket for one test. */
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Got, Harness, Sent } from './receiver-suite';

export const listen = async (listener: RequestListener): Promise<Harness> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    send: (sent) => post(port, sent),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Milliseconds: a handler that has not answered by then never does. */
const LIMIT_MS = 20_000;

/** One request on a connection of its own. An answer counts even when the server stops reading the body. */
export const post = (port: number, { body, headers, method = 'POST' }: Sent): Promise<Got> =>
  new Promise((resolve, reject) => {
    let answered = false;
    const request = httpRequest(
      { port, host: '127.0.0.1', path: '/hook', method, headers, agent: false, signal: AbortSignal.timeout(LIMIT_MS) },
      (response) => {
        answered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('close', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    request.on('error', (error) => {
      if (!answered) reject(error.name === 'AbortError' ? new Error(`No answer within ${LIMIT_MS} ms.`) : error);
    });
    request.end(method === 'GET' ? undefined : body);
  });
