import { parseJson } from '@vid/webhook-verify/body';
import type { ApiError } from '../errors/api-error';
import { isOfService } from '../errors/error-body';
import { errorFromAnswer } from '../errors/from-answer';
import { UnexpectedResponseError } from '../errors/unexpected-response-error';
import { withFacts } from '../errors/vid-error';
import { redactAddress } from '../observe/redact';
import { callIds } from './request-id';

/** One request of the API, ready to be sent. */
export interface Call {
  readonly method: string;
  /** Below the base URL. */
  readonly path: string;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The path with `{id}` in place of ids. */
  readonly route?: string | undefined;
  /** Whether sending it twice does what sending it once does. */
  readonly idempotent?: boolean | undefined;
  /** Our own id of the call, the same for all its attempts. */
  readonly callId?: string | undefined;
  /** Whether an answer may be any JSON, or empty; else it must be an object. */
  readonly anyJson?: boolean | undefined;
}

/** A complete answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Unix milliseconds. */
  readonly receivedAt: number;
}

/** An answer as read: a success with its JSON object, an error (`recognised` when it is the service's own), or something unreadable. */
export type Reading =
  | { readonly kind: 'success'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'error'; readonly error: ApiError; readonly recognised: boolean }
  | { readonly kind: 'unreadable'; readonly error: UnexpectedResponseError };

const NOT_JSON = Symbol('not JSON');

const parse = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return NOT_JSON;
  }
};

const unreadable = ({ method, path }: Call, answer: Answer, what: string, nextStep: string): Reading => ({
  kind: 'unreadable',
  error: new UnexpectedResponseError(`${method} ${path} was answered with ${answer.status}, but ${what}`, {
    status: answer.status,
    headers: answer.headers,
    body: answer.text,
    nextStep,
  }),
});

const CHECK_BASE_URL = 'Check that baseUrl (or VID_BASE_URL) is the root of the service, and what stands in between.';

/** Reads an answer. A success that is no JSON object, and a redirect, are unreadable. */
export const readAnswer = (call: Call, answer: Answer): Reading => {
  const reading = read(call, answer);
  if (reading.kind !== 'success') withFacts(reading.error, callIds(call.callId, answer.headers));
  return reading;
};

const read = (call: Call, answer: Answer): Reading => {
  const { status, headers, text } = answer;
  const body = parse(text);
  if (status >= 300 && status < 400) {
    const to = headers['location'];
    return unreadable(
      call,
      answer,
      `redirects are not followed${to === undefined ? '' : ` (to ${redactAddress(to)})`}`,
      CHECK_BASE_URL,
    );
  }
  if (status >= 400) {
    const error = errorFromAnswer({ ...call, ...answer, body: body === NOT_JSON ? text : body });
    return { kind: 'error', error, recognised: isOfService(error) };
  }
  if (call.anyJson && (text === '' || body !== NOT_JSON)) {
    return { kind: 'success', data: (text === '' ? undefined : body) as Readonly<Record<string, unknown>> };
  }
  if (body === NOT_JSON) return unreadable(call, answer, 'its body is not JSON', CHECK_BASE_URL);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return unreadable(call, answer, 'its body is not a JSON object', CHECK_BASE_URL);
  }
  return { kind: 'success', data: body as Readonly<Record<string, unknown>> };
};
