import { describe, expect, it } from 'vitest';
import { constant, easeIn, easeInOut, easeOut, keys, linear, spring, sum, sway } from '../../src/render/film/curve';

describe('curves', () => {
  it('pass through their keys and stand still outside of them', () => {
    const curve = keys({ at: 1, value: 10 }, { at: 2, value: 20, ease: linear }, { at: 4, value: 0, ease: easeIn });
    expect([0, 1, 1.5, 2, 4, 9].map(curve)).toEqual([10, 10, 15, 20, 0, 0]);
    expect(curve(3)).toBeCloseTo(20 - 20 / 8);
  });

  it.each([
    ['linear', linear],
    ['easeOut', easeOut],
    ['easeIn', easeIn],
    ['easeInOut', easeInOut],
    ['a spring', spring(0.5)],
    ['a stiff spring', spring(0)],
  ] as const)('begin at 0 and end at 1: %s', (_name, ease) => {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  });

  it('overshoot on a spring that bounces, and come back', () => {
    const most = Math.max(...Array.from({ length: 100 }, (_, step) => spring(0.8)(step / 100)));
    expect(most).toBeGreaterThan(1.02);
    expect(spring(0.8)(0.999)).toBeCloseTo(1, 1);
  });

  it('sway about nothing and can be added', () => {
    const curve = sum(constant(5), sway(2, 4));
    expect(curve(0)).toBeCloseTo(5);
    expect(curve(1)).toBeCloseTo(7);
    expect(curve(3)).toBeCloseTo(3);
  });
});
