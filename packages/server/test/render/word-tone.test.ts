/** What is written over a place stands on the ground of that place: pale where that is bright, in shade where it is not. */
import { expect, it } from 'vitest';
import { contrast, luminance, type Rgb } from '../../src/render/color/color';
import { PALETTE_NAMES, palette } from '../../src/render/color/palettes';
import { indoors, lightOf } from '../../src/render/worlds/light';
import { readPrompt } from '../../src/render/worlds/reading';
import { wordTone } from '../../src/render/worlds/word-tone';
import { WORLD_NAMES } from '../../src/render/worlds/worlds';

const inLight = (prompt: string) => lightOf(readPrompt(prompt, 'en'));
const DAY = inLight('A street by day');
const NIGHT = inLight('A street at night');
const LIGHTS = [DAY, indoors(DAY), inLight('A street in the rain'), inLight('A street in the fog')];

it.each(PALETTE_NAMES)('words are read in every place and light: %s', (name) => {
  for (const place of WORLD_NAMES)
    for (const light of [...LIGHTS, NIGHT, indoors(NIGHT), inLight('A street at dusk')]) {
      const { ink, ground } = wordTone(place, light, palette(name));
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(8);
    }
});

it('is white in the evening, and on paper dark at any hour', () => {
  for (const place of WORLD_NAMES) {
    const { ink, ground } = wordTone(place, NIGHT, palette(PALETTE_NAMES[0]));
    expect(luminance(ink)).toBe(1);
    expect(luminance(ground)).toBeLessThan(0.1);
    expect(luminance(wordTone(place, NIGHT, palette(PALETTE_NAMES[0]), 'watercolour').ground)).toBeGreaterThan(0.5);
  }
});

it('has the colour of what is under it', () => {
  const groundOf = (place: (typeof WORLD_NAMES)[number]): Rgb => wordTone(place, DAY, palette(PALETTE_NAMES[0])).ground;
  const [lawn, bar, beach] = [groundOf('garden'), groundOf('cafe'), groundOf('sea')];
  expect(lawn.g).toBeGreaterThan(lawn.r + 20);
  expect(bar.r).toBeGreaterThan(bar.g + 20);
  expect(beach.r).toBeGreaterThan(beach.b + 20);
  expect(luminance(beach)).toBeGreaterThan(0.5);
  expect(luminance(bar)).toBeLessThan(0.1);
});
