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

test.each([
  ['en', 'Roof check\n- slates from £60\n- Mon to Fri 8-5\n- Harl Roofs, Unit 2 Mill Road, Ayr', 'Harl Roofs'],
  ['en', 'we clean bins. £6 a bin, every 4 weeks. Corby. WashBuddies 07700 900 634', 'WashBuddies'],
  ['fr', 'Devis gratuit. Garantie de dix ans. Pos’Eau, Limoges. 05 55 00 21 21', 'Pos’Eau'],
  [
    'it',
    'cerco persone per vendemmia, 9 euro all’ora. azienda agricola vigna alta. lavoro@vignaalta.example',
    'Vigna Alta',
  ],
  ['de', 'Umzug geplant? Wir packen an. Möbel Hansen, seit 1987, Hamburg, Festpreis. Tel 040 555 0177', 'Möbel Hansen'],
  ['en', 'An ad for our window cleaning company Clear View. We use pure water.', 'Clear View'],
  ['ja', '開店祝いに観葉植物を。わかば商店、福岡市中央区。2,000円から。', 'わかば商店'],
])('%s: %s', (language, brief, name) => {
  expect(brandOf(language, brief)).toBe(name);
});

test('in a brief of capitals a line alone is no name', () => {
  expect(brandOf('es', 'PANADERIA SIN GLUTEN EN MURCIA. OBRADOR CERTIFICADO. CALLE TRAPERIA 9.')).not.toBe(
    'Obrador Certificado',
  );
});

test.each([
  [
    'de',
    'Wir feiern 30 Jahre Gasthof zum Ochsen in Lindau! Am 20. September Freibier ab 11 Uhr.',
    'Gasthof zum Ochsen',
  ],
  ['fr', 'J’écris vos lettres. à partir de 60 €. Claire Vasseur, écrivaine publique à Rouen.', 'Claire Vasseur'],
  ['ja', '★閉店セール★ 大正堂呉服店(盛岡)、10月末まで全品50%オフ。', '大正堂呉服店'],
])('%s: %s', (language, brief, name) => {
  expect(brandOf(language, brief)).toBe(name);
});

test.each([
  [
    'es',
    'Comida casera: caldo y empanada. De lunes a sábado de 12 a 16 h. La Cocina de Berta, rúa Real 9',
    'La Cocina de Berta',
  ],
  [
    'it',
    'Siamo Carla e Dino e da poco abbiamo aperto una libreria per bambini a Imola, La Stella Storta. Corso Mazzini 8',
    'La Stella Storta',
  ],
  [
    'en',
    'We fit quiet ventilation units in a day. £795 all in. Breezewell, covering Devon. 01392 555 071',
    'Breezewell',
  ],
  ['ja', '古い帯をバッグに。仕立て直し工房いろは(京都市)。バッグ18,000円から。', '仕立て直し工房いろは'],
])('%s: %s', (language, brief, name) => {
  expect(brandOf(language, brief)).toBe(name);
});
