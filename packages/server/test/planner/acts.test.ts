/**
 * The director has scenes acted where the brief holds what is shown: each act is asked for in several languages, by no brief
 * that lacks its facts, never twice in a film, and nothing is on it that the brief does not say.
 */
import { describe, expect, it } from 'vitest';
import { ACT_NAMES, type ActName } from '../../src/acting/act-names';
import { READ_ACTS } from '../../src/acting/read/read-acts';
import { chooseActs } from '../../src/adapters/local-planner/direction/choose-acts';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import type { Plan } from '../../src/ports/planner';
import { motion } from '../render/fixtures';
import { ACTED_BRIEFS, type ActedBrief } from './acted-briefs';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const { signal } = new AbortController();
const plans = new Map<ActedBrief, Promise<Plan>>();

const planOf = (entry: ActedBrief): Promise<Plan> => {
  const { brief, language, kind = 'ad' } = entry;
  const made = plans.get(entry) ?? planner.plan(requestOf({ brief, language, kind }), signal);
  plans.set(entry, made);
  return made;
};

const isAct = (beat: unknown): beat is ActName => (ACT_NAMES as readonly unknown[]).includes(beat);
const actsOf = ({ scenes }: Plan): ActName[] =>
  scenes.flatMap(({ motion: given }) => (isAct(given?.beat) ? [given.beat] : []));

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe.each(ACT_NAMES)('%s', (name) => {
  it('is asked for in at least three languages', async () => {
    const asked = [];
    for (const entry of ACTED_BRIEFS[name]) if (actsOf(await planOf(entry)).includes(name)) asked.push(entry.language);
    expect(asked).toEqual(ACTED_BRIEFS[name].map(({ language }) => language));
    expect(new Set(asked).size).toBeGreaterThanOrEqual(3);
  });

  it('shows what the brief says', async () => {
    for (const entry of ACTED_BRIEFS[name]) {
      const { scenes } = await planOf(entry);
      const said = plain(entry.brief).replaceAll(' ', '');
      const acted = scenes.find(({ motion: given }) => given?.beat === name);
      const numbers = (acted?.prompt ?? '').match(/\p{Nd}+/gu) ?? [];
      for (const number of numbers) expect(said).toContain(plain(number));
    }
  });
});

const BARE: readonly ActedBrief[] = [
  { language: 'en', brief: 'A calm advert for a coffee shop.' },
  { language: 'de', brief: 'Bäckerei Hollin backt Sauerteigbrot mit viel Zeit. Kommen Sie vorbei.' },
  { language: 'fr', brief: 'Une salle de sport chaleureuse pour tous.' },
  { language: 'ja', brief: '静かな喫茶店です。おいしいコーヒーをどうぞ。' },
  { language: 'ar', brief: 'مقهى هادئ يقدم قهوة طازجة. زورونا.' },
];

it('a brief without facts is not acted', async () => {
  for (const entry of BARE) expect(actsOf(await planOf(entry)), entry.brief).toEqual([]);
});

describe('two or three acts a film, each once', () => {
  const many = [
    motion('Whitening\n£210 → £129'),
    motion('Check-up\n£80 → £40'),
    motion('“They were kind and quick with me”\nCarla Meyer', 'quote'),
    motion('94% come back', 'stat'),
    motion('Open from 10 June'),
    motion('Order now', 'cta'),
  ];
  const film = { kind: 'ad', language: 'en', brief: '', route: undefined } as const;
  const beats = (durationSec: number, route?: 'website' | 'testimonial') =>
    chooseActs(many, { ...film, durationSec, route }).flatMap(({ motion: given }) =>
      isAct(given?.beat) ? [given.beat] : [],
    );

  it('by the length of the film', () => {
    expect(beats(10)).toEqual(['price-tag']);
    expect(beats(20)).toEqual(['price-tag', 'review']);
    expect(beats(60)).toEqual(['price-tag', 'review', 'chart']);
  });

  it('and as the route allows: a page stays a page, and a card is shown once', () => {
    expect(beats(60, 'website')).toEqual([]);
    expect(beats(60, 'testimonial')).toEqual(['price-tag', 'chart', 'calendar']);
  });
});

