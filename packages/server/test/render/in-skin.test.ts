/** Persons that are drawn yellow, as films show them. */
import { expect, it } from 'vitest';
import { paletteFrom } from '../../src/render/color/palettes';
import { DIRECTIONS } from '../../src/render/stage/directions';
import { inSkin, skinOf } from '../../src/render/stage/in-skin';
import type { Figure } from '../../src/render/stage/stock';
import { drawnOf } from '../../src/render/stage/wardrobe';

const figure = (name: string, set = 'fluent'): Figure => ({ name, set, bytes: () => Buffer.from('<svg/>') });
const KNOWN = ['woman-lifting-weights-medium', 'man-lifting-weights-medium', 'woman-cook-light', 'woman-dancing-dark'];
const stock = { picture: (name: string) => (KNOWN.includes(name) ? figure(name) : undefined) };

it.each([
  ['person-lifting-weights', /^(?:wo)?man-lifting-weights-medium$/u],
  ['cook', /^woman-cook-light$/u],
  ['woman-dancing', /^woman-dancing-dark$/u],
  ['hot-beverage', /^hot-beverage$/u],
  ['man-lifting-weights-dark', /^man-lifting-weights-dark$/u],
])('%s', (name, shown) => {
  for (const seed of [1, 2, 3, 4]) expect(inSkin(figure(name), stock, seed).name).toMatch(shown);
});

it('leaves the user’s own pictures as they are, and gives hands a colour', () => {
  expect(inSkin(figure('cook', 'own'), stock, 1).name).toBe('cook');
  expect(skinOf(figure('flexed-biceps', 'own'), 1)).toBeUndefined();
  expect(skinOf(figure('hot-beverage'), 1)).toBeUndefined();
  const skin = skinOf(figure('flexed-biceps'), 1);
  expect(skin?.r).toBeGreaterThan(skin?.b ?? 255);
});

it('leaves somebody in dull clothes as they are, and gives a dull thing the colour of the air', async () => {
  const grey = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0Z" fill="#777"/></svg>';
  const colourOf = async (name: string): Promise<number> => {
    const dull = { ...figure(name, 'own'), bytes: () => Buffer.from(grey) };
    const sprite = await drawnOf(dull, 30, paletteFrom(DIRECTIONS.sport.swatches[0]));
    const [red = 0, green = 0, blue = 0] = sprite?.getContext('2d').getImageData(15, 15, 1, 1).data ?? [];
    return Math.max(red, green, blue) - Math.min(red, green, blue);
  };
  expect(await colourOf('man-walking-facing-right-dark')).toBeLessThan(40);
  expect(await colourOf('package')).toBeGreaterThan(60);
});
