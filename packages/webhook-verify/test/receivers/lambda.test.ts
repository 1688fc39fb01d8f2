import { webhookHandler } from '@vid/webhook-verify/lambda';
import type {
  ALBHandler,
  APIGatewayProxyEvent,
  APIGatewayProxyEventV2,
  APIGatewayProxyHandlerV2,
  LambdaFunctionURLHandler,
} from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { type Got, receiverSuite, type Sent } from '../support/receiver-suite';

type Handler = ReturnType<typeof webhookHandler>;

const got = async (answer: ReturnType<Handler>): Promise<Got> => {
  const { statusCode, body } = await answer;
  return { status: statusCode, body };
};

/** An HTTP API or a function URL: one value a header, the method in the request context. */
const httpApi = ({ body, headers, method = 'POST' }: Sent): APIGatewayProxyEventV2 =>
  ({
    version: '2.0',
    headers,
    body: Buffer.from(body as string).toString('base64'),
    isBase64Encoded: true,
    requestContext: { http: { method } },
  }) as APIGatewayProxyEventV2;

/** A REST API: headers twice, the method at the top, text bodies as text. */
const restApi = ({ body, headers, method = 'POST' }: Sent): APIGatewayProxyEvent => {
  const binary = typeof body !== 'string';
  return {
    httpMethod: method,
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    body: binary ? Buffer.from(body).toString('base64') : body || null,
    isBase64Encoded: binary,
  } as unknown as APIGatewayProxyEvent;
};

const traits = { outlivesAnswer: false, seesMethods: true };
receiverSuite(
  'Lambda behind an HTTP API',
  (options) => {
    const handler = webhookHandler(options);
    return { send: (sent) => got(handler(httpApi(sent))) };
  },
  traits,
);
receiverSuite(
  'Lambda behind a REST API',
  (options) => {
    const handler = webhookHandler(options);
    return { send: (sent) => got(handler(restApi(sent))) };
  },
  traits,
);

const options = { secret: SECRET, now: () => NOW * 1000, onDelivery: () => undefined };

describe('the receiver for Lambda', () => {
  it('has the types of the handlers that it stands for', () => {
    const http: APIGatewayProxyHandlerV2 = webhookHandler(options);
    const url: LambdaFunctionURLHandler = webhookHandler(options);
    const balancer: ALBHandler = webhookHandler(options);
    expect([http, url, balancer]).toHaveLength(3);
  });

  it('tells which method it takes', async () => {
    const answer = await webhookHandler(options)(httpApi({ body: '', headers: {}, method: 'GET' }));
    expect([answer.statusCode, answer.headers]).toEqual([405, { 'content-type': 'application/json', allow: 'POST' }]);
  });

  it('always waits for the handler, since the function is frozen after its answer', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    const handler = webhookHandler({ ...options, answerAfterMs: 0 });
    expect((await handler(httpApi({ body: BODY, headers: headersFor(BODY) }))).statusCode).toBe(200);
    expect(setTimer).not.toHaveBeenCalled();
  });

  it('sees a header that came twice only in the lists', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const event = restApi({ body: BODY, headers: headersFor(BODY) });
    const multiValueHeaders = { ...event.multiValueHeaders, 'x-service-timestamp': ['5', String(NOW)] };
    await webhookHandler({ ...options, onError })({ ...event, multiValueHeaders });
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'header_duplicate' });
  });

  it('explains a body that is missing from a request as a body, not as an event', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    await webhookHandler({ ...options, onError })(restApi({ body: '', headers: headersFor(BODY) }));
    const error = onError.mock.calls[0]?.[0] as { code: string; explain(): Promise<string> };
    expect(error.code).toBe('body_missing');
    expect(await error.explain()).toContain('The body is null: something read it');
  });

  it('explains a body that the gateway encoded without saying so', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const event = httpApi({ body: BODY, headers: headersFor(BODY) });
    await webhookHandler({ ...options, onError })({ ...event, isBase64Encoded: false });
    const error = onError.mock.calls[0]?.[0] as { explain(): Promise<string> };
    expect(await error.explain()).toMatch(/still base64.*\nFix: Look at what stands in front .*gateway/);
  });

  it.each([
    [null, 'the event null'],
    [undefined, 'the event undefined'],
    ['{}', 'a string'],
    [5, 'a number'],
    [[], 'a list'],
    [{ Records: [{ eventSource: 'aws:sqs', body: BODY }] }, 'members "Records"'],
    [{ awslogs: { data: 'x' } }, 'members "awslogs"'],
    [{ eventSource: 'aws:mq', messages: [], body: BODY }, 'members "eventSource, messages, body"'],
    [{}, 'an event without members'],
    [{ source: 'serverless-plugin-warmup' }, 'members "source"'],
    [{ headers: null, body: BODY }, 'members "headers, body"'],
    [{ body: BODY, isBase64Encoded: false, requestContext: {} }, 'members "body, isBase64Encoded, requestContext"'],
    [JSON.parse(BODY), 'members "event, payload'],
    [{ version: '0', 'detail-type': 'Scheduled Event', detail: {} }, 'members "version, detail-type, detail"'],
  ])('answers the event %o 400, and says what it is', async (event, said) => {
    const onError = vi.fn<(error: unknown) => void>();
    const secret = vi.fn(() => SECRET);
    const answer = await webhookHandler({ ...options, secret, onError })(event as never);
    expect(answer).toMatchObject({ statusCode: 400, body: '{"received":false}' });
    const error = onError.mock.calls[0]?.[0] as { code: string; explain(): Promise<string> };
    expect(error.code).toBe('body_missing');
    expect(await error.explain()).toContain(said);
    expect(secret).not.toHaveBeenCalled();
  });

  it.each([
    { body: { event: 'ping' }, isBase64Encoded: true },
    { body: 5, isBase64Encoded: true, requestContext: null },
  ])('throws no TypeError at the parts of %o', async (event) => {
    const onError = vi.fn<(error: unknown) => void>();
    const answer = await webhookHandler({ ...options, onError })({ ...event, headers: headersFor(BODY) } as never);
    expect(answer.statusCode).toBe(500);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'body_already_parsed' });
  });

  it.each([
    { headers: {}, requestContext: {} },
    { multiValueHeaders: {}, headers: null },
    { httpMethod: 'POST', headers: null, multiValueHeaders: null, body: BODY },
    { requestContext: { http: { method: 'POST' } }, body: BODY },
  ])('refuses a request without the headers of a delivery: %o', async (event) => {
    expect((await webhookHandler({ ...options, onError: () => undefined })(event)).statusCode).toBe(401);
  });
});
