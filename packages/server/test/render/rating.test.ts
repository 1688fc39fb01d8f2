/** Stars are shown for a rating that is given, and for nothing else. */
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../src/acting/facts/rating';
import { actOf } from '../../src/render/routes/acts';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { firstScene, motion } from './fixtures';

describe('ratingOf', () => {
  it.each([
    ['4.9 stars from 2,300 customers', 4.9],
    ['Rated 4.7 by our guests', 4.7],
    ['4,8 von 5 Sternen', 4.8],
    ['4,9/5 sur 200 avis', 4.9],
    ['5 estrellas', 5],
    ['Five stars', 5],
    ['★★★★', 4],
    ['4.8 つ星', 4.8],
    ['٤٫٩ من 5', 4.9],
    ['Beans are roasted every Tuesday', undefined],
    ['Open from 5 to 9', undefined],
    ['Ranked 5 of 500 schools', undefined],
    ['3 nights under the stars', undefined],
    ['A 50-star flag', undefined],
  ])('reads %s', (text, rating) => {
    expect(ratingOf(text)).toBe(rating);
  });
});

describe('the card of a testimonial', () => {
  const layersOf = async (text: string): Promise<number> => {
    const act = actOf('testimonial');
    const input = await firstScene(motion(text, 'hook'), { route: 'testimonial' });
    return sceneFilm({ ...input, ...(act === undefined ? {} : { act }), brought: [] }, 'motion').layers.length;
  };

  it('has stars only where a rating is given', async () => {
    expect(await layersOf('4.9 stars since we opened')).toBe((await layersOf('A great place since we opened')) + 1);
  });

  it('has marks of quotation around what somebody said, and around no price', async () => {
    const [said, price] = [await layersOf('“A great place for good”'), await layersOf('A great place from £24')];
    expect(said).toBe(price + 1);
  });
});
