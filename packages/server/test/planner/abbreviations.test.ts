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

it.each([
  ['de', ['Bj. 1998, TÜV neu.', 'Nur 12 km.', '2 Jahre Garantie.']],
  ['de', ['Zum 125. Geburtstag spielt die Kapelle.', 'Verein e. V., Husum.']],
  ['de', ['Wir lesen vor, wo Platz ist.', '300 Bücher warten.']],
  ['nl', ['Bwjr. 1987, pas geverfd.', 'Slechts 5 km.', '3 stoelen.']],
])('a short word without a vowel ends none either: %s, %j', (language, sentences) => {
  expect(readStatements(sentences.join(' '), language).map(({ text }) => text)).toEqual(sentences);
});

it('ends a sentence behind a noun of three letters where the rest is typed small', () => {
  const read = readStatements('am 3. Mai, 18 bis 23 Uhr. vorlesen und basteln! Eintritt frei', 'de');
  expect(read[0]?.text).toBe('am 3. Mai, 18 bis 23 Uhr.');
});
