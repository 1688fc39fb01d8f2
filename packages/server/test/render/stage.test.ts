/** Words on a stage: nothing stands in their way, and they can be read in every trade's colours. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { ASPECTS } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/render/color/color';
import { paletteFrom } from '../../src/render/color/palettes';
import { frameComposer } from '../../src/render/film/compose-frame';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { heroPlace } from '../../src/render/stage/actors';
import { roomOf, shapeOf } from '../../src/render/stage/composition';
import { COMPOSITION_NAMES, COMPOSITIONS } from '../../src/render/stage/compositions';
import { DIRECTIONS, type Trade } from '../../src/render/stage/directions';
import { boxOf } from '../../src/render/stage/sprite-layer';
import { partOf } from '../support/part-of';
import { firstScene, motion } from './fixtures';

const sprite = (width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c33';
  context.beginPath();
  context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, Math.PI * 2);
  context.fill();
  return canvas;
};

/** Share of the box of a round thing that is free in one corner. */
const CORNER = 0.03;

describe('compositions', () => {
  it.each(ASPECTS)('leave the words their room: %s', async (aspect) => {
    const { setting } = await firstScene(motion('Words'), { aspect });
    const shape = shapeOf(setting.size);
    for (const name of COMPOSITION_NAMES) {
      const composition = COMPOSITIONS[name][shape];
      const room = roomOf(composition, setting.safe, setting.size);
      expect(room.width, `${name}: width`).toBeGreaterThan(setting.size.width * 0.36);
      expect(room.height, `${name}: height`).toBeGreaterThan(setting.size.height * 0.2);
      const square = sprite(100, 100);
      const hero = boxOf(square, heroPlace(square, composition, setting, room));
      const across = Math.min(room.x + room.width, hero.x + hero.width) - Math.max(room.x, hero.x);
      const down = Math.min(room.y + room.height, hero.y + hero.height) - Math.max(room.y, hero.y);
      const isFree = across <= 0 || down <= 0 || across * down <= hero.width * hero.height * CORNER;
      const isSeen = hero.x < setting.size.width * 0.8 && hero.x + hero.width > setting.size.width * 0.2;
      expect(isSeen, `${name}: seen`).toBe(true);
      expect(isFree, `${name}: ${across.toFixed(0)} × ${down.toFixed(0)} of the subject in the room`).toBe(true);
    }
  });
});

const SMALLER = 3;

const inColors = (input: SceneInput, trade: Trade, at: number): SceneInput => {
  const { size, safe, unit } = input.setting;
  const less = (value: number): number => Math.round(value / SMALLER);
  const swatch = DIRECTIONS[trade].swatches[at];
  if (swatch === undefined) throw new Error('no such swatch');
  return {
    ...input,
    trade,
    cast: { hero: sprite(90, 100), steams: true, props: [sprite(40, 40), sprite(30, 40)], pictures: new Map() },
    setting: {
      ...input.setting,
      size: { width: less(size.width), height: less(size.height) },
      safe: { x: less(safe.x), y: less(safe.y), width: less(safe.width), height: less(safe.height) },
      unit: unit / SMALLER,
      palette: paletteFrom(swatch),
    },
  };
};

/** The lowest contrast of the ink to what lies behind the words of each of the moments. */
function lowest(input: SceneInput, moments: readonly number[]): number {
  const film = sceneFilm(input, 'motion');
  const bare = frameComposer({ ...film, layers: film.layers.filter((layer) => layer.text === undefined) });
  const { palette } = input.setting;
  let least = 21;
  for (const seconds of moments) {
    bare.compose(Math.floor(seconds * 30));
    const data = bare.canvas.data();
    for (const { ink: box, shows } of film.layers) {
      if (box === undefined || shows === undefined || seconds < shows.from || seconds >= shows.until) continue;
      for (let y = Math.round(box.y); y < box.y + box.height; y += 2) {
        for (let x = Math.round(box.x); x < box.x + box.width; x += 2) {
          const at = (y * film.size.width + x) * 4;
          const behind = { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
          least = Math.min(least, contrast(palette.ink, behind));
        }
      }
    }
  }
  return least;
}

describe('words on a stage', () => {
  const trades = Object.keys(DIRECTIONS) as Trade[];

  it.each(trades)('can be read in the colours of %s', async (trade) => {
    for (const [at] of DIRECTIONS[trade].swatches.entries()) {
      // Swatches and shapes meet in turns; `npm run soak -- tables` tries every pair.
      for (const aspect of partOf(['9:16', '16:9', '4:5'] as const, 3, at + trades.indexOf(trade))) {
        const scene = motion('Slow mornings, strong coffee\nRoasted on our street', 'hook', { duration: 5 });
        const input = await firstScene(scene, { aspect, seed: at });
        const least = lowest(inColors(input, trade, at), [1.2, 3.5]);
        expect(least, `${aspect}, swatch ${at}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
