/** Media that fail in every way, from the request to the video: the service, its dialer and its renderer are the real ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFfmpegRenderer } from '../../src/adapters/ffmpeg';
import { createGuardedDialer } from '../../src/adapters/guarded-dialer/create-guarded-dialer';
import type { Renderer } from '../../src/ports/renderer';
import { drawingEntry } from '../render/drawing-entry';
import { svg } from '../support/hostile-pictures';
import { createMemoryLog } from '../support/memory-log';
import { createFreeWorld } from '../support/world';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
const FILM = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1');
const XXE = svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>');
/** By their paths; the first is one that is drawn, without its script. */
const SVGS: Readonly<Record<string, Buffer>> = {
  '/logo.svg': svg('<rect width="400" height="300" fill="#c03030"/><script>fetch("/secret.png")</script>'),
  '/entity.svg': XXE,
  '/pixels.svg': svg('<image href="/secret.png" width="9" height="9"/>'),
};
const asked: string[] = [];
/** Sends a byte whenever the one before it is gone, and never ends. */
const drip = (response: ServerResponse): void => {
  if (!response.destroyed) response.write(Buffer.alloc(1), () => setImmediate(drip, response));
};

const host = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  if (path === '/page.png') response.setHeader('content-type', 'image/png').end('<!doctype html><title>Hello</title>');
  else if (path === '/moved.png') response.writeHead(302, { location: `http://127.0.0.1:${port}/secret.png` }).end();
  else if (path === '/slow.png') response.write(PNG);
  else if (path === '/empty.png') response.end();
  else if (path.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml').end(SVGS[path]);
  else if (path === '/drips.mp4') response.write(FILM, () => drip(response));
  else if (path === '/endless.mp4') {
    response.write(FILM);
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  } else response.writeHead(404).end();
});
let port = 0;
const folder = mkdtempSync(join(tmpdir(), 'vid-failing-'));
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  port = (host.address() as AddressInfo).port;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  host.closeAllConnections();
  host.close();
});

/** A world whose scenes are short, and which waits for no download longer than that. */
async function failingWorld() {
  const real = createFfmpegRenderer({ entry: await drawingEntry() });
  const videos: Awaited<ReturnType<Renderer['render']>>[] = [];
  const renderer: Renderer = {
    render: async (job, target) => {
      const scenes = job.scenes.map((scene) => ({ ...scene, duration: 0.1 }));
      const video = await real.render({ ...job, scenes }, target);
      videos.push(video);
      return video;
    },
  };
  const dialer = createGuardedDialer({
    allowPrivateNetwork: 'loopback',
    log: createMemoryLog().log,
    resolver: async (name) => {
      if (name === 'inside.example') return ['10.0.0.7'];
      throw new Error('ENOTFOUND');
    },
    limits: { downloadMs: 1500 },
  });
  const world = await createFreeWorld({}, { localFiles: true }, { renderer, dialer, drainsRenders: true });
  await world.hook('video.completed');
  await world.hook('video.failed');
  return { world, videos };
}

const picture = (url: string) => ({ type: 'i2v_fast', prompt: 'Fresh and fine', duration: 3, ref_image_url: url });
const clip = (url: string) => ({ type: 'footage', prompt: 'All of it', duration: 3, video_url: url });
const local = (name: string, bytes: Buffer): string => {
  writeFileSync(join(folder, name), bytes);
  return pathToFileURL(join(folder, name)).href;
};
const DRAFT = { quality: 'draft', aspect: '1:1' } as const;

type Reasons = readonly (readonly [scene: object, why: RegExp])[];

