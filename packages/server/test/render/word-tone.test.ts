/** What is written over a place is pale where the place is bright, and dark where it is not. */
import { expect, it } from 'vitest';
import { contrast, luminance } from '../../src/render/color/color';
import { PALETTE_NAMES, palette } from '../../src/render/color/palettes';
import { indoors, lightOf } from '../../src/render/worlds/light';
import { readPrompt } from '../../src/render/worlds/reading';
import { wordTone } from '../../src/render/worlds/word-tone';

const inLight = (prompt: string) => lightOf(readPrompt(prompt, 'en'));

it.each(PALETTE_NAMES)('by day words are dark on a pale ground, and white in the evening: %s', (name) => {
  const day = inLight('A street by day');
  for (const light of [day, indoors(day), inLight('A street in the rain'), inLight('A street in the fog')]) {
    const { ink, ground } = wordTone('street', light, palette(name));
    expect(luminance(ground)).toBeGreaterThan(0.5);
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(9);
  }
  const night = inLight('A street at night');
  expect(luminance(wordTone('street', night, palette(name), 'watercolour').ground)).toBeGreaterThan(0.5);
  for (const [place, light] of [
    ['street', night],
    ['cafe', indoors(night)],
    ['street', inLight('A street at dusk')],
    ['stage', indoors(day)],
  ] as const) {
    const { ink, ground } = wordTone(place, light, palette(name));
    expect(luminance(ground)).toBeLessThan(0.05);
    expect(luminance(ink)).toBe(1);
  }
});
