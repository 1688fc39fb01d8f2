/** How a check says that something does not hold, or that it can't be told. */
import { errorBodySchema } from '@vid/sdk/contract';
import type { Exchange, Members } from './exchange';
import { membersOf } from './exchange';

/** What was expected, what came instead, and the exchange that shows it. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  constructor(
    readonly expected: string,
    readonly got: string,
    readonly exchange?: Exchange,
  ) {
    super(`expected ${expected}, got ${got}`);
  }
}

/** Whether it holds can't be told on this service, or not now. */
export class NotCheckable extends Error {
  override readonly name = 'NotCheckable';
}

/** The service gave no answer at all. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** `isRefused`: nobody took the connection, so that the request reached nobody. */
  constructor(
    message: string,
    readonly isRefused: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Characters of an answer that are shown. */
const SHOWN = 300;

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Any value, in so many characters as a report has room for. */
export const shown = (value: unknown): string =>
  cut(value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value));

/** An answer in one line: its status and how its body begins. */
export const answerText = ({ status, headers, text }: Exchange): string => {
  const type = headers['content-type'] ?? '';
  return `${status}${/json/i.test(type) ? '' : ` (${type === '' ? 'no content type' : type})`} ${cut(text)}`.trim();
};

/** Goes on where it holds. */
export const insist = (holds: boolean, expected: string, got: unknown, exchange?: Exchange): void => {
  if (!holds) throw new Mismatch(expected, typeof got === 'string' ? cut(got) : shown(got), exchange);
};

/** The members of an answer that is JSON, and says so. */
const jsonBody = (exchange: Exchange, expected = 'a JSON object'): Members => {
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(exchange.headers['content-type'] ?? '');
  const isObject = typeof exchange.json === 'object' && exchange.json !== null && !Array.isArray(exchange.json);
  insist(isJson && isObject, `${expected}, as application/json`, answerText(exchange), exchange);
  return membersOf(exchange.json);
};

/** The body of a success; of any 2xx where the specification shows no number. */
export const granted = (exchange: Exchange, status?: number): Members => {
  const isIt = status === undefined ? exchange.status >= 200 && exchange.status < 300 : exchange.status === status;
  insist(isIt, status === undefined ? 'a success (2xx)' : `status ${status}`, answerText(exchange), exchange);
  return jsonBody(exchange);
};

export interface Refusal {
  /** Null: any error, where the specification shows no number. */
  readonly status: number | null;
  /** One of these, where several are right. */
  readonly code?: string | readonly string[] | undefined;
  readonly error?: string | undefined;
}

/** The body of a refusal: JSON with a message, and what else the specification fixes. */
export const refused = (exchange: Exchange, { status, code, error }: Refusal): Members => {
  const codes = code === undefined ? [] : [code].flat();
  const expected = [
    status === null ? 'an error' : `status ${status}`,
    codes.length === 0 ? '' : `code ${codes.join(' or ')}`,
    error === undefined ? '' : `error ${JSON.stringify(error)}`,
  ]
    .filter(Boolean)
    .join(', ');
  insist(
    status === null ? exchange.status >= 400 && exchange.status < 600 : exchange.status === status,
    expected,
    answerText(exchange),
    exchange,
  );
  const body = jsonBody(exchange, expected);
  insist(
    errorBodySchema.safeParse(body).success && body['error'] !== '',
    'the members of an error: `error`, a text, and others of their types',
    answerText(exchange),
    exchange,
  );
  insist(codes.length === 0 || codes.includes(body['code'] as string), expected, answerText(exchange), exchange);
  insist(error === undefined || body['error'] === error, expected, answerText(exchange), exchange);
  return body;
};
