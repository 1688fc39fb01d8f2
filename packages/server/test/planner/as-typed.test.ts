/** What people type around what they have to say: letters, talks, names without capitals, wishes for the tempo. */
import { describe, expect, it } from 'vitest';
import { findTrade } from '../../src/adapters/local-planner/banks/find-trade';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { letterOf } from '../../src/adapters/local-planner/reading/letter';
import { withoutMarkup } from '../../src/adapters/local-planner/reading/markup';
import { ownName } from '../../src/adapters/local-planner/reading/own-name';
import { readBrief } from '../../src/adapters/local-planner/reading/read-brief';
import { slotsOf } from '../../src/adapters/local-planner/reading/slots';
import { spansIn } from '../../src/adapters/local-planner/reading/spans';
import { tempoOf } from '../../src/adapters/local-planner/reading/tempo';
import { missedIn } from '../../src/adapters/local-planner/review/missed';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const planOf = (brief: string, more: object = {}) =>
  planner.plan(requestOf({ brief, ...more }), new AbortController().signal);
const shown = ({ scenes }: Awaited<ReturnType<typeof planOf>>): string => scenes.map(({ prompt }) => prompt).join('\n');

describe('the trade of a plan', () => {
  it('is what the brief is of, also in a lesson, and left out where nothing tells', async () => {
    const of = async (brief: string, more: object = {}) => (await planOf(brief, more)).trade;
    expect(await of('A veterinary clinic with webcams in every room.')).toBe('pets');
    expect(await of('How we bake bread in our bakery. Knead the dough. Rest it an hour.', { kind: 'training' })).toBe(
      'bakery',
    );
    expect(await of('Ostéopathe pour chevaux', { language: 'fr' })).toBe('pets');
    expect(await of('We are Quorl. Ring 555 0100.')).toBeUndefined();
  });
});

describe('a letter', () => {
  it('is about what was forwarded, and its head and what stands around that are for nobody else', () => {
    const { body, around } = letterOf(
      'FW: A spot\n\nHi Ana,\nsee below, 20 secs.\n> Kite Café in Hove.\n> Flat white £3.20, open from 7.\n> kite.example',
    );
    expect(body).toBe('Kite Café in Hove.\nFlat white £3.20, open from 7.\nkite.example');
    expect(around).toEqual(['FW: A spot', 'Hi Ana,', 'see below, 20 secs.']);
  });

  it('keeps its own words where what it quotes says less', () => {
    expect(letterOf('Hello,\nKite Café, £3.20, from 7.\n> Can you send\n> the text?').body).toContain('£3.20');
  });

  it('does not open with what it says to whom it greets', async () => {
    const plan = await planOf(
      'WG: Text\nHallo Jens,\nanbei der Text. Könnt ihr das bis Freitag machen?\n\nWeingut Ahrens: 6 Weine, 24 Euro, am 12. Oktober ab 15 Uhr.\n\nViele Grüße\nSabine',
      { language: 'de' },
    );
    expect(shown(plan)).not.toMatch(/anbei|Freitag|WG|Sabine/u);
    expect(shown(plan)).toContain('24 Euro');
    expect(plan.notes.join()).toContain('Könnt ihr das bis Freitag machen?');
  });

  it('in which two people talk, hour by hour, is what they say', () => {
    expect(withoutMarkup('[10:02] Sam: tea for £9\n[10:03] Jo: from 3 pm\n[10:04] Sam: book ahead')).toBe(
      'tea for £9\nfrom 3 pm\nbook ahead',
    );
  });
});

it.each([
  ['pt', 'barbearia dom chico em Recife, corte R$ 40', 'Barbearia Dom Chico'],
  ['de', 'Weingut Ahrens lädt zur Weinprobe ein', 'Weingut Ahrens'],
  ['de', 'Wir machen am 3. Mai unser Café Sonnenschein auf', 'Café Sonnenschein'],
  ['ja', '花屋つばきの母の日', '花屋つばき'],
  ['ar', 'عيادة النور لطب العيون في الرياض', 'عيادة النور لطب العيون'],
  ['en', 'bakery open from six', undefined],
])('in %s “%s” is by %s', (language, brief, name) => {
  expect(ownName(brief, lexiconOf(language))).toBe(name);
});

