/** What announces something, or looks for staff, names nobody; what a letter asks a film for is told. */
import { expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { isAnnouncement, namesNobody } from '../../src/adapters/local-planner/reading/announcements';
import { letterOf } from '../../src/adapters/local-planner/reading/letter';
import { askedFor } from '../../src/adapters/local-planner/reading/openings';

it.each([
  ['en', 'GRAND OPENING', true],
  ['de', 'GROSSER LAGERVERKAUF', true],
  ['ja', '新商品', true],
  ['de', 'RÄUMUNGSVERKAUF BEI MÖBEL STEINHAGEN', false],
  ['en', 'Harbour Street Bakery', false],
])('tells an announcement in %s: %s', (language, line, expected) => {
  expect(isAnnouncement(line, lexiconOf(language))).toBe(expected);
});

it('takes no vacancy for a name', () => {
  const lexicon = lexiconOf('en');
  const stripped = { text: 'Hiring Delivery Drivers', name: 'Hiring Delivery Drivers' };
  expect(namesNobody(stripped, 'We are Hiring Delivery Drivers', lexicon)).toBe(true);
  const firm = 'Crust & Crumb is looking for a baker';
  expect(namesNobody({ text: firm, name: 'Crust & Crumb' }, firm, lexicon)).toBe(false);
});

it('says what a letter asks a film for', () => {
  expect(askedFor('As discussed, we need a short clip for our new bread class.')).toBe('our new bread class.');
  expect(askedFor('Our bread class starts in May.')).toBe('Our bread class starts in May.');
});

it('keeps how to reach whoever signs, and what was answered out of it', () => {
  const { body, signature } = letterOf(
    'Hello,\nour fair is on 10 May.\n--\nHazel Crane | Suffolk Vintage\nsuffolkvintage.example\nOn 3 March, Jo wrote:\n> What is it about?',
  );
  expect(body).toBe('our fair is on 10 May.\nsuffolkvintage.example');
  expect(signature).toContain('Suffolk Vintage');
});
