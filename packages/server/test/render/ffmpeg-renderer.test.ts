/** Real renders, as small as they can be, through the drawing process where that has a part in it. */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFfmpegRenderer, createStillDrawer } from '../../src/adapters/ffmpeg';
import { findFfmpeg } from '../../src/adapters/ffmpeg/find-ffmpeg';
import { instantMp4 } from '../../src/adapters/instant/instant-mp4';
import type { Renderer, RenderJob, RenderProgress } from '../../src/ports/renderer';
import type { FromChild, ToChild } from '../../src/render/messages';
import { topLevelBoxes } from '../../src/render/output/check-video';
import { drawingEntry } from './drawing-entry';
import { jobOf, motion } from './fixtures';
import { renderHere } from './in-process';
import { processesNaming } from './processes-naming';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-render 100%-'));
  await mkdir(join(folder, 'work'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const out = (): string => join(folder, 'out.mp4');

let renderer: Renderer;
beforeAll(async () => {
  renderer = createFfmpegRenderer({ parallel: 2, entry: await drawingEntry() });
});
const render = (job: RenderJob, more: { signal?: AbortSignal; onProgress?: (progress: RenderProgress) => void } = {}) =>
  renderer.render(job, {
    outputPath: out(),
    workDir: join(folder, 'work'),
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  });

const processesHere = (): string[] => processesNaming(folder);

const tiny = (more: Partial<RenderJob> = {}): RenderJob =>
  jobOf(
    [
      motion('Fresh and fine', 'hook', { duration: 0.5 }),
      motion('Order today | northside.example', 'cta', { duration: 0.7 }),
    ],
    { aspect: '1:1', title: 'All of it', ...more },
  );

describe('createStillDrawer', () => {
  it('draws in a process of its own, which ends when nobody wants any more', async () => {
    const drawer = createStillDrawer({ entry: await drawingEntry() });
    const leaving = new AbortController();
    const scenes: number[] = [];
    const drawing = drawer.draw(tiny(), {
      known: [],
      signal: leaving.signal,
      onStill: ({ scene, picture }) => {
        scenes.push(scene);
        expect([...(picture?.jpeg.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
        leaving.abort();
      },
    });
    await expect(drawing).rejects.toMatchObject({ reason: 'canceled' });
    expect(scenes).toEqual([0]);
  });
});

describe('createFfmpegRenderer', () => {
  it('makes a playable video of the asked size, rate and length, with sound, and tells rising progress', async () => {
    const seen: RenderProgress[] = [];
    const video = await render(tiny({ watermark: true }), { onProgress: (progress) => void seen.push(progress) });
    expect(video).toMatchObject({ width: 540, height: 540, scenesFailed: 0, notes: [] });
    const took = (video.timings ?? []).map(({ stage, scene = '' }) => `${stage}${scene}`);
    expect(new Set(took)).toEqual(
      new Set('preparing narration music drawing0 encoding0 drawing1 encoding1 mixing joining checking'.split(' ')),
    );
    for (const { at, ms } of video.timings ?? []) expect(Math.min(at, ms)).toBeGreaterThanOrEqual(0);
    expect(video.durationSec).toBeCloseTo(1.2, 3);
    const input = new Input({ source: new FilePathSource(out()), formats: ALL_FORMATS });
    const picture = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    expect(await picture?.getCodecParameterString()).toMatch(/^avc1\.64/);
    expect((await picture?.computePacketStats())?.packetCount).toBe(36);
    expect((await picture?.computePacketStats())?.averagePacketRate).toBeCloseTo(30, 1);
    expect(await sound?.getCodec()).toBe('aac');
    expect([await sound?.getSampleRate(), await sound?.getNumberOfChannels()]).toEqual([48_000, 2]);
    expect(await picture?.getColorSpace()).toMatchObject({
      primaries: 'bt709',
      transfer: 'bt709',
      matrix: 'bt709',
      fullRange: false,
    });
    input.dispose();
    const boxes = await topLevelBoxes(out());
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    const percents = seen.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents[0]).toBeLessThan(50);
    expect(percents.at(-1)).toBe(100);
    expect(await readdir(join(folder, 'work'))).toEqual([]);
  });

  it('replaces scenes whose media are missing or unreadable, and says which', async () => {
    await writeFile(join(folder, 'broken.mp4'), 'not a video');
    const picture = createCanvas(64, 96);
    picture.getContext('2d').fillRect(0, 0, 64, 96);
    await writeFile(join(folder, 'photo.png'), picture.toBuffer('image/png'));
    const job = jobOf(
      [
        { type: 'i2v_fast', prompt: 'All of it', duration: 0.1, refImageUrl: 'https://example.com/photo.png' },
        { type: 'i2v_fast', prompt: 'All of it', duration: 0.1, refImageUrl: 'https://example.com/gone.png' },
        { type: 'footage', prompt: 'Fresh and fine', duration: 0.1, videoUrl: 'https://example.com/broken.mp4' },
        { type: 's2v', prompt: 'Host', script: 'Good morning.', duration: 0.1 },
        motion('On purpose', 'hook', { duration: 0.1 }),
      ],
      {
        aspect: '1:1',
        failingScenes: [4],
        media: {
          'https://example.com/photo.png': join(folder, 'photo.png'),
          'https://example.com/broken.mp4': join(folder, 'broken.mp4'),
        },
      },
    );
    const video = await renderHere(job, folder);
    expect(video.scenesFailed).toBe(3);
    expect(video.durationSec).toBeCloseTo(0.5, 3);
    expect(video.notes.join('\n')).toMatch(
      /Scene 2 .*could not be downloaded[\s\S]*Scene 3 .*could not be read[\s\S]*Scene 5 .*told to fail/,
    );
  });

  it('fails when no scene could be made, and leaves nothing', async () => {
    const job = jobOf([
      { type: 'footage', prompt: 'Fresh and fine', duration: 0.1, videoUrl: 'https://example.com/gone.mp4' },
    ]);
    await expect(render(job)).rejects.toMatchObject({
      reason: 'all-scenes-failed',
      message: expect.stringContaining('could not be downloaded'),
    });
    expect(await readdir(folder)).toEqual(['work']);
    expect(await readdir(join(folder, 'work'))).toEqual([]);
  });

  it('ends at once when cancelled while drawing, and leaves no file and no process', async () => {
    const cancel = new AbortController();
    const long = jobOf([motion('A long one', 'hook', { duration: 6 }), motion('And another', 'body', { duration: 6 })]);
    const rendering = render(long, {
      signal: cancel.signal,
      onProgress: ({ stage, percent }) => {
        if (stage === 'drawing' && percent > 25) cancel.abort();
      },
    });
    await expect(rendering).rejects.toMatchObject({ reason: 'canceled' });
    expect(await readdir(folder)).toEqual(['work']);
    expect(await readdir(join(folder, 'work'))).toEqual([]);
    expect(processesHere()).toEqual([]);
  });

  it('fills the frame with a clip of another shape and length', async () => {
    await writeFile(join(folder, 'clip.mp4'), instantMp4(540, 960, 12));
    const url = 'https://example.com/clip.mp4';
    const job = jobOf([{ type: 'footage', prompt: 'Our clip', duration: 0.2, videoUrl: url }], {
      aspect: '16:9',
      media: { [url]: join(folder, 'clip.mp4') },
    });
    expect(await renderHere(job, folder)).toMatchObject({ width: 960, height: 540, scenesFailed: 0 });
  });

  it('replaces what announces absurd sizes, says so, and draws a clip of absurd pixels', async () => {
    const { ffmpeg } = await findFfmpeg();
    // A picture becomes a clip by copying alone: small builds of ffmpeg have no sources and few encoders.
    const makeClip = async (name: string, width: number, height: number, flags: readonly string[] = []) => {
      await writeFile(join(folder, 'frame.jpg'), createCanvas(width, height).toBuffer('image/jpeg'));
      const input = ['-v', 'error', '-f', 'image2pipe', '-i', join(folder, 'frame.jpg')];
      await promisify(execFile)(ffmpeg?.path ?? '', [...input, '-c', 'copy', ...flags, join(folder, name)]);
    };
    await makeClip('huge.mov', 6000, 6000);
    await makeClip('wide.mov', 540, 960, ['-aspect', '255:1']);
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753001000000000000000049454e44', 'hex');
    await writeFile(join(folder, 'huge.png'), header);
    const photo = createCanvas(5000, 4000);
    await writeFile(join(folder, 'photo.jpg'), photo.toBuffer('image/jpeg'));
    const shots = { duration: 0.1, prompt: 'All of it' } as const;
    const data = `data:image/png;base64,${'A'.repeat(500)}`;
    const job = jobOf(
      [
        { ...shots, type: 'footage', videoUrl: 'huge.mov' },
        { ...shots, type: 'footage', videoUrl: 'wide.mov' },
        { ...shots, type: 'i2v_fast', refImageUrl: data },
        { ...shots, type: 'i2v_fast', refImageUrl: 'photo.jpg' },
        { ...shots, type: 's2v', script: 'Hello.', refImageUrl: 'again.jpg' },
      ],
      {
        aspect: '1:1',
        brand: { logoUrl: data, colors: ['#112233'] },
        media: {
          [data]: join(folder, 'huge.png'),
          'again.jpg': join(folder, 'photo.jpg'),
          ...Object.fromEntries(['huge.mov', 'wide.mov', 'photo.jpg'].map((name) => [name, join(folder, name)])),
        },
      },
    );
    const { notes, scenesFailed } = await renderHere(job, folder);
    expect({ scenesFailed, notes }).toEqual({
      scenesFailed: 2,
      notes: [
        'The logo was left out: the sent image is too large to draw (30000×30000, at most 25 megapixels and 30000 a side).',
        'Scene 1 was replaced: its clip could not be read; send MP4, MOV, WebM, MKV or AVI, of at most 33177600 pixels.',
        'Scene 3 was replaced: the sent image is too large to draw (30000×30000, at most 60 megapixels and 30000 a side).',
      ],
    });
  });

  it('does not open lists of other files as clips', async () => {
    await writeFile(join(folder, 'inner.mp4'), instantMp4(540, 960, 12));
    await writeFile(join(folder, 'list.mp4'), 'ffconcat version 1.0\nfile inner.mp4\n');
    const url = 'https://example.com/list.mp4';
    const job = jobOf(
      [
        { type: 'footage', prompt: 'A list', duration: 0.1, videoUrl: url },
        motion('Still here', 'hook', { duration: 0.1 }),
      ],
      { aspect: '1:1', media: { [url]: join(folder, 'list.mp4') } },
    );
    expect((await renderHere(job, folder)).scenesFailed).toBe(1);
  });

  it('ends with its parent, and takes every ffmpeg with it', async () => {
    const { ffmpeg } = await findFfmpeg();
    if (ffmpeg === undefined) throw new Error('this test needs an ffmpeg; see the README');
    const entry = await drawingEntry();
    const child = fork(entry.path, [], { execArgv: [...entry.execArgv], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const ended = once(child, 'exit');
    const long = jobOf([motion('A long one', 'hook', { duration: 6 }), motion('And another', 'body', { duration: 6 })]);
    const drawing = new Promise<void>((resolve) => {
      child.on('message', (message: FromChild) => {
        if (message.type === 'progress' && message.progress.stage === 'drawing') resolve();
      });
    });
    child.send({
      type: 'render',
      order: {
        job: long,
        ffmpeg: ffmpeg.path,
        partsDir: join(folder, 'work'),
        outputPath: out(),

        parallel: 2,
        stallMs: 20_000,
      },
    } satisfies ToChild);
    await drawing;
    child.disconnect();
    await ended;
    // Nobody is told of the end of another's process.
    // eslint-disable-next-line no-restricted-syntax
    await vi.waitFor(() => expect(processesHere()).toEqual([]), { timeout: 60_000 });
    expect(await readdir(folder)).toEqual(['work']);
  });

  it('names all four places when there is no ffmpeg', async () => {
    const lost = createFfmpegRenderer({
      find: async () => ({ findings: [{ place: 'PATH', outcome: 'absent', detail: 'no ffmpeg on the PATH' }] }),
    });
    const target = {
      outputPath: out(),
      workDir: folder,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    await expect(lost.render(tiny(), target)).rejects.toMatchObject({ reason: 'ffmpeg-missing' });
  });
});
