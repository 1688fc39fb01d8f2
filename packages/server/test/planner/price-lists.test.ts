/** Lists of prices, a line each: they stand on one card, under whose they are. */
import { expect, it } from 'vitest';
import { isPriceList, withPricesListed } from '../../src/adapters/local-planner/reading/price-lists';

const texts = (...lines: string[]): { text: string }[] => lines.map((text) => ({ text }));

it('makes one list of prices, under whoever has them', () => {
  const [owner, list, call] = withPricesListed(
    texts('Lash lift £35', 'Brow tint £12', 'Leg wax £25', 'Book: 01752 555 0176', 'Glow Room, Plympton'),
  );
  expect(owner).toEqual({ text: 'Glow Room, Plympton' });
  expect(list?.bullets).toEqual(['Lash lift £35', 'Brow tint £12', 'Leg wax £25']);
  expect(call).toEqual({ text: 'Book: 01752 555 0176' });
});

it('leaves two prices and sentences as they are', () => {
  const two = texts('Adults £8', 'Children £4', 'Open daily');
  expect(withPricesListed(two)).toEqual(two);
  expect(isPriceList(['A room costs £80, with breakfast', 'A room £70', 'A bed £20'])).toBe(false);
});

it('parts a long list evenly', () => {
  const lists = withPricesListed(
    texts(...Array.from({ length: 8 }, (_, at) => `Dish ${'abcdefgh'.charAt(at)} £1${at}`)),
  );
  expect(lists.map(({ bullets }) => bullets?.length)).toEqual([4, 4]);
});
