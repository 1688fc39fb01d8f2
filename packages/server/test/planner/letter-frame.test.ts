/** What letters begin and end with, in words that no list holds, is for nobody who sees the film. */
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { letterFrame } from '../../src/adapters/local-planner/reading/letter-frame';
import { requestOf } from './request-of';

const cardsOf = async (language: string, brief: string): Promise<string> => {
  const { scenes } = await createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
  return scenes.map(({ prompt }) => prompt).join('\n');
};

describe('the frame of a letter', () => {
  it.each([
    ['Lieve allemaal van de drukkerij,\n\nop 4 mei is er een markt.', 1],
    ['Chère équipe du théâtre,\nnotre fête a lieu le 4 mai dans la cour du musée.', 1],
    ['Koffie, thee,\nkoek en taart\nvoor iedereen op het plein vandaag', 0],
    ['Bakker Jansen,\nKerkstraat 5,\nopen vanaf 7 uur', 0],
  ])('is told by its lines: %j', (brief, greetings) => {
    expect(letterFrame(brief.split('\n')).around.size).toBe(greetings);
  });

  it('takes who signs below words of leave', () => {
    const { signature } = letterFrame(
      'Werte Redaktion,\n\nam 3. Mai singt der Chor.\n\nHochachtungsvoll,\nHarald Vogt\nChor Harmonie'.split('\n'),
    );
    expect(signature).toEqual(['Harald Vogt', 'Chor Harmonie']);
  });
});

it('shows neither greeting nor leave', async () => {
  const brief =
    'Szanowna Redakcjo,\nprosimy o krótki film o naszej zbiórce książek. Przynieś trzy książki do 12 maja do ratusza w Jarosławiu.\nZ poważaniem\nOlga Mróz\nBiblioteka Miejska';
  const cards = await cardsOf('pl', brief);
  expect(cards).not.toMatch(/Szanowna|poważaniem|Olga/u);
  expect(cards).toContain('Biblioteka Miejska');
});

it('bends nothing that a film is for', async () => {
  const brief =
    'Guten Tag,\nich hätte gern einen Film für unseren kleinen Töpferkurs in Husum. Acht Abende kosten 120 Euro. Anmeldung: 04841 555 099';
  expect(await cardsOf('de', brief)).toMatch(/^Töpferkurs in Husum$/mu);
});
