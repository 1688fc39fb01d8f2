/** Given pictures that have too few pixels for the frame are told, once each, with their scenes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { jobOf } from './fixtures';

let folder: string;
const media: Record<string, string> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-small-'));
  for (const side of [48, 134, 136]) {
    const path = join(folder, `${side}.png`);
    await writeFile(path, createCanvas(side, side / 2).toBuffer('image/png'));
    media[`of ${side}`] = path;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('names the scenes of each, by a quarter of the frame', async () => {
  const scene = { type: 's2v' as const, prompt: 'Host', script: 'Hello.', duration: 2 };
  const [small, more, enough] = [48, 134, 136].map((side) => ({ ...scene, refImageUrl: `of ${side}` }));
  if (small === undefined || more === undefined || enough === undefined) throw new Error('no scenes');
  const { notes } = await prepareScenes(jobOf([small, more, enough, small], { media }));
  expect(notes).toEqual([
    'The picture of scenes 1, 4 has 48×24 pixels only: enlarged it looks soft; one of 540 pixels or more would be sharp.',
    'The picture of scene 2 has 134×67 pixels only: enlarged it looks soft; one of 540 pixels or more would be sharp.',
  ]);
  const wide = await prepareScenes(jobOf([more], { media, aspect: '16:9', quality: 'standard' }));
  expect(wide.notes).toHaveLength(1);
});
