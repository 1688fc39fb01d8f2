/** Long scenes of a place are cut into several pictures of it, on the beat, and not while time stands. */
import { expect, it } from 'vitest';
import { cutLens } from '../../src/render/film/cut-lens';
import type { Lens } from '../../src/render/film/film';
import { freezeOf, frozenFrame } from '../../src/render/routes/frozen-frame';
import { stepped } from '../../src/render/worlds/hands/repaint';
import { looksAt } from '../../src/render/worlds/looks';
import { firstScene } from './fixtures';

const scene = (duration: number) => firstScene({ type: 't2v_fast', prompt: 'A street', duration }, {});

it.each([2, 3, 4, 5.6, 7, 8, 10])('no picture of %s s is short, and none of a long scene is long', async (seconds) => {
  const input = await scene(Math.max(3, seconds));
  const looks = looksAt({ ...input, setting: { ...input.setting, seconds } }, true, 10);
  const lengths = looks.map(({ from }, at) => (looks[at + 1]?.from ?? seconds) - from);
  expect(looks.length).toBe(seconds < 3.2 ? 1 : Math.min(4, Math.max(2, Math.round(seconds / 2.6))));
  for (const [at, { nearer }] of looks.entries()) {
    if (looks.length > 1) expect(lengths[at]).toBeGreaterThanOrEqual(1.4 - 1 / 30);
    expect(lengths[at]).toBeLessThan(4);
    // Near and whole in turn, and never as before.
    expect(nearer > 0).toBe(looks.length > 1 && at % 2 === 0);
    for (const other of looks.slice(0, at)) if (nearer > 0) expect(other.nearer).not.toBe(nearer);
  }
});

it('is not cut before time goes on', async () => {
  const input = { ...(await scene(8)), act: frozenFrame };
  const [first, second] = looksAt(input, true, 10);
  expect(first?.nearer).toBeGreaterThan(0);
  expect(second?.from).toBeGreaterThan(freezeOf(input.setting).until);
  expect(looksAt({ ...input, setting: { ...input.setting, seconds: 4 } }, true, 10)).toHaveLength(1);
});

it('shows nothing of the picture before in one that moves in steps', () => {
  const lens: Lens = { zoom: () => 1, x: () => 0, y: () => 0, centre: { x: 0, y: 0 } };
  const cut = cutLens(lens, [
    { from: 0, nearer: 0.3 },
    { from: 1.1, nearer: 0 },
  ]);
  const empty = { x: 0, y: 0, width: 1, height: 1 };
  const layer = { box: empty, frames: 1, masked: false, enter: { seconds: 0, dx: 0, dy: 0, fade: false } };
  const own = stepped({ ...layer, lens: cut, paint: () => undefined } as never, 4).lens;
  expect(own?.zoom(1.09)).toBe(1.3);
  expect(own?.zoom(1.11)).toBe(1);
});
