import { expect, it } from 'vitest';
import { deskFor } from '../../src/render/music/desk';
import { resample } from '../../src/render/narration/resample';

it.each([1, 2, 3, 4, 7, 16_384, 16_387])('adds %i samples of a tone, and nothing beside them', (length) => {
  const desk = deskFor(length + 9);
  const tone = [Float32Array.from({ length: length + 5 }, (_, at) => 1 + at)] as const;
  desk.add({ tone, seconds: length / 48_000, release: 0 }, 4, { gain: 1, pan: 1, room: 0.5 });
  desk.add({ tone, seconds: length / 48_000, release: 0 }, 4, { gain: 1, pan: 1, room: 0.5 });
  const [left, right] = desk.mix;
  expect(left.every((sample) => sample === 0)).toBe(true);
  expect([...right.slice(0, 4), ...right.slice(4 + length)]).toEqual(Array.from({ length: 9 }, () => 0));
  expect(right.slice(4, 4 + length)).toEqual(tone[0].slice(0, length).map((sample) => 2 * sample));
  expect(desk.room.slice(4, 4 + length)).toEqual(tone[0].slice(0, length));
});

it('begins and ends a tone where the mix does, and lets it fall to nothing as it is released', () => {
  const desk = deskFor(6);
  const tone = [new Float32Array(48).fill(1), new Float32Array(48).fill(-1)] as const;
  desk.add({ tone, seconds: 8 / 48_000, release: 4 / 48_000 }, -2, { gain: 1, pan: 0, room: 1 });
  const [left, right] = desk.mix;
  const shape = [1, 1, 1, 0.75, 0.5, 0.25];
  for (const [at, share] of shape.entries()) expect((left[at] as number) / (left[0] as number)).toBeCloseTo(share, 5);
  expect(right).toEqual(left.map((sample) => -sample));
  expect(desk.room.every((sample) => sample === 0)).toBe(true);
});

it.each([
  [16_000, 48_000],
  [22_050, 48_000],
  [48_000, 16_000],
  [44_100, 48_000],
  [11_025, 16_000],
])('brings a tone from %i to %i Hz as it was', (from, to) => {
  const tone = (rate: number) => (_: unknown, at: number) => Math.sin((2 * Math.PI * 440 * at) / rate) / 2;
  const heard = resample(Float32Array.from({ length: from / 10 }, tone(from)), from, to);
  expect(Math.abs(heard.length - to / 10)).toBeLessThan(3);
  const inner = [...heard].slice(200, -200);
  const wanted = Array.from(heard, tone(to)).slice(200, -200);
  expect(Math.max(...inner.map((sample, at) => Math.abs(sample - (wanted[at] ?? 9))))).toBeLessThan(0.003);
});
