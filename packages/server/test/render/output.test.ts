/** What comes out at each aspect and quality, and that a wrong result fails its job. Read by ffmpeg, apart from the check. */
import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { ASPECTS, QUALITIES, type Quality } from '@vid/sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFfmpegRenderer } from '../../src/adapters/ffmpeg';
import { instantMp4 } from '../../src/adapters/instant/instant-mp4';
import type { RenderJob } from '../../src/ports/renderer';
import { topLevelBoxes } from '../../src/render/output/check-video';
import { frameSize } from '../../src/render/output/frame-size';
import { keyFramesOf } from '../../src/render/output/key-frames';
import { strengths, strongest } from '../../src/render/output/poster';
import { isWhole, partOf } from '../support/part-of';
import { drawingEntry } from './drawing-entry';
import { jobOf, motion } from './fixtures';
import { ffmpegPath, renderHere } from './in-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-output-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What ffmpeg says about a file. */
const described = async (path: string): Promise<string> => {
  const ffmpeg = await ffmpegPath();
  return new Promise((resolve) => {
    execFile(ffmpeg, ['-hide_banner', '-i', path], (_error, _stdout, stderr) => resolve(stderr));
  });
};

const SIZES = {
  draft: ['540x960', '960x540', '540x540', '540x676', '720x540', '540x720'],
  standard: ['720x1280', '1280x720', '720x720', '720x900', '960x720', '720x960'],
  premium: ['1080x1920', '1920x1080', '1080x1080', '1080x1350', '1440x1080', '1080x1440'],
} as const;

/**
 * Words that name nothing to show, and no cut, whose frames are dear in large pictures: what comes out of the encoder does not
 * depend on what is drawn. The least length that is more than a fifth of a second.
 */
const shortJob = (more: Partial<RenderJob> = {}): RenderJob =>
  jobOf([motion('Fresh and fine', 'hook', { duration: 7 / 30 })], { title: 'All of it', ...more });

