/** A signal may live as long as the program: nothing that has ended may still listen to it. */
import { getEventListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderOutcomeUnknownError, VidClient } from '@vid/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, DUPLICATE, HOOK, job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { mp4 } from './support/mp4';
import { cutAfter, drop, hang, json, ScriptedServer, type Step } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const LIMITED = json(429, { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: 2 });
const DONE = json(200, job('succeeded'));
const BODY = mp4(Buffer.from('video')).toString('latin1');
const VIDEO = `HTTP/1.1 200 OK\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
const video: Step = (_request, response) => void response.writeHead(200, { 'content-length': BODY.length }).end(BODY);
const readAll = async (all: AsyncIterable<unknown>): Promise<number> => {
  let count = 0;
  for await (const _one of all) count += 1;
  return count;
};

interface Given {
  readonly vid: VidClient;
  readonly signal: AbortSignal;
  readonly path: string;
  readonly url: string;
}

/** Each asks the scripted service through the signal; what it is rejected with does not matter here. */
const CALLS: ReadonlyArray<readonly [string, readonly Step[], (given: Given) => PromiseLike<unknown>]> = [
  ['a call', [json(200, ACCOUNT)], ({ vid, signal }) => vid.account.retrieve({ signal })],
  ['a call that fails', [json(401, { error: 'x' })], ({ vid, signal }) => vid.account.retrieve({ signal })],
  [
    'a call that is retried',
    [drop, LIMITED, json(200, ACCOUNT)],
    ({ vid, signal }) => vid.account.retrieve({ signal }),
  ],
  [
    'a call that times out',
    [hang],
    ({ vid, signal }) => vid.account.retrieve({ signal, timeoutMs: 10, maxRetries: 0 }),
  ],
  ['a deletion', [json(200, { deleted: true })], ({ vid, signal }) => vid.webhooks.delete(HOOK.id, { signal })],
  ['a render', [json(202, accepted())], ({ vid, signal }) => vid.renders.create({ brief: 'x' }, { signal })],
  [
    'a render that is sent again',
    [LIMITED, json(202, accepted())],
    ({ vid, signal }) => vid.renders.create({ brief: 'x' }, { signal, maxRetries: 1 }),
  ],
  [
    'a render that is probed and looked for',
    [drop, json(409, DUPLICATE)],
    async ({ vid, signal }) => {
      const error = await rejection(vid.renders.create({ brief: 'x' }, { signal }));
      return (error as unknown as RenderOutcomeUnknownError).recover({ signal, timeoutMs: 10, acceptInferred: true });
    },
  ],
  ['a wait', [json(200, job('processing')), DONE], ({ vid, signal }) => vid.jobs.wait('job_1', { signal })],
  ['a wait that fails', [json(404, { error: 'x' })], ({ vid, signal }) => vid.jobs.wait('job_1', { signal })],
  ['a wait that ends too late', [hang], ({ vid, signal }) => vid.jobs.wait('job_1', { signal, timeoutMs: 10 })],
  ['a watch', [json(200, job('processing')), DONE], ({ vid, signal }) => readAll(vid.jobs.watch('job_1', { signal }))],
  [
    'a watch that is left',
    [json(200, job('processing'))],
    async ({ vid, signal }) => {
      for await (const _job of vid.jobs.watch('job_1', { signal })) break;
    },
  ],
  ['a download', [DONE, video], ({ vid, signal, path }) => vid.jobs.download('job_1', path, { signal })],
  [
    'a download that goes on',
    [cutAfter(VIDEO, VIDEO.length - 2), video],
    ({ vid, signal, path, url }) =>
      vid.jobs.download({ ...job('succeeded'), video_url: `${url}/video` }, path, { signal }),
  ],
  [
    'a batch',
    [json(202, accepted()), DONE],
    ({ vid, signal }) => readAll(vid.renders.createMany([{ brief: 'x' }], { signal })),
  ],
  [
    'a batch that waits for a limit',
    [LIMITED, json(202, accepted()), DONE],
    ({ vid, signal }) => readAll(vid.renders.createMany([{ brief: 'x' }], { signal })),
  ],
];

describe.each(TRANSPORTS)('through %s, a signal is left alone after', (_name, transport) => {
  let server: ScriptedServer;
  let folder: string;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    folder = await mkdtemp(join(tmpdir(), 'vid-listeners-'));
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  it.each(CALLS)('%s', async (_what, steps, act) => {
    const { vid } = makeClient(server.url, { transport });
    server.script(...steps);
    const { signal } = new AbortController();
    let most = 0;
    const adding = signal.addEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof adding>) => {
      adding(...args);
      most = Math.max(most, getEventListeners(signal, 'abort').length);
    };
    await Promise.resolve(act({ vid, signal, path: join(folder, 'video.mp4'), url: server.url })).catch(
      () => undefined,
    );
    expect(most, 'it never listened').toBeGreaterThan(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    await vid.close();
  });
});

describe('one signal of many calls', () => {
  it('has one listener, which stays until the last of them has ended', async () => {
    await using server = await ScriptedServer.start();
    const { vid } = makeClient(server.url);
    let answer: () => void = () => undefined;
    server.script(
      (_request, response) => {
        answer = () =>
          void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ACCOUNT));
      },
      json(200, ACCOUNT),
      json(200, ACCOUNT),
    );
    const abort = new AbortController();
    const { signal } = abort;
    const slow = vid.account.retrieve({ signal });
    await server.requests(1);
    await Promise.all([vid.account.retrieve({ signal }), vid.account.retrieve({ signal })]);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    answer();
    await slow;
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
    server.otherwise(hang);
    const aborted = rejection(vid.account.retrieve({ signal }));
    await server.requests(4);
    abort.abort();
    expect(await aborted).toMatchObject({ name: 'AbortedError' });
  });
});
