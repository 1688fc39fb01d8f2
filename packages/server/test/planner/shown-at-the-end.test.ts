/** What is to be shown last, and what is not to be said, is asked of the maker: of it only where to go reaches viewers. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const planOf = (brief: string, language: string) =>
  planner.plan(requestOf({ brief, language, durationSec: 20 }), new AbortController().signal);

it.each([
  [
    'de',
    'Hofkäserei Brandt macht Käse. 12 Euro das Kilo. Zum Schluss hofbrandt.example einblenden.',
    /einblenden|Schluss/u,
  ],
  ['es', 'Taller Nogal repara muebles. 40 euros la hora. Al final que salga tallernogal.example.', /final|salga/u],
  ['pl', 'Stolarnia Buk robi stoły. 900 zł za stół. Na końcu pokazać stolarniabuk.example.', /końcu|pokazać/u],
  ['tr', 'Ceviz Mobilya masa yapar. Masa 900 lira. Kapanışta cevizmobilya.example yer alsın.', /Kapanış|yer alsın/u],
  [
    'fr',
    'Atelier Noyer répare des meubles. 40 euros l’heure. Pour finir, afficher ateliernoyer.example.',
    /finir|afficher/u,
  ],
])('an address is shown without the wish for it: %s', async (language, brief, wish) => {
  const { scenes } = await planOf(brief, language);
  const said = scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`);
  expect(said.join('\n')).not.toMatch(wish);
  expect(said.at(-1)).toMatch(/\.example/u);
});

it.each([
  ['en', 'Brook Dental looks after teeth. Check-ups £30. Do not use the word pain.', /pain/iu],
  ['fr', 'Cabinet Saule soigne les dents. Contrôle 30 euros. Attention, ne pas écrire « douleur ».', /douleur/u],
  ['it', 'Studio Salice cura i denti. Visita 30 euro. Non usate la parola dolore.', /dolore/u],
  ['pt', 'Clínica Salgueiro trata de dentes. Consulta 30 euros. Não usem a palavra "dor".', /dor\b/u],
  ['nl', 'Praktijk Wilg verzorgt tanden. Controle 30 euro. Gebruik het woord pijn niet.', /pijn/u],
])('a word that is not to be used is not: %s', async (language, brief, word) => {
  const { scenes, notes } = await planOf(brief, language);
  expect(scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`).join('\n')).not.toMatch(word);
  expect(notes.join('\n')).toMatch(word);
});
