/** An endpoint that speaks as OpenAI's does, and says what a test has it say. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

export type Say = (response: ServerResponse, asked: Asked) => void;

export const answering =
  (content: unknown, more: object = {}): Say =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop', ...more }] }));
  };

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Say =>
  (response) => {
    response.writeHead(code, headers).end('{"error":{"message":"no"}}');
  };

export interface FakeModel {
  readonly url: string;
  readonly asked: Asked[];
  /** What it says next, one after the other; the last is said again. */
  says(...answers: readonly Say[]): void;
  close(): Promise<void>;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

export const startFakeModel = async (): Promise<FakeModel> => {
  const asked: Asked[] = [];
  let answers: Say[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const one = { path: request.url ?? '', authorization: request.headers.authorization, body };
      asked.push(one);
      if (one.path.endsWith('/models')) response.end('{"data":[{"id":"first-model"}]}');
      else (answers.length > 1 ? answers.shift() : answers[0])?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    says(...given) {
      asked.length = 0;
      answers = [...given];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
