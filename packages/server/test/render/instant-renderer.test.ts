import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ASPECTS, QUALITIES } from '@vid/sdk/contract';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInstantRenderer } from '../../src/adapters/instant';
import type { RenderProgress } from '../../src/ports/renderer';
import { checkVideo, topLevelBoxes } from '../../src/render/output/check-video';
import { frameSize } from '../../src/render/output/frame-size';
import { jobOf, motion } from './fixtures';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-instant-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const target = (signal = new AbortController().signal, seen: RenderProgress[] = []) => ({
  outputPath: join(folder, 'out.mp4'),
  workDir: folder,
  signal,
  onProgress: (progress: RenderProgress) => void seen.push(progress),
});

const scenes = [motion('One', undefined, { duration: 3.5 }), motion('Two', undefined, { duration: 4 })];

describe('createInstantRenderer', () => {
  it('makes a valid MP4 of the right size and length at every aspect, quality and upscaling', async () => {
    const renderer = createInstantRenderer();
    for (const aspect of ASPECTS) {
      for (const quality of QUALITIES) {
        for (const upscale of [false, true]) {
          const size = frameSize(aspect, quality, upscale);
          const video = await renderer.render(jobOf(scenes, { aspect, quality, upscale }), target());
          expect(video).toMatchObject({ ...size, durationSec: 7.5, scenesFailed: 0 });
          expect(Math.min(size.width, size.height)).toBe(
            { draft: 540, standard: 720, premium: 1080 }[quality] * (upscale ? 2 : 1),
          );
          const facts = await checkVideo(join(folder, 'out.mp4'), { ...size, seconds: 7.5 });
          expect(facts.bytes).toBe(video.bytes);
          expect(facts.bytes).toBeLessThan(8000);
        }
      }
    }
  });

  it('puts the index first and lets every sample be read', async () => {
    await createInstantRenderer().render(jobOf(scenes), target());
    expect(await topLevelBoxes(join(folder, 'out.mp4'))).toEqual(['ftyp', 'moov', 'mdat']);
    const input = new Input({ source: new FilePathSource(join(folder, 'out.mp4')), formats: ALL_FORMATS });
    const file = await readFile(join(folder, 'out.mp4'));
    for (const track of await input.getTracks()) {
      let packets = 0;
      for await (const packet of new EncodedPacketSink(track).packets()) {
        expect(file.includes(Buffer.from(packet.data))).toBe(true);
        packets += 1;
      }
      expect(packets).toBeGreaterThan(7);
    }
    input.dispose();
  });

  it('counts scenes that are to fail, once each, and tells progress up to 100', async () => {
    const seen: RenderProgress[] = [];
    const video = await createInstantRenderer().render(
      jobOf(scenes, { failingScenes: [1, 1, 9] }),
      target(undefined, seen),
    );
    expect(video.scenesFailed).toBe(1);
    expect(video.notes).toHaveLength(1);
    expect(seen.map(({ percent }) => percent)).toEqual([0, 100]);
  });

  it('leaves nothing when it was cancelled', async () => {
    await expect(createInstantRenderer().render(jobOf(scenes), target(AbortSignal.abort()))).rejects.toMatchObject({
      reason: 'canceled',
    });
    expect(await readdir(folder)).toEqual([]);
  });
});
