/** How many words the figures of a text are to a voice, beside what engines need for them. */
import { expect, it } from 'vitest';
import { secondsToSay, spokenWords } from '../../src/adapters/local-planner/reading/measure';

it.each([
  // Twelve pounds fifty; one thousand two hundred and ninety-nine pounds.
  ['£12.50', 3, 4],
  ['12,50 €', 3, 4],
  ['£9', 2, 2],
  ['£1,299', 5, 7],
  ['20 %', 2, 2.5],
  ['4.9', 2, 3],
  ['2,300', 3, 4],
  ['12,000', 1.5, 2.5],
  ['10:30', 2, 2],
  ['9:00', 1, 1.5],
  ['2026', 2.5, 3.5],
  ['9–17', 2.5, 3],
  ['24', 1.5, 2],
  // Figure by figure.
  ['0117 496 0123', 8, 10],
  ['+44 20 7946 0958', 10, 12],
  ['030/1234567', 7, 9],
  ['60-day returns', 2.5, 3.5],
  ['NORTH20', 2, 2],
  ['no figures at all', 4, 4],
])('weighs %s as it is said', (text, least, most) => {
  expect(spokenWords(text)).toBeGreaterThanOrEqual(least);
  expect(spokenWords(text)).toBeLessThanOrEqual(most);
});

it('gives a sentence with prices the time that they take', () => {
  expect(secondsToSay('Two flat whites for £12.50.')).toBeGreaterThan(
    secondsToSay('Two flat whites for friends.') + 0.7,
  );
});
