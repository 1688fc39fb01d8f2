/** What is heard of what is seen: its moments, its sounds, and the places in which a film plays. */
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { type AmbienceName, mixAmbience } from '../../src/render/effects/ambience';
import { SOUNDS } from '../../src/render/effects/cue';
import { cueBook } from '../../src/render/effects/cue-book';
import { cuesOf } from '../../src/render/effects/cues-of';
import { mixEffects } from '../../src/render/effects/mix-effects';
import { effects } from '../../src/render/effects/sounds';
import { isThingSound } from '../../src/render/effects/thing-sounds';
import { SOUNDING, soundsOf } from '../../src/render/effects/things';
import { joinedFilms } from '../../src/render/joined-films';
import { loudness, type Stereo } from '../../src/render/music/loudness';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { stockOf } from '../../src/render/stage/stock-of';
import { jobOf, motion } from './fixtures';

/** Each is made once for all that look at it. */
const sound = effects();

const silence = (seconds: number): Stereo => [new Float32Array(seconds * 48_000), new Float32Array(seconds * 48_000)];

describe('cues', () => {
  it('are where things come in: cuts, list items, numbers, buttons and what is poured', async () => {
    const job = jobOf(
      [
        motion('A hot cup of coffee, every morning', 'hook', { duration: 4 }),
        motion('Why people stay | Fresh beans | No contract | Free cups', 'list', { duration: 4 }),
        motion('2,300 guests a week', 'stat', { duration: 3 }),
        { type: 't2v_fast', prompt: 'A quiet street in the rain', duration: 3 },
        motion('Come in', 'cta', { duration: 3 }),
      ],
      { brief: 'A cafe', title: 'Our cafe' },
    );
    const { scenes, sound } = await prepareScenes(job, stockOf(openArtwork(), 'en'));
    const films = joinedFilms(job, scenes);
    const cues = scenes.map(({ input }, index) => {
      const film = films.of(index);
      if (film === undefined) throw new Error('a scene that is not drawn');
      return cuesOf(film, { index, startsAt: input.setting.startsAt });
    });
    const of = (scene: number, sound: string) => cues[scene]?.filter((cue) => cue.sound === sound) ?? [];
    expect(of(0, 'pour')).toHaveLength(1);
    expect(of(1, 'tick')).toHaveLength(3);
    const layers = films.of(1)?.layers.filter(({ text }) => text === 'Fresh beans') ?? [];
    expect(of(1, 'tick')[0]?.at).toBeCloseTo(4 + (layers[0]?.enter.at ?? 0), 6);
    expect(of(2, 'count')).toHaveLength(1);
    // A cut is heard at the very frame on which its scene begins.
    const starts = [0, 4, 8, 11, 14];
    for (const [index, start] of starts.entries()) {
      const cuts = cues[index]?.filter(
        ({ sound, at }) => ['whoosh', 'paper', 'shimmer'].includes(sound) && at === start,
      );
      expect(cuts).toHaveLength(index === 0 ? 0 : 1);
    }
    for (const cue of cues.flat()) expect(SOUNDS).toContain(cue.sound);
    expect(sound.ambience?.map(({ name }) => name)).toEqual(['murmur', 'rain', 'murmur']);
    expect(sound.ambience?.map(({ from, until }) => [from, until])).toEqual([
      [0, 11],
      [11, 14],
      [14, 17],
    ]);
  });

  it('are all there once every scene is known, or the render has ended', async () => {
    const book = cueBook(3);
    book.tell(1, [{ sound: 'pour', at: 2, gain: 1 }]);
    book.tell(0, [{ sound: 'pour', at: 1, gain: 1 }]);
    book.tell(2, []);
    expect(await book.all).toEqual([{ sound: 'pour', at: 1, gain: 1 }]);
    const stopped = cueBook(2);
    stopped.end();
    expect(await stopped.all).toEqual([]);
  });
});

