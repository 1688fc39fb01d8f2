import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted, HOOK, job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { drop, json, ScriptedServer, type Step, text } from './support/scripted-server';

const LONG = '9007199254740993';

/** Sends JSON as it stands, with numbers that JavaScript could not write. */
const raw =
  (status: number, body: string): Step =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

const withId = (value: object, name: string, id: string): string =>
  JSON.stringify({ ...value, [name]: 0 }).replace(`"${name}":0`, `"${name}":${id}`);

describe('ids', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
  });
  afterEach(() => server[Symbol.asyncDispose]());

  it('that are integers of 64 bits keep their digits', async () => {
    const { vid } = makeClient(server.url);
    const hook = withId(HOOK, 'id', LONG);
    server.script(
      raw(200, `{"hooks":[${hook}]}`),
      raw(200, '{"deleted":true}'),
      raw(200, withId(job('processing'), 'job_id', LONG)),
      raw(200, withId(job('processing', { error: `said "${LONG}" \\ 1e400, ${LONG}` }), 'job_id', '12')),
    );
    const { hooks } = await vid.webhooks.list();
    expect(hooks[0]?.id).toBe(LONG);
    await vid.webhooks.delete(hooks[0]?.id ?? '');
    expect(server.received[1]?.path).toBe(`/api/webhooks/hooks/${LONG}`);
    await expect(vid.jobs.retrieve(LONG)).resolves.toMatchObject({ job_id: LONG });
    await expect(vid.jobs.retrieve('12')).resolves.toMatchObject({
      job_id: '12',
      progress: 40,
      error: `said "${LONG}" \\ 1e400, ${LONG}`,
    });
    await vid.close();
  });

  it('that have lost digits are sent to nobody', async () => {
    const { vid } = makeClient(server.url);
    const error = await rejection(vid.webhooks.delete(Number(LONG)));
    expect(error).toMatchObject({ name: 'InvalidRequestError' });
    expect(error.message).toContain('digits');
    expect(server.received).toHaveLength(0);
  });

  it('of another job in an answer are refused', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise(json(200, job('succeeded', { job_id: 'job_2' })));
    const error = await rejection(vid.jobs.retrieve('job_1'));
    expect(error).toMatchObject({ name: 'UnexpectedResponseError', jobId: 'job_1' });
    expect(error.message).toContain('job_2');
    await vid.close();
  });

  it('that the service gave in an answer are those that are looked at', async () => {
    const { vid } = makeClient(server.url);
    server.script(json(202, accepted('job_7')), json(200, job('succeeded', { job_id: 'JOB_7' })));
    await expect(vid.renders.createAndWait({ brief: 'x' })).resolves.toMatchObject({ render: { job_id: 'job_7' } });
    await vid.close();
  });
});

describe('a webhook that is gone when its deletion is sent again', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
  });
  afterEach(() => server[Symbol.asyncDispose]());

  it.each<readonly [string, Step]>([
    ['the page of a proxy', text(404, '<h1>Not found</h1>')],
    ['the JSON of a gateway', json(404, { message: 'no Route matched' })],
    ['an error in other words', json(404, { error: 'Not Found' })],
  ])('was not deleted because %s says so', async (_what, step) => {
    const { vid } = makeClient(server.url);
    server.script(drop, step);
    expect(await rejection(vid.webhooks.delete('hook_1'))).toMatchObject({ name: 'NotFoundError', status: 404 });
    await vid.close();
  });

  it.each<readonly [string, Step]>([
    ['by its text', json(404, { error: 'Hook not found' })],
    ['by a code', json(404, { error: 'Gone', code: 'HOOK_NOT_FOUND' })],
  ])('was deleted when the service says so %s', async (_what, step) => {
    const { vid } = makeClient(server.url);
    server.script(drop, step);
    await expect(vid.webhooks.delete('hook_1')).resolves.toEqual({ deleted: true });
    await vid.close();
  });

  it('was not deleted by an attempt that was never sent', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    let calls = 0;
    const fetch = (): Response => {
      calls += 1;
      if (calls === 1) throw refused;
      return new Response(JSON.stringify({ error: 'Hook not found' }), { status: 404 });
    };
    const { vid } = makeClient(server.url, { transport: { fetch } });
    expect(await rejection(vid.webhooks.delete('hook_1'))).toMatchObject({ name: 'NotFoundError' });
    expect(calls).toBe(2);
  });
});
