/** Speakers stand with what they said, measures with their prices, and acts where their facts are. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { secondsToSay } from '../../src/adapters/local-planner/reading/measure';
import type { Plan } from '../../src/ports/planner';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const planOf = (brief: string, more: Partial<Parameters<typeof requestOf>[0]> = {}): Promise<Plan> =>
  planner.plan(requestOf({ brief, ...more }), new AbortController().signal);

const SAID = 'customer since 2019';
it.each([
  ['en', `"I have never slept so well." Maria Bennett, ${SAID}. Mattresses from £499. Visit nordlys.example`],
  ['de', `„Nie so gut geschlafen.“ – Maria Bennett, ${SAID}. Matratzen ab 499 €. Bestellen Sie auf nordlys.example`],
  ['fr', `« Jamais aussi bien dormi. » Maria Bennett, ${SAID}. Matelas dès 499 €. Commandez sur nordlys.example`],
  ['es', `«Nunca he dormido tan bien.» — Maria Bennett, ${SAID}. Colchones desde 499 €. Compra en nordlys.example`],
  ['it', `«Mai dormito così bene.» Maria Bennett, ${SAID}. Materassi da 499 €. Ordina su nordlys.example`],
  ['pl', `„Nigdy tak dobrze nie spałam.” – mówi Maria Bennett, ${SAID}. Materace od 499 zł. Zamów na nordlys.example`],
  ['pt', `“O melhor sono da minha vida.” – diz Maria Bennett, ${SAID}. Colchões desde 499 €. Peça em nordlys.example`],
  ['nl', `“Nog nooit zo goed geslapen.” – zegt Maria Bennett, ${SAID}. Matras € 499. Bestel op nordlys.example`],
  ['tr', `"Hiç bu kadar iyi uyumadım." – Maria Bennett, ${SAID}. Yatak 499 TL. Sipariş: nordlys.example`],
])('in %s a customer says what the customer said, under her name', async (language, brief) => {
  for (const route of ['testimonial', 'commercial'] as const) {
    const { scenes } = await planOf(brief, { language, route });
    const shown = scenes.map(({ prompt }) => prompt.split('\n').slice(0, 2).join(' ')).join('\n');
    expect(shown).toMatch(/[\p{L} ]{10,}\P{L}{1,6}Maria Bennett, customer since 2019/u);
    if (route !== 'testimonial') continue;
    expect(scenes[0]?.prompt).toContain('Maria Bennett');
    expect(scenes[0]?.script).toContain('Maria Bennett');
  }
});

it('does not look at whoever has spoken for long', async () => {
  const brief = 'Roofers in Leeds. "The roof has been dry since", says Mary Holt. Free quotes on 0113 496 0101.';
  const { scenes } = await planOf(brief, { language: 'en', route: 'testimonial', durationSec: 20 });
  const [first] = scenes;
  expect(first?.duration).toBeLessThanOrEqual(Math.ceil(2 * secondsToSay(first?.script ?? '')) / 2 + 2);
  expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(20);
});

it('says who was quoted without the verb that leads there', async () => {
  const brief = '„Beim ersten Mal bestanden“, sagt Julia Brandt, 19. Anmelden auf kupplung.example';
  const { scenes } = await planOf(brief, { language: 'de' });
  expect(scenes.some(({ prompt }) => prompt === 'Beim ersten Mal bestanden\nJulia Brandt, 19')).toBe(true);
});

it.each([
  ['ar', 'زجاجة 50 مل بسعر 220 ريال بدلاً من 300 ريال. اطلب من layali.example', 'زجاجة 50 مل\n'],
  ['es', 'Sérum Aurora con vitamina C, 50 ml por 18,90 €. Compra en aurora.example', '50 ml por 18,90 €'],
])('in %s nothing of a price hangs, and no measure is the figure', async (language, brief, card) => {
  const { scenes } = await planOf(brief, { language });
  expect(scenes.some(({ prompt, motion }) => `${prompt}\n`.includes(card) && motion?.['beat'] !== 'stat')).toBe(true);
});

it.each([
  ["We're solicitors. Deposit not coming back? Fixed fee £180. Call 020 7946 0331", 'chat'],
  ['Drive the new Aero home. 0.9% APR over 60 months, £199 a month. Order at aero.example', 'calendar'],
  [
    'Brot in Leeds. 14 €. Mill Street 5 Bakery, 12 Mill Street. Rolls £2 at 12 Mill Street. Order at mill.example',
    'map',
  ],
])('%s is not acted as a %s', async (brief, act) => {
  const { scenes } = await planOf(brief);
  for (const { motion, prompt } of scenes)
    if (act !== 'map' || prompt.includes('£')) expect(motion?.['beat']).not.toBe(act);
});

it.each([
  ['en', 'Unboxing of the Lumo desk lamp. Warm light, three modes. £39 at lumo.example', /unboxing/iu],
  ['de', 'Unboxing der Lumo Tischlampe. Warmes Licht. 39 € auf lumo.example', /unboxing/iu],
  ['fr', 'Unboxing de la lampe Lumo. Lumière chaude. 39 € sur lumo.example', /unboxing/iu],
  ['pl', 'Reklama piekarni. Chleb na zakwasie, codziennie świeży, 14 zł. Zamów na chleb.example', /reklama/iu],
  ['tr', 'Fırın reklamı. Her gün taze ekmek. Sipariş: ekmek.example', /reklam/iu],
])('in %s the name of a format is for the maker', async (language, brief, name) => {
  const { scenes, title } = await planOf(brief, { language, route: 'unboxing' });
  expect([title, ...scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`)].join('\n')).not.toMatch(name);
});
