/** Briefs that are nothing but a wish for a film: it is about what it is for, and says nothing of the wish. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { withoutLoneWish } from '../../src/adapters/local-planner/reading/lone-wish';
import { requestOf } from './request-of';

const planner = createLocalPlanner();

describe('a brief that is a wish', () => {
  it.each([
    ['en', 'A calm advert for a coffee bar', 'coffee', 'Coffee bar'],
    ['en', '30 second commercial for a plumber', 'fixing', 'Plumber'],
    ['en', 'an upbeat ad for a gym.', 'fitness', 'Gym'],
    ['en', 'A gym', 'fitness', 'Gym'],
    ['de', 'Ein kurzer Film für ein Yogastudio', 'wellness', 'Yogastudio'],
    ['de', 'Ruhiger Werbefilm für ein Café', 'coffee', 'Café'],
    ['fr', 'Un film pour une boulangerie', 'bakery', 'Boulangerie'],
    ['fr', 'Une pub calme pour un café', 'coffee', 'Café'],
    ['es', 'Anuncio para un gimnasio', 'fitness', 'Gimnasio'],
    ['it', 'Uno spot tranquillo per un bar', 'bar', 'Bar'],
    ['pt', 'Um filme para uma padaria', 'bakery', 'Padaria'],
    ['nl', 'Rustige reclame voor een koffiebar', 'coffee', 'Koffiebar'],
    ['tr', 'Kafe için sakin bir reklam', 'coffee', 'Kafe'],
    ['ja', 'カフェの広告動画', 'coffee', 'カフェ'],
    ['ar', 'إعلان هادئ لمقهى', 'coffee', 'مقهى'],
  ])('in %s: %s', async (language, brief, trade, signed) => {
    const plan = await planner.plan(requestOf({ language, brief }), new AbortController().signal);
    const cards = plan.scenes.map(({ prompt }) => prompt);
    expect(plan.trade).toBe(trade);
    expect(cards.at(-1)?.split('\n')[0]).toBe(signed);
    expect(cards[0]).not.toContain(signed);
  });

  it('says no more: what goes on, names a price or an address, or is no wish is read as it is', () => {
    const en = lexiconOf('en');
    for (const brief of [
      'A film for a bakery. Open from six.',
      'A film for a bakery, open from six',
      'A film for a bakery with bread at 3 euros',
      'An ad for crumb.example',
      'A bakery by the sea',
      'Bread for a week',
    ])
      expect(withoutLoneWish(brief, en), brief).toBe(brief);
  });
});
