/** Persons that are drawn yellow, as films show them. */
import { expect, it } from 'vitest';
import { inSkin, skinOf } from '../../src/render/stage/in-skin';
import type { Figure } from '../../src/render/stage/stock';

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