/** Renders them before scenes that can be made, and expects that each is replaced, counted and told. */
async function expectReplaced(
  reasons: Reasons,
  made: readonly object[],
  more: object = {},
): Promise<readonly string[]> {
  const { world, videos } = await failingWorld();
  const plan = [...reasons.map(([scene]) => scene), ...made];
  const accepted = await world.accepted({ ...DRAFT, scene_plan: plan, ...more });
  await world.server.settled();
  expect((await world.get(accepted.poll_url)).body.status).toBe('succeeded');
  const notes = videos[0]?.notes ?? [];
  for (const [index, [, why]] of reasons.entries()) {
    expect(notes.find((note) => note.startsWith(`Scene ${index + 1} was replaced: `))).toMatch(why);
  }
  expect(videos[0]?.scenesFailed).toBe(reasons.length);
  expect(world.received.map(({ body }) => body)).toMatchObject([
    { event: 'video.completed', payload: { scenes_failed: reasons.length, scene_count: plan.length } },
  ]);
  expect(asked).not.toContain('/secret.png');
  return notes;
}

const at = (path: string): string => `http://127.0.0.1:${port}${path}`;
const STAGED = { type: 'motion', prompt: 'Order today', duration: 3 };

test('each of them is replaced, counted, and told with its reason; nothing else is asked for', async () => {
  const logo = local('scripts.svg', svg('<image href="file:///etc/passwd" width="9" height="9"/>'));
  const notes = await expectReplaced(
    [
      [picture(at('/none.png')), /answered 404\. Check that the file is there/],
      [picture(at('/moved.png')), /answered 302\. Redirects are not followed/],
      [picture(at('/page.png')), /It is a web page; send a PNG/],
      [picture(at('/empty.png')), /There are no bytes; send a PNG/],
      [picture(at('/slow.png')), /took more than 1\.5 seconds/],
      [picture('http://inside.example/a.png'), /inside\.example resolves to/],
      [picture('http://nowhere.example/a.png'), /nowhere\.example could not be resolved/],
      [picture('http://127.0.0.1:1/a.png'), /127\.0\.0\.1/],
      [clip(at('/endless.mp4')), /took more than 1\.5 seconds|more than 524288000 bytes/],
      [clip(at('/drips.mp4')), /took more than 1\.5 seconds/],
      [picture(local('entity.svg', XXE)), /is not an SVG that can be drawn/],
    ],
    [STAGED],
    { brand_logo_url: logo },
  );
  expect(notes).toContainEqual(expect.stringMatching(/^The logo was left out: .* picture of pixels/));
});

test('an SVG is taken from another server, and replaced where it would harm', async () => {
  const notes = await expectReplaced(
    [
      [picture(at('/entity.svg')), /entity\.svg is not an SVG that can be drawn/],
      [picture(at('/pixels.svg')), /pixels\.svg holds a picture of pixels/],
      [picture(`data:image/svg+xml;base64,${XXE.toString('base64')}`), /the sent image is not an SVG/],
    ],
    [picture(at('/logo.svg')), STAGED],
    { brand_logo_url: at('/logo.svg') },
  );
  expect(notes.filter((note) => /logo|Scene [45]/.test(note))).toEqual([]);
});

test('all of them fail the job, with a reason that a person understands; credits stay as the service has it', async () => {
  const { world, videos } = await failingWorld();
  const before = await world.balance();
  const accepted = await world.accepted({
    ...DRAFT,
    scene_plan: [picture(at('/none.png')), picture(at('/none.png')), clip('http://nowhere.example/clip.mp4')],
  });
  await world.server.settled();
  const { status, error } = (await world.get(accepted.poll_url)).body;
  expect(status).toBe('failed');
  expect(error).toMatch(
    /^No scene could be made: scenes 1, 2: .*none\.png could not be downloaded: .* answered 404\..*; scene 3: its clip could not be downloaded: The name nowhere\.example could not be resolved; check its spelling\. Check the media URLs of the scenes\.$/,
  );
  expect(world.received.map(({ body }) => body)).toMatchObject([{ event: 'video.failed', payload: { reason: error } }]);
  expect(await world.balance()).toBe(before - accepted.credits_used);
  expect(videos).toEqual([]);
});
