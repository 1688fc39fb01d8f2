/** No film addresses its viewers in two ways: what a bank says beside a brief is said as the brief says it. */
import { expect, it } from 'vitest';
import { TRADES } from '../../src/adapters/local-planner/banks/bank';
import { isFamiliar } from '../../src/adapters/local-planner/banks/familiar';
import { addressedAs, FAMILIARS, lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { visibleWords } from '../../src/adapters/local-planner/reading/measure';

it.each([
  ['de', 'Bei uns lernst du klettern, und deine Freunde auch.', true],
  ['de', 'Zur Eröffnung zahlt ihr nur 5 €.', true],
  ['de', 'Wir bauen Küchen, die in Ihren Raum passen. Sie kommen einfach vorbei.', false],
  ['de', 'Sie backen seit 1920. Ihr Brot ist gut.', false],
  ['fr', 'Tu veux apprendre la guitare ? Ta première leçon est offerte.', true],
  ['fr', 'Nous venons chez vous, et votre jardin revit.', false],
  ['es', 'Visítenos y usted decide.', true],
  ['es', 'Ven cuando quieras, tu mesa te espera.', false],
  ['it', 'Prenoti la visita e venga a trovarci.', true],
  ['it', 'La sua bottega apre la domenica.', false],
  ['nl', 'Wij komen bij u thuis, uw tuin is ons werk.', true],
  ['pt', 'Traz o teu cão, se queres companhia.', true],
  ['pt', 'Marca nova, reserva na hora.', false],
])('hears in %s how "%s" addresses viewers', (language, text, expected) => {
  const known = FAMILIARS[language];
  expect(known !== undefined && isFamiliar(text, known)).toBe(expected);
});

it.each([
  ['de', 'Du lernst klettern.', /\b(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)\b/u, ['Sie würden es dir danken']],
  [
    'fr',
    'Tu apprends.',
    /\b(?:vous|votre|vos)\b|\p{L}{2,}ez(?=\s|$|-)/u,
    ['Prends rendez-vous', 'Chez soi, et jamais seul.', 'Rentrer chez soi.', 'Rentrer chez soi, au propre.'],
  ],
  [
    'es',
    'Usted decide.',
    /\b(?:tú|tus?|te|ti|tuy[oa]s?)\b|\p{L}{2}[ae]nos$/u,
    ['Venga a conocernos', 'Escríbanos', 'Pregúntenos'],
  ],
  ['it', 'Prenoti quando vuole.', /\b(?:tu|tuoi?|tu[ae]|te|ti)\b/u, []],
  ['nl', 'Uw tuin, uw rust.', /\b(?:je|jij|jouw?e?|jezelf)\b/iu, []],
  ['pt', 'O teu dia, tu escolhes.', /\b(?:você|seus?|suas?|si)\b/u, []],
])('has each line of %s said so', (language, text, other, kept) => {
  const own = lexiconOf(language);
  const { bank, phrases } = addressedAs(text, own);
  const lines = TRADES.flatMap((trade) => {
    const { hooks = [], promises = [], calls = [] } = bank?.lines[trade] ?? {};
    return [...hooks, ...promises, ...calls];
  });
  const said = [...lines, phrases?.visit ?? '', phrases?.call ?? '', phrases?.write ?? ''];
  expect(said.filter((line) => other.test(line) && !kept.includes(line))).toEqual([]);
  expect(said.filter((line) => visibleWords(line) > 7)).toEqual([]);
  expect(addressedAs('', own)).toBe(own);
});
