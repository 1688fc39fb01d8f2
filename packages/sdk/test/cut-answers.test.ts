/** An answer that breaks off, at each of its bytes: what is paid for is sent no second time, what is read is asked for again. */
import { RenderOutcomeUnknownError } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partOf } from '../../server/test/support/part-of';
import { ACCOUNT, accepted, DUPLICATE } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { cutAfter, json, ScriptedServer } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const REQUEST = { brief: 'Coffee' };
const ok = json(200, ACCOUNT);

describe.each(TRANSPORTS)('through %s', (name, transport) => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('a paid render is sent no second time, and its id is kept once it has come', async () => {
    const body = JSON.stringify(accepted());
    const raw = `HTTP/1.1 202 Accepted\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const idEnds = raw.indexOf('"job_1"') + '"job_1"'.length;
    const journal = new MemoryJournal();
    const { vid } = makeClient(server.url, { transport, journal });
    // Transports take turns at the bytes; `npm run soak -- tables` cuts at each of them.
    const turn = TRANSPORTS.findIndex(([one]) => one === name);
    const cuts = partOf(
      [...raw].map((_, bytes) => bytes),
      TRANSPORTS.length,
      turn,
    );
    for (const bytes of cuts) {
      const before = server.received.length;
      server.script(cutAfter(raw, bytes), json(409, DUPLICATE));
      if (bytes >= idEnds) {
        const render = await vid.renders.create(REQUEST, { idempotencyKey: `cut-${bytes}` });
        expect(render, `cut after ${bytes} bytes`).toMatchObject({
          job_id: 'job_1',
          inferred: true,
          status: 'starting',
        });
        expect(server.received).toHaveLength(before + 1);
        continue;
      }
      const error = await rejection(vid.renders.create(REQUEST));
      expect(RenderOutcomeUnknownError.is(error), `cut after ${bytes} bytes: ${error.message}`).toBe(true);
      const sent = server.received.slice(before);
      expect(sent).toHaveLength(2);
      expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
    }
    const entries = (await journal.list()).filter(({ key }) => key.startsWith('cut-'));
    expect(entries).toHaveLength(cuts.filter((bytes) => bytes >= idEnds).length);
    expect(entries.every(({ state, accepted: told }) => state === 'accepted' && told?.job_id === 'job_1')).toBe(true);
    await vid.close();
  });

  it('what came whole before the cut is told, and the rest is empty', async () => {
    const { vid } = makeClient(server.url, { transport });
    const body = '{"job_id":"job_1","credits_used":12,"title":"Coffee, black","plan_notes":["a","b';
    server.script(cutAfter(`HTTP/1.1 202 Accepted\r\nContent-Length: 999\r\n\r\n${body}`, 999));
    const { data, response } = await vid.renders.create(REQUEST).withResponse();
    expect({ ...data }).toEqual({
      job_id: 'job_1',
      credits_used: 12,
      title: 'Coffee, black',
      status: 'starting',
      scenes: 0,
      watermarked: false,
      poll_url: '/v1/job/job_1',
      note: expect.stringContaining('broke off'),
      inferred: true,
    });
    expect(response).toMatchObject({ status: 202, body });
    await vid.close();
  });

  it('a call is sent again', async () => {
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

describe('an answer that stops after the id', () => {
  const hanging = (signal: AbortSignal): Response =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"job_id":"job_1","status":"starting",'));
          signal.addEventListener('abort', () => stream.error(signal.reason));
        },
      }),
      { status: 202 },
    );

  it.each(['the time-out', 'the signal'])('keeps it when %s ends the call', async (what) => {
    const clock = new ManualClock();
    const fetch = (request: Request): Response => hanging(request.signal);
    const { vid } = makeClient('http://a.test', { transport: { fetch }, ports: { clock } });
    const abort = new AbortController();
    const render = vid.renders.create(REQUEST, { timeoutMs: 1000, signal: abort.signal });
    await settle();
    if (what === 'the signal') abort.abort();
    else await clock.advance(1000);
    await expect(render).resolves.toMatchObject({ job_id: 'job_1', inferred: true });
  });
});