describe('the tempo', () => {
  it.each([
    ['de', 'Eine ruhige Werbung für die Praxis. Termine bis 20 Uhr.', 'calm'],
    ['en', 'Garden café, open daily. Punchy please.', 'lively'],
    ['de', 'Radladen, Check 49 €. Bitte keine schnellen Schnitte.', 'calm'],
    ['en', 'Garden café, open daily.', undefined],
  ])('in %s of “%s” is %s', (language, brief, tempo) => {
    const { tempo: read } = readBrief(requestOf({ brief, language }));
    expect(read).toBe(tempo);
  });

  it('is not what viewers are told', () => {
    const told = 'A quiet garden';
    expect(tempoOf(told, [told], lexiconOf('en'))).toBeUndefined();
  });
});

describe('what a brief holds', () => {
  const brief = 'Hi! Kite Café,   Hove.\n- Cake £3 instead of £5\nCall 01273 000 118.';

  it('is found where it stands in it', () => {
    const span = spansIn(brief)('Cake £3 instead of £5');
    expect(brief.slice(span?.start, span?.end)).toBe('Cake £3 instead of £5');
    expect(spansIn(brief)('Bread')).toBeUndefined();
  });

  it('is slots in its order, each with its place', () => {
    const slots = slotsOf(readBrief(requestOf({ brief })), brief);
    expect(slots.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['name', 'price-change', 'contact']));
    expect(slots.find(({ kind }) => kind === 'price-change')).toMatchObject({ before: '£5', now: '£3' });
    const starts = slots.flatMap(({ span }) => (span === undefined ? [] : [span.start]));
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
  });

  it('and nothing tells is named in its own words', () => {
    expect(missedIn('Make a 15s ad for our cafe. 3 cakes.', '')).toEqual(['3 cakes']);
    expect(missedIn('1. Cake £3\n2. Bread £4, ring 01273 000 118 [mock:slow=5s] 9:16', 'Cake £3')).toEqual([
      '01273 000 118',
      'Bread £4',
    ]);
    expect(missedIn('كعك ٣ ريال', 'كعك 3 ريال')).toEqual([]);
  });
});

describe('a lesson', () => {
  it('repeats all its rules, without their reasons and without what is wrong', async () => {
    const { scenes } = await planOf(
      "Forklift zones.\n1. Walk inside the green lines. The driver can't see you.\n2. Stop at every crossing.\n3. Never stand under raised forks, because loads fall.\n4. Hi-vis on before the yellow door.\nWrong: cutting across bay 4. Right: round by the green line.",
      { kind: 'training' },
    );
    expect(scenes.at(-1)?.prompt.split('\n')).toEqual([
      'Remember',
      'Walk inside the green lines',
      'Stop at every crossing',
      'Never stand under raised forks',
      'Hi-vis on before the yellow door',
      'Round by the green line',
    ]);
  });
});

describe('the voice', () => {
  const tell = (brief: string, more: object = {}) =>
    planOf(brief, { brandName: 'Kite Café', durationSec: 15, ...more });

  it('names the firm where the first card does not, and says each price, hour and call', async () => {
    const { scenes } = await tell(
      'Kite Café in Hove. Flat white £3.20. Open 7 to 4. Cakes baked at dawn by Ana. 12 Mill Road, Hove. Visit kite.example.',
    );
    expect(scenes.find(({ prompt }) => prompt.includes('£3.20'))?.script).toContain('3.20');
    expect(scenes.at(-1)?.script).toContain('kite.example');
  });

  it('says what found no card', async () => {
    const { scenes } = await tell(
      'Flat white £3.20. Open 7 to 4 every day. Rated 4.8 by 212 guests. Free wifi. Dogs are welcome. Every cup is poured by hand. The beans come from 3 farms in Peru. Visit kite.example.',
      { durationSec: 10 },
    );
    const holding = (member: 'prompt' | 'script') =>
      scenes.filter(({ [member]: text = '' }) => text.includes('Dogs are welcome')).length;
    expect([holding('prompt'), holding('script')]).toEqual([0, 1]);
  });
});

