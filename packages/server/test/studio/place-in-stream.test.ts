/** What a tab makes of a place in the stream of changes: nothing twice, and nothing that it can't be sure of. */
import { expect, test } from 'vitest';
import { stepTo } from '../../src/studio/data/place-in-stream';

test('what follows is next, what was there is seen, and anything else is not known', () => {
  expect(stepTo(undefined, 'a-7')).toBe('next');
  expect(stepTo('a-7', 'a-8')).toBe('next');
  for (const place of ['a-7', 'a-6', 'a-0']) expect(stepTo('a-7', place)).toBe('seen');
  for (const place of ['a-9', 'b-8', 'b-7', 'b-1', '']) expect(stepTo('a-7', place)).toBe('unknown');
  expect(stepTo('a-9', 'a-10')).toBe('next');
});
