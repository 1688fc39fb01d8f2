/** What prompts say of a place, in the eleven languages, and who is cast from them. */
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { stockOf } from '../../src/render/stage/stock-of';
import { castWorld } from '../../src/render/worlds/cast-world';
import { placeSoFar } from '../../src/render/worlds/place-so-far';
import { readPrompt } from '../../src/render/worlds/reading';
import { colourOf } from '../../src/render/worlds/things';

describe('readPrompt', () => {
  it.each([
    ['en', 'A cat on a bench in the rain', { place: undefined, weather: 'rain', time: 'day', count: 1 }],
    [
      'en',
      'Three red cars on a busy city street at night',
      { place: 'street', time: 'night', count: 3, colours: [{ hex: '#e5322d', at: 6, length: 3 }], crowded: true },
    ],
    [
      'en',
      'Slow aerial shot of snowy mountains at dawn',
      { place: 'mountains', weather: 'snow', season: 'winter', time: 'dawn', camera: 'crane', pace: 0.6 },
    ],
    ['en', 'A training session', { place: undefined, time: 'day', weather: 'clear' }],
    ['de', 'Zwei Hunde rennen am Strand bei Sonnenuntergang', { place: 'sea', time: 'dusk', count: 2, action: 'run' }],
    ['en', 'Ben cycles to work', { action: 'cycle' }],
    ['nl', 'Zij gaat met de fiets', { action: 'cycle' }],
    ['fr', 'Un hôtel au bord du lac', { place: 'mountains' }],
    ['en', 'A village that runs on wind', { place: 'field' }],
    ['de', 'Am Hauptbahnhof im Herbst', { place: 'station', season: 'autumn' }],
    ['en', 'Rooms from €70 a night, breakfast included', { count: 1, time: 'day' }],
    ['en', 'It files VAT in 3 minutes', { count: 1 }],
    ['en', 'Open from 9 am, 5 stars, 20% off', { count: 1 }],
    ['de', 'Nur 5 Minuten vom Strand', { count: 1 }],
    ['ja', '10分で届くピザ', { count: 1 }],
    ['en', '4 bicycles on a street', { count: 4 }],
    ['fr', 'Trois chats dans la forêt en automne', { place: 'forest', season: 'autumn', count: 3 }],
    ['es', 'Un coche rojo en la calle de noche', { place: 'street', time: 'night', colours: [{ hex: '#e5322d' }] }],
    ['it', 'Una cucina accogliente al mattino', { place: 'kitchen', mood: 'cosy', time: 'dawn' }],
    ['pt', 'Duas pessoas na praia com chuva', { place: 'sea', weather: 'rain', count: 2 }],
    ['nl', 'Een fiets in het park in de winter', { place: 'park', season: 'winter' }],
    ['pl', 'Kot na ulicy w deszczu', { place: 'street', weather: 'rain' }],
    ['tr', 'Ormanda sisli bir sabah', { place: 'forest', weather: 'fog', time: 'dawn' }],
    ['ja', '夜の街に雨が降る', { place: 'street', time: 'night', weather: 'rain' }],
    ['ar', 'قطة في المطبخ ليلا', { place: 'kitchen', time: 'night' }],
  ])('%s: %s', (language, prompt, expected) => {
    expect(readPrompt(prompt, language)).toMatchObject(expected);
  });

  it('takes the camera from a direction in English, and nothing else', () => {
    const reading = readPrompt('Un café\nMedium view at eye level, the camera glides past a street in the rain.', 'fr');
    expect(reading).toMatchObject({ place: 'cafe', camera: 'pan', weather: 'clear' });
  });
});

