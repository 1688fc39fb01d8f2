/** How large things are in life, and what may stand beside what. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { randomFor } from '../../src/render/random';
import { things } from '../../src/render/stage/actors';
import { cameraOf } from '../../src/render/stage/camera';
import { COMPOSITIONS } from '../../src/render/stage/compositions';
import { isHandy, type LifeSize, lifeSizeOf, NAMES_BY_SIZE, shareBeside } from '../../src/render/stage/life-size';
import { firstScene, motion } from './fixtures';

describe('sizes in life', () => {
  it('are known of pictures that there are, each once', () => {
    const artwork = openArtwork();
    const names = Object.values(NAMES_BY_SIZE).flatMap((list) => list.split(' '));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !name.includes('*') && artwork.picture(name) === undefined)).toEqual([]);
  });

  it.each([
    ['coffee-beans', 'bean'],
    ['hot-beverage', 'cup'],
    ['running-shoe', 'bottle'],
    ['dog', 'chair'],
    ['woman-cook-medium-dark', 'chair'],
    ['man-running-dark', 'bed'],
    ['vertical-traffic-light', 'bed'],
    ['delivery-truck', 'house'],
    ['hotel', 'house'],
    ['sparkles', undefined],
  ])('%s: %s', (name, size) => expect(lifeSizeOf(name)).toBe(size));

  it('let nothing stand beside what is smaller, and make what is much smaller small', () => {
    expect(shareBeside('cup', 'bean')).toBeUndefined();
    expect(shareBeside('cup', 'cup')).toBe(1);
    expect(shareBeside('bean', 'cup')).toBeLessThan(1);
    expect(shareBeside('bean', 'house')).toBeUndefined();
    expect(shareBeside(undefined, 'bean')).toBe(1);
    expect([isHandy('bottle'), isHandy('chair'), isHandy(undefined)]).toEqual([true, false, true]);
  });

  it('keep in focus what fits beside a subject, and out of it whatever belongs to it', async () => {
    const { setting } = await firstScene(motion('Beans', 'hook'));
    const [hero, prop] = [createCanvas(90, 90), createCanvas(40, 40)];
    const composition = COMPOSITIONS.pedestal.tall;
    const span = { from: 0, until: 3 };
    const seen = (size: LifeSize) => {
      const random = randomFor(1, 'things');
      const lens = cameraOf('push', { ...span, from: 0 }, { x: 0, y: 0 }, 100, random);
      const cast = {
        ...{ hero, steams: false, props: [prop], pictures: new Map() },
        lifeSizes: new Map([
          [hero, 'bean'],
          [prop, size],
        ] as const),
      };
      const { behind, before } = things(cast, composition, { setting, span, from: 0, lens, random, words: undefined });
      return [...behind, ...before].map(({ soft }) => soft !== undefined);
    };
    expect(seen('bean')).toContain(false);
    expect(seen('cup')).not.toContain(false);
    expect(seen('cup')).toContain(true);
  });
});
