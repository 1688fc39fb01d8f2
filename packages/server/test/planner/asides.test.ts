/** What is said to the maker in a row is not for viewers, and what is taken for it by its place is told in the notes. */
import { expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { requestOf } from './request-of';

const planOf = async (brief: string) => {
  const { scenes, notes } = await createLocalPlanner().plan(requestOf({ brief }), new AbortController().signal);
  return { told: scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`).join('\n'), notes: notes.join('\n') };
};

const SHOP = 'Fold & Fell mends coats in Bristol from £18. Open Tuesday to Saturday, 9 to 5.';

it('leaves out what stands between two wishes, or after one at the end, and says so', async () => {
  const { told, notes } = await planOf(
    `${SHOP} Make it upbeat. A little wink never hurts. No voiceover. Somewhat dusty.`,
  );
  expect(told).not.toMatch(/wink|dusty/iu);
  expect(notes).toContain('A little wink never hurts');
  expect(notes).toContain('Somewhat dusty');
});

it('keeps what sells, wherever it stands', async () => {
  const { told } = await planOf(`${SHOP} Make it upbeat. First button free. No voiceover. Call 0117 496 0123.`);
  expect(told).toContain('free');
  expect(told).toContain('0117 496 0123');
});

it('takes a wish in brackets off what it stands behind', async () => {
  const { told } = await planOf('We are hiring (post on our socials). Mechanic, £21.40 an hour. Ring 01632 960204.');
  expect(told).toMatch(/hiring/iu);
  expect(told).not.toMatch(/socials/iu);
});

it('reads wishes in English in a brief of another language', async () => {
  const { told } = await planOf(
    'Eisdiele Nordlicht in Kiel, Kugel 1,80 €, täglich 11 bis 20 Uhr. No voiceover, slow motion please.',
  );
  expect(told).not.toMatch(/voiceover|slow motion/iu);
  expect(told).toContain('1,80 €');
});

it.each([
  [
    'de',
    'Wir bieten 20 Stunden, freie Abende und einen Chef, der zuhört. Tischlerei Kranz, 0561 555 099',
    'der zuhört',
  ],
  ['nl', 'Diploma D, E en F in kleine groepjes (max. 8). Zwemclub De Otter, Meppel.', 'in kleine groepjes (max. 8)'],
])('tells what a clause behind a comma says more of a thing: %s', async (language, brief, words) => {
  const { scenes } = await createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
  expect(
    scenes
      .map(({ prompt, script = '' }) => `${prompt} ${script}`)
      .join(' ')
      .replaceAll('\n', ' '),
  ).toContain(words);
});

it.each([
  ['de', 'Als Nuri Demir 1988 nach Hamm kam, kannte er niemanden. Heute bildet er selbst aus.', 'kannte er niemanden'],
  ['pl', 'Kiedy Olga straciła pracę, bank odmówił jej pożyczki. Dziś prowadzi trzy sklepy.', 'bank odmówił'],
])('tells what happened in a story: %s', async (language, brief, words) => {
  const { scenes } = await createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
  expect(
    scenes
      .map(({ prompt, script = '' }) => `${prompt} ${script}`)
      .join(' ')
      .replaceAll('\n', ' '),
  ).toContain(words);
});

it('parts two sentences at a picture sign between them', async () => {
  const brief = 'Schapen te huur voor uw dijk of uw boomgaard 🐑 geen machines en geen herrie. Herder inbegrepen.';
  const { scenes } = await createLocalPlanner().plan(
    requestOf({ brief, language: 'nl' }),
    new AbortController().signal,
  );
  expect(scenes.map(({ prompt }) => prompt).join('\n')).toMatch(/^Geen machines/mu);
});
