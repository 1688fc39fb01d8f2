/** Briefs of search words without marks: what stands side by side is told phrase by phrase. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const linesOf = async (language: string, brief: string): Promise<{ lines: string[] }> => {
  const asked = requestOf({ brief, language });
  const { scenes } = await createLocalPlanner().plan(asked, new AbortController().signal);
  return { lines: scenes.flatMap(({ prompt }) => prompt.split('\n')) };
};

it.each([
  [
    'en',
    'boiler repair Leeds no call-out charge same day service gas safe registered 0113 496 0555',
    ['Boiler repair, Leeds', 'No call-out charge', 'Same day service', 'Gas safe registered', '0113 496 0555'],
  ],
  [
    'de',
    'Physiotherapie Krankengymnastik Manuelle Therapie Hausbesuche alle Kassen Bielefeld',
    ['Physiotherapie, Bielefeld', 'Krankengymnastik', 'Manuelle Therapie', 'Hausbesuche', 'Alle Kassen'],
  ],
  [
    'fr',
    'coiffeur barbier Lyon coupe homme 18 € sans rendez-vous ouvert lundi taille de barbe',
    ['Coiffeur barbier, Lyon', 'Sans rendez-vous', 'Ouvert lundi', 'Taille de barbe', 'Coupe homme 18 €'],
  ],
  [
    'nl',
    'fysiotherapie Amersfoort sportblessures dry needling geen verwijzing nodig avond open 033 555 01 24',
    ['Fysiotherapie, Amersfoort', 'Sportblessures', 'Dry needling', 'Geen verwijzing nodig', '033 555 01 24'],
  ],
])('reads search words in %s one by one', async (language, brief, told) => {
  const { lines } = await linesOf(language, brief);
  expect(lines).toEqual(expect.arrayContaining(told));
  expect(Math.max(...lines.map((line) => line.split(' ').length))).toBeLessThan(6);
});

it('keeps a sentence without marks whole', async () => {
  const { lines } = await linesOf('en', 'Our bakery opens at six every morning with fresh sourdough bread');
  expect(lines.join(' ')).toContain('Our bakery opens at six every morning with fresh sourdough bread');
});

it('shows what it knows nothing of by twos, as it was typed', async () => {
  const { lines } = await linesOf(
    'en',
    'plumber Leeds drain unblocking leaking taps zinc brass velvet linen bamboo copper free quotes 0113 496 0555',
  );
  expect(lines).toEqual(expect.arrayContaining(['Drain unblocking', 'Leaking taps', 'Zinc brass', 'Velvet linen']));
});

it('tells whom to text, where, and what stays together', async () => {
  const { lines } = await linesOf(
    'en',
    'mobile mechanic south london all makes MOT failures brakes no call out fee text Dave 07700 900321',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'Mobile mechanic, South London',
      'MOT failures',
      'No call out fee',
      'Text Dave',
      '07700 900321',
    ]),
  );
});
