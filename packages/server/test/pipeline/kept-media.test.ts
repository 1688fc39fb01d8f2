/** What a request brings within itself is a file from its acceptance to the end of its job, and nothing else keeps it. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDiskMedia } from '../../src/adapters/disk/disk-media';
import { LIFTED_LIMITS } from '../../src/domain/account';
import type { KeptMedia } from '../../src/ports/kept-media';
import { heldRenderer } from '../support/held-renderer';
import { tellDecisions } from '../support/tell-decisions';
import { turnsWhile } from '../support/turn';
import { createFreeWorld, createWorld, TINY_PLAN, type World } from '../support/world';

const png = (text: string) =>
  `data:image/png;base64,${Buffer.from(`\x89PNG\r\n\x1a\n${text}`, 'latin1').toString('base64')}`;
const DAY = 86_400;
const ENDLESS = { scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]', duration: 3 }] };
const scene = (image: string) => ({ type: 'i2v_fast', prompt: 'A cup', duration: 3, ref_image_url: image });

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-brought-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const kept = (dataDir: string): readonly string[] => {
  const folder = join(dataDir, 'media');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const specsOf = async ({ server }: World) =>
  ((await server.admin.snapshot()).store.tables.job_specs ?? []).map(({ spec }) => String(spec));
/** A server that notes what it was told to keep. */
const watched = async (change: Partial<KeptMedia> = {}) => {
  const media = createDiskMedia();
  const steps: string[] = [];
  const world = await createFreeWorld(
    {},
    {},
    {
      media: {
        ...media,
        keep: async (jobId, files) => {
          steps.push(`keep ${files.size}`);
          await media.keep(jobId, files);
        },
        ...change,
      },
      wrapStore: (store) =>
        tellDecisions(store, (kinds) => {
          if (kinds.includes('job-created')) steps.push('accepted');
        }),
    },
  );
  return { world, media, steps };
};

describe('the images of a request', () => {
  test('are files before it is accepted, each once, and its job names them', async () => {
    const { world, media, steps } = await watched();
    const { job_id: id } = await world.accepted({
      scene_plan: [...ENDLESS.scene_plan, scene(png('a')), scene(png('b')), scene(png('a'))],
      brand_logo_url: png('c'),
      product_image_url: png('d'),
      product_enabled: false,
    });
    expect(steps).toEqual(['keep 3', 'accepted']);
    expect(await media.jobs()).toEqual([id]);
    const [spec = ''] = await specsOf(world);
    expect(spec).not.toContain('data:');
    expect(new Set(spec.match(/kept:[0-9a-f]{64}/g))).toHaveLength(3);
    await world.server.admin.cancelJob(id);
    expect(await media.jobs()).toEqual([]);
  });

  test('reach the renderer as they were, and go when the render has ended', async () => {
    const { renders, renderer } = heldRenderer();
    const dataDir = newFolder();
    const world = await createFreeWorld({}, { dataDir }, { renderer, drainsRenders: false });
    const { job_id: id } = await world.accepted({ scene_plan: [scene(png('a'))] });
    await turnsWhile(() => renders.length === 0);
    const job = renders[0]?.job;
    const path = job?.media[job.scenes[0]?.refImageUrl ?? ''] ?? '';
    expect(existsSync(path)).toBe(true);
    expect(kept(dataDir)).toEqual([id]);
    renders[0]?.finish();
    await world.server.settled();
    expect(kept(dataDir)).toEqual([]);
  });

  test('are not written for what is refused', async () => {
    const { world, steps } = await watched();
    const request = { scene_plan: [scene(png('a'))] };
    const key = { headers: { 'idempotency-key': 'k' } };
    await world.accepted(request, key);
    steps.splice(0);
    expect((await world.render(request, key)).status).toBe(409);
    expect((await world.render({ ...request, brand_kit_id: 'kit' })).status).toBe(422);
    await world.server.admin.pause({ paused: true });
    expect((await world.render(request)).status).toBe(503);
    expect(steps).toEqual([]);
  });

  test('that can not be written leave nothing: no job, no charge, no used key', async () => {
    let full = true;
    const media = createDiskMedia();
    const { world } = await watched({
      keep: async (jobId, files) => {
        await media.keep(jobId, files);
        if (full) throw new Error('ENOSPC: no space left on device');
      },
      remove: (jobId) => media.remove(jobId),
    });
    const before = await world.balance();
    const key = { headers: { 'idempotency-key': 'k' } };
    for (const form of [{ scene_plan: [scene(png('a'))] }, { brief: 'Bread', brand_logo_url: png('a') }]) {
      full = true;
      expect((await world.render(form, key)).status).toBe(500);
      expect([await world.balance(), await media.jobs()]).toEqual([before, []]);
      expect((await world.server.admin.listJobs()).jobs).toEqual([]);
    }
    full = false;
    await world.accepted({ scene_plan: [scene(png('a'))] }, key);
    expect((await world.server.admin.audit()).problems).toEqual([]);
    await media.close();
  });

  test('that were written for what is refused after all are removed', async () => {
    const key = { headers: { 'idempotency-key': 'k' } };
    const media = createDiskMedia();
    const { world } = await watched({
      keep: async (jobId, files) => {
        await media.keep(jobId, files);
        await world.accepted(TINY_PLAN, key);
      },
      remove: (jobId) => media.remove(jobId),
      jobs: () => media.jobs(),
    });
    expect((await world.render({ scene_plan: [scene(png('a'))] }, key)).status).toBe(409);
    expect(await media.jobs()).toEqual([]);
    await media.close();
  });

  test('of a brief are kept until its video is made', async () => {
    const { world, media, steps } = await watched();
    await world.accepted({ brief: 'Bread from our bakery', brand_logo_url: png('a') });
    await world.server.settled();
    expect([steps, await media.jobs()]).toEqual([['keep 1', 'accepted'], []]);
  });
});

