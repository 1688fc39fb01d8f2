import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asScript } from '../../server/test/support/as-script';
import { accepted, DUPLICATE_BRIEF } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { deferred } from './support/promises';
import { hang, json, ScriptedServer, type Step } from './support/scripted-server';

const program = fileURLToPath(new URL('support/render-child.ts', import.meta.url));

describe('a render with a journal in a file', () => {
  let server: ScriptedServer;
  let folder: string;
  let path: string;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    folder = await mkdtemp(join(tmpdir(), 'vid-killed-'));
    path = join(folder, 'renders.jsonl');
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  const start = async (key: string) =>
    spawn(process.execPath, [await asScript(program), server.url, path, key], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  /** A service that uses up each key once, as the real one does. */
  const keyed = (): Step => {
    const used = new Set<unknown>();
    return (request, response, socket) => {
      const key = request.headers['idempotency-key'];
      const step = used.has(key) ? json(402, DUPLICATE_BRIEF) : json(202, accepted(`job_${used.size + 1}`));
      used.add(key);
      return step(request, response, socket);
    };
  };

  it('is not paid twice when its process is killed after sending', async () => {
    server.otherwise(hang);
    const child = await start('order-1');
    await server.requests(1);
    child.kill('SIGKILL');
    await once(child, 'close');
    server.otherwise(json(402, DUPLICATE_BRIEF));
    const { vid } = makeClient(server.url, { journal: new FileJournal({ path }) });
    const error = await rejection(vid.renders.create({ brief: 'Coffee' }, { idempotencyKey: 'order-1' }));
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived: true, idempotencyKey: 'order-1' });
    expect(new Set(server.received.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['order-1']));
    await vid.close();
  });

  it('gives its job to a later process without a call', async () => {
    server.otherwise(keyed());
    await once(await start('order-2'), 'close');
    const { vid } = makeClient(server.url, { journal: new FileJournal({ path }) });
    const render = await vid.renders.create({ brief: 'Coffee' }, { idempotencyKey: 'order-2' });
    expect(render.job_id).toBe('job_1');
    expect(server.received).toHaveLength(1);
  });

  it('is sent once when two processes start it at once, and both get its job', async () => {
    const step = keyed();
    const held = deferred();
    // The answer comes when the other process knows that somebody is sending the same.
    server.otherwise(async (...call) => {
      await held.promise;
      await step(...call);
    });
    const children = await Promise.all([start('order-3'), start('order-3')]);
    const said = await Promise.all(
      children.map(async (child) => {
        let text = '';
        child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          if (text.includes('held sending')) held.resolve();
        });
        await once(child, 'close');
        return text.trim().split('\n');
      }),
    );
    expect(said.map((lines) => lines.at(-1))).toEqual(['job job_1', 'job job_1']);
    expect(said.flat().filter((line) => line === 'claimed')).toHaveLength(1);
    expect(server.received).toHaveLength(1);
    expect((await new FileJournal({ path }).list()).map(({ state }) => state)).toEqual(['accepted']);
  });
});
