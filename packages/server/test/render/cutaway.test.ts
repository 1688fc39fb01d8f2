/** A look at the thing that a presenter speaks of: at its word, on a beat, back in time, and only where the thing is known surely. */
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { CAPTION_NAMES } from '../../src/render/captions/caption-names';
import { withSpeech } from '../../src/render/persons/with-speech';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { cutawayAt } from '../../src/render/scenes/cutaway';
import { framingsOf } from '../../src/render/scenes/framings';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { stockOf } from '../../src/render/stage/stock-of';
import { jobOf, smaller } from './fixtures';

const said = (text: string, from = 0.3, each = 0.35) =>
  text.split(' ').map((word, at) => ({ text: word, start: from + at * each, end: from + at * each + 0.3 }));
const grid = (seconds: number) => Array.from({ length: seconds * 2 }, (_, beat) => beat * 0.5);

describe('the moment of a look', () => {
  const words = said('I never liked mornings, until I tried the coffee of this place, and now I do.');
  const setting = { seconds: 8, beats: grid(8) };

  it('begins with the word at the latest, on a beat where one is near, and is over in one to two seconds', () => {
    const away = cutawayAt({ words: 'coffee' }, words, setting);
    const start = words[8]?.start ?? 0;
    expect(away?.from).toBe(3);
    expect(start - 3).toBeLessThan(0.36);
    expect(away?.until).toBe(4.5);
    const plain = cutawayAt({ words: 'coffee' }, words, { ...setting, beats: [] });
    expect(plain?.from).toBeCloseTo(start - 0.1);
    expect((plain?.until ?? 0) - (plain?.from ?? 0)).toBeCloseTo(1.5);
  });

  it('is none in a short scene, near an end, or of what is not heard', () => {
    expect(cutawayAt({ words: 'coffee' }, words, { ...setting, seconds: 4.9 })).toBeUndefined();
    expect(cutawayAt({ words: 'I' }, said('I am I'), setting)).toBeUndefined();
    expect(cutawayAt({ words: 'tea' }, words, setting)).toBeUndefined();
    expect(
      cutawayAt(
        { words: 'コーヒー' },
        said('毎朝の おいしい 一杯の コーヒーを どうぞ、 お待ちして います', 0.5, 0.6),
        setting,
      )?.from,
    ).toBe(2);
  });

  it('is a cut among those of the camera, none of which is near to it', () => {
    const away = { from: 3, until: 4.5 };
    const framings = framingsOf({
      seconds: 8,
      sentences: [0.3, 3.4, 5, 6.2],
      beats: grid(8),
      seed: 1,
      free: true,
      away,
    });
    expect(framings.map(({ from }) => from)).toEqual([0, 3, 4.5, 6]);
    expect(framings.map(({ isAway }) => isAway)).toEqual([false, true, false, false]);
  });
});

describe('captions of a wide frame', () => {
  it('have a line below what is looked at', async () => {
    const script = 'A customer tells how our bakery in Leeds delivers warm bread before eight.';
    const scene = { type: 's2v' as const, prompt: 'Cook', script, duration: 8.5 };
    const job = jobOf([scene], { aspect: '16:9', route: 'testimonial', brief: script, seed: 3 });
    const { scenes } = await prepareScenes(job, stockOf(openArtwork(), 'en'));
    const input = scenes[0]?.input;
    if (input === undefined) throw new Error('no scene');
    // The kinetic ones have two lines in a wide frame, too, and give way.
    for (const style of CAPTION_NAMES.filter((name) => name !== 'kinetic')) {
      const own = smaller({ ...input, captions: { style, words: said(script) } }, 2);
      const film = sceneFilm(own, 's2v');
      expect(
        film.shots?.some(({ subject }) => subject !== 'presenter'),
        style,
      ).toBe(true);
      expect(film.captions?.shown, style).toBeGreaterThan(0.9);
    }
  });
});

describe('the camera on somebody who speaks', () => {
  it.each([
    ['one long sentence', [0.3], undefined],
    ['one with a look away', [0.3], { from: 5, until: 6.5 }],
    ['a pause at the end', [0.3, 2], undefined],
  ] as const)('rests on no picture for long: %s', (_, sentences, away) => {
    for (const beats of [grid(12), []]) {
      const framings = framingsOf({ seconds: 12, sentences, beats, seed: 1, free: true, away });
      for (const { from, until } of framings) {
        expect(until - from).toBeGreaterThanOrEqual(1.3);
        expect(until - from).toBeLessThanOrEqual(3.9);
      }
      for (const [at, { zoom }] of framings.entries()) if (at > 0) expect(zoom).not.toBe(framings[at - 1]?.zoom);
    }
  });
});

it('shows the thing that is named instead of whoever speaks, and them again', async () => {
  const script = 'I never liked mornings, until I tried the coffee of this place. It comes before eight.';
  const talk = (text: string) => ({ type: 's2v' as const, prompt: 'A customer in a café', script: text, duration: 8 });
  const scenes = [
    talk(script),
    talk('I never liked any of it, until I came here with a friend of mine. It was so good.'),
  ];
  const job = jobOf(scenes, { title: 'Fresh coffee, roasted on Tuesdays' });
  const prepared = await prepareScenes(job, stockOf(openArtwork(), 'en'));
  const [first, second] = withSpeech(prepared.scenes, [], () => true).map(({ input }) => smaller(input, 4));
  if (first === undefined || second === undefined) throw new Error('no scene');
  expect(first.mention).toMatchObject({ words: 'coffee', name: 'hot-beverage' });
  expect(second.mention).toBeUndefined();
  const film = sceneFilm(first, 's2v');
  const subjects = film.shots?.map(({ subject }) => subject) ?? [];
  expect(subjects).toContain('hot-beverage');
  expect([subjects[0], subjects.at(-1)]).toEqual(['presenter', 'presenter']);
  const away = film.shots?.find(({ subject }) => subject === 'hot-beverage');
  const middle = ((away?.from ?? 0) + (away?.until ?? 0)) / 2;
  const seen = film.layers.filter(({ keeps, shows }) => keeps !== undefined && shows !== undefined);
  expect(seen.filter(({ shows }) => shows !== undefined && shows.from <= middle && shows.until > middle)).toHaveLength(
    1,
  );
});
