/** A backdrop that is held for some frames changes with a cut, and not after it. */
import { expect, it } from 'vitest';
import { litFrame } from '../../src/render/film/lit-frame';

it('paints a held backdrop anew at the frame of a cut', () => {
  const shots = [0, 1.5, 46 / 30 + 1].map((from) => ({ from, until: 9, subject: 'cup' }));
  const film = { backdropEvery: 4, shots };
  expect([44, 45, 47, 48, 75, 76, 79].map((frame) => litFrame(film, frame))).toEqual([44, 45, 45, 48, 72, 76, 76]);
  expect(litFrame({}, 7)).toBe(7);
});
