/** Nothing that a brief tells is lost without a word, and nothing that is for the maker is told. */
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import type { Plan } from '../../src/ports/planner';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const planOf = (brief: string, more: Partial<Parameters<typeof requestOf>[0]> = {}): Promise<Plan> =>
  planner.plan(requestOf({ brief, ...more }), new AbortController().signal);

const FACTS = [
  '£4.50',
  '312 customers',
  '9 to 18',
  'Free delivery',
  'Mill Lane 4',
  'since 1987',
  'gluten-free on Fridays',
];
const BRIEF =
  'Oldmill bakes for Leeds. A loaf is £4.50. Rated 4.9 by 312 customers. Open 9 to 18 on all days but Monday. Free delivery within a mile of the shop. You find us at Mill Lane 4 beside the old bridge. Baking since 1987 in the third generation. Everything is gluten-free on Fridays. Order at oldmill.example';

describe('what a brief tells', () => {
  it.each([5, 8, 12, 20, 40])('is in a film of %i s, or in a note', async (durationSec) => {
    const plan = await planOf(BRIEF, { durationSec });
    const shown = plan.scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`).join('\n');
    const noted = plan.notes.join('\n');
    for (const fact of FACTS) expect(`${shown}\n${noted}`.toLowerCase(), fact).toContain(fact.toLowerCase());
    for (const [sentence = ''] of noted.matchAll(/“[^”]+”/gu)) expect(BRIEF).toContain(sentence.slice(1, -2));
  });

  it('is told in no note where all of it is in the film', async () => {
    const { notes } = await planOf('A loaf is £4.50. Order at oldmill.example', { durationSec: 12 });
    expect(notes.join('\n')).not.toContain('left out');
  });
});

describe('what is for the maker', () => {
  it.each([
    ['en', 'Sourdough from Leeds. Upbeat. End with our logo. Order at oldmill.example', ['Upbeat', 'logo']],
    ['en', 'Sourdough from Leeds. Fun tone please! Order at oldmill.example', ['Fun', 'please']],
    [
      'de',
      'Sauerteig aus Köln. Bitte modern und freundlich. Am Ende das Logo. Bestellen Sie auf brot.example',
      ['modern', 'Logo'],
    ],
    [
      'fr',
      'Pain au levain de Lyon. Ton jeune et dynamique. Finir sur le logo. Commandez sur pain.example',
      ['jeune', 'logo'],
    ],
    ['es', 'Pan de masa madre. Tono alegre y cercano. Termina con el logo. Pide en pan.example', ['alegre', 'logo']],
    ['it', 'Pane a lievito madre. Tono allegro. Alla fine il logo. Ordina su pane.example', ['allegro', 'logo']],
    ['pt', 'Pão de fermentação natural. Tom alegre e leve. No final o logo. Peça em pao.example', ['alegre', 'logo']],
    [
      'nl',
      'Zuurdesem uit Utrecht. Vrolijk en warm. Sluit af met het logo. Bestel op brood.example',
      ['Vrolijk', 'logo'],
    ],
    ['pl', 'Chleb na zakwasie. Wesoło i dynamicznie. Na końcu logo. Zamów na chleb.example', ['Wesoło', 'logo']],
    ['tr', 'Ekşi mayalı ekmek. Neşeli ve sıcak olsun. Sonunda logo. Sipariş verin: ekmek.example', ['Neşeli', 'logo']],
    ['ja', '天然酵母のパン。明るい雰囲気で。最後にロゴ。ご注文はpan.exampleまで', ['雰囲気', 'ロゴ']],
    ['ar', 'خبز طازج كل صباح. بأسلوب مرح. في النهاية شعار المخبز. اطلب من khubz.example', ['بأسلوب', 'شعار']],
  ])('in %s is neither shown nor said nor noted: %s', async (language, brief, words) => {
    const { scenes, notes } = await planOf(brief, { language });
    const all = [...scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`), ...notes].join('\n');
    for (const word of words) expect(all).not.toContain(word);
    expect(all).toContain('.example');
  });

  it.each([
    ['pl', 'Dzień dobry,\n\nchleb na zakwasie prosto z pieca. Zamów na chleb.example', 'Dzień dobry'],
    ['tr', 'Merhaba,\n\nekşi mayalı ekmek her sabah sıcak. Sipariş verin: ekmek.example', 'Merhaba'],
    ['nl', 'Hoi Sanne,\n\nZuurdesembrood uit Utrecht. Bestel op brood.example', 'Sanne'],
    ['en', 'Hello there!\n\nSourdough from Leeds. Order at oldmill.example', 'Hello'],
  ])('in %s is a greeting as well: %s', async (language, brief, greeting) => {
    const { scenes, title } = await planOf(brief, { language });
    expect([title, ...scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`)].join('\n')).not.toContain(
      greeting,
    );
  });

  it.each(['Logos from £40. Order at signs.example', 'Modern living by the sea. Call 020 7946 0000'])(
    'is not what is sold: %s',
    async (brief) => {
      const { scenes } = await planOf(brief);
      expect(scenes.map(({ prompt }) => prompt).join('\n')).toContain(brief.split('.')[0]);
    },
  );
});
