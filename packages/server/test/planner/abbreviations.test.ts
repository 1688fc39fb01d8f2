import { expect, it } from 'vitest';
import { readStatements } from '../../src/adapters/local-planner/reading/sentences';

it.each([
  ['en', ['Homes of 728 sq. ft., starting Rs. 78 lakhs.']],
  ['en', ['Call ext. 4357.', 'Nobody gets in trouble.']],
  ['en', ['It takes 5 min.', 'We open at 9.']],
  ['de', ['Sie hat 2. Liga gespielt.', 'Max. 25 Leute.', 'Ca. 30 Leute.']],
  ['de', ['Wir sind die Nummer 2.', 'Danke dafür.']],
  ['pt', ['Fale com a gente.', 'D. Rosário 960 555 010.']],
  ['es', ['El consultorio de la Dra. Nogal.', 'Máx. 8 personas.']],
  ['pl', ['Czynne pon.-pt. 8-16.', 'Zapraszamy.']],
  ['fr', ['À env. 20 min. à pied.', 'Ouvert.']],
  ['it', ['Il sig. Rossi, ca. 20 min. a piedi.']],
  ['nl', ['Open m.u.v. zondag.', 'Welkom.']],
])('a short word with a stop ends no sentence: %s, %j', (language, sentences) => {
  expect(readStatements(sentences.join(' '), language).map(({ text }) => text)).toEqual(sentences);
});
