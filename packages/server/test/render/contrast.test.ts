/** Copy can be read: judged by the pixels that really lie behind it, for every look in every palette. */
import { ROUTES } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { contrast, type Rgb } from '../../src/render/color/color';
import { PALETTE_NAMES, palette } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import type { Film } from '../../src/render/film/film';
import { contains } from '../../src/render/geometry';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { TYPE_COMPOSITIONS, type TypeName } from '../../src/render/type/type-compositions';
import { typeScene } from '../../src/render/type/type-scene';
import { wordTone } from '../../src/render/worlds/word-tone';
import { partOf } from '../support/part-of';
import { firstScene, motion, smaller } from './fixtures';

const PROMPT = 'Fresh beans every Tuesday\nand a second line\nnorthside.coffee';

const SMALLER = 5;
/** Letters as high as on a poster, in pixels of a frame of 1080, can be read at 3 as well as others at 4.5. */
const POSTER = 120;
const LARGE = 1.5;
/** The finish of a frame darkens its corners a little, which dark ink on a strong ground feels. */
const IN_CORNERS = 4.4;

/** The lowest contrast of the copy to the frame without it, over the boxes that it takes; `ink` where a layer does not say its colour. */
function lowest(input: SceneInput, type: 'motion' | 't2v_fast' | 'walk_talk', ink: Rgb, seconds: number): number {
  return lowestIn(sceneFilm(input, type), ink, seconds);
}

function lowestIn(film: Film, ink: Rgb, seconds: number): number {
  const copy = film.layers.filter(
    ({ text, frames, shows }) =>
      text !== undefined && frames === 1 && (shows === undefined || (seconds >= shows.from && seconds < shows.until)),
  );
  // Cards and buttons bring their own ground, which the palette's test holds.
  const plain = copy.filter((layer) =>
    film.layers.every((other) => other === layer || other.text !== undefined || !isCard(other, layer)),
  );
  const bare = frameComposer({ ...film, layers: film.layers.filter((layer) => layer.text === undefined) });
  bare.compose(Math.floor(seconds * 30));
  const data = bare.canvas.data();
  let least = 21;
  for (const { ink: box, color = ink, em = 0 } of plain) {
    if (box === undefined) continue;
    const share = em * SMALLER >= POSTER ? LARGE : 1;
    for (let y = Math.round(box.y); y < box.y + box.height; y += 2) {
      for (let x = Math.round(box.x); x < box.x + box.width; x += 2) {
        const at = (y * film.size.width + x) * 4;
        const behind = { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
        least = Math.min(least, contrast(color, behind) * share);
      }
    }
  }
  return least;
}

const isCard = (
  other: { box: SceneInput['setting']['safe']; ink?: unknown },
  layer: { box: SceneInput['setting']['safe'] },
): boolean => other.ink !== undefined && contains(other.box, layer.box, 2);

const inPalette = (input: SceneInput, name: (typeof PALETTE_NAMES)[number]): SceneInput => {
  const scene = smaller(input, SMALLER);
  return { ...scene, setting: { ...scene.setting, palette: palette(name) } };
};

describe('contrast of what is written', () => {
  // Looks, prompts and palettes meet in turns; `npm run soak -- tables` tries every pair.
  it.each([...ROUTES, undefined])('is 4.5 at least on the ground of every palette: %s', async (route) => {
    const options = { aspect: '4:5', ...(route === undefined ? {} : { route }) } as const;
    const input = await firstScene(motion(PROMPT, 'hook'), options);
    for (const name of partOf(PALETTE_NAMES, 2, route === undefined ? 0 : ROUTES.indexOf(route))) {
      const own = inPalette(input, name);
      const least = lowest(own, 'motion', own.setting.palette.ink, 1.8);
      expect(least, `${route ?? 'no route'} in ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(TYPE_COMPOSITIONS) as TypeName[])(
    'is 4.4 at least, in darkened corners too, where words stand alone: %s',
    async (only) => {
      for (const [at, aspect] of (['9:16', '4:5', '3:4', '1:1', '4:3', '16:9'] as const).entries())
        for (const prompt of [PROMPT, 'Slow mornings']) {
          const input = await firstScene(motion(prompt, 'hook'), { aspect });
          for (const name of partOf(PALETTE_NAMES, 3, at)) {
            const own = inPalette(input, name);
            const film = { ...sceneFilm(own, 'motion'), ...typeScene(own, only) };
            for (const seconds of [0.9, 1.8])
              expect(
                lowestIn(film, own.setting.palette.ink, seconds),
                `${prompt} at ${aspect} in ${name}`,
              ).toBeGreaterThanOrEqual(IN_CORNERS);
          }
        }
    },
  );

  it.each(['t2v_fast', 'walk_talk'] as const)('is 4.5 at least over the pictures of %s', async (type) => {
    for (const [at, prompt] of [
      'Coffee',
      'A beach',
      'The street',
      'A farm',
      'An app',
      'A parcel',
      'A kitchen',
      'A house',
      'A clinic',
      'A concert',
    ].entries()) {
      const input = await firstScene(
        { type, prompt, script: `${prompt} that everybody talks about this summer.`, duration: 3 },
        { aspect: at % 2 === 0 ? '9:16' : '16:9', seed: at },
      );
      for (const name of partOf(PALETTE_NAMES, type === 't2v_fast' ? 6 : 3, at)) {
        const own = inPalette(input, name);
        const { world, setting } = own;
        const ink = world === undefined ? setting.palette.ink : wordTone(world.name, world.light, setting.palette).ink;
        expect(lowest(own, type, ink, 1.8), `${prompt} in ${name}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
