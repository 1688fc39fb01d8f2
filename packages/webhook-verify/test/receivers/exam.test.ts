/** The receivers of this package before the exam of the command line: each passes whole, with what it acted on told. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { webhookHandler as express } from '@vid/webhook-verify/express';
import { webhookHandler as fastify } from '@vid/webhook-verify/fastify';
import { webhookHandler as fetchHandler } from '@vid/webhook-verify/fetch';
import { webhookHandler as hono } from '@vid/webhook-verify/hono';
import { webhookHandler as koa } from '@vid/webhook-verify/koa';
import { webhookHandler as lambda } from '@vid/webhook-verify/lambda';
import { webhookHandler as next } from '@vid/webhook-verify/next';
import { webhookHandler as node } from '@vid/webhook-verify/node';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import createExpress from 'express';
import createFastify from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { EXAM_NOW, examine } from '../../../cli/test/exam/examine';
import { partOf } from '../../../server/test/support/part-of';
import { OTHER_SECRET, SECRET } from '../support/calls';

/** What all of them are made with. */
interface Options {
  readonly secret: readonly string[];
  readonly now: () => number;
  readonly onDelivery: (delivery: {
    readonly event: string;
    readonly delivery_id: string;
    readonly payload: object;
  }) => void;
  readonly onError: () => void;
}

type Fetching = (request: Request) => Response | Promise<Response>;

/** A handler of Fetch behind a socket. */
const overFetch =
  (handle: Fetching): RequestListener =>
  (request, response) => {
    const answer = async (): Promise<void> => {
      const { method = '', rawHeaders, url = '' } = request;
      const headers = new Headers();
      rawHeaders.forEach((value, at) => at % 2 === 1 && headers.append(rawHeaders[at - 1] ?? '', value));
      const body = method === 'POST' ? { body: new Uint8Array(await buffer(request)) } : {};
      const answered = await handle(new Request(`http://localhost${url}`, { method, headers, ...body }));
      response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
    };
    void answer();
  };

/** An event of an HTTP API, whose headers that came twice are joined. */
const apiEvent = async (request: IncomingMessage): Promise<APIGatewayProxyEventV2> =>
  ({
    version: '2.0',
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: (await buffer(request)).toString('base64'),
    isBase64Encoded: true,
    requestContext: { http: { method: request.method } },
  }) as APIGatewayProxyEventV2;

const overLambda =
  (handle: ReturnType<typeof lambda>): RequestListener =>
  (request, response: ServerResponse) => {
    const answer = async (): Promise<void> => {
      const { statusCode, headers, body } = await handle(await apiEvent(request));
      response.writeHead(statusCode, headers).end(body);
    };
    void answer();
  };

const RECEIVERS: Readonly<Record<string, (options: Options) => RequestListener | Promise<RequestListener>>> = {
  'node:http': (options) => node(options),
  Express: (options) => createExpress().post('/hook', express(options)).use(createExpress.json()),
  Fastify: async (options) => {
    const app = createFastify();
    app.post('/hook', fastify(options));
    await app.ready();
    return (request, response) => app.routing(request, response);
  },
  Koa: (options) => new Koa().use(koa(options)).callback(),
  Hono: (options) => {
    const app = new Hono().post('/hook', hono(options));
    return overFetch((request) => app.fetch(request));
  },
  'Next.js': (options) => overFetch(next(options)),
  Fetch: (options) => overFetch(fetchHandler(options)),
  Lambda: (options) => overLambda(lambda(options)),
};

describe('the exam of the command line', () => {
  it.each(partOf(Object.entries(RECEIVERS), 2))(
    'finds nothing wrong with the receiver for %s',
    async (_name, start) => {
      const processed: string[] = [];
      const failed = new Set<string>();
      const listener = await start({
        secret: [SECRET, OTHER_SECRET],
        now: () => EXAM_NOW,
        onDelivery: ({ event, delivery_id: id, payload }) => {
          if ('job_id' in payload && String(payload.job_id).endsWith('fails-once') && !failed.has(id)) {
            failed.add(id);
            throw new Error('The work failed.');
          }
          if (event !== 'ping') processed.push(id);
        },
        onError: () => undefined,
      });
      const { probed } = await examine({ listener, processed, secrets: [SECRET, OTHER_SECRET] });
      expect(
        probed.filter(({ verdict }) => verdict !== 'passed').map(({ entry, findings }) => [entry.name, findings]),
      ).toEqual([]);
      expect(failed.size).toBe(1);
    },
  );
});
