/** The painters' frames: repeatable, readable, and the same by both ways of compositing. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@vid/sdk/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrast } from '../../src/render/color/color';
import { brandPalette, PALETTE_NAMES, type Palette, palette } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import { lookOf } from '../../src/render/look/look';
import { composesRightly } from '../../src/render/output/composes-rightly';
import { runFfmpeg } from '../../src/render/output/ffmpeg-process';
import { isGraphable } from '../../src/render/output/film-graph';
import { sceneFrames } from '../../src/render/output/frame-size';
import { graphSegment } from '../../src/render/output/graph-segment';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { firstScene, motion } from './fixtures';
import { ffmpegPath } from './in-process';

const hashOf = async (seed: number, at: number): Promise<string> => {
  const film = sceneFilm(
    await firstScene(motion('4.9 stars from 2,300 guests', 'stat'), { aspect: '1:1', seed }),
    'motion',
  );
  const composer = frameComposer(film);
  composer.compose(at);
  return createHash('sha256').update(composer.canvas.data()).digest('hex');
};

describe('frames', () => {
  it('are the same for the same job, and others for another seed', async () => {
    expect(await hashOf(7, 20)).toBe(await hashOf(7, 20));
    expect(await hashOf(8, 20)).not.toBe(await hashOf(7, 20));
  });

  it('show words in the very first frame of a video', async () => {
    const film = sceneFilm(await firstScene(motion('Fresh coffee', 'hook'), { aspect: '1:1' }), 'motion');
    const bare = frameComposer({ ...film, layers: [] });
    const full = frameComposer(film);
    bare.compose(0);
    full.compose(0);
    const [a, b] = [bare.canvas.data(), full.canvas.data()];
    const changed = a.reduce((sum, value, index) => sum + (Math.abs(value - (b[index] ?? 0)) > 60 ? 1 : 0), 0);
    expect(changed).toBeGreaterThan(2000);
  });

  it('last the sum of the durations to the frame', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 3, max: 10, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (durations) => {
          const total = sceneFrames(durations).reduce((sum, frames) => sum + frames, 0);
          expect(total).toBe(Math.round(durations.reduce((sum, seconds) => sum + seconds, 0) * 30));
        },
      ),
    );
  });
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-graph-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const toolsFor = (ffmpeg: string) => ({
  ...{ ffmpeg, signal: new AbortController().signal, stallMs: 20_000, task: 'testing' },
});

describe('both ways of compositing', async () => {
  const tools = toolsFor(await ffmpegPath());
  // A build without the filters never composites; what it renders is drawn here (see below).
  const filters = spawnSync(tools.ffmpeg, ['-hide_banner', '-filters'], { encoding: 'utf8' }).stdout;
  const able = / overlay /.test(filters);

  it('are tried before ffmpeg is trusted with it, which every build that can passes', async () => {
    expect(await composesRightly(tools, folder)).toBe(able);
  });

  it.skipIf(!able).each([
    ['stat', undefined],
    ['list', 'youtube-short'],
    ['cta', 'ugc-ad'],
  ] as const)('agree on every frame: %s %s', async (beat, route) => {
    const scene = motion('Why 4.9 stars | Fresh beans | Free delivery | Order now', beat, { duration: 1.6 });
    const film = sceneFilm(
      await firstScene(scene, { aspect: '1:1', ...(route === undefined ? {} : { route }) }),
      'motion',
    );
    expect(isGraphable(film)).toBe(true);
    const path = join(folder, `${beat}.mkv`);
    await graphSegment(film, {
      ...tools,
      path,
      encoder: ['-c:v', 'rawvideo', '-pix_fmt', 'yuv420p', '-f', 'matroska'],
      onFrames: () => undefined,
    });
    const raw = join(folder, `${beat}.rgb`);
    await runFfmpeg({
      ...tools,
      args: ['-y', '-i', path, '-vf', 'scale=in_range=tv:in_color_matrix=bt709,format=rgb24', '-f', 'rawvideo', raw],
    });
    const graph = await readFile(raw);
    const pixels = film.size.width * film.size.height;
    expect(graph.length).toBe(pixels * 3 * film.frames);
    const composer = frameComposer(film);
    for (let frame = 0; frame < film.frames; frame += 6) {
      composer.compose(frame);
      const own = composer.canvas.data();
      let error = 0;
      for (let at = 0; at < pixels; at += 7) {
        for (let channel = 0; channel < 3; channel += 1) {
          error += Math.abs((own[at * 4 + channel] ?? 0) - (graph[(frame * pixels + at) * 3 + channel] ?? 0)) / 3;
        }
      }
      // Movement between pixels is rounded by ffmpeg; what stands still differs by rounding of colours only.
      const still = frame > film.frames * 0.6 && frame < film.frames - 16;
      expect(error / (pixels / 7), `frame ${frame}`).toBeLessThan(still ? 2.5 : 5);
    }
  });
});

const sound = (colors: Palette): void => {
  for (const tone of [colors.from, colors.to, colors.glow, colors.glow2, colors.card]) {
    expect(contrast(colors.ink, tone)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.soft, tone)).toBeGreaterThanOrEqual(4.4);
    expect(contrast(colors.accent, tone)).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
};

describe('colours', () => {
  it('are readable in every house palette', () => {
    for (const name of PALETTE_NAMES) sound(palette(name));
  });

  it('stay readable whatever the brand colours are', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(hex, { minLength: 1, maxLength: 4 }), fc.boolean(), (colors, dark) => {
        const made = brandPalette(colors, dark);
        if (made !== undefined) sound(made);
      }),
    );
    expect(brandPalette(['red', ''], true)).toBeUndefined();
  });

  it('and looks: no two routes share theirs', () => {
    const looks = ROUTES.map((route) => {
      const { display, align, anchor, backdrop, ornament, entrance, emphasis } = lookOf(route);
      return JSON.stringify([display, align, anchor, backdrop, ornament, entrance, emphasis]);
    });
    expect(new Set(looks).size).toBe(ROUTES.length);
  });
});
