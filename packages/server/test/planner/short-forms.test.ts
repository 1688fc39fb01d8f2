/** Briefs typed as messages are: short forms, prices in words, no marks, thanks in the same breath. */
import { expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { withPricesInFigures } from '../../src/adapters/local-planner/reading/prices-in-figures';
import { withShortFormsWritten } from '../../src/adapters/local-planner/reading/short-forms';
import { withSignOffApart } from '../../src/adapters/local-planner/reading/small-talk';
import { withClausesApart } from '../../src/adapters/local-planner/reading/unmarked';

it.each([
  ['en', 'pls come 2 us 2nite, we r open 4 u', 'please come to us tonight, we are open for you'],
  ['en', 'open from 2 to 4, vitamin d', 'open from 2 to 4, vitamin d'],
  ['en', 'follow @ur.place or ur.example', 'follow @ur.place or ur.example'],
  ['en', 'Fish n chips w mushy peas', 'Fish and chips with mushy peas'],
  ['es', 'tb abrimos los lunes x la tarde', 'también abrimos los lunes por la tarde'],
  ['it', 'sconto x tutti, nn serve prenotare', 'sconto per tutti, non serve prenotare'],
  ['it', 'tavolo 10 x 15 cm', 'tavolo 10 x 15 cm'],
])('writes short forms of %s out: "%s"', (language, typed, written) => {
  expect(withShortFormsWritten(typed, lexiconOf(language))).toBe(written);
});

it.each([
  ['en', 'from forty-five pounds, or a hundred and twenty euros', 'from 45 pounds, or 120 euros'],
  ['de', 'ab neunundachtzig Euro', 'ab 89 Euro'],
  ['fr', 'dès vingt-cinq euros', 'dès 25 euros'],
  ['es', 'desde treinta y ocho euros', 'desde 38 euros'],
  ['pl', 'od stu, za dwadzieścia pięć złotych', 'od stu, za 25 złotych'],
  ['en', 'worth every pound', 'worth every pound'],
])('shows prices of %s in figures: "%s"', (language, typed, written) => {
  expect(withPricesInFigures(typed, language)).toBe(written);
});

it.each([
  ['full valet £40, thanks Ali', 'full valet £40\nthanks Ali'],
  ['dm @shinyvan thx', 'dm @shinyvan\nthx'],
  ['Call us to say thanks', 'Call us to say thanks'],
])('sets thanks apart: "%s"', (typed, apart) => {
  expect(withSignOffApart(typed)).toBe(apart);
});

it.each([
  [
    'we are a small garage in Hull we do MOTs and servicing MOT is £40 no appointment needed ring us on 01482 555 0133',
    [
      'we are a small garage in Hull',
      'we do MOTs and servicing',
      'MOT is £40',
      'no appointment needed',
      'ring us on 01482 555 0133',
    ],
  ],
  [
    'A bakery where we mill the grain that we bake with every morning at four in the old mill by the river',
    ['A bakery where we mill the grain that we bake with every morning at four in the old mill by the river'],
  ],
])('parts what no mark parts: "%s"', (text, parts) => {
  expect(withClausesApart({ text }, lexiconOf('en')).map((part) => part.text)).toEqual(parts);
});
