/** At a cut between scenes nothing but the panel is seen on either side, so that scenes can be encoded apart. */
import { ROUTES } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../src/render/color/color';
import { frameComposer } from '../../src/render/film/compose-frame';
import { lookOf } from '../../src/render/look/look';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { jobOf, motion } from './fixtures';

const routes = new Map(ROUTES.map((route) => [lookOf(route).transition, route] as const));

/** Share of a scene's picture that has the colour. */
const covered = (film: ReturnType<typeof sceneFilm>, frame: number, tone: Rgb): number => {
  const composer = frameComposer(film);
  composer.compose(frame);
  const data = composer.canvas.data();
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    count += [tone.r, tone.g, tone.b].every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 1)
      ? 1
      : 0;
  return count / (data.length / 4);
};

describe('transitions', () => {
  it.each([...routes].filter(([name]) => name !== 'melt'))('%s covers the cut', async (_name, route) => {
    const job = jobOf([motion('Coffee', 'hook', { duration: 3.1 }), motion('Today', 'cta', { duration: 3.05 })], {
      ...{ route, aspect: '1:1' },
    });
    const { scenes } = await prepareScenes(job);
    const [before, after] = scenes.map(({ input }) => sceneFilm(input, 'motion'));
    if (before === undefined || after === undefined) throw new Error('two scenes were asked for');
    const tone = scenes[0]?.input.setting.palette.accent ?? { r: 0, g: 0, b: 0 };
    expect(before.frames + after.frames).toBe(Math.round(6.15 * 30));
    expect(covered(before, before.frames - 1, tone)).toBeGreaterThan(0.995);
    expect(covered(after, 0, tone)).toBeGreaterThan(0.96);
    // The first and the last picture of a video are never covered.
    expect(covered(before, 0, tone)).toBeLessThan(0.6);
    expect(covered(after, after.frames - 1, tone)).toBeLessThan(0.6);
  });

  it('melt leaves no copy at the cut, and the light goes on', async () => {
    const route = routes.get('melt');
    const job = jobOf([motion('Coffee'), motion('Today')], {
      aspect: '1:1',
      ...(route === undefined ? {} : { route }),
    });
    const { scenes } = await prepareScenes(job);
    const [before, after] = scenes.map(({ input }) => sceneFilm(input, 'motion'));
    if (before === undefined || after === undefined) throw new Error('two scenes were asked for');
    const last = frameComposer({ ...before, layers: before.layers.filter(({ text }) => text !== undefined) });
    const first = frameComposer({ ...after, layers: after.layers.filter(({ text }) => text !== undefined) });
    last.compose(before.frames - 1);
    first.compose(0);
    const [a, b] = [last.canvas.data(), first.canvas.data()];
    const far = a.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (b[at] ?? 0))), 0);
    expect(far).toBeLessThan(24);
  });
});
