/** Briefs that are no prose: talk, pages of shops, emoji for stops. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { withoutMarkup } from '../../src/adapters/local-planner/reading/markup';
import { requestOf } from './request-of';

const planOf = (brief: string, language = 'en') =>
  createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
const shownIn = async (brief: string, language?: string): Promise<string> =>
  (await planOf(brief, language)).scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`).join('\n');

it('tells what is talked about, and not who says it', async () => {
  const talk =
    'A: My boiler broke again.\nB: Call Hartley Heating, they came within two hours.\nA: Number?\nB: 0113 555 0190';
  const shown = await shownIn(talk);
  expect(shown).not.toMatch(/(?:^|\n)[AB]: /u);
  expect(shown).toContain('0113 555 0190');
});

it.each([
  'Price: £20\nSize: 4 m\nColour: sand\nPrice for two: £36',
  'Wrong: lift with your back\nRight: bend your knees',
  'When: Saturday\nWhere: Mill Lane 4\nWe bake at four.\nWe open at six.\nWhen: also Sunday',
])('keeps what leads a line where nobody talks: %j', (brief) => {
  expect(withoutMarkup(brief)).toBe(brief);
});

it.each(['Home > Garden > Hoses', 'Home / Garden / Hoses', 'Start › Küche', 'ホーム > 食品 > お米'])(
  'leaves out where a page stands: %s',
  (trail) => {
    expect(withoutMarkup(`${trail}\nFlexiHose 30 m`).trim()).toBe('FlexiHose 30 m');
  },
);

it('shows no fields and buttons of a page, and its two prices as before and now', async () => {
  const page =
    'Copper Trowel\n£32.00 ~~£39.00~~\nQty [1] Add to basket\nHand-forged in Sheffield. Copper keeps slugs away.';
  const shown = await shownIn(page);
  expect(shown).toContain('£39.00 → £32.00');
  expect(shown).not.toMatch(/Qty|basket/u);
});

it('parts an address from the sentence before it', async () => {
  const shown = await shownIn('Invoices that chase themselves. Free for 3 clients, £9 a month after. tally.example');
  expect(shown).toMatch(/£9 a month after/u);
});

it('knows who said what in brackets behind it', async () => {
  const shown = await shownIn(
    '箱根の宿です。平日は18,000円から。「また帰ってきたくなる宿」（40代女性）。ご予約は0460-55-0123まで。',
    'ja',
  );
  expect(shown).toContain('また帰ってきたくなる宿\n40代女性');
});

it('is told no meeting and no mail: who wrote to whom, and what was agreed', async () => {
  const shown = await shownIn(
    'FW: video for the fair\n\nFrom: Karen\nTo: marketing\n\nas discussed on the call Monday, here is what we would like in it:\n- plum jam from £4\n- honey from our own hives\n- open Saturdays',
  );
  expect(shown).not.toMatch(/Karen|marketing|discussed|would like/u);
  expect(shown).toMatch(/plum jam/iu);
});

it('shows no name of whoever thanks', async () => {
  const shown = await shownIn(
    'Pane cotto a legna. Focaccia il sabato. Dal 1954. Via delle Beccherie 12. Grazie, Nicola',
    'it',
  );
  expect(shown).not.toContain('Nicola');
  expect(shown).toContain('Beccherie');
});

it('does not cut a rule in two where there is time', async () => {
  const { scenes } = await createLocalPlanner().plan(
    requestOf({ brief: 'Phishing mails. Our bank never asks for passwords by email. Call 4444.', kind: 'training' }),
    new AbortController().signal,
  );
  expect(scenes.map(({ script = '' }) => script).join(' ')).not.toMatch(/never asks\./u);
});

it('counts stars that stand for a rating', () => {
  expect(withoutMarkup('Rated ★★★★☆ 4.3 (218 reviews)')).toBe('Rated 4.3 ★ (218 reviews)');
  expect(withoutMarkup('★★★★★ 4,6/5 (312 recensioni)')).toBe('4,6/5 (312 recensioni)');
  expect(withoutMarkup('Rated ★★★★☆ by 218 guests')).toBe('Rated 4/5 by 218 guests');
});

it('ends a sentence where two and more emoji stand between words', () => {
  expect(withoutMarkup('2 large for £20 💥 collection only 🚗 order 01274 555 019')).toBe(
    '2 large for £20\ncollection only\norder 01274 555 019',
  );
  expect(withoutMarkup('We 💛 coffee')).toBe('We 💛 coffee');
});

it('keeps a number to call that a wish leads to, and calls it', async () => {
  const brief =
    'Clínica Sonrisal en Málaga. Primera visita gratis. Que salga gente sonriendo y el teléfono bien grande: 952 555 033';
  const { scenes } = await planOf(brief, 'es');
  expect(scenes.at(-1)?.prompt).toContain('952 555 033');
  expect(scenes.map(({ prompt }) => prompt).join('\n')).not.toMatch(/bien grande|gente sonriendo/u);
});

it('parts what a letter tells from what it asks for, without a comma between them', async () => {
  const brief =
    'My sister and I opened a small cheese shop in Ludlow last autumn and we would love a little film for Facebook. Tasting on Saturdays. Call 01584 555 010.';
  const { scenes, notes } = await planOf(brief);
  const shown = scenes.map(({ prompt }) => prompt).join('\n');
  expect(shown).toContain('cheese shop');
  expect(shown).not.toContain('Facebook');
  expect(notes.join('\n')).toContain('we would love a little film for Facebook');
});

it('signs the last card with the name, also where the address spells it', async () => {
  const { scenes } = await planOf(
    'Open Door Leith serves a hot meal at six. £4 pays for one. Give at opendoorleith.example',
  );
  expect(scenes.at(-1)?.prompt.split('\n')).toEqual(['Give', 'opendoorleith.example', 'Open Door Leith']);
});

it('gives a street no scene of its own where there is no time for all', async () => {
  const brief =
    'We have over 90 cheeses, mostly from farms within 30 miles. On Saturdays there is a free tasting from 11 to 1. We also make hampers from £25. Our cellar is open to school classes every Wednesday. The Rind, 4 Bell Lane, Ludlow. Call 01584 555 010.';
  const { scenes } = await planOf(brief);
  expect(scenes.at(-1)?.prompt).toContain('4 Bell Lane');
  expect(
    scenes
      .slice(0, -1)
      .map(({ prompt }) => prompt)
      .join('\n'),
  ).not.toContain('Bell Lane');
});

it('ends lines before an article and never within a subject', async () => {
  const shown = await shownIn(
    'Open Door serves a hot meal to everyone who comes to the hall in winter. My husband and I cook. Das ist gut. Tel 0131 496 0001.',
  );
  expect(shown).not.toMatch(/\ba hot\n|husband\n/u);
});

it('makes a card of each of bullets that are an offer, a price and hours, and a list of what is alike', async () => {
  const mixed =
    'Ironworks Gym Sheffield\n- 24/7 access\n- £19.99 a month\n- 40 classes a week\n- free trial week\nironworks.example';
  const cards = (await planOf(mixed)).scenes.map(({ prompt }) => prompt);
  expect(cards).toEqual(expect.arrayContaining(['24/7 access', '£19.99 a month', 'Free trial week']));
  const alike = 'Marlow Salon in Bath offers:\n- cuts\n- colour\n- braids\nBook at marlow.example';
  const { scenes } = await planOf(alike);
  expect(
    scenes.some(
      ({ motion, prompt }) => ['list', 'checklist'].includes(motion?.beat ?? '') && prompt.includes('Braids'),
    ),
  ).toBe(true);
});

it('opens with no line of its own where a thought of the brief would be left out for it', async () => {
  const brief =
    'We need an explainer for Tallyo. Tallyo is bookkeeping software for freelancers. It reads your receipts with the phone camera, sorts them and files your VAT return. 14,000 freelancers use it. Plans from 9 euros a month, first two months free. CTA: Try it free at tallyo.example';
  const { scenes, notes } = await planOf(brief);
  expect(scenes[0]?.prompt).toContain('Tallyo is bookkeeping software');
  expect(scenes.map(({ prompt }) => prompt).join('\n')).toContain('files your VAT return');
  expect(notes.join('\n')).not.toContain('left out');
});
