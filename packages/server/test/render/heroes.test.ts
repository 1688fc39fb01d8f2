/** Which picture leads which scene. */
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { heroesOf, leadOf, taking } from '../../src/render/stage/heroes';
import type { Figure } from '../../src/render/stage/stock';
import { stockOf } from '../../src/render/stage/stock-of';
import { jobOf, motion } from './fixtures';

const figure = (name: string): Figure => ({ name, set: 'fluent', bytes: () => Buffer.from('') });
const figures = (names: string): Figure[] => names.split(' ').filter(Boolean).map(figure);
const named = (firsts = '', others = '') => ({ firsts: figures(firsts), others: figures(others) });
const leads = (scenes: ReturnType<typeof named>[], sides: string) =>
  heroesOf(scenes, figures(sides)).map((hero) => hero?.name);

describe('heroesOf', () => {
  it('begins and ends with what the film is about, and shows its other sides in turn between the two', () => {
    const scenes = Array.from({ length: 6 }, () => named());
    expect(leads(scenes, 'house ladder hammer')).toEqual(['house', 'ladder', 'hammer', 'ladder', 'hammer', 'house']);
    expect(leads(scenes, 'bed')).toEqual(scenes.map(() => 'bed'));
    expect(leads(scenes, '')).toEqual(scenes.map(() => undefined));
  });

  it('shows what a scene names, of several things the one that was seen least', () => {
    const scenes = [named(), named('bread pie'), named('bread pie'), named('bread', 'toast'), named()];
    expect(leads(scenes, 'bread oven')).toEqual(['bread', 'pie', 'pie', 'toast', 'bread']);
  });
});

it('takes the same picture a third time only where its words have no other', () => {
  const taken = taking();
  const own = named('cat');
  expect([0, 1, 2].map(() => taken.take(leadOf(own, taken) ?? figure('')).name)).toEqual(['cat', 'cat', 'cat']);
  expect(leadOf(named('cat', 'kitten'), taken)?.name).toBe('kitten');
});

it.each(['short', 'film-advert', 'youtube-short', 'testimonial'] as const)(
  'stands beside a figure that names nothing: %s',
  async (route) => {
    const scenes = [
      motion('Trail shoes with grip', 'hook'),
      motion('240 grams', 'stat'),
      motion('Shoes. Run on', 'cta'),
    ];
    const job = jobOf(scenes, { route, title: 'Trail shoes', brief: 'Trail shoes with grip. 240 grams.' });
    const prepared = await prepareScenes(job, stockOf(openArtwork(), 'en'));
    expect(prepared.scenes[1]?.input.cast?.name).toBe('running-shoe');
  },
);
