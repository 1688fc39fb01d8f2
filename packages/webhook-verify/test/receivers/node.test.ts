import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { webhookHandler } from '@vid/webhook-verify/node';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { listen } from '../support/http-harness';
import { gate, receiverSuite } from '../support/receiver-suite';

receiverSuite(
  'node:http',
  (options) => {
    const handler = webhookHandler(options);
    return listen((request, response) => void handler(request, response));
  },
  { outlivesAnswer: true, seesMethods: true },
);

const options = { secret: SECRET, now: () => NOW * 1000 };
const CALL_WITH_BOTH = /without a response, so nothing was done\. Write handler\(request, response\)/;
const sent = { body: BODY, headers: headersFor(BODY) };

describe('the receiver for node:http', () => {
  it('sees a header that came twice, which Node joins', async () => {
    const onError = vi.fn();
    const handler = webhookHandler({ ...options, onDelivery: () => undefined, onError });
    const { send, close } = await listen((request, response) => void handler(request, response));
    const twice = { 'x-service-timestamp': [String(NOW), '5'] as unknown as string };
    expect((await send({ body: BODY, headers: { ...sent.headers, ...twice } })).status).toBe(401);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'header_duplicate' });
    await close?.();
  });

  it('takes a body that a platform kept as rawBody', async () => {
    const handler = webhookHandler({ ...options, onDelivery: () => undefined });
    const { send, close } = await listen((request, response) => {
      request.resume().on('end', () => void handler(Object.assign(request, { rawBody: Buffer.from(BODY) }), response));
    });
    expect((await send(sent)).status).toBe(200);
    await close?.();
  });

  it('takes the chunks that were collected once, as its advice says', async () => {
    const handler = webhookHandler({ ...options, onDelivery: () => undefined });
    const { send, close } = await listen((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => void handler(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response));
    });
    expect((await send(sent)).status).toBe(200);
    await close?.();
  });

  it('decodes nothing twice when an encoding was set on the stream', async () => {
    const handler = webhookHandler({ ...options, onDelivery: () => undefined });
    const { send, close } = await listen((request, response) => void handler(request.setEncoding('latin1'), response));
    expect((await send(sent)).status).toBe(200);
    await close?.();
  });

  it('says that a stream was read before, with the fix', async () => {
    const onError = vi.fn<(error: unknown, request: IncomingMessage) => void>();
    const handler = webhookHandler({ ...options, onDelivery: () => undefined, onError });
    const { send, close } = await listen((request, response) => {
      request.resume().on('end', () => void handler(request, response));
    });
    expect((await send(sent)).status).toBe(500);
    const error = onError.mock.calls[0]?.[0] as { code: string; explain(): Promise<string> };
    expect(error.code).toBe('body_already_parsed');
    expect(await error.explain()).toMatch(
      /read before.*\nFix: node:http: .*collect the chunks once .*request\.rawBody = Buffer\.concat\(chunks\) before webhookH/,
    );
    await close?.();
  });

  it('survives a sender that hangs up in the middle of a body', async () => {
    const reported = gate();
    const handler = webhookHandler({ ...options, onDelivery: () => undefined, onError: () => reported.open() });
    const server = createServer((request, response) => void handler(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    server.once('request', () => socket.destroy());
    socket.write('POST /hook HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"event"');
    await reported.opened;
    server.close();
  });

  it('does not wait for a sender that was gone before the handler ran', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const handler = webhookHandler({ ...options, onDelivery: () => undefined, onError });
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', headers: sent.headers });
    await once(request.destroy(), 'close');
    const response = new ServerResponse(request);
    await handler(request, response);
    expect(response.statusCode).toBe(500);
    // What was not read would be taken for the next request.
    expect(response.getHeader('connection')).toBe('close');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringMatching(/^The sender closed/) }),
      request,
    );
  });

  it('does no work for a call without a response, and says what to write', async () => {
    const [onDelivery, onError] = [vi.fn(), vi.fn<(error: unknown) => void>()];
    const handler = webhookHandler({ ...options, onDelivery, onError }) as (request: IncomingMessage) => Promise<void>;
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'POST',
      headers: sent.headers,
      rawBody: Buffer.from(BODY),
    });
    // A rejection, of which node:http hears nothing, would end the process.
    await handler(request);
    expect(request.destroyed).toBe(true);
    const error = { code: 'receiver_invalid', message: expect.stringMatching(CALL_WITH_BOTH) as string };
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(error), request);
    expect(onDelivery).not.toHaveBeenCalled();
  });

  it('answers 500 to a call with the response first, and says so', async () => {
    const [onDelivery, onError] = [vi.fn(), vi.fn<(error: unknown) => void>()];
    const handler = webhookHandler({ ...options, onDelivery, onError }) as (...given: unknown[]) => Promise<void>;
    const { send, close } = await listen((request, response) => void handler(response, request));
    expect(await send(sent)).toEqual({ status: 500, body: '{"received":false}' });
    const message = expect.stringMatching(
      /called with the response first.*Write handler\(request, response\)\.$/,
    ) as string;
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'receiver_invalid', message }),
      expect.any(IncomingMessage),
    );
    expect(onDelivery).not.toHaveBeenCalled();
    await close?.();
  });

  it('closes the connection when what it was given for a response is none', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const handler = webhookHandler({ ...options, onDelivery: () => undefined, onError });
    const { send, close } = await listen((request) => void handler(request, {} as ServerResponse));
    await expect(send(sent)).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringMatching(CALL_WITH_BOTH) as string });
    await close?.();
  });

  it('leaves a response alone that somebody has answered', async () => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', complete: true });
    const response = new ServerResponse(request);
    response.writeHead(204).end();
    await webhookHandler({ ...options, onDelivery: () => undefined })(request, response);
    expect(response.statusCode).toBe(204);
  });
});
