import { MUSIC_STYLES } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { mixClip } from '../../src/render/music/clip-sound';
import { loudness } from '../../src/render/music/loudness';
import { musicBed } from '../../src/render/music/music-bed';
import { SAMPLE_RATE } from '../../src/render/music/sample-rate';
import { partOf } from '../support/part-of';

/** Told by their bytes: to compare so many numbers one by one takes seconds. */
const isSame = (one: Float32Array, other: Float32Array): boolean =>
  one.length > 0 && Buffer.from(one.buffer).equals(Buffer.from(other.buffer));

describe('musicBed', () => {
  it.each(partOf(MUSIC_STYLES, 2))(
    'is as loud as video sites want it, never clips, and fades at both ends: %s',
    (style) => {
      const bed = musicBed(style, 8 * SAMPLE_RATE, 3);
      expect(loudness(bed)).toBeGreaterThan(-17.2);
      expect(loudness(bed)).toBeLessThan(-14.8);
      for (const channel of bed) {
        expect(channel).toHaveLength(8 * SAMPLE_RATE);
        expect(channel.every((sample) => Math.abs(sample) < 0.8)).toBe(true);
        expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.001);
        expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.001);
      }
    },
  );

  it('is the same for the same seed, another for another, and fits very short videos', () => {
    const [left] = musicBed('lo-fi-chill', 20_000, 1);
    expect(isSame(musicBed('lo-fi-chill', 20_000, 1)[0], left)).toBe(true);
    expect(isSame(musicBed('upbeat-tech', 20_000, 2)[0], musicBed('upbeat-tech', 20_000, 9)[0])).toBe(false);
  });
});

describe('mixClip', () => {
  it('brings the clip to the front and the music back, and leaves the rest alone', () => {
    const tone = (level: number, length: number): Float32Array =>
      Float32Array.from({ length }, (_, at) => Math.sin(at / 9) * level);
    const second = SAMPLE_RATE;
    const mix = [tone(0.2, 4 * second), tone(0.2, 4 * second)] as const;
    const before = mix[0].slice();
    mixClip(mix, { sound: [tone(0.01, second), tone(0.01, second)], start: second });
    expect(isSame(mix[0].slice(0, second), before.slice(0, second))).toBe(true);
    expect(isSame(mix[0].slice(2 * second), before.slice(2 * second))).toBe(true);
    const middle = mix[0].slice(1.4 * second, 1.6 * second);
    expect(Math.max(...middle)).toBeLessThan(0.12);
  });
});
