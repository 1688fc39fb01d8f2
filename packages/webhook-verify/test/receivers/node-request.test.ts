/** Requests that a platform made up, that come in pieces, or that never end. */
import { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { webhookHandler } from '@vid/webhook-verify/node';
import { expect, it, vi } from 'vitest';
import type { NodeRequest } from '../../src/receivers/node-request';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';

const HEADERS = headersFor(BODY);
const bytes = Buffer.from(BODY);

/** A request as platforms make them up: a stream with some of the members of Node's own. */
const requestOf = (chunks: Iterable<unknown> | AsyncIterable<unknown>, members: object): NodeRequest =>
  Object.assign(Readable.from(chunks, { objectMode: true }), {
    method: 'POST',
    complete: true,
    ...members,
  }) as unknown as NodeRequest;

const answerTo = async (request: NodeRequest, maxBodyBytes = 1_000_000) => {
  const onError = vi.fn<(error: { readonly code?: string; readonly message: string }) => void>();
  const onDelivery = vi.fn();
  const options = { secret: SECRET, now: () => NOW * 1000, maxBodyBytes, onDelivery, onError };
  const response = new ServerResponse(request);
  await webhookHandler(options as never)(request, response);
  const [[error] = []] = onError.mock.calls;
  return { status: response.statusCode, code: error?.code, message: error?.message, response };
};

it.each([
  ['no list of headers', { headers: HEADERS }],
  ['an empty list of headers', { headers: HEADERS, rawHeaders: [] }],
  ['nothing but the list', { headers: {}, rawHeaders: Object.entries(HEADERS).flat() }],
])('takes a request with %s', async (_, members) => {
  expect((await answerTo(requestOf([bytes], members))).status).toBe(200);
});

it('puts pieces together, whether they are text or bytes', async () => {
  const pieces = [BODY.slice(0, 9), Buffer.from(BODY.slice(9, 20)), BODY.slice(20)];
  expect((await answerTo(requestOf(pieces, { headers: HEADERS }), bytes.length)).status).toBe(200);
});

it('refuses what goes on behind the limit, though the signature fits all before it', async () => {
  const { status, code } = await answerTo(requestOf([bytes, Buffer.from(' ')], { headers: HEADERS }), bytes.length);
  expect([status, code]).toEqual([413, 'body_too_large']);
});

it('answers a request that never ends as soon as it is too long', async () => {
  const pieces = async function* () {
    for (let n = 0; n < 3; n += 1) yield Buffer.alloc(400);
    await new Promise(() => undefined);
  };
  expect((await answerTo(requestOf(pieces(), { headers: HEADERS }), 1000)).status).toBe(413);
});

it.each([
  ['with an error', new Error('reset'), 'reset'],
  ['without a word', undefined, 'The sender closed the connection before the body was complete.'],
])('says why a body is not complete that breaks off %s', async (_, error, message) => {
  const request = requestOf([bytes.subarray(0, 9), new Promise(() => undefined)], { headers: HEADERS });
  request.once('data', () => request.destroy(error));
  expect(await answerTo(request)).toMatchObject({ status: 500, message });
});

it('takes a stream of which somebody read a part for one that was read', async () => {
  const request = requestOf([BODY.slice(0, 9), BODY.slice(9)], { headers: HEADERS });
  await new Promise((resolve) => request.once('readable', resolve));
  request.read();
  const { status, code } = await answerTo(request);
  expect([status, code]).toEqual([500, 'body_already_parsed']);
});

it('leaves nothing of its own on the request, and the connection open', async () => {
  const request = requestOf([bytes], { headers: HEADERS });
  const events = ['data', 'end', 'error', 'close'];
  const before = events.map((event) => request.listenerCount(event));
  const { response } = await answerTo(request);
  expect(events.map((event) => request.listenerCount(event))).toEqual(before);
  expect(response.getHeader('connection')).toBeUndefined();
});

it('refuses a wrong set-up where errors have no way to name their caller', () => {
  const capture = Object.getOwnPropertyDescriptor(Error, 'captureStackTrace');
  Reflect.deleteProperty(Error, 'captureStackTrace');
  try {
    expect(() => webhookHandler({ secret: 'emp_x', onDelivery: () => undefined })).toThrow(
      expect.objectContaining({ code: 'secret_invalid' }),
    );
  } finally {
    if (capture !== undefined) Object.defineProperty(Error, 'captureStackTrace', capture);
  }
});