it('nothing but data knows of the twelfth language', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const planned = new URL('../../src/adapters/local-planner/', import.meta.url);
  const sources = readdirSync(planned, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('languages'),
  );
  const naming = sources.filter((path) => /(['"])sv\1/u.test(readFileSync(new URL(path, planned), 'utf8')));
  expect(sources.length).toBeGreaterThan(50);
  expect(naming).toEqual([]);
  const plan = await planOf('bageri i Lund', { language: 'sv' });
  expect(plan.scenes.at(-1)?.prompt).toMatch(/^Bageri i Lund\n/u);
});

it.each([
  ['pl', 'Pączkarnia Słodki Róg otwiera się w sobotę. Pączki smażymy na miejscu. IG: @slodkirog', 'IG: @slodkirog'],
  ['tr', 'Kahve Durağı açıldı. Ev yapımı kurabiyeler var. Bizi takip edin: @kahveduragi', '@kahveduragi'],
  ['ja', 'クラフトビール専門店。20種類のビール。@hopstand_smkt', '@hopstand_smkt をフォロー'],
  ['ar', 'عطر العود الملكي بسعر 249 ريال. توصيل مجاني داخل جدة. حسابنا @abeeralward', '@abeeralward'],
])('in %s “%s” ends with how to follow', async (language, brief, contact) => {
  const { scenes } = await planOf(brief, { language });
  expect(scenes.at(-1)?.prompt.split('\n')).toContain(contact);
});

it.each([
  ['pl', 'Prowadzę gabinet w Poznaniu (ul. Głogowska 88). Masaż sportowy i rehabilitacja.', /\(ul\. Głogowska 88\)/u],
  ['pl', 'Kurs prawa jazdy kat. B w Lublinie. Raty 0%. Start nowej grupy 3 grudnia.', /kat\. B w Lublinie/u],
  ['pl', 'Reklama dla kliniki weterynaryjnej: Łapka, Łódź. Szczepienia i zabiegi. lapka.pl', /^(?!.*Reklama)/su],
  ['tr', 'Kliniğimiz için reklam: Patika Veteriner, Eskişehir. Aşı ve diş temizliği. patikavet.com', /^(?!.*reklam)/su],
  ['tr', 'Antalya ve çevresinde dış çekim, albüm ve drone. DM ya da 0555 123 45 67', /DM ya da 0555 123 45 67/u],
  ['ja', '美容室hana 10周年。カット+カラー 9,800円→6,980円。世田谷区三軒茶屋。', /9,800円 → 6,980円/u],
  ['ja', '英会話カフェ始めました!1時間1,500円、ドリンク付き。毎日10時〜21時。', /^(?!.*です)/su],
  [
    'ja',
    'お世話になっております。\n山田工務店の山田です。\n・創業45年\n・見積もり無料\n電話 048-555-0199',
    /山田工務店\nお電話は/u,
  ],
  ['ar', 'السلام عليكم، عندي محل عطور في جدة اسمه عبير الورد. عطر العود بـ 249 ريال. حسابنا @abeer', /عبير الورد$/u],
])('in %s “%s” is shown as its language writes', async (language, brief, pattern) => {
  const { scenes } = await planOf(brief, { language });
  expect(scenes.map(({ prompt }) => prompt).join('\n')).toMatch(pattern);
});

it('denies together what a rule denies together', async () => {
  const brief =
    'Myj ręce przed zmianą, nie krój mięsa i warzyw na tej samej desce, sprawdzaj lodówkę dwa razy dziennie.';
  const { scenes } = await planOf(brief, { language: 'pl', kind: 'training', durationSec: 30 });
  expect(scenes.map(({ prompt }) => prompt.replaceAll('\n', ' ')).join('\n')).not.toMatch(/^warzyw/imu);
});

it('gives each thing of a list that would stand for half of a film a scene of its own', async () => {
  const brief =
    'Kite Joinery in Hove\n- 45 years in the same workshop\n- Free quotes within two days\n- Kitchens, stairs and windows\n- We come to you all over Sussex\n555 0142 66';
  const { scenes } = await planOf(brief, { durationSec: 20 });
  expect(scenes.filter(({ duration }) => duration >= 9.5)).toEqual([]);
});

it('takes no part of a word for a trade', async () => {
  const { bank } = lexiconOf('ar');
  expect(bank && findTrade('تطبيق لإدارة ميزانيتك الشهرية', bank)).toBe('tech');
});
