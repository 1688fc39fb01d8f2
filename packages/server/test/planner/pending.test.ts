/** What nobody knows yet is told in a note, and shown on no card. */
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planner = createLocalPlanner();

describe('what is not known yet', () => {
  it.each([
    [
      'de',
      'Leitung wird noch bekannt gegeben. Der Kammerchor singt Bach am 14. Dezember in Münster. Eintritt frei.',
      'Leitung',
    ],
    [
      'nl',
      'Kerstconcert in de Sint-Jan, Gouda, zaterdag 20 december. Solisten volgen nog. Kaarten 15 euro.',
      'Solisten',
    ],
    ['es', 'Cartel por confirmar. Festival de jazz en Cuenca el 5 de julio. Entrada libre.', 'Cartel'],
  ])('is on no card, in %s', async (language, brief, unknown) => {
    const { scenes, notes } = await planner.plan(
      requestOf({ language, brief, narrator: true }),
      new AbortController().signal,
    );
    const shown = scenes.map(({ prompt, script = '' }) => `${prompt} ${script}`).join('\n');
    expect(shown).not.toContain(unknown);
    expect(notes.join('\n')).toContain(unknown);
  });

  it('stays where nothing else is told', async () => {
    const { scenes } = await planner.plan(
      requestOf({ language: 'en', brief: 'Line-up to be announced', narrator: true }),
      new AbortController().signal,
    );
    expect(scenes.map(({ prompt }) => prompt).join(' ')).not.toBe('');
  });
});