it.each([
  ['price-tag', ['Open every day'], 'en'],
  ['receipt', ['Takes two minutes', 'Covers medical up to £5 million', 'and your bag up to £1,500'], 'en'],
  ['review', ['Pizzeria Vesuvio'], 'it'],
  ['chart', ['15 % Rabatt auf alles'], 'de'],
  ['chart', ['Standard £3.95', 'Next day £5.95'], 'en'],
  ['calendar', ['Chaque matin'], 'fr'],
  ['map', ['In Jeddah'], 'en'],
  ['chat', ['Ready?'], 'en'],
  ['checklist', ['One thing'], 'en'],
  ['checklist', ['Never use', 'Bleach', 'Acid'], 'en'],
  ['interface', ['Order now'], 'en'],
] as const)('%s is not read out of %j', (name, lines, language) => {
  expect(READ_ACTS[name](lines, language)).toBeUndefined();
});

it('a sum, a rating and a weekday are shown where they are told, and never worked out', () => {
  const receipt = READ_ACTS.receipt(['Flat white £3.40', 'Toast £4.20'], 'en');
  expect(receipt?.total).toBeUndefined();
  expect(READ_ACTS.receipt(['قهوة ١٢ ريال', 'خبز ٨ ريال', 'المجموع ٢٠ ريال'], 'ar')?.total).toEqual({
    label: 'المجموع',
    price: '٢٠ ريال',
  });
  expect(READ_ACTS.review(['“Kind and quick with me”', 'Carla'], 'en')?.rating).toBeUndefined();
  expect(READ_ACTS.calendar(['until 14 June'], 'en')?.day).toEqual({ shown: 'Jun', month: 6, day: 14, written: '14' });
  expect(READ_ACTS.calendar(['Samstag, 3. Oktober'], 'de')?.day).toMatchObject({ month: 10, day: 3, weekday: 6 });
  expect(READ_ACTS.checklist(['Ladder', 'Never lean', 'Right: at 1:4'], 'en')?.points).toEqual([
    { text: 'Never lean', isRight: false },
    { text: 'at 1:4', isRight: true },
  ]);
});

it('what stands below mistakes is wrong, and what stands below none of them right', () => {
  const sides = (title: string, language: string) =>
    READ_ACTS.checklist([title, 'No primer', 'Right: two coats', 'Cheap tape'], language)?.points.map(
      ({ isRight }) => isRight,
    );
  expect(sides('Three mistakes when you paint', 'en')).toEqual([false, true, false]);
  expect(sides('Die häufigsten Fehler', 'de')).toEqual([false, true, false]);
  expect(sides('よくある間違い', 'ja')).toEqual([false, true, false]);
  expect(sides('Paint without mistakes', 'en')).toEqual([true, true, true]);
  expect(sides('Ohne Fehler streichen', 'de')).toEqual([true, true, true]);
});

it.each([
  ['pt', 'De 12 a 14 de julho', 7, 12, 14],
  ['de', 'Vom 12. bis 14. Juli', 7, 12, 14],
  ['de', '3.–5. Oktober', 10, 3, 5],
  ['fr', 'Du 12 au 14 juillet', 7, 12, 14],
  ['it', 'Dal 12 al 14 luglio', 7, 12, 14],
  ['es', 'Del 12 al 14 de julio', 7, 12, 14],
  ['nl', 'Van 12 tot 14 juli', 7, 12, 14],
  ['pl', 'Od 12 do 14 lipca', 7, 12, 14],
  ['en', 'July 12–14', 7, 12, 14],
  ['en', '12 to 14 July', 7, 12, 14],
  ['ja', '7月12日から14日まで', 7, 12, 14],
  ['en', 'Open to all, 14 July', 7, undefined, 14],
  ['en', '2 for 1 until 14 July', 7, undefined, 14],
  ['en', 'July 12 at 10', 7, undefined, 12],
  ['ja', '7月12日 14時', 7, undefined, 12],
] as const)('all days of a run are shown: %s, %s', (language, line, month, from, day) => {
  const { from: first, ...said } = READ_ACTS.calendar([line], language)?.day ?? {};
  expect(said).toMatchObject({ month, day });
  expect(first).toBe(from);
});
