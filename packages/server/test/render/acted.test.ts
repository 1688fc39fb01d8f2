/** Scenes that are acted: their shots, what is told of them, the size of their type, and what happens where words lack facts. */
import { describe, expect, it } from 'vitest';
import { ACT_NAMES, ACT_TEXTS } from '../../src/acting/act-names';
import { actShots } from '../../src/render/acted/act-shots';
import { nearCard } from '../../src/render/acted/near-card';
import { shotsIn } from '../../src/render/film-script';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { ACT_SAMPLES } from './act-samples';
import { firstScene, motion } from './fixtures';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Pixels of a frame 1080 wide below which nothing is read. */
const LEAST_TYPE = 32;
/** Of the height of a type, the least that the ink of a line of lower case takes. */
const INK_SHARE = 0.45;

describe.each(ACT_NAMES.map((name, order) => [name, order % 2 === 0 ? 3 : 6] as const))('%s', (name, duration) => {
  it(`of ${duration} s is seen whole and near, and tells all that is said`, async () => {
    const prompt = ACT_TEXTS[name].example;
    const input = await firstScene(motion(prompt, name, { duration }), {});
    const film = sceneFilm(input, 'motion');
    const shots = shotsIn(film, 'motion', 0);
    expect(shots.map(({ subject }) => subject)).toEqual(shots.map(() => name));
    expect(shots.length).toBe(duration === 3 ? 2 : 3);
    for (const { duration: lasts } of shots) expect(lasts).toBeGreaterThanOrEqual(1.1);
    const copy = plain(shots.flatMap((shot) => shot.copy).join(' '));
    for (const word of plain(prompt).split(' ')) expect(copy).toContain(word);
  });

  it('is set in type that is read on a phone', async () => {
    const input = await firstScene(motion(ACT_SAMPLES[name].en, name, { duration: 6 }), {});
    const { layers, size } = sceneFilm(input, 'motion');
    const scale = 1080 / Math.min(size.width, size.height);
    const last = layers.filter(({ text, shows }) => text !== undefined && (shows === undefined || shows.until > 6));
    const sizes = last.map(({ ink, text = '' }) => ((ink?.height ?? 0) * scale) / text.split('\n').length);
    expect(sizes.length).toBeGreaterThan(0);
    for (const [at, high] of sizes.entries()) expect(high, last[at]?.text).toBeGreaterThan(LEAST_TYPE * INK_SHARE);
    // One of them is a headline or what it is about.
    expect(Math.max(...sizes)).toBeGreaterThan(60);
  });
});

it('words that lack what is shown are set in type, and a role names an act where no beat does', async () => {
  const subjects = async (...[prompt, beat, more]: Parameters<typeof motion>) =>
    shotsIn(sceneFilm(await firstScene(motion(prompt, beat, more)), 'motion'), 'motion', 0).map(
      ({ subject }) => subject,
    );
  expect([...new Set(await subjects('Slow mornings', 'receipt'))]).toEqual(['words']);
  expect(new Set(await subjects('Slow mornings\n£4 → £3', 'Price Tag'))).toEqual(new Set(['price-tag']));
  expect(new Set(await subjects('Slow mornings\n£4 → £3', undefined, { role: 'price-tag' }))).toEqual(
    new Set(['price-tag']),
  );
  expect(await subjects('Slow mornings\n£4 → £3', 'title')).not.toContain('price-tag');
});

it('leaves no room empty beside what is looked at from near', () => {
  const safe = { x: 40, y: 60, width: 460, height: 420 };
  const last = { x: 0.04, y: 0.4, width: 0.92, height: 0.55 };
  const low = nearCard({ safe }, { x: 0, y: 0, width: 400, height: 290 }, last, false);
  expect(low.y + low.height / 2).toBeCloseTo(safe.y + safe.height / 2);
  const high = nearCard({ safe }, { x: 0, y: 0, width: 400, height: 520 }, last, false);
  expect(high.y).toBeLessThanOrEqual(safe.y);
  expect(high.y + high.height).toBeGreaterThanOrEqual(safe.y + safe.height - 0.01);
});

it('is cut on the beat, and lands after the cut', async () => {
  const { setting } = await firstScene(motion('Slow mornings\n£4 → £3', 'price-tag', { duration: 7 }));
  const beats = [0.6, 1.2, 1.8, 2.4, 3, 3.6, 4.2, 4.8, 5.4, 6, 6.6];
  const { shots, time } = actShots({ ...setting, beats }, 0, false);
  expect(shots.map(({ near }) => near)).toEqual([false, true, false]);
  for (const { span } of shots.slice(1)) expect(beats).toContain(Math.round(span.from * 100) / 100);
  expect(time.key).toBeGreaterThan(shots[1]?.span.from ?? 9);
  expect(time.steps(3).every((at) => beats.includes(at) && at < time.key)).toBe(true);
});
