/** An answer that breaks off, at each of its bytes: what is paid for is sent no second time, what is read is asked for again. */
import { RenderOutcomeUnknownError } from '@vid/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, DUPLICATE } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { cutAfter, json, ScriptedServer } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const REQUEST = { brief: 'Coffee' };
const ok = json(200, ACCOUNT);

describe.each(TRANSPORTS)('through %s', (_name, transport) => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('a paid render is sent no second time', { timeout: 60_000 }, async () => {
    const body = JSON.stringify(accepted());
    const raw = `HTTP/1.1 202 Accepted\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const { vid } = makeClient(server.url, { transport });
    for (let bytes = 0; bytes < raw.length; bytes += 1) {
      const before = server.received.length;
      server.script(cutAfter(raw, bytes), json(409, DUPLICATE));
      const error = await rejection(vid.renders.create(REQUEST));
      expect(RenderOutcomeUnknownError.is(error), `cut after ${bytes} bytes: ${error.message}`).toBe(true);
      const sent = server.received.slice(before);
      expect(sent).toHaveLength(2);
      expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
    }
    await vid.close();
  });

  it('a call is sent again', { timeout: 60_000 }, async () => {
    const { vid } = makeClient(server.url, { transport });
    const body = JSON.stringify(ACCOUNT);
    const raw = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    for (let bytes = 0; bytes < raw.length; bytes += 1) {
      server.script(cutAfter(raw, bytes), ok);
      await expect(vid.account.retrieve(), `cut after ${bytes} bytes`).resolves.toEqual(ACCOUNT);
    }
    expect(server.received).toHaveLength(2 * raw.length);
    await vid.close();
  });
});
