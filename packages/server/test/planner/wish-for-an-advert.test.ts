/** A brief that begins with what it wishes for shows the business, not the wish. */
import { expect, test } from 'vitest';
import { writePlan } from '../../src/adapters/local-planner/write-plan';
import { requestOf } from './request-of';

test.each([
  ['pl', 'Reklama piekarni Złoty Kłos. Świeży chleb codziennie od 6 rano.', 'Złoty Kłos', 'Reklama'],
  ['de', 'Anzeige für die Bäckerei Kornblum. Frisches Brot täglich ab 6 Uhr.', 'Kornblum', 'Anzeige'],
  ['fr', 'Publicité pour la boulangerie Martin. Du pain frais dès 6 h.', 'Martin', 'Publicité'],
  ['es', 'Anuncio de la panadería Sol. Pan fresco desde las 6.', 'Sol', 'Anuncio'],
  ['it', 'Annuncio per la panetteria Sole. Pane fresco dalle 6.', 'Sole', 'Annuncio'],
  ['pt', 'Anúncio de padaria Sol. Pão fresco a partir das 6.', 'Sol', 'Anúncio'],
  ['nl', 'Advertentie voor bakkerij De Molen. Vers brood vanaf 6 uur.', 'De Molen', 'Advertentie'],
  ['tr', 'Güneş fırını için reklam filmi. Her gün taze ekmek.', 'Güneş', 'reklam'],
  ['sv', 'Reklam för bageriet Solen. Färskt bröd från 6.', 'Solen', 'Reklam'],
  ['ar', 'إعلان عن مخبز الشمس. خبز طازج كل يوم من الساعة 6.', 'الشمس', 'إعلان'],
])('in %s', (language, brief, name, wish) => {
  const { title, scenes } = writePlan(requestOf({ language, brief }));
  const shown = [title, ...scenes.flatMap(({ prompt, script = '' }) => [prompt, script])].join('\n');
  expect(shown).toContain(name);
  expect(shown).not.toContain(wish);
});
