/** Whose a brief is, however it says so, and what stays with a name, a price and a list. */
import { expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { priceChangeOf } from '../../src/adapters/local-planner/reading/price-change';
import { readBrief } from '../../src/adapters/local-planner/reading/read-brief';

const read = (brief: string, language: string): ReturnType<typeof readBrief> =>
  readBrief({ brief, language, kind: 'ad' });

it.each([
  ['en', 'Need something for our launderette Suds & Co on Park Street, wash £9 a bag, open till 10', 'Suds & Co'],
  ['en', 'Can you do something for Harbour Sails in Fowey? Day trips £45, lunch included', 'Harbour Sails'],
  [
    'es',
    'Hazme un anuncio para la panadería Luz de Luna en León, pan de masa madre, abierto los domingos',
    'Luz de Luna',
  ],
  ['fr', 'L’agence Pierre Claire estime votre bien sous deux jours. Appelez le 04 78 55 01 43.', 'Pierre Claire'],
  ['fr', 'La maison Aubert fabrique des parapluies depuis 1911. Venez voir.', 'Maison Aubert'],
  ['pt', 'quero um vídeo para a Tasca da Tia Rita, em Beja, petiscos até tarde, menu a 8,50€', 'Tasca da Tia Rita'],
  [
    'de',
    'wir brauchen nen kurzen Spot für unseren Teeladen "Blatt & Kanne" in Ulm, seit 2009, Mo-Sa 10-18 Uhr',
    'Blatt & Kanne',
  ],
  [
    'nl',
    'Bij Bakkerij Het Warme Brood in Gouda staat de oven nooit stil. Kom zaterdag proeven.',
    'Bakkerij Het Warme Brood',
  ],
  [
    'en',
    'Hi Tom,\nWe mend zips and coats, most in a week. Bring them in.\n\nCheers,\nRosa Field\nStitch Clinic',
    'Stitch Clinic',
  ],
  ['en', 'Home / Garden / Tools\nOakridge 30cm Hand Saw\n£24.00\nSharp for years\nAdd to basket', 'Oakridge'],
  [
    'en',
    'can u do a wee video for my cat sitting biz, Whisker Watch, I cover all of Fife, £10 a visit',
    'Whisker Watch',
  ],
  ['es', 'Necesito un vídeo para la peluquería canina Rabitos, en Soria. Baño desde 20 €.', 'Rabitos'],
  [
    'de',
    'Hallo, wir (Bäckerei Mohnblume, Ulm) möchten einen Spot für unser neues Brot. Laib 4,90 €.',
    'Bäckerei Mohnblume',
  ],
  ['de', 'Neu in Ulm: FROSTHAUS! 18 Sorten, alle vegan. Eröffnung am 2. Juni ab 11 Uhr.', 'FROSTHAUS'],
  [
    'de',
    'Wir suchen eine Malerin in Celle, ab 1. Mai. Gute Laune gibt es dazu. Malerei Winter GmbH',
    'Malerei Winter GmbH',
  ],
  ['nl', 'Wij zijn pedicurepraktijk Zachte Tred in Zeist. Behandeling €36.', 'Zachte Tred'],
  ['pl', 'potrzebuję reklamy na Instagram dla mojej kwiaciarni Leśny Mak w Pile. Bukiety od 50 zł.', 'Leśny Mak'],
])('reads in %s whose "%s" is', (language, brief, name) => {
  expect(read(brief, language).brand).toContain(name);
});

it('takes no person and no place for a firm', () => {
  expect(
    read('Bring your old coats on all wet Tuesdays. We mend zips.\n\nCheers,\nRosa F', 'en').brand,
  ).toBeUndefined();
  expect(read('Fresh bread in New York, from 4 am. Come early.', 'en').brand).toBeUndefined();
});

it('keeps a price to what costs that, and where the other is paid to that', () => {
  const change = priceChangeOf('Erdbeeren 4,90 €/kg statt 7,50 € im Laden', lexiconOf('de'));
  expect(change).toMatchObject({ now: '4,90 €', before: '7,50 €', rest: '' });
  expect(priceChangeOf('Zur Eröffnung zahlt ihr nur 5 € statt 12 €', lexiconOf('de'))?.thing).toBe('Zur Eröffnung');
  const { thoughts } = read('Somos una floristería. Ramo del mes: 29,90 €. Abrimos los lunes.', 'es');
  expect(thoughts.map(({ text }) => text)).toContain('Ramo del mes: 29,90 €');
});

it('takes how to reach somebody out of a list', () => {
  const { thoughts, call } = read('Blitz Clean\n- offices and shops\n- quotes in a day\n- ring 0113 496 0555', 'en');
  expect(call?.contact?.text).toBe('0113 496 0555');
  expect(thoughts.flatMap(({ list }) => list?.items ?? [])).toEqual(['offices and shops', 'quotes in a day']);
});

it('writes towns as they are written, and nothing within an address', () => {
  expect(read('kapper utrecht zonder afspraak, knippen 22 euro, kapper-utrecht.example', 'nl').told.join(' ')).toMatch(
    /Utrecht zonder.*kapper-utrecht\.example/u,
  );
});

it('keeps what leads to a list where it says something of its own', () => {
  const { thoughts } = read(
    'Somos la bodega Altaluz, en Haro. El 14 y 15 de noviembre celebramos nuestras jornadas: visita, cata y comida. Reservas en altaluz.example.',
    'es',
  );
  expect(thoughts.map(({ text }) => text)).toContain('El 14 y 15 de noviembre celebramos nuestras jornadas');
});