const expectVideo = async (path: string, size: string): Promise<void> => {
  const text = await described(path);
  expect(text).toMatch(/Video: h264 \(High\)/);
  expect(text).toMatch(/yuv420p\(tv, bt709/);
  expect(text).toContain(` ${size}`);
  expect(text).toMatch(/, 30 fps,/);
  expect(text).toMatch(/Audio: aac .*48000 Hz, stereo/);
  expect(text).toContain('Duration: 00:00:00.2');
  expect(text.match(/Stream #/g)).toHaveLength(2);
  const boxes = await topLevelBoxes(path);
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
};

describe('the finished video', () => {
  // Each aspect at one quality, the dearest least often, and half of them in a run; `npm run soak -- tables` makes them all.
  const TURNS: readonly Quality[] = ['draft', 'standard', 'draft', 'premium', 'draft', 'standard'];
  const asked = ASPECTS.flatMap((aspect, at) =>
    QUALITIES.filter((quality) => isWhole || quality === TURNS[at]).map((quality) => [quality, aspect] as const),
  );
  it.each(partOf(asked, 2))(
    'has the size, coding, colours and sound that are promised: %s %s',
    async (quality, aspect) => {
      const video = await renderHere(shortJob({ aspect, quality }), folder);
      await expectVideo(join(folder, 'out.mp4'), SIZES[quality][ASPECTS.indexOf(aspect)] ?? '');
      expect(video.durationSec).toBeCloseTo(7 / 30, 3);
    },
  );

  it.each(QUALITIES)('is planned in the size that is promised at every aspect: %s', (quality) => {
    const sizes = ASPECTS.map((aspect) => frameSize(aspect, quality, false));
    expect(sizes.map(({ width, height }) => `${width}x${height}`)).toEqual(SIZES[quality]);
  });

  it('is twice as large when it is upscaled', async () => {
    await renderHere(shortJob({ aspect: '1:1', upscale: true }), folder);
    await expectVideo(join(folder, 'out.mp4'), '1080x1080');
  });
});

describe('key frames', () => {
  const inCuts = (...film: Parameters<typeof keyFramesOf>) => keyFramesOf(...film).map(({ inCut }) => inCut);

  it('lie in a cut where the neighbour is seen, and nowhere else', () => {
    const cuts = (scene: number): boolean => scene === 0;
    expect(inCuts([90, 63, 90], cuts)).toEqual([false, false, true, false, false, false]);
    expect(inCuts([62, 62], () => true)).toEqual([false, true, true, true]);
    expect(keyFramesOf([120, 30], () => false).map(({ scene, order }) => [scene, order])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it.each(partOf(['draft', 'standard'] as const, 2))('are where they are expected to be: %s', async (quality) => {
    const scenes = [
      motion('Freshly roasted', 'hook', { duration: 62 / 30 }),
      motion('In Leeds', 'title', { duration: 0.2 }),
    ];
    await renderHere(jobOf(scenes, { quality, aspect: '1:1' }), folder);
    const run = spawnSync(
      await ffmpegPath(),
      ['-skip_frame', 'nokey', '-i', join(folder, 'out.mp4'), '-map', '0:v', '-vf', 'showinfo', '-f', 'null', '-'],
      { encoding: 'utf8' },
    );
    const times = [...run.stderr.matchAll(/pts_time:\s*([\d.]+)/g)].map(([, time]) => Number(time));
    expect(times.map((time) => Math.round(time * 30))).toEqual([0, 60, 62]);
  });
});

describe('the poster', () => {
  it('is a picture as large as the video, with more on it than light', async () => {
    await renderHere(jobOf([motion('Fresh coffee', 'hook', { duration: 0.3 })], { aspect: '1:1' }), folder);
    const poster = await loadImage(join(folder, 'out.jpg'));
    expect([poster.width, poster.height]).toEqual([540, 540]);
    const canvas = createCanvas(540, 540);
    const context = canvas.getContext('2d');
    context.drawImage(poster, 0, 0);
    const { data } = context.getImageData(0, 0, 540, 540);
    const lights = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 1] ?? 0);
    expect(Math.max(...lights.slice(0, 100_000)) - Math.min(...lights.slice(0, 100_000))).toBeGreaterThan(60);
  });

  it('is never the plain picture when there is another, and an early one among equals', () => {
    const plain = new Uint8Array(48 * 48 * 3).fill(200);
    const busy = Uint8Array.from({ length: 48 * 48 * 3 }, (_, at) => ((at >> 4) % 2) * 220);
    const list = strengths(Buffer.concat([plain, busy, busy]));
    expect(list[0]).toBe(0);
    expect(strongest(list)).toBe(1);
    expect(strongest([])).toBe(0);
    expect(strongest([3, 9, 6], [false, true, false])).toBe(2);
    expect(strongest([3, 9], [false, true])).toBe(0);
  });
});

describe.skipIf(process.platform === 'win32')('a result that is not what was asked', () => {
  /** An ffmpeg that works but for the last step, whose result is replaced. */
  const replacing = async (wrong: Uint8Array): Promise<string> => {
    await writeFile(join(folder, 'wrong.mp4'), wrong);
    const path = join(folder, 'ffmpeg');
    await writeFile(
      path,
      `#!/bin/sh\nfor last; do :; done\ncase "$last" in *video.mp4) cp '${folder}/wrong.mp4' "$last";; *) exec '${await ffmpegPath()}' "$@";; esac\n`,
    );
    await chmod(path, 0o755);
    return path;
  };
  const job = shortJob({ aspect: '1:1' });
  const failing = async (wrong: Uint8Array) =>
    expect(renderHere(job, folder, { ffmpeg: await replacing(wrong) })).rejects;

  it('fails with what is wrong: size, rate, length, coding, no video at all', async () => {
    await (await failing(instantMp4(540, 960, 7))).toMatchObject({
      reason: 'check-failed',
      message: expect.stringContaining('540×960 instead of 540×540'),
    });
    await (await failing(instantMp4(540, 540, 90))).toMatchObject({
      reason: 'check-failed',
      message: expect.stringContaining('it lasts 3.00 s instead of 0.23 s'),
    });
    await (await failing(instantMp4(540, 540, 7))).toMatchObject({ reason: 'check-failed' });
    await (await failing(Buffer.from('not a video'))).toMatchObject({
      reason: 'check-failed',
      message: expect.stringContaining('cannot be read'),
    });
  });
});

describe('the same job', () => {
  it('gives the same bytes in a process of its own and in one that made others before, with photo, clip and logo', async () => {
    const photo = createCanvas(300, 200);
    const context = photo.getContext('2d');
    context.fillStyle = '#c33';
    context.fillRect(40, 30, 150, 120);
    await writeFile(join(folder, 'photo.png'), photo.toBuffer('image/png'));
    // Other jobs before, in this process: one makes the clip.
    await renderHere(shortJob({ aspect: '16:9', seed: 3 }), folder, { name: 'clip' });
    await renderHere(shortJob({ aspect: '16:9', seed: 8, language: 'de' }), folder, { name: 'seed' });
    // Not the same merely because nothing depends on the job.
    const clip = await readFile(join(folder, 'clip.mp4'));
    expect((await readFile(join(folder, 'seed.mp4'))).equals(clip)).toBe(false);
    const media = {
      'https://example.com/photo.png': join(folder, 'photo.png'),
      'https://example.com/clip.mp4': join(folder, 'clip.mp4'),
    };
    const job = jobOf(
      [
        { type: 'i2v_fast', prompt: 'The bag', duration: 0.2, refImageUrl: 'https://example.com/photo.png' },
        { type: 'footage', prompt: 'Our clip', duration: 0.2, videoUrl: 'https://example.com/clip.mp4' },
        { type: 't2v_fast', prompt: 'Hills at dawn', duration: 0.1 },
        motion('Order today', 'cta', { duration: 0.2 }),
      ],
      { aspect: '4:5', media, brand: { logoUrl: 'https://example.com/photo.png', colors: ['#123456'] } },
    );
    const target = { outputPath: join(folder, 'own.mp4'), workDir: join(folder, 'work') };
    await createFfmpegRenderer({ parallel: 1, entry: await drawingEntry() }).render(job, {
      ...{ ...target, signal: new AbortController().signal, onProgress: () => undefined },
    });
    await renderHere(job, folder, { name: 'again' });
    const [own, again] = [await readFile(join(folder, 'own.mp4')), await readFile(join(folder, 'again.mp4'))];
    expect(again.equals(own)).toBe(true);
    const posters = [await readFile(join(folder, 'own.jpg')), await readFile(join(folder, 'again.jpg'))] as const;
    expect(posters[0].equals(posters[1])).toBe(true);
  });
});
