/** Who calls a handler, seen by what it is called with: the import of another framework's handler is a usual mistake. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answers';
import { isOfApiRoute, isOfRouteHandler } from './next-marks';

/** What frameworks call their handlers with. */
export type Caller = 'node' | 'fastify' | 'koa' | 'hono' | 'fetch' | 'lambda';

type Member = Readonly<Record<string, unknown>> | undefined;

const member = (value: unknown, name: string): Member => (value as Member)?.[name] as Member;
const isFunction = (value: Member, name: string): boolean => typeof value?.[name] === 'function';

const isNodeRequest = (value: unknown): boolean =>
  isFunction(value as Member, 'on') && 'httpVersion' in (value as object);
const isFetchRequest = (value: unknown): boolean => isFunction(value as Member, 'arrayBuffer');

/** Who calls with this; undefined where that can't be told, as with what a test or a platform made up. */
export const callerOf = ([first]: readonly unknown[]): Caller | undefined => {
  if (typeof first !== 'object' || first === null) return undefined;
  if (isNodeRequest(first)) return 'node';
  if (isFetchRequest(first)) return 'fetch';
  if (isNodeRequest(member(first, 'raw'))) return 'fastify';
  if (isFetchRequest(member(member(first, 'req'), 'raw'))) return 'hono';
  if (isNodeRequest(member(first, 'req')) && member(first, 'request') !== undefined) return 'koa';
  return 'requestContext' in first || 'httpMethod' in first ? 'lambda' : undefined;
};

/** The response beside a request of Node, among what a platform hands over. */
export const nodeResponseIn = (given: readonly unknown[]): ServerResponse | undefined =>
  given.find((value): value is ServerResponse => isFunction(value as Member, 'writeHead'));

/** What a request of Node is answered by where nobody handed over a response: Express keeps it on the request. */
const responseOf = (request: unknown): ServerResponse | undefined => nodeResponseIn([member(request, 'res')]);

/** Answers whoever sent a request of Node, or closes the connection, so that it is sent again: never a rejection, which ends a process. */
export const answerNode = (given: readonly unknown[], { status, headers, body }: Answer): void => {
  const [request] = given;
  const response = nodeResponseIn(given) ?? responseOf(request);
  if (response === undefined) (request as Partial<IncomingMessage>).destroy?.();
  else if (!response.headersSent) response.writeHead(status, headers).end(body);
};

type Origin = readonly [what: string, from: string];

/** What each hands over, and where its handlers are. */
const CALLERS: Readonly<Record<Caller, Origin>> = {
  node: [
    'a request of Node, as Express, NestJS and node:http have them',
    '@vid/webhook-verify/node, or from /express or /nest there',
  ],
  fastify: ['a request of Fastify', '@vid/webhook-verify/fastify'],
  koa: ['a context of Koa', '@vid/webhook-verify/koa'],
  hono: ['a context of Hono', '@vid/webhook-verify/hono'],
  fetch: [
    'a Fetch request',
    '@vid/webhook-verify/fetch: `export default { fetch: webhookHandler({ secret, onDelivery }) }` on Cloudflare Workers',
  ],
  lambda: ['an event of AWS Lambda', '@vid/webhook-verify/lambda'],
};

const ROUTE_HANDLER: Origin = [
  'a Fetch request, by a route handler of Next.js (app router)',
  '@vid/webhook-verify/next: `export const POST = webhookHandler({ secret, onDelivery })`',
];
const API_ROUTE: Origin = [
  'a request of Node, by an API route of Next.js (pages router)',
  '@vid/webhook-verify/node, and `export const config = { api: { bodyParser: false } }` beside it',
];

/** What was handed over, and where the handlers for that are. */
export const originOf = (caller: Caller, [first, second]: readonly unknown[]): Origin => {
  if (caller === 'fetch' && isOfRouteHandler(first)) return ROUTE_HANDLER;
  return caller === 'node' && isOfApiRoute(second) ? API_ROUTE : CALLERS[caller];
};
