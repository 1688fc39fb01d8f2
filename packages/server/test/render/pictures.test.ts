/** The painters' frames: repeatable and readable. */
import { createHash } from 'node:crypto';
import { ROUTES } from '@vid/sdk/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/render/color/color';
import { brandPalette, PALETTE_NAMES, type Palette, palette } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import { lookOf } from '../../src/render/look/look';
import { sceneFrames } from '../../src/render/output/frame-size';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { firstScene, motion } from './fixtures';

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
