/** One scene of a film without a format plays where its trade is at home, with somebody who works there. */
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { placeSceneOf } from '../../src/render/stage/place-scene';
import { stockOf } from '../../src/render/stage/stock-of';
import { jobOf, motion } from './fixtures';

const SCENES = [
  motion('That smell in the morning', 'hook'),
  motion('Small-batch beans, roasted every morning', 'body'),
  motion('Two flat whites for the price of one', 'body'),
  motion('Harbour Coffee\nVisit us', 'cta'),
];

describe('placeSceneOf', () => {
  it('chooses a thought between the ends', () => {
    expect(placeSceneOf(jobOf(SCENES), 'cafe')).toEqual({ index: 1, place: 'cafe', person: 'cook' });
    const counted = SCENES.with(1, motion('Roasted at 6 every morning', 'body'));
    expect(placeSceneOf(jobOf(counted), 'cafe')?.index).toBe(2);
  });

  it('shows whom the film is about, where that is somebody', () => {
    expect(placeSceneOf(jobOf(SCENES), 'gym', 'person-in-lotus-position')?.person).toBe('person-in-lotus-position');
    expect(placeSceneOf(jobOf(SCENES), 'gym', 'dumbbell')?.person).toBe('person-lifting-weights');
  });

  it.each([
    ['a short film', jobOf(SCENES.slice(1)), 'cafe'],
    ['a film with a format', jobOf(SCENES, { route: 'commercial' }), 'cafe'],
    ['a film of a given product', jobOf(SCENES, { productImageUrl: 'https://a.example/a.png' }), 'cafe'],
    ['a film with a place already', jobOf([...SCENES, { type: 't2v_fast', prompt: 'A street', duration: 3 }]), 'cafe'],
    ['a film of no trade', jobOf(SCENES), undefined],
  ] as const)('chooses none in %s', (_, job, home) => {
    expect(placeSceneOf(job, home)).toBeUndefined();
  });
});

it('shows somebody at work there, with the words of the scene', async () => {
  const brief = 'An advert for Harbour Coffee. Small-batch coffee beans, roasted every morning.';
  const { scenes } = await prepareScenes(
    jobOf(SCENES, { title: 'Harbour Coffee', brief }),
    stockOf(openArtwork(), 'en'),
  );
  expect(scenes.map(({ input }) => input.world?.name)).toEqual([undefined, 'cafe', undefined, undefined]);
  const input = scenes[1]?.input;
  expect(input?.world?.hero?.name).toContain('cook');
  const said = input && sceneFilm(input, 'motion').layers.flatMap(({ text }) => text ?? []);
  expect(said?.join(' ').replaceAll('\n', ' ')).toBe('Small-batch beans, roasted every morning');
});
