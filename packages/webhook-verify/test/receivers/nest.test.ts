import 'reflect-metadata';
import { Controller, type LoggerService, Module, Post, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { webhookHandler } from '@vid/webhook-verify/nest';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { post } from '../support/http-harness';
import type { Harness, SuiteOptions } from '../support/receiver-suite';

/** An application with one controller, its decorators called by hand, since the tests are not compiled with them. */
const start = async (
  options: SuiteOptions,
  { rawBody = true, givesResponse = true, logger = undefined as LoggerService | undefined } = {},
): Promise<Harness> => {
  const handler = webhookHandler(options);
  class Hooks {
    receive(...[request, response]: Parameters<typeof handler>): Promise<void> {
      return handler(request, response);
    }
  }
  Req()(Hooks.prototype, 'receive', 0);
  if (givesResponse) Res()(Hooks.prototype, 'receive', 1);
  Post('hook')(Hooks.prototype, 'receive', Object.getOwnPropertyDescriptor(Hooks.prototype, 'receive') ?? {});
  Controller()(Hooks);
  class App {}
  Module({ controllers: [Hooks] })(App);
  const app = await NestFactory.create<NestExpressApplication>(App, { rawBody, logger: logger ?? false });
  await app.listen(0, '127.0.0.1');
  const { port } = new URL(await app.getUrl());
  return { send: (sent) => post(Number(port), sent), close: () => app.close() };
};

const options = { secret: SECRET, now: () => NOW * 1000, onDelivery: () => undefined };
const sent = { body: BODY, headers: { 'content-type': 'application/json', ...headersFor(BODY) } };

describe('the receiver for NestJS', () => {
  it('takes the bytes that rawBody: true keeps', async () => {
    const { send, close } = await start(options);
    expect(await send(sent)).toEqual({ status: 200, body: '{"received":true}' });
    await close?.();
  });

  it('names rawBody: true when the application was created without it', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { send, close } = await start({ ...options, onError }, { rawBody: false });
    expect(await send(sent)).toEqual({ status: 500, body: '{"received":false}' });
    const error = onError.mock.calls[0]?.[0] as { code: string; explain(): Promise<string> };
    expect(error.code).toBe('body_already_parsed');
    expect(await error.explain()).toMatch(/Fix: NestJS: create the application with .*\{ rawBody: true \}/);
    await close?.();
  });

  it('does no work for a controller without @Res(), answers 500 and says what to write', async () => {
    const [onDelivery, onError] = [vi.fn(), vi.fn<(error: unknown) => void>()];
    const error = vi.fn();
    const logger = { log: vi.fn(), warn: vi.fn(), error };
    const { send, close } = await start({ ...options, onDelivery, onError }, { givesResponse: false, logger });
    expect(await send(sent)).toEqual({ status: 500, body: '{"received":false}' });
    expect(onDelivery).not.toHaveBeenCalled();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      code: 'receiver_invalid',
      message: expect.stringMatching(/without a response, so nothing was done\. .*@Req\(\) and @Res\(\)/),
    });
    expect(String(error.mock.calls[0]?.[0])).toBe('Error: Not received.');
    await close?.();
  });
});
