/** Names without their case, quietly, and alone at the end; short numbers that are called; who tells it stays with what else they do. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { readBrief } from '../../src/adapters/local-planner/reading/read-brief';
import { requestOf } from './request-of';

const read = (language: string, brief: string) => readBrief({ brief, kind: 'ad', language });
const lastOf = async (language: string, brief: string): Promise<string> => {
  const { scenes } = await createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
  return scenes.at(-1)?.prompt ?? '';
};

it.each([
  ['tr', "Nota Sanat Evi'nde gitar dersi, aylık 1.900 TL. İlk ders ücretsiz.", 'Nota Sanat Evi'],
  ['tr', "Çamlık Pansiyon'da oda kahvaltı 2.100 TL. Denize 200 metre.", 'Çamlık Pansiyon'],
  ['en', 'HUGE DOLL FAIR on Sunday at the town hall. 200 stalls, entry £3.', 'Huge Doll Fair'],
  ['en', 'Hire a scooter in town. First ride free. 14 cities. Zippa.', 'Zippa'],
  ['tr', 'Kampüste scooter kirala. Dakikası 2 TL. 14 üniversitede. Zippa.', 'Zippa'],
  ['en', 'Fresh bread in Leeds. Open from six. Parking.', undefined],
  ['ar', 'نعلّم الخياطة مجانا كل سبت. نحتاج متطوعات. جمعية رفق', 'جمعية رفق'],
])('in %s a name is written by itself: %s', (language, brief, name) => {
  expect(read(language, brief).brand).toBe(name);
});

it.each([
  ['ar', 'مطعم البلدة القديمة. مشاوي على الفحم. توصيل حتى منتصف الليل. ١٩٤٤٤', '١٩٤٤٤'],
  ['tr', 'Eski pilleri kapınızdan alıyoruz. Getirene fidan hediye. Alo 153', '153'],
])('in %s a short number at the end is called', async (language, brief, number) => {
  expect(await lastOf(language, brief)).toContain(number);
});

it('takes no year for a number to call', () => {
  expect(read('en', 'Potters since long ago. Handmade jugs. 1987.').call).toBeUndefined();
});

it('says of whom what they do besides', () => {
  const { thoughts } = read(
    'en',
    'We restore old garden walls all over the county, from £90 a metre, and run a weekend course in May for £150 with lunch.',
  );
  expect(thoughts.map(({ text }) => text)).toContain('We run a weekend course in May for £150 with lunch');
});

it('keeps titles in one breath', () => {
  const { thoughts } = read('tr', 'Diz ağrısına doğru tanı. Op. Dr. Selim Kaya, Çorlu. Muayene 1.500 TL.');
  expect(thoughts.some(({ text }) => /(?:^|\s)Op$/u.test(text))).toBe(false);
});

it('ends a call with what it is for where that stands behind its noun', async () => {
  expect(await lastOf('tr', 'Lavanta tarlamız açık. Giriş 50 TL. Yer ayırtmak için 0532 555 01 48')).toMatch(/için/u);
});

it.each([
  ['en', 'No need to be sporty.'],
  ['tr', 'Eski telefon, televizyon, kablo ne varsa alıyoruz.'],
  ['ar', 'بدون إعلانات.'],
])('in %s what nobody needs, and what is collected, is told: %s', (language, told) => {
  const { forMaker } = read(language, `${told} ${language === 'en' ? 'Walks every Tuesday at 10, Hexham.' : ''}`);
  expect(forMaker).toEqual([]);
});
