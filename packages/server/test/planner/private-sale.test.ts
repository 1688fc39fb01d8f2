/** Somebody who parts with a thing: what it is signs the film, and why it is sold tells no trade. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planOf = (language: string, brief: string) =>
  createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);

it.each([
  [
    'fr',
    'Vends cause déménagement buffet en merisier, 280 €, à prendre à Guéret. Paul 05 55 50 10 10',
    'Buffet en merisier',
  ],
  ['es', 'Vendo por mudanza bicicleta de paseo, 120 €, recogida en Tudela. Marta 600 555 012', 'Bicicleta de paseo'],
  ['it', 'Vendo per trasloco divano letto verde, 150 euro, ritiro a Imola. Ugo 333 555 0119', 'Divano letto verde'],
])('%s: %s', async (language, brief, sign) => {
  const { scenes, trade } = await planOf(language, brief);
  expect(scenes.at(-1)?.prompt.split('\n').at(-1)).toBe(sign);
  expect(trade).not.toBe('hire');
});

it('calls a house by its name, and nobody who lives there', async () => {
  const { scenes } = await planOf('fr', 'Gîte pour six à Salers. 90 € la nuit. Chez Odile, 04 71 55 01 10');
  expect(scenes.at(-1)?.prompt).toMatch(/^Chez Odile\n/u);
});

it('ends no name within how a word ends for others', async () => {
  const { scenes } = await planOf('fr', 'On cherche un(e) vendeur(se) pour le marché. Écris à equipe@halle.example');
  expect(scenes.at(-1)?.prompt).not.toMatch(/cherche un$/mu);
});
