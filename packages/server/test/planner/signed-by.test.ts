/** Who signs the last card: whoever the brief is of, however it says so. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { unbentName } from '../../src/adapters/local-planner/reading/unbent-name';
import { unspacedSign } from '../../src/adapters/local-planner/reading/unspaced-signs';
import { requestOf } from './request-of';

const planOf = async (language: string, brief: string): Promise<{ last: string; all: string }> => {
  const { scenes } = await createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
  return { last: scenes.at(-1)?.prompt ?? '', all: scenes.map(({ prompt }) => prompt).join('\n') };
};

describe('the last card', () => {
  it.each([
    // A house by its trade and its place goes before what it gives.
    [
      'nl',
      'Leren schaatsen? Diploma D, E en F in groepen van acht. Rijschool De Molen, Assen en Emmen. Proefles gratis.',
      'Rijschool De Molen',
    ],
    // What somebody sells signs, and not that they sell it.
    [
      'de',
      'Verkaufe Heimorgel Yamaha, Bj. 1988, spielbereit. 350 Euro, Selbstabholung in Celle. 05141 555 077',
      'Heimorgel Yamaha',
    ],
    // A name and what it is.
    [
      'pl',
      'ZnajdźDom to portal, na którym znajdziesz mieszkanie bez pośrednika. Ogłoszenie kosztuje 9 zł.',
      'ZnajdźDom',
    ],
    // At whose house somebody was, in a language whose nouns have capitals.
    [
      'de',
      '„Endlich schlafe ich wieder durch“, sagt Jutta Kern, 58. Akupunktur und Massage bei Praxis am Deich. Tel. 04931 555 018',
      'Praxis am Deich',
    ],
    // Behind a cry, in other letters.
    [
      'ja',
      '移転しました！美容室 atelier mio は5月2日から栄へ。カット4,800円。予約は mio.example へ。',
      '美容室 atelier mio',
    ],
    // Before a number to call, and alone in the last line.
    ['ja', '雨どいの掃除・修理。出張費無料、1か所5,500円から。屋根の味方 0120-555-044', '屋根の味方'],
    ['ja', '完熟みかんの定期便。毎月5キロ、月3,200円、送料無料。みかんの丘 有田', 'みかんの丘 有田'],
    // An address spells a sign between two names as its language says it.
    [
      'nl',
      '"De kelder stond blank, nu is hij droog." Joke uit Elburg. Drainage vanaf € 990. haasenzoon.example. Haas & Zoon werkt in heel Overijssel.',
      'Haas & Zoon',
    ],
    // Whoever is called stands behind a stroke.
    ['de', 'aushilfe gesucht, 2x die woche abends, 15 € pro stunde, schreib an 0176 555 0144 – glanzteam', 'glanzteam'],
    // A house and a name that is no noun, alone at the end.
    [
      'de',
      'Als Nuri Demir 1988 nach Hamm kam, kannte er niemanden. Heute bildet er selbst aus. Tischlerei Demir.',
      'Tischlerei Demir',
    ],
    // What people say is no name of anything.
    [
      'ja',
      '「膝が痛くて階段がつらかったのに、今は旅行に行けます」（68歳）。鍼灸院ことり、長野駅から徒歩3分。初診2,800円。',
      '鍼灸院ことり',
    ],
    // The address spells where it is, and a house signs below it.
    [
      'pl',
      'Szukamy woźnego w gminie Brenna. Umowa o pracę, 4 300 zł brutto. CV na adres praca@brenna.example. Szkoła Muzyczna w Górkach',
      'Szkoła Muzyczna w Górkach',
    ],
    ['nl', 'OUDE WERKBANKEN!! NAGEKEKEN. VANAF €120. ZATERDAG OPEN. DE SCHAAF, ZWOLLE', 'De Schaaf'],
  ])('signs in %s: %s', async (language, brief, name) => {
    expect((await planOf(language, brief)).last).toContain(name);
  });

  it('keeps what is said of a name out of it', async () => {
    const { last, all } = await planOf(
      'nl',
      'Onze buurtbieb in Workum dreigt te sluiten. Help mee! Al 90 gezinnen doen mee. Word lid via buurtbieb.example',
    );
    expect(last).not.toContain('dreigt');
    expect(all).toContain('dreigt te sluiten');
  });
});

it('takes no offer, no place and no figure for a Japanese sign', () => {
  const ja = lexiconOf('ja');
  const signOf = (text: string): string | undefined => unspacedSign([{ text: '畳の張り替え。' }, { text }], ja)?.name;
  for (const text of [
    '見学は随時受付中',
    '駐車場完備',
    '札幌市',
    '3名限定',
    'ご予約は 03-5555-0144',
    'お待ちしています',
  ])
    expect(signOf(text)).toBeUndefined();
});

it('tells a name and its town on the last card alone, where there is enough beside it', async () => {
  const { last, all } = await planOf(
    'nl',
    'Klompen op maat, van wilgenhout. Proefpassen op zaterdag. Een paar kost € 45. Klaar in twee weken. Ook voor kinderen. Klompenmakerij Rood, Urk.',
  );
  expect(last).toContain('Klompenmakerij Rood, Urk');
  expect(all.match(/Klompenmakerij Rood/gu)).toHaveLength(1);
});

it('signs with nothing that only tells where about something is', async () => {
  const { last } = await planOf(
    'pl',
    'Sprzedam przyczepę Niewiadów N-126, rok 1991. 4 200 zł. Okolice Suwałk. Tel. 600 555 077',
  );
  expect(last).not.toContain('Okolice');
  expect(last).toContain('Przyczepa Niewiadów');
});

it('takes no bracket for a part of a number', async () => {
  const { all } = await planOf('pl', 'Pomóż psom ze schroniska w Pile. Wyślij SMS o treści ŁAPA na 72052 (2,46 zł).');
  expect(all.replaceAll('\n', ' ')).toContain('72052 (2,46 zł)');
});

it.each([
  ['de', 'Fest der Evangelischen Bücherei Lemgo', 'Evangelischen Bücherei Lemgo', 'Evangelische Bücherei Lemgo'],
  ['de', 'Im Evangelischen Gemeindehaus', 'Evangelischen Gemeindehaus', 'Evangelischen Gemeindehaus'],
  ['pl', 'Film dla Pracowni Złota Nitka', 'Pracowni Złota Nitka', 'Pracownia Złota Nitka'],
  ['pl', 'Otwarcie Salonu Lustro', 'Salonu Lustro', 'Salonu Lustro'],
  ['en', 'A film for Hollin Bakery', 'Hollin Bakery', 'Hollin Bakery'],
])('says a name as it stands by itself: %s, %s', (language, brief, name, bare) => {
  expect(unbentName(name, brief, lexiconOf(language))).toBe(bare);
});
