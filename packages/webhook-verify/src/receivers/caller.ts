/** Who calls a handler, seen by what it is called with: the import of another framework's handler is a usual mistake. */
import type { ServerResponse } from 'node:http';

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

const NODE =
  '@vid/webhook-verify/express, /nest or /node; in an API route of Next.js (pages router) from @vid/webhook-verify/node, with bodyParser: false in the config of the route';

/** What each hands over, and where its handlers are. */
export const CALLERS: Readonly<Record<Caller, readonly [what: string, from: string]>> = {
  node: ['a request of Node, as Express, NestJS and node:http have them', NODE],
  fastify: ['a request of Fastify', '@vid/webhook-verify/fastify'],
  koa: ['a context of Koa', '@vid/webhook-verify/koa'],
  hono: ['a context of Hono', '@vid/webhook-verify/hono'],
  fetch: ['a Fetch request', '@vid/webhook-verify/fetch, or /next in a route handler of Next.js'],
  lambda: ['an event of AWS Lambda', '@vid/webhook-verify/lambda'],
};