describe('things', () => {
  it('that sound are pictures that there are, each in one row', () => {
    const artwork = openArtwork();
    const names = new Set([...artwork.pictures('fluent'), ...artwork.pictures('noto')]);
    expect(SOUNDING.filter((name) => !names.has(name))).toEqual([]);
    expect(SOUNDING.length).toBeGreaterThan(300);
    expect(soundsOf('automobile, street')).toMatchObject([{ sound: 'engine' }]);
    expect(soundsOf('presenter')).toEqual([]);
  });

  it.each(SOUNDS.filter(isThingSound))('are as loud as one another, and unlike one another: %s', (name) => {
    const [own] = sound(name).tone;
    const energies = Array.from({ length: Math.floor(own.length / 2400) }, (_, at) =>
      own.slice(at * 2400, (at + 1) * 2400).reduce((sum, sample) => sum + sample * sample, 0),
    );
    const loudest = Math.sqrt(Math.max(...energies) / 2400);
    expect(loudest).toBeGreaterThan(0.05);
    expect(loudest).toBeLessThan(0.15);
    expect(own.length / 48_000).toBeLessThan(2.5);
    const others = SOUNDS.filter((other) => other !== name).map((other) => sound(other).tone[0]);
    expect(others.some((other) => other.length === own.length && other.every((sample, at) => sample === own[at]))).toBe(
      false,
    );
  });
});

describe('effects', () => {
  it.each(SOUNDS)('begins and ends without a click, and is heard where it is seen: %s', (name) => {
    const { tone, lead } = sound(name);
    for (const channel of tone) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.01);
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.005);
      expect(Math.max(...channel)).toBeGreaterThan(0.1);
      expect(channel.every((sample) => Math.abs(sample) < 1.1)).toBe(true);
    }
    const mix = silence(4);
    mixEffects(mix, [
      { sound: name, at: 2, gain: 1 },
      { sound: name, at: -5, gain: 1 },
      { sound: name, at: 3.99, gain: 1 },
    ]);
    const first = mix[0].findIndex((sample) => Math.abs(sample) > 1e-4) / 48_000;
    expect(first).toBeGreaterThan(2 - lead - 0.01);
    expect(first).toBeLessThan(2.06);
  });

  it('fly past the fastest on the cut', () => {
    const { tone, lead } = sound('whoosh');
    const [left] = tone;
    const energy = (from: number): number =>
      left.slice(from * 48_000, (from + 0.04) * 48_000).reduce((sum, sample) => sum + sample * sample, 0);
    const slots = Array.from({ length: 15 }, (_, at) => at * 0.04);
    const loudest = slots.reduce((best, at) => (energy(at) > energy(best) ? at : best));
    expect(Math.abs(loudest + 0.02 - lead)).toBeLessThan(0.06);
  });
});

describe('ambience', () => {
  const NAMES: readonly AmbienceName[] = [
    'murmur',
    'street',
    'sea',
    'birds',
    'hum',
    'rain',
    'wind',
    'crickets',
    'kitchen',
  ];

  it('is there, 14 LU under the music, and goes on without a seam', () => {
    for (const name of NAMES) {
      const mix = silence(9);
      mixAmbience(mix, [{ from: 0, until: 9, name }]);
      expect(loudness(mix), name).toBeGreaterThan(-32);
      expect(loudness(mix), name).toBeLessThan(-28.5);
      const [left] = mix;
      const jump = (at: number): number => Math.abs((left[at] ?? 0) - (left[at - 1] ?? 0));
      const usual = Math.max(...Array.from({ length: 4000 }, (_, at) => jump(200_000 + at)));
      // The seam is where its seven seconds begin anew.
      expect(jump(7 * 48_000), name).toBeLessThanOrEqual(usual * 1.5 + 0.001);
      expect(Math.abs(left[0] ?? 1)).toBeLessThan(1e-6);
    }
  });
});
