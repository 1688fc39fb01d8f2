import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { watched } from './support/promises';
import { hang, json, ScriptedServer } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

describe.each(TRANSPORTS)('a client that sends through %s', (_name, transport) => {
  let server: ScriptedServer;
  let clock: ManualClock;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    clock = new ManualClock();
  });
  afterEach(() => server[Symbol.asyncDispose]());
  const client = () => makeClient(server.url, { transport, ports: { clock } }).vid;

  /** Answers with a render when it is told to. */
  const later = () => {
    let response: ServerResponse | undefined;
    server.script((_request, given) => {
      response = given;
    });
    return () => response?.writeHead(202, { 'content-type': 'application/json' }).end(JSON.stringify(accepted()));
  };

  it('lets a render that is under way end when it is closed, and sends nothing new', async () => {
    const answer = later();
    const vid = client();
    const render = vid.renders.create({ brief: 'x' });
    await server.requests(1);
    const closing = watched(vid.close().then(() => 'closed'));
    await settle(20);
    expect(closing.value()).toBeUndefined();
    const refused = await rejection(vid.renders.create({ brief: 'y' }, { idempotencyKey: 'other' }));
    expect(refused).toMatchObject({ name: 'AbortedError', charged: 'no', idempotencyKey: 'other' });
    expect(refused.message).toContain('the client was closed');
    expect(await rejection(vid.account.retrieve())).toMatchObject({ name: 'AbortedError' });
    expect(await rejection(vid.jobs.download('job_1', 'never.mp4'))).toMatchObject({ name: 'AbortedError' });
    answer();
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
    await vid.close();
    expect(server.received).toHaveLength(1);
    expect(await rejection(vid.account.retrieve())).toMatchObject({ name: 'AbortedError' });
    expect(server.received).toHaveLength(1);
  });

  it('lets a render end that was begun just before it was closed', async () => {
    server.otherwise(json(202, accepted()));
    let render: Promise<unknown>;
    {
      await using vid = client();
      render = vid.renders.create({ brief: 'x' });
    }
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
  });

  it('ends its waits when it is closed', async () => {
    server.otherwise(json(200, job('processing')));
    const vid = client();
    const outcome = rejection(vid.jobs.wait('job_1'));
    await clock.advance(500);
    await vid.close();
    await clock.advance(500);
    expect(await outcome).toMatchObject({ name: 'AbortedError', jobId: 'job_1' });
    expect(server.received).toHaveLength(0);
    expect(clock.pending).toEqual([]);
  });

  it('ends everything when it is destroyed, and says what may have been charged', async () => {
    server.otherwise(hang);
    const vid = client();
    const render = rejection(vid.renders.create({ brief: 'x' }));
    const account = rejection(vid.account.retrieve());
    await server.requests(2);
    await vid.destroy();
    expect(await render).toMatchObject({ name: 'AbortedError', charged: 'unknown' });
    expect(await account).toMatchObject({ name: 'AbortedError' });
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({ name: 'AbortedError', charged: 'no' });
    await vid.close();
    expect(server.received).toHaveLength(2);
  });

  it('can be closed twice, and unused', async () => {
    const unused = client();
    await Promise.all([unused.close(), unused.close()]);
    server.otherwise(json(200, ACCOUNT));
    const used = client();
    await used.account.retrieve();
    await used.close();
    await used.close();
  });
});
