/** Who is named at work in a text. */
import { describe, expect, it } from 'vitest';
import { workersIn } from '../../src/render/stage/at-work';
import { fromFoot } from '../../src/render/stage/composition';
import { COMPOSITION_NAMES, COMPOSITIONS } from '../../src/render/stage/compositions';

const picture = (name: string) => ({ name, set: 'fluent', bytes: () => Buffer.from('<svg/>') });
const who = (text: string, language: string): string[] =>
  workersIn(text, language, { capitalsName: language !== 'de', picture }).map(({ figure }) => figure.name);

describe('workersIn', () => {
  it.each([
    ['en', 'Our farmers bring eggs', 'farmer'],
    ['en', 'Nurses who visit you', 'health-worker'],
    ['de', 'Unser Bäcker steht früh auf', 'cook'],
    ['fr', 'une infirmière prélève', 'health-worker'],
    ['nl', 'De loodgieter komt vandaag', 'mechanic'],
    ['ja', '農家が育てた野菜', 'farmer'],
    ['ar', 'يقطفها المزارعون باليد', 'farmer'],
  ])('finds them in %s: %s', (language, text, expected) => {
    expect(new Set(who(text, language))).toEqual(new Set([expected]));
  });

  it.each([
    ['en', 'The bakery on the corner'],
    ['en', 'Cook dinner in ten minutes'],
    ['en', 'Find us in Baker Street'],
    ['de', 'Tischlerei am Markt'],
    ['fr', 'La boulangerie du coin'],
    ['nl', 'De bakkerij om de hoek'],
  ])('takes no house, no order and no name for somebody, in %s: %s', (language, text) => {
    expect(who(text, language)).toEqual([]);
  });
});

describe('fromFoot', () => {
  const shapes = {
    tall: { width: 540, height: 960 },
    square: { width: 540, height: 540 },
    wide: { width: 960, height: 540 },
  };

  it('lets nobody end at the chest within the frame, nor stand under words', () => {
    for (const name of COMPOSITION_NAMES)
      for (const [shape, size] of Object.entries(shapes)) {
        const composition = COMPOSITIONS[name][shape as keyof typeof shapes];
        const risen = fromFoot(composition, size);
        if (risen === undefined) continue;
        expect(risen.stands && risen.hero.y).toBeGreaterThan(1);
        expect(risen.words).toBe(composition.words);
        const short = Math.min(size.width, size.height) / size.width;
        expect(Math.min(risen.hero.x, 1 - risen.hero.x)).toBeGreaterThan(risen.hero.height * short * 0.3);
      }
    for (const [shape, size] of Object.entries(shapes))
      expect(fromFoot(COMPOSITIONS.pedestal[shape as keyof typeof shapes], size)).toBeDefined();
  });
});
