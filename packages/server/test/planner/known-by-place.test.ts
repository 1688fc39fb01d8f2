/** A name is known by what stands around it: what it is the name of, its street, a sentence of its own. */
import { expect, test } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { nameByPlace } from '../../src/adapters/local-planner/reading/known-by-place';
import { readBrief } from '../../src/adapters/local-planner/reading/read-brief';

const brandOf = (language: string, brief: string): string | undefined =>
  readBrief({ brief, kind: 'ad', language }).brand;

test.each([
  ['en', 'A short video for my aunt’s shoe shop, Sole in Step, 9 Harbour Row, Fowey. Heels from £8.', 'Sole in Step'],
  ['en', 'Hi both, our music school (Blue Note, Truro) has a new piano teacher. Lessons £30 an hour.', 'Blue Note'],
  ['de', 'Ich betreibe eine Schneiderei in Fulda (Fadenlauf, Lange Straße 7). Hosen kürzen 11 Euro.', 'Fadenlauf'],
  ['pl', 'Otwieramy piekarnię w Gdyni! Chleb na zakwasie od 9 zł. Piekarnia Bochen, Nadmorska 4', 'Piekarnia Bochen'],
  ['en', 'BREWERY OPEN DAY SUNDAY 8 JUNE. LIVE BAND FROM 3PM. HIGHFIELD BREWERY, ALNWICK', 'Highfield Brewery'],
])('%s: %s', (language, brief, name) => {
  expect(brandOf(language, brief)).toBe(name);
});

test('a town behind a street, what there is, and what somebody is and where are no names', () => {
  const lexicon = lexiconOf('en');
  expect(nameByPlace('Nether Wallop', 'Hems at 4 Mill Lane, Nether Wallop. Zips £10.', lexicon)).toBe('Nether Wallop');
  expect(nameByPlace(undefined, 'Soft play in Stafford, cafe with Nice Coffee.', lexicon)).toBeUndefined();
  expect(nameByPlace(undefined, 'Locksmith in Derby. There in 30 mins.', lexicon)).toBeUndefined();
});

test('a name that was found stays, with the article that it has', () => {
  expect(nameByPlace('Fil Rouge', 'Couture Fil Rouge. Atelier Bleu, 3 rue Foch.', lexiconOf('fr'))).toBe('Fil Rouge');
});