describe('placeSoFar', () => {
  const scenes = ['A hotel above a river', 'Nine rooms', 'Breakfast in the kitchen', 'Until noon'].map((prompt) => ({
    ...{ type: 't2v_fast' as const, prompt, duration: 4 },
  }));
  const places = (brief?: string) =>
    scenes.map((_, index) => placeSoFar({ scenes, ...(brief === undefined ? {} : { brief }) }, index, 'en'));

  it('stays where a film that is told from a brief was', () => {
    expect(places('A hotel above a river.')).toEqual([undefined, 'mountains', 'mountains', 'kitchen']);
    expect(places()).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('castWorld', () => {
  const artwork = openArtwork();

  it('counts what its number stands before, and shows nobody’s head alone on the ground', async () => {
    const ducks = await cast('An old man feeds five ducks in a snowy park');
    expect(ducks).toMatchObject({ hero: { name: 'duck' }, reading: { count: 5 } });
    const men = await cast('Two old men beside a bicycle');
    expect(men.reading.count).toBe(2);
    expect(men.hero?.name).toMatch(/^man-standing/u);
    expect((await cast('An old woman and a dog')).hero).toMatchObject({ kind: 'person' });
  });

  it('shows who walks through a story going by bike where that is said, and walking where nothing is', async () => {
    const stock = stockOf(artwork, 'en');
    const wish = { language: 'en', seed: 1, place: undefined, short: 60, person: 'man-walking-facing-right-light' };
    const cycles = await castWorld(stock, { ...wish, prompt: 'Ben cycles to work' });
    expect(cycles).toMatchObject({ name: 'street', hero: { name: 'man-biking-light', kind: 'person' } });
    const rests = await castWorld(stock, { ...wish, prompt: 'His chain breaks' });
    expect(rests).toMatchObject({ hero: { name: wish.person }, reading: { action: 'walk' } });
  });

  const cast = (prompt: string, language = 'en') =>
    castWorld(stockOf(artwork, language), { prompt, language, seed: 1, place: undefined, short: 60 });

  it.each([
    ['A cat on a bench in the rain', 'street', 'cat'],
    ['Two dogs running on the beach', 'sea', 'dog'],
    ['A steaming cup of coffee in a café', 'cafe', 'hot-beverage'],
    ['a running shoe in the forest', 'forest', 'running-shoe'],
    ['A deer in the forest in autumn', 'forest', 'deer'],
    ['The kitchen, empty', 'kitchen', undefined],
    ['Snow falls on a quiet street at night', 'street', undefined],
    // What is part of the place, or a view of its own, is no thing that stands in it.
    ['An empty theatre stage with red curtains', 'stage', undefined],
    ['A museum hall with five paintings', 'museum', undefined],
    ['A night sky over a quiet lake with a shooting star and a red tent', 'night-sky', 'tent'],
    // The hall is none that is only called like something else.
    ['A departure lounge at an airport, three planes in the rain', 'airport', 'airplane'],
  ])('%s', async (prompt, place, hero) => {
    const found = await cast(prompt);
    expect(found.name).toBe(place);
    expect(found.hero?.name).toBe(hero);
  });

  it('shows what a prompt names though the film is about something else, and no name', async () => {
    const wish = { language: 'en', seed: 1, place: undefined, short: 60, isFitting: () => false };
    const stock = stockOf(artwork, 'en');
    const lounge = 'A departure lounge at an airport, three planes in the rain';
    expect((await castWorld(stock, { ...wish, prompt: lounge })).hero?.name).toBe('airplane');
    expect((await castWorld(stock, { ...wish, prompt: 'A red car on a street at dusk' })).hero?.name).toBe(
      'automobile',
    );
    expect((await castWorld(stock, { ...wish, prompt: 'A red car, delivered\nSlow pan.' })).hero).toBeUndefined();
    expect((await castWorld(stock, { ...wish, prompt: 'A street in front of the Harbour Cat' })).hero).toBeUndefined();
  });

  it('puts no house into a room, and a car only where one has room', async () => {
    const stock = stockOf(artwork, 'en');
    const placed = async (prompt: string, place: string): Promise<string> =>
      (await castWorld(stock, { prompt, language: 'en', seed: 1, place, short: 60 })).name;
    expect(await placed('A weekend at a hotel', 'home')).toBe('park');
    expect(await placed('A locomotive', 'workshop')).toBe('workshop');
    expect(await placed('A locomotive', 'cafe')).toBe('street');
    // Unless that is what was asked for.
    expect(await placed('A locomotive in a café', 'home')).toBe('cafe');
  });

  it('hears no harbour in a Japanese airport', async () => {
    expect((await cast('雨の空港、飛行機が三機', 'ja')).name).toBe('airport');
  });

  it('shows a group of persons who are not the same', async () => {
    const { hero } = await cast('Two men in a park');
    expect(hero?.others).toHaveLength(1);
    expect(hero?.others?.[0]?.toBuffer('image/png').equals(hero.sprite.toBuffer('image/png'))).toBe(false);
  });

  it('shows a person whole, or behind something', async () => {
    expect((await cast('A woman walks in the park')).hero?.kind).toBe('person');
    expect((await cast('A doctor in the clinic')).hero?.kind).toBe('bust');
    expect((await cast('A woman lifting weights in the gym')).hero?.name).toMatch(/^woman-lifting-weights/);
  });
});

describe('colourOf', () => {
  it.each([
    ['A red steam train', 'train', false, '#e5322d'],
    ['The balloon is yellow', 'balloon', false, '#f7c631'],
    ['Un coche rojo en la calle', 'coche', true, '#e5322d'],
    ['A stage with red curtains and a guitar', 'guitar', false, undefined],
    ['A dancer on a stage in a blue light', 'dancer', false, undefined],
    ['A box, yellow stripes on the wall', 'box', false, undefined],
  ])('%s: %s', (text, words, headFirst, hex) => {
    const { colours } = readPrompt(text, headFirst ? 'es' : 'en');
    expect(colourOf(text, { at: text.indexOf(words), words }, colours, headFirst)).toBe(hex);
  });
});
