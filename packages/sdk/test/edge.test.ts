import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VidClient as Client, VidClientOptions } from '@vid/sdk';
import * as Node from '@vid/sdk';
import type * as Journal from '@vid/sdk/journal';
import type * as Testing from '@vid/sdk/testing';
import { build } from 'tsup';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTERNAL_NAMES } from '../internal-names';
import { ScriptedService } from '../src/testing/scripted-service';
import { edge } from '../tsup.config';

const ENTRIES = ['edge', 'journal/edge', 'testing/edge'] as const;
const RENDER = { brief: 'A courier crosses a city' };

let folder: string;
let service: ScriptedService;
let makeClient: (options?: VidClientOptions) => Client;

const fileOf = (entry: (typeof ENTRIES)[number]): string => join(folder, `${entry}.mjs`);
const load = async <T>(entry: (typeof ENTRIES)[number], query = ''): Promise<T> =>
  (await import(/* @vite-ignore */ pathToFileURL(fileOf(entry)).href + query)) as T;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-edge-'));
  await build({
    ...edge,
    ...{ config: false, silent: true, dts: false },
    entry: Object.fromEntries(
      Object.entries(edge.entry).map(([name, file]) => [name, resolve(import.meta.dirname, '..', file)]),
    ),
    format: ['esm'],
    outExtension: () => ({ js: '.mjs' }),
    outDir: folder,
    noExternal: [/./],
  });
  const { VidClient } = await load<typeof Node>('edge');
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
  it.each(ENTRIES)("asks for no module of Node's, nor for undici: %s", async (entry) => {
    const code = await readFile(fileOf(entry), 'utf8');
    const asked = [...code.matchAll(/\b(?:from|import|require)\s*\(?\s*["']([^"']+)["']/g)].map(([, name]) => name);
    expect(asked).toEqual([]);
  });

  it('has each name that the client for Node has', async () => {
    expect(Object.keys(await load<typeof Node>('edge')).sort()).toEqual(Object.keys(Node).sort());
  });

  it('has journals in memory, and refuses those in files', async () => {
    const { FileJournal, MemoryJournal } = await load<typeof Journal>('journal/edge');
    expect(() => new FileJournal({ path: 'renders.jsonl' })).toThrow('needs files that last');
    // Of another copy of the module, and a MemoryJournal all the same: nobody is asked whose it is.
    await makeClient({ journal: new MemoryJournal() }).renders.create(RENDER);
    expect(service.sent.map(({ method }) => method)).toEqual(['POST']);
  });

  it('has a scripted client for unit tests', async () => {
    const { createTestClient } = await load<typeof Testing>('testing/edge');
    const { vid } = createTestClient();
    await expect(vid.renders.createAndWait(RENDER)).resolves.toMatchObject({ job: { status: 'succeeded' } });
    expect(() => vid.renders.check(RENDER)).toThrow('checks no requests');
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
    const { VidClient } = await load<typeof Node>('edge', '?again');
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

describe('the names that are short at the edge', () => {
  const packageFolder = resolve(import.meta.dirname, '..');
  const textsIn = async (path: string, ending: string): Promise<string> => {
    const names = await readdir(join(packageFolder, path), { recursive: true });
    const files = names.filter((name) => name.endsWith(ending));
    return (await Promise.all(files.map((name) => readFile(join(packageFolder, path, name), 'utf8')))).join('\n');
  };

  it('are no names of the public API', async () => {
    const reports = new Set((await textsIn('etc', '.api.md')).match(/\w+/g));
    expect(INTERNAL_NAMES.filter((name) => reports.has(name))).toEqual([]);
  });

  it('are only reached by dots', async () => {
    const quoted = new Set([...(await textsIn('src', '.ts')).matchAll(/(['"])(\w+)\1/g)].map(([, , name]) => name));
    expect(INTERNAL_NAMES.filter((name) => quoted.has(name))).toEqual([]);
  });
});
