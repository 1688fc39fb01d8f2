/** Rules that a lesson lists behind its name are steps of their own. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

it('gives each rule behind the name of a lesson a scene', async () => {
  const brief =
    'Formation accueil téléphonique : décrocher avant la troisième sonnerie, se présenter avec son prénom, ne jamais couper la parole.';
  const asked = requestOf({ brief, language: 'fr', kind: 'training' });
  const { scenes } = await createLocalPlanner().plan(asked, new AbortController().signal);
  const shown = scenes.map(({ prompt }) => prompt);
  expect(shown.slice(0, 3)).toEqual([
    'Formation accueil téléphonique',
    'Décrocher avant la troisième sonnerie',
    'Se présenter avec son prénom',
  ]);
});

it('repeats all rules of a lesson that has no time for a scene each', async () => {
  const brief =
    'Instructions for new couriers: Always wear your helmet. Put your phone in its holder before you set off. Ring the bell and wait two minutes. Never leave a meal without a photo. Report damage the same day.';
  const asked = { ...requestOf({ brief, language: 'en', kind: 'training' }), durationSec: 20 };
  const { scenes, notes } = await createLocalPlanner().plan(asked, new AbortController().signal);
  const rules = brief.slice(brief.indexOf(':') + 2, -1).split('. ');
  const taught = scenes.slice(0, -1).map(({ prompt }) => prompt.replaceAll('\n', ' '));
  for (const rule of rules) expect(taught.some((card) => card.includes(rule))).toBe(true);
  expect(scenes.at(-1)).toMatchObject({ role: 'recap', prompt: ['Remember', ...rules].join('\n') });
  expect(scenes.map(({ role }) => role)).not.toContain('why');
  expect(notes.filter((note) => !note.includes('was shortened'))).toEqual([]);
});

it('gives no scene more than its ten seconds where a lesson says little', async () => {
  const brief = 'Wipe it. Rinse it. Dry it. Call 555 0142 Sam';
  const asked = { ...requestOf({ brief, language: 'en', kind: 'training' }), durationSec: 61, title: 'Pans' };
  const { scenes } = await createLocalPlanner().plan(asked, new AbortController().signal);
  expect(Math.max(...scenes.map(({ duration }) => duration))).toBeLessThanOrEqual(10);
  expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(61);
});
