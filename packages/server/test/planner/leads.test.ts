/** A voice says bare facts as a person would, and what is a sentence as it is. */
import { expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import type { Reading } from '../../src/adapters/local-planner/reading/read-brief';
import { readThought } from '../../src/adapters/local-planner/reading/thought';
import { ledTo } from '../../src/adapters/local-planner/writing/leads';

const said = (text: string, language: string): string | undefined => {
  const lexicon = lexiconOf(language);
  const reading: Partial<Reading> = { language, lexicon, thoughts: [] };
  return ledTo(readThought(text, 1, lexicon), reading as Reading)?.text;
};

it.each([
  ['Adults £8, children £4', 'en', 'And the price? Adults £8, children £4'],
  ['Eye test £10 instead of £25', 'en', 'Eye test: now £10 instead of £25'],
  ['4.7/5 (312 reviews)', 'en', 'Rated 4.7 out of 5 by customers'],
  ['Aufmaß gratis', 'de', 'Und das Beste? Aufmaß gratis'],
  ['3-4-5 juillet', 'fr', 'À vos agendas : 3-4-5 juillet'],
  ['Toegang gratis', 'nl', 'Goed nieuws! Toegang gratis'],
  ['Preventivo gratuito', 'it', 'E in più: preventivo gratuito'],
  ['Ücretsiz ekspertiz', 'tr', 'Üstelik ücretsiz ekspertiz'],
  ['Dostawa gratis od 100 zł', 'pl', 'I jeszcze jedno: dostawa gratis od 100 zł'],
])('leads to "%s" (%s)', (text, language, led) => {
  expect(said(text, language)).toBe(led);
});

it.each([
  ['We tune pianos for £75', 'en'],
  ['40 mil leitores assinam', 'pt'],
  ['300 pueblos usan', 'es'],
  ['Call 01743 555 018', 'en'],
  ['Für 8 € sind alle dabei', 'de'],
  ['Vous payez 18 € la séance', 'fr'],
  ['12 nov. optreden in Leiden', 'nl'],
  ['Diversion via Tanner’s Row', 'en'],
  ['Costs £25 for two', 'en'],
  ['Lockers £5', 'en'],
  ['24h/24', 'fr'],
  ['Gluten free option', 'en'],
  ['30 Tage Urlaub', 'de'],
  ['De 3 a 7 de julho, Praça Mauá', 'pt'],
  ['24 uur per dag', 'nl'],
])('says "%s" as it is (%s)', (text, language) => {
  expect(said(text, language)).toBeUndefined();
});
