/** A large frame is painted in bands, so that no whole one is kept: put together they are the frame painted at once. */
import { describe, expect, it } from 'vitest';
import type { PlannedScene } from '../../src/ports/planner';
import { frameComposer } from '../../src/render/film/compose-frame';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { firstScene, motion, smaller } from './fixtures';

/** Levels of 255 by which rounding may differ where a sprite lies between pixels. */
const ROUNDING = 2;

/** Draws a scene in bands, each of its frames with the same sprites. */
async function inBands(bands: number, scene: PlannedScene): Promise<(at: number) => Buffer> {
  const input = smaller(await firstScene(scene, { aspect: '9:16' }), 2);
  const film = sceneFilm(input, scene.type === 'footage' ? 'motion' : scene.type);
  const composer = frameComposer(film, bands);
  const bytes = film.size.width * film.size.height * 4;
  return (at) => {
    const parts = Array.from({ length: bands }, (_, band) => {
      composer.compose(Math.floor(film.frames * at), band);
      return Buffer.from(composer.canvas.data());
    });
    return Buffer.concat(parts).subarray(0, bytes);
  };
}

/** Curves that are drawn anew in each frame are smoothed a little otherwise at their edges, by where a band begins. */
const EDGES = { levels: 40, share: 0.005 };

const mostDifferent = (one: Buffer, other: Buffer): number =>
  one.reduce((most, level, at) => Math.max(most, Math.abs(level - (other[at] ?? 0))), 0);

const shareDifferent = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, level, at) => sum + (Math.abs(level - (other[at] ?? 0)) > ROUNDING ? 1 : 0), 0) / one.length;

describe('frames painted in bands', () => {
  const scenes: readonly PlannedScene[] = [
    motion('4.9 stars from 2,300 customers', 'stat'),
    { type: 't2v_fast', prompt: 'Hills at dawn', duration: 3 },
    { type: 'walk_talk', prompt: 'A street', script: 'Good morning.', duration: 3 },
  ];
  // Seven do not divide the height: the last band reaches beyond the frame.
  it.each(scenes)('is the same picture: $type', async (scene) => {
    const [inOne, inSeven] = [await inBands(1, scene), await inBands(7, scene)];
    for (const at of [0.1, 0.7, 0.97]) {
      const [whole, bands] = [inOne(at), inSeven(at)];
      expect(bands.length).toBe(whole.length);
      const isLive = scene.type === 't2v_fast';
      expect(mostDifferent(bands, whole)).toBeLessThanOrEqual(isLive ? EDGES.levels : ROUNDING);
      expect(shareDifferent(bands, whole)).toBeLessThanOrEqual(isLive ? EDGES.share : 0);
    }
  });
});
