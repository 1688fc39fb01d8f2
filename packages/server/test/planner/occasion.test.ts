/** What is held on a day opens with what it is, and ends with when and where; what is about one thing says so early. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const cardsOf = async (language: string, brief: string): Promise<readonly string[]> => {
  const plan = await createLocalPlanner().plan(requestOf({ language, brief }), new AbortController().signal);
  return plan.scenes.map(({ prompt }) => prompt);
};

it.each([
  ['en', 'Car boot sale, Saturday 6 June, 7 am. Bacon rolls. Dogs welcome.', 'Car boot sale', 'Saturday 6 June, 7 am'],
  ['es', 'Mercado medieval en Sigüenza. 11 y 12 de julio. Entrada gratuita.', 'Mercado medieval', '11 y 12 de julio'],
])('an event says when it is on its last card (%s)', async (language, brief, name, when) => {
  const cards = await cardsOf(language, brief);
  expect(cards[0]).toContain(name);
  expect(cards.at(-1)).toContain(name);
  expect(cards.at(-1)).toContain(when);
});

it('opening hours make no event', async () => {
  const cards = await cardsOf('en', 'Bakery in Leeds. Open Saturday 8 am to 2 pm. Fresh rye bread.');
  expect(cards.at(-1)).not.toContain('Saturday');
});

it('a film of one word says it on its second card', async () => {
  expect((await cardsOf('fr', 'plombier'))[1]).toBe('Plombier');
});
