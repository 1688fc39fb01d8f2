/** What the planner finds in single sentences. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { detectLanguage } from '../../src/adapters/local-planner/lexicon/detect';
import { brandOf } from '../../src/adapters/local-planner/reading/brand';
import { withoutShouting } from '../../src/adapters/local-planner/reading/capitals';
import { readDirections } from '../../src/adapters/local-planner/reading/directions';
import { withoutMarkup } from '../../src/adapters/local-planner/reading/markup';
import { findPhone } from '../../src/adapters/local-planner/reading/patterns';
import { readBrief } from '../../src/adapters/local-planner/reading/read-brief';
import { readStatements } from '../../src/adapters/local-planner/reading/sentences';
import { splitThought } from '../../src/adapters/local-planner/reading/split-thought';
import { readThought } from '../../src/adapters/local-planner/reading/thought';
import { shareSeconds } from '../../src/adapters/local-planner/structure/timing';
import { writePlan } from '../../src/adapters/local-planner/write-plan';
import { setLines } from '../../src/adapters/local-planner/writing/lines';
import { requestOf } from './request-of';

const en = lexiconOf('en');

it.each([
  ['We repair screens, batteries and cameras', 'We repair', ['screens', 'batteries', 'cameras']],
  ['In the box: a case, a cable and a charger', 'In the box', ['a case', 'a cable', 'a charger']],
  ['When it rings, stop work, close the doors and leave', 'When it rings', ['stop work', 'close the doors', 'leave']],
  ['Do not use ice, butter or creams', 'Do not use', ['ice', 'butter', 'creams']],
])('finds the list in "%s"', (text, lead, items) => {
  expect(readThought(text, 0, en).list).toMatchObject({ lead, items });
});

it.each([
  'We are there in 45 minutes, day or night',
  'Peelings, tea bags and leftovers are welcome',
  'After a long day, nothing beats soup and bread',
])('finds no list in "%s"', (text) => {
  expect(readThought(text, 0, en).list).toBeUndefined();
});

it.each([
  ['Tickets from $18', { before: 'Tickets from', words: '$18' }],
  ['Trusted by 4,200 small businesses', { before: 'Trusted by', words: '4,200 small businesses' }],
  ['40 hours of battery', { before: '', words: '40 hours of battery' }],
  ['Children under 12 go free', undefined],
  ['Free shipping over £25', undefined],
  ['Open since 1974', undefined],
  ['Doors open at 7 pm', undefined],
  ['Find us at 14 Mill Street', undefined],
])('reads the figure of "%s"', (text, figure) => {
  expect(readThought(text, 0, en).figure).toEqual(figure);
});

it.each([
  ['Call 555 0142 to book', '555 0142'],
  ['+31 20 555 0143', '+31 20 555 0143'],
  ['Call (555) 010-4477', '(555) 010-4477'],
  ['40 000 books', undefined],
  ['on 12.05.2026 at noon', undefined],
  ['€ 1.499', undefined],
  ['3 rooms from £45 07700 900456', '07700 900456'],
])('finds the phone number of "%s"', (text, phone) => {
  expect(findPhone(text)).toBe(phone);
});

it.each([
  ['Create a 20 second ad for our new tea', 'our new tea'],
  ['Please make me a short video about how we roast', 'how we roast'],
  ['I want a vertical ad for TikTok about my soap', 'my soap'],
  ['Mention that it is vegan', 'it is vegan'],
  ['Erstelle ein Werbevideo für unsere Bäckerei', 'unsere Bäckerei'],
  ['Réalisez une publicité pour notre fête', 'notre fête'],
  ['Werbung für meine Bäckerei', 'meine Bäckerei'],
  ['Ein kurzes Video für unsere Bäckerei', 'unsere Bäckerei'],
  ['Anzeige: Bäckerei Kornblume', 'Bäckerei Kornblume'],
  ['Publicité pour ma boulangerie', 'ma boulangerie'],
  ['Une petite vidéo sur notre fête', 'notre fête'],
  ['Anuncio para mi panadería', 'mi panadería'],
  ['Pubblicità per il mio panificio', 'il mio panificio'],
  ['Um anúncio para a minha padaria', 'a minha padaria'],
  ['Reclame voor mijn bakkerij', 'mijn bakkerij'],
  ['Filmpje voor mijn bakkerij', 'mijn bakkerij'],
  ['Reklama mojej piekarni', 'mojej piekarni'],
  ['Film dla mojej piekarni', 'mojej piekarni'],
  ['Fırınım için kısa bir reklam filmi', 'Fırınım'],
  ['私のパン屋の広告', '私のパン屋'],
  ['우리 빵집을 위한 광고', '우리 빵집'],
  ['为我的面包店做的广告', '我的面包店'],
  ['إعلان لمخبزي', 'مخبزي'],
  ['Реклама для моей пекарни', 'моей пекарни'],
  ['Ad: Cornflower Bakery', 'Cornflower Bakery'],
  ['Ein Film für die ganze Familie', 'Ein Film für die ganze Familie'],
  ['Wir machen Werbung für kleine Betriebe', 'Wir machen Werbung für kleine Betriebe'],
  ['Die Anzeige ist von gestern', 'Die Anzeige ist von gestern'],
  ['La vidéo est prête', 'La vidéo est prête'],
  ['Unsere Spots laufen im Radio', 'Unsere Spots laufen im Radio'],
  ['Tone: warm and calm', ''],
  ['Keep it short and friendly.', ''],
  ['End with "Book now"', 'Book now'],
  ['Keep the load low', 'Keep the load low'],
  ['Show your ticket at the door', 'Show your ticket at the door'],
  ['Say goodbye to tangled cables', 'Say goodbye to tangled cables'],
])('leaves of "%s" what is for viewers', (text, left) => {
  expect(readDirections(text, 'ad').text).toBe(left);
});

describe('sentences', () => {
  const texts = (brief: string, language = 'en'): string[] => readStatements(brief, language).map(({ text }) => text);

  it('end before numbers and prices, not after abbreviations and ordinals', () => {
    expect(texts('Soft soles. 12 colours. $40 a pair.')).toEqual(['Soft soles.', '12 colours.', '$40 a pair.']);
    expect(texts('Meet Dr. Vale at St. Mark. It is free.')).toEqual(['Meet Dr. Vale at St. Mark.', 'It is free.']);
    expect(texts('Am 12. Mai feiern wir. Komm vorbei.', 'de')).toEqual(['Am 12. Mai feiern wir.', 'Komm vorbei.']);
  });

  it('end without capitals, and inside a line of numbered steps', () => {
    expect(texts('we walk dogs. prices are low.')).toEqual(['we walk dogs.', 'prices are low.']);
    const steps = readStatements(withoutMarkup('How to: 1) Stop. 2) Look. 3) Call.'), 'en');
    expect(steps).toEqual([{ text: 'How to', bullets: ['Stop.', 'Look.', 'Call.'], ordered: true }]);
  });
});

it.each([
  ['Wir backen für Sie und für die Kinder in der Stadt', 'en', 'de'],
  ['温泉宿でゆっくり', 'en', 'ja'],
  ['عيادة جديدة في وسط المدينة', 'en', 'ar'],
  ['Сыр и хлеб', 'uk', 'uk'],
  ['Nova Lumen', 'fr', undefined],
])('tells the language of "%s"', (text, wanted, language) => {
  expect(detectLanguage(text, wanted)).toBe(language);
});

it.each([
  [
    'Northern Bean roasts single-origin coffee every morning in Leeds',
    ['Northern Bean roasts single-origin coffee', 'every morning in Leeds'],
  ],
  ['Save 15% when you sign up before 1 September', ['Save 15%', 'when you sign up before 1 September']],
  ['What if you could shrink to the size of an ant?', ['What if you could shrink', 'to the size of an ant?']],
])('sets "%s" in lines', (text, lines) => {
  expect(setLines(text, en, 3)).toEqual(lines);
});

it.each([
  ['OPEN DAY AT O’NEILL’S. BOOK AT ONEILLS.EXAMPLE', 'Open day at O’Neill’s. Book at oneills.example'],
  ['MOT £99 IN YORK WITH CODE SPRING AND A FREE WASH', 'MOT £99 in York with code SPRING and a free wash'],
  ['MEGA SALE! Sofas at half price until Sunday', 'MEGA SALE! Sofas at half price until Sunday'],
])('lowers the voice of "%s"', (text, calm) => {
  expect(withoutShouting(text, en)).toBe(calm);
});

it.each([
  ['Do you miss bread? Try Oldmill Bakery. Order at oldmill.example', 'Oldmill Bakery'],
  ['Try ClearDesk free: cleardesk.example', 'ClearDesk'],
  ['Brand: Lotus Nails\nOpen daily', 'Lotus Nails'],
  ['Fresh bread. Order at shop.example', undefined],
])('finds the brand of "%s"', (text, brand) => {
  expect(brandOf(undefined, text, en)).toBe(brand);
});

describe('a brief', () => {
  const read = (text: string, language = 'en') => readBrief({ brief: text, kind: 'ad', language });
  const said = (text: string, language?: string): string[] => read(text, language).thoughts.map((part) => part.text);

  it('loses the furniture of a page and the ends of a letter', () => {
    expect(said('Home | About | Contact\nWe mend shoes.\n© 2026 Sole Ltd. All rights reserved.')).toEqual([
      'We mend shoes',
    ]);
    expect(said('Hi team, we mend shoes in Leeds.\nOpen daily.\n\nMany thanks,\nNiamh')).toEqual([
      'We mend shoes in Leeds',
      'Open daily',
    ]);
    expect(said('Bonjour, je voudrais une vidéo pour notre fromagerie à Lyon.', 'fr')).toEqual([
      'Notre fromagerie à Lyon',
    ]);
  });

  it('keeps two offers apart, and clauses with what they lean on', () => {
    expect(said('15% off with code WOOF15, or buy 3 bags and get the 4th free!')).toEqual([
      '15% off with code WOOF15, or buy 3 bags and get the 4th free!',
    ]);
    expect(splitThought('Let the disc stop before you put the grinder down', en, 1, 4)).toEqual([
      'Let the disc stop before you put the grinder down',
    ]);
    expect(said('Open until 18:00. 94% come back. iOS and web.')).toEqual([
      'Open until 18:00',
      '94% come back',
      'iOS and web',
    ]);
  });

  it('calls to act once, with its number under it and its promise apart', () => {
    expect(read('We mend shoes. Same day. Ring 555 0142 now, we are with you in 30 mins')).toMatchObject({
      call: { text: 'Ring 555 0142 now' },
      thoughts: [{}, {}, { text: 'We are with you in 30 mins' }],
    });
    expect(read('小班课，每班最多6人。现在报名，前3节课免费。咨询电话：400-555-0176', 'zh')).toMatchObject({
      call: { text: '现在报名，前3节课免费' },
      contact: { text: '咨询电话：400-555-0176' },
    });
    expect(read('하루 10분이면 됩니다. 첫 달은 무료입니다. 앱스토어에서 검색하세요.', 'ko').call?.text).toBe(
      '앱스토어에서 검색하세요',
    );
  });
});

it('shares seconds so that they add up exactly, also for odd targets', () => {
  for (const [target, needs] of [
    [20, [3, 9, 4]],
    [10.3, [1, 1]],
    [17.123, [5, 5, 5]],
    [5, [2]],
    [120, Array(12).fill(1)],
  ] as const) {
    const shares = shareSeconds(target, needs as number[]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(target);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...shares)).toBeLessThanOrEqual(10);
  }
});

it('lets each scene grow beyond its need to what it may have, and any where there is time for more', () => {
  expect(shareSeconds(20, [4, 4, 4], [], [5, 10, 6])).toEqual([5, 9, 6]);
  expect(shareSeconds(29, [4, 4, 4], [], [5, 6, 6])).toEqual([9.5, 9.5, 10]);
});

it.each([
  [
    'en',
    'Hands first. Rule 1: wash for 20 seconds before you touch food. Wrong: wiping on your apron. Right: soap and water. Gloves off at the door. Bins stay shut.',
  ],
  [
    'de',
    'Hände zuerst. Regel 1: 20 Sekunden waschen. Falsch: an der Schürze abwischen. Richtig: Seife und Wasser. Handschuhe an der Tür ausziehen. Eimer bleiben zu.',
  ],
  [
    'pt',
    'Mãos primeiro. Regra 1: lavar 20 segundos. Errado = limpar no avental. Certo = água e sabão. Luvas fora na porta. Lixo sempre fechado.',
  ],
])('shows wrong beside right, and repeats the rule at the end: %s', (language, brief) => {
  const { scenes } = writePlan(requestOf({ brief, language, kind: 'training', durationSec: 30 }));
  const compared = scenes.find(({ motion }) => motion?.beat === 'comparison');
  expect(compared?.prompt.split('\n')).toHaveLength(3);
  const recap = scenes.at(-1)?.prompt ?? '';
  expect(recap).toMatch(/20/u);
  expect(recap).not.toMatch(/wrong|falsch|errado/iu);
});
