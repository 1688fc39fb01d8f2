/** A film that three workers draw, each in a process of its own, is the film that one draws: the same bytes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFfmpegRenderer } from '../../src/adapters/ffmpeg';
import { LIFTED_LIMITS } from '../../src/domain/account';
import type { Renderer, RenderJob } from '../../src/ports/renderer';
import type { SceneSource } from '../../src/ports/scene-share';
import { drawingEntry } from '../render/drawing-entry';
import { renderHere } from '../render/in-process';
import { hasPostgres, onPostgres } from '../support/postgres';
import { ask, createSharedWorld, KEY } from '../support/shared-servers';
import { createTemporaryFolder } from '../support/temporary';

const PLAN = {
  aspect: '1:1',
  quality: 'draft',
  narrator: false,
  scene_plan: [
    { type: 'motion', prompt: 'Fresh bread\nevery morning', duration: 3 },
    { type: 't2v_fast', prompt: 'a bakery at dawn', duration: 3 },
    { type: 'motion', prompt: 'Order now', duration: 3 },
  ],
};

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('three workers draw a scene each, and the film is that of one to the byte', async () => {
    const config = { accounts: [{ plan: 'agency', credits: 100, api_key: KEY, limits: LIFTED_LIMITS }] };
    const world = await createSharedWorld({ config, workers: 1 });
    const own = createFfmpegRenderer({ entry: await drawingEntry(), parallel: 1 });
    const drawn: string[] = [];
    let job: RenderJob | undefined;
    let all = (): void => undefined;
    const allBegun = new Promise<void>((resolve) => {
      all = resolve;
    });
    /** Nobody hands over his scene before each has one. */
    const eachOne = (scenes: SceneSource, by: string): SceneSource => ({
      ...scenes,
      made: async (index, piece) => {
        drawn.push(`${index} by ${by}`);
        if (drawn.length === 3) all();
        await allBegun;
        return scenes.made(index, piece);
      },
    });
    const renderer = (by: string): Renderer => ({
      apart: async () => {
        const apart = await own.apart?.();
        if (apart === undefined) throw new Error('it makes no scenes apart');
        return {
          ...apart,
          help: (help, target) => apart.help(help, { ...target, scenes: eachOne(target.scenes, by) }),
        };
      },
      render: (asked, target) => {
        if (target.scenes === undefined) throw new Error('nobody shares');
        job = asked;
        return own.render(asked, { ...target, scenes: eachOne(target.scenes, by) });
      },
    });
    const api = await world.start({ role: 'api' });
    for (const by of ['a', 'b', 'c'])
      await world.start({ role: 'worker' }, { renderer: renderer(by), drainsRenders: false });
    const { body } = await ask(api, 'POST', '/v1/render', PLAN);
    await api.settled();
    const ended = (await ask(api, 'GET', `/v1/job/${body.job_id}`)).body;
    expect(ended).toMatchObject({ status: 'succeeded', error: null });
    expect(new Set(drawn.map((one) => one.at(-1)))).toEqual(new Set(['a', 'b', 'c']));
    const video = Buffer.from(await (await api.fetch(String(ended.video_url))).arrayBuffer());
    const folder = createTemporaryFolder();
    if (job === undefined) throw new Error('nothing was rendered');
    await renderHere(job, folder, { name: 'one' });
    expect(video.equals(readFileSync(join(folder, 'one.mp4')))).toBe(true);
  });
});
