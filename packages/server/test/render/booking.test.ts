/** Who is told to book is sold no books. */
import { expect, it } from 'vitest';
import { isBooking } from '../../src/render/stage/film-subjects';

const book = (text: string, words = 'Book') =>
  isBooking(text, { at: text.indexOf(words), words, score: 3, pictures: [] });

it.each(['Book at nova.example', 'Cut and colour. Book now', 'Book\nnova.example', 'Book'])('books: %s', (text) => {
  expect(book(text)).toBe(true);
});

it('leaves books', () => {
  expect(book('Book fair in Leeds')).toBe(false);
  expect(book('A book at your door', 'book')).toBe(false);
});
