/** The name that a brief ends with signs it, whatever else in it looks like a name. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { closingName } from '../../src/adapters/local-planner/reading/closing-name';
import { requestOf } from './request-of';

const planOf = async (language: string, brief: string): Promise<{ last: string; all: string; said: string }> => {
  const { scenes } = await createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
  return {
    last: scenes.at(-1)?.prompt ?? '',
    all: scenes.map(({ prompt }) => prompt).join('\n'),
    said: scenes.map(({ script = '' }) => script).join('\n'),
  };
};

describe('the last sentence of a brief', () => {
  it.each([
    ['de', 'Abfluss zu? Wir kommen mit der Kamera. Festpreis 99 Euro. Rohrpirat, Raum Soest', 'Rohrpirat'],
    ['pl', 'Zajęcia po 45 minut, 80 zł. Gabinet fizjoterapii Ruch, Gniezno.', 'Gabinet fizjoterapii Ruch'],
    [
      'nl',
      'Tante Riet bakte jarenlang stroopwafels. Nu doet haar neef het. Stroopwafels van Riet.',
      'Stroopwafels van Riet',
    ],
    ['en', 'Rust ruins old gates. We mend them on site. Hobb & Daughter, Ludlow. 01584 555 014', 'Hobb & Daughter'],
  ])('names whose it is: %s', (language, brief, name) => {
    expect(closingName(brief, lexiconOf(language))?.name).toBe(name);
  });

  it.each([
    ['de', 'Kurse für Oboe. Noch 2 Plätze. Judith Arnold, Musikschule Suhl'],
    ['de', 'Kurs ab Mai, noch 4 Plätze. Freundliche Grüße, Anna Riedel'],
    ['en', 'Cream tea £8.50. Open Wed-Sun, Lerryn, Cornwall'],
    ['en', 'Free design visit. Showroom on Lemon Street.'],
    ['de', 'Wir liefern im Umkreis. Nur Abholung'],
    ['fr', 'Ressemelage dès 25 €. Merci, Gérard'],
    ['ja', '畳の張り替え。駐車場完備'],
  ])('is none where it takes leave, or tells when and where: %s, %s', (language, brief) => {
    expect(closingName(brief, lexiconOf(language))).toBeUndefined();
  });
});

it.each([
  ['pl', 'OPONY LETNIE!!! WYMIANA 100 ZŁ. BEZ KOLEJKI. WULKANIZACJA U ZBYSZKA, KUTNO', 'Wulkanizacja u Zbyszka'],
  [
    'ja',
    '【急募】ぶどう農家で箱詰めスタッフ募集。8月〜10月、時給1,080円。電話：0553-555-012（古屋葡萄園）',
    '古屋葡萄園',
  ],
  ['ja', 'はじめてのガラス細工✨ 手ぶらで90分、ひとり3,800円。 工房しずく（能登駅から車で8分）', '工房しずく'],
  ['ja', '父の畑を継いだのは、30歳の秋でした。最初の年は赤字。山梨・勝沼、みのり果樹園。', 'みのり果樹園'],
  ['ja', '家族で楽しむ化石さがし in 勝山\n8月3日 9:30集合\n参加費：大人1,200円、小学生400円', '家族で楽しむ化石さがし'],
  [
    'de',
    'Die Backkiste: Mehl, Hefe, ein Rezept und eine Schürze. Für Anfänger. 19,90 € inkl. Versand.',
    'Die Backkiste',
  ],
])('signs the last card in %s: %s', async (language, brief, name) => {
  expect((await planOf(language, brief)).last).toContain(name);
});

it('opens with nothing that only adds to what was said', async () => {
  const { all, last } = await planOf(
    'de',
    'Unser Esel-Spaziergang dauert drei Stunden und kostet 35 € pro Person. Start ist sonntags um 11 Uhr. Gutscheine gibt es auch.',
  );
  expect(all).not.toMatch(/^Gutscheine/u);
  expect(last).not.toContain('dauert');
});

it('keeps who tells it where the sentence goes on', async () => {
  const { all } = await planOf(
    'nl',
    'Wij zijn Ilse en Joost en we openen 6 juni onze zadenbieb in Gouda. Je leent zaad en brengt er later van terug. Gratis.',
  );
  expect(all).toMatch(/^Wij zijn Ilse en Joost/mu);
});

it('shows an arrow from one day to another, and says it', async () => {
  const { all, said } = await planOf(
    'ja',
    '収集日が変わります。5月より毎週月曜→第2・第4金曜に。朝8時までに出してください。',
  );
  expect(all.replaceAll('\n', '')).toContain('毎週月曜→第2・第4金曜');
  expect(said).toContain('毎週月曜から第2・第4金曜');
});

it('tells who writes of what firm, and to whom, to nobody but the maker', async () => {
  const { all, last } = await planOf(
    'ja',
    '件名：動画の件\n\n株式会社アオゾラ御中\n\nいつもお世話になっております。\n佐渡市の酒蔵「波の屋」の広報、山口です。\n9月7日の蔵開きの告知動画をお願いしたく存じます。試飲300円、蔵見学あり。',
  );
  expect(all).not.toMatch(/御中|山口|告知動画|存じます/u);
  expect(last).toContain('波の屋');
});

it('parts no hour between its figures, and finds no bar in a member', async () => {
  const { scenes, trade } = await createLocalPlanner().plan(
    requestOf({
      language: 'ja',
      brief: '合唱団「こだま」メンバー募集！毎月第1・第3土曜 10:30〜12:30、境港市民会館。会費は月500円。',
    }),
    new AbortController().signal,
  );
  const lines = scenes.flatMap(({ prompt }) => prompt.split('\n'));
  expect(lines.filter((line) => /土曜 \p{N}{1,2}$/u.test(line))).toEqual([]);
  expect(trade).not.toBe('bar');
});

it('parts sentences of Japanese at a picture sign', async () => {
  const { all } = await planOf('ja', '犬と泊まれる貸別荘 山中の森🐶 ドッグラン150坪、薪ストーブ完備。1泊19,800円。');
  expect(all).not.toContain('🐶');
});

it('keeps what a shout writes small: an end, and what a price is per', async () => {
  expect(
    (await planOf('nl', 'OPRUIMING! DINSDAG T/M ZONDAG 10-17 UUR. ALLES MOET WEG. TUINHAL BEEK, ZUTPHEN')).all,
  ).toContain('t/m');
  expect(
    (await planOf('pl', 'SKUP METALI! MIEDŹ 32 ZŁ/KG, OŁÓW 6 ZŁ/KG. GOTÓWKA OD RĘKI. TEL. 32 555 01 88')).all,
  ).toContain('32 zł/kg');
});

it('signs with no party that a small word leads to', async () => {
  const { last } = await planOf(
    'de',
    'Kindersachen-Basar am 4. Mai, 10 bis 13 Uhr, Turnhalle Nord. Kuchenbuffet vom Elternrat',
  );
  expect(last).not.toContain('Kuchenbuffet');
});