test('an address that is too long to be called is not stored whole', async () => {
  const world = await createFreeWorld();
  await world.accepted({
    scene_plan: [...ENDLESS.scene_plan, scene(`https://example.com/${'é'.repeat(1_000_000)}`)],
    brand_logo_url: `https://example.com/${'x'.repeat(4_000_000)}`,
  });
  const [spec = ''] = await specsOf(world);
  expect(spec.length).toBeLessThan(5 * 65_600);
});

describe('files that belong to no job', () => {
  const NAME = 'ab'.repeat(32);

  test('go at the start of the next server; those of jobs that run stay', async () => {
    const dataDir = newFolder();
    const first = await createWorld({ dataDir });
    const { job_id: id } = await first.accepted({ ...ENDLESS, brand_logo_url: png('a') });
    await first.server.close();
    await createDiskMedia(dataDir).keep('job_of_nobody', new Map([[NAME, new Uint8Array([1])]]));
    const next = await createWorld({ dataDir });
    expect(kept(dataDir)).toEqual([id]);
    await next.server.admin.cancelJob(id);
    expect(kept(dataDir)).toEqual([]);
  });

  test('go within a day when their job has ended; those that may still be accepted stay', async () => {
    const media = createDiskMedia();
    let stuck = true;
    const world = await createFreeWorld(
      {},
      {},
      {
        media: {
          ...media,
          remove: async (jobId) => {
            if (stuck) throw new Error('EBUSY');
            await media.remove(jobId);
          },
        },
      },
    );
    await world.accepted({ scene_plan: [scene(png('a'))] });
    await world.server.settled();
    expect(await media.jobs()).toHaveLength(1);
    stuck = false;
    await media.keep('job_to_be_accepted', new Map([[NAME, new Uint8Array([1])]]));
    await world.advance(91 * DAY);
    expect(await media.jobs()).toEqual(['job_to_be_accepted']);
  });

  test('go with a reset', async () => {
    const dataDir = newFolder();
    const world = await createWorld({ dataDir });
    await world.accepted({ ...ENDLESS, brand_logo_url: png('a') });
    await world.server.admin.reset();
    expect(kept(dataDir)).toEqual([]);
  });
});

describe('a snapshot', () => {
  const running = async () => {
    const world = await createWorld({
      config: { accounts: [{ api_key: 'emp_local_dev', plan: 'agency', credits: 99, limits: LIFTED_LIMITS }] },
    });
    const { job_id: id } = await world.accepted({
      scene_plan: [scene(png('a')), { ...ENDLESS.scene_plan[0], prompt: '[mock:slow=9s]' }],
    });
    return { id, document: JSON.parse(JSON.stringify(await world.server.admin.snapshot())) as Snapshot };
  };
  interface Snapshot {
    media: Record<string, Record<string, string>>;
    store: { tables: Record<string, Record<string, unknown>[]> };
  }
  const restoring = async (document: unknown) => {
    const dataDir = newFolder();
    const { renders, renderer } = heldRenderer();
    const world = await createWorld({ dataDir }, { renderer, drainsRenders: false });
    await world.accepted({ ...ENDLESS, brand_logo_url: png('of the state before') });
    const answer = await world.call('PUT', '/_admin/snapshot', { body: document });
    return { world, dataDir, renders, answer };
  };

  test('brings the images of a render that runs to another server, in place of what that one had', async () => {
    const { id, document } = await running();
    const { world, dataDir, renders, answer } = await restoring(document);
    expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
    expect(kept(dataDir)).toEqual([id]);
    await world.advance(10);
    await turnsWhile(() => renders.length === 0);
    const job = renders[0]?.job;
    expect(existsSync(job?.media[job.scenes[0]?.refImageUrl ?? ''] ?? '')).toBe(true);
    renders[0]?.finish();
    await world.server.settled();
    expect(kept(dataDir)).toEqual([]);
  });

  test.each<readonly [string, (files: Record<string, string>, document: Snapshot) => unknown, RegExp]>([
    [
      'a file that is another',
      (files) => (files[Object.keys(files)[0] ?? ''] = 'AAAA'),
      /is not the file that its name/,
    ],
    ['a file that nobody needs', (files) => (files[NAME_OF_NONE] = 'AAAA'), /is needed by no running job/],
    [
      'a file of no job',
      (_, document) => (document.media['../x'] = { x: 'AAAA' }),
      /^media\..* is needed by no running/,
    ],
    [
      'a path as a file',
      (_, { store }) => {
        const [row] = store.tables.job_specs ?? [];
        if (row !== undefined) row.spec = String(row.spec).replace(/kept:\w+/g, 'kept:../../vid.key');
      },
      /media: 0: url: must be an http\(s\) or data URL, or name a file/,
    ],
  ])('with %s is refused', async (_what, harm, detail) => {
    const { id, document } = await running();
    harm(document.media[id] ?? {}, document);
    const { dataDir, answer } = await restoring(document);
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringMatching(detail)]);
    expect(kept(dataDir)).toHaveLength(1);
  });
});

const NAME_OF_NONE = 'cd'.repeat(32);
