import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VidClient as Client, VidClientOptions } from '../src/edge';
import { whyNotPublic } from '../src/renders/private-host';
import { whyNotPublic as whyNotPublicAtTheEdge } from '../src/renders/private-host.edge';
import { ScriptedService } from '../src/testing/scripted-service';
import { edge } from '../tsup.config';

const SOURCE = resolve(import.meta.dirname, '../src/edge.ts');
const RENDER = { brief: 'A courier crosses a city' };

let folder: string;
let code: string;
let service: ScriptedService;
let makeClient: (options?: VidClientOptions) => Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-edge-'));
  await build({
    ...edge,
    ...{ config: false, silent: true, dts: false, sourcemap: false },
    entry: { edge: SOURCE },
    format: ['esm'],
    outExtension: () => ({ js: '.mjs' }),
    outDir: folder,
    noExternal: [/./],
  });
  const file = join(folder, 'edge.mjs');
  code = await readFile(file, 'utf8');
  const { VidClient } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { VidClient: typeof Client };
  makeClient = (options) =>
    new VidClient({
      apiKey: 'emp_x',
      baseUrl: 'http://vid.test',
      transport: { fetch: service.fetch },
      ...options,
    });
});

beforeEach(() => {
  service = new ScriptedService();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the client of the edge, as it is built', () => {
  it("asks for no module of Node's, nor for undici", () => {
    const asked = [...code.matchAll(/\b(?:from|import|require)\s*\(?\s*["']([^"']+)["']/g)].map(([, name]) => name);
    expect(asked).toEqual([]);
  });

  it('pays once for a render, and finds it by its key', async () => {
    const vid = makeClient();
    const render = await vid.renders.create(RENDER, { idempotencyKey: 'edge-1' });
    expect((await vid.renders.create(RENDER, { idempotencyKey: 'edge-1' })).job_id).toBe(render.job_id);
    expect(service.sent.map(({ method }) => method)).toEqual(['POST']);
    await expect(makeClient().renders.create(RENDER, { idempotencyKey: 'edge-1' })).rejects.toMatchObject({
      name: 'DuplicateRequestError',
      charged: 'no',
    });
  });

  it('lets the service judge requests, and says that it checks none itself', async () => {
    const wrong = { brief: '' };
    await makeClient().renders.create(wrong);
    expect(service.sent).toHaveLength(1);
    await expect(makeClient({ validate: true }).renders.create(wrong)).rejects.toThrow('checks no requests');
    expect(() => makeClient().renders.check(wrong)).toThrow('checks no requests');
  });

  it('refuses what only Node has, by name', async () => {
    expect(() => makeClient({ transport: 'http' })).toThrow('sends with fetch only');
    expect(() => makeClient({ proxyFromEnvironment: true })).toThrow('sends with fetch only');
    const { job_id: id } = await makeClient().renders.create(RENDER);
    await expect(makeClient().jobs.download(id, 'video.mp4')).rejects.toThrow('no files');
  });

  it('gives a sender only when it renders: Workers have no chance while they start', async () => {
    const chance = vi.spyOn(crypto, 'randomUUID');
    const url = `${pathToFileURL(join(folder, 'edge.mjs')).href}?again`;
    const { VidClient } = (await import(/* @vite-ignore */ url)) as { VidClient: typeof Client };
    const vid = new VidClient({
      apiKey: () => 'emp_x',
      baseUrl: 'http://vid.test',
      transport: { fetch: service.fetch },
    });
    expect(chance).not.toHaveBeenCalled();
    await vid.renders.create(RENDER);
    expect(chance).toHaveBeenCalled();
  });
});

it.each([
  ...['localhost', 'render.internal', 'box', '10.1.2.3', '127.0.0.1', '172.20.0.1', '192.168.1.1', '169.254.169.254'],
  ...['[::1]', '[fe80::1]', '[fd00::1]', 'films.example.com', '11.1.2.3', '172.33.0.1', '[2606:4700::1]'],
])('the edge tells whether %s is public as Node does', (host) => {
  const url = `http://${host}/a.mp4`;
  expect(whyNotPublicAtTheEdge(url) === undefined).toBe(whyNotPublic(url) === undefined);
});
