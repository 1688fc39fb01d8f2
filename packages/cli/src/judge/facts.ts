/** What is read of an exchange once, for all rules. Pure. */
import {
  AUTHORIZATION_HEADER,
  ENDPOINT_PATHS,
  type EndpointName,
  IDEMPOTENCY_KEY_HEADER,
  LIMITS,
  VIDEO_API_PREFIX,
  WEBHOOK_API_PREFIX,
} from '@vid/sdk/contract';
import { type Exchange, headerOf } from './exchange';

/** A body as JSON, or why it is none. */
export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly why: string };

/** Members of a JSON object; none of anything else. */
export type Members = Readonly<Record<string, unknown>>;

export interface Facts extends Exchange {
  readonly path: string;
  readonly query: string;
  /** HEAD is read as GET. */
  readonly method: string;
  readonly isHead: boolean;
  /** The endpoint that was called; undefined where path or method is none of the list. */
  readonly endpoint: EndpointName | undefined;
  /** Methods of the endpoints at this path. */
  readonly methods: readonly string[];
  readonly id: string;
  /** Whether it is below the prefixes of the service. */
  readonly isService: boolean;
  /** The bearer token, whatever it looks like. */
  readonly bearer: string | undefined;
  /** The part of the Idempotency-Key that counts, and the whole. */
  readonly idempotency: { readonly key: string; readonly whole: string } | undefined;
  readonly sent: Body;
  readonly got: Body;
}

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a body that is a JSON object. */
export const membersOf = (body: Body): Members => (body.kind === 'json' && isMembers(body.value) ? body.value : {});

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const matchPath = (pattern: string, path: string): string | undefined => {
  const [before = '', after] = pattern.split('{id}');
  if (after === undefined) return path === pattern ? '' : undefined;
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const id = path.slice(before.length, path.length - after.length);
  return id === '' || id.includes('/') ? undefined : id;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readBody = (bytes: Buffer | undefined): Body => {
  if (bytes === undefined) return { kind: 'unread' };
  if (bytes.length === 0) return { kind: 'none' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { kind: 'json', value: JSON.parse(text) as unknown };
  } catch (error) {
    return { kind: 'broken', why: error instanceof SyntaxError ? 'no JSON' : 'bytes that are not UTF-8' };
  }
};

/** The first characters of a text that count; characters are code points. */
const counted = (key: string): string => [...key].slice(0, LIMITS.idempotencyKey.max).join('');

export const readFacts = (exchange: Exchange): Facts => {
  const { request, answer } = exchange;
  const [path = '', query = ''] = request.target.split(/\?(.*)/s);
  const isHead = request.method === 'HEAD';
  const method = isHead ? 'GET' : request.method;
  const here = Object.entries(ENDPOINT_PATHS).flatMap(([name, endpoint]) => {
    const id = matchPath(endpoint.path, path);
    return id === undefined ? [] : [{ name: name as EndpointName, method: endpoint.method, id }];
  });
  const called = here.find((one) => one.method === method);
  const authorization = headerOf(request.headers, AUTHORIZATION_HEADER);
  const whole = headerOf(request.headers, IDEMPOTENCY_KEY_HEADER);
  return {
    ...exchange,
    path,
    query,
    method,
    isHead,
    endpoint: called?.name,
    methods: here.map((one) => one.method),
    id: decoded(called?.id ?? ''),
    isService: isBelow(path, VIDEO_API_PREFIX) || isBelow(path, WEBHOOK_API_PREFIX),
    bearer: /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1],
    idempotency: whole === undefined || whole === '' ? undefined : { key: counted(whole), whole },
    sent: readBody(request.body),
    got: answer === undefined ? { kind: 'none' } : readBody(answer.body),
  };
};

/** Whether the service said yes. */
export const isSuccess = ({ answer }: Pick<Exchange, 'answer'>): boolean =>
  answer !== undefined && answer.status >= 200 && answer.status < 300;
