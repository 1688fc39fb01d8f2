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
