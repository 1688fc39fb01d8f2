/** What counts or measures names nothing that could be shown. */
import { expect, it } from 'vitest';
import { withoutRatings, withoutUnits } from '../../src/render/worlds/words/units';

it.each([
  ['a 80 metros da praia', 'a 80        da praia'],
  ['à 50 mètres', 'à 50       '],
  ['€70 a night', '€70        '],
  ['Donnerstags 18 Uhr', 'Donnerstags 18    '],
  ['à 20 heures', 'à 20       '],
  ['saat 19', '     19'],
  ["at 9 o'clock", 'at 9        '],
])('%s', (text, bare) => {
  expect(withoutUnits(text).length).toBe(text.length);
  expect(withoutUnits(text).replaceAll(/\s+/gu, ' ')).toBe(bare.replaceAll(/\s+/gu, ' '));
});

it('leaves a clock alone that is spoken of', () => {
  expect(withoutUnits('Uhren und eine Uhr, 1 Uhrmacher')).toBe('Uhren und eine Uhr, 1 Uhrmacher');
});

it('leaves a railway alone', () => {
  expect(withoutUnits('two minutes from the metro, by metro')).toBe('two minutes from the metro, by metro');
});

it.each([
  ['4.9 stars from 2,300 customers', true],
  ['4,8 Sterne', true],
  ['★★★★☆', true],
  ['under the stars', false],
])('takes stars that rate for none of the sky: %s', (text, rates) => {
  expect(withoutRatings(text) !== text).toBe(rates);
  expect(withoutRatings(text).length).toBe(text.length);
});
