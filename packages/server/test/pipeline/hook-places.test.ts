/** How many attempts of a hook are on their way at once, and that a hook which was slow gets its places back. */
import { describe, expect, test } from 'vitest';
import { createHookPlaces } from '../../src/pipeline/hook-places';
import { stepTime } from '../support/stepped-time';
import { turn, turnsWhile } from '../support/turn';
import { createFreeWorld } from '../support/world';

describe('places', () => {
  test('are sixteen a hook, and each is given back', () => {
    const places = createHookPlaces();
    for (let n = 0; n < 16; n += 1) places.take('a');
    expect([places.roomFor('a'), places.roomFor('b'), places.left(), places.idle()]).toEqual([0, 16, 1008, false]);
    places.free('a', 1);
    expect([places.roomFor('a'), places.left(), places.idle()]).toEqual([1, 1009, false]);
    for (let n = 1; n < 16; n += 1) places.free('a', 1);
    expect([places.roomFor('a'), places.left(), places.idle()]).toEqual([16, 1024, true]);
  });

  test('of a hook that took long are one, until it answers quickly', () => {
    const places = createHookPlaces();
    const attempt = (ms: number) => {
      places.take('a');
      places.free('a', ms);
      return places.roomFor('a');
    };
    expect([attempt(4_999), attempt(5_000), attempt(9_000), attempt(4_999)]).toEqual([16, 1, 1, 16]);
  });
});

test('a receiver that was slow is called one at a time, and sixteen at a time when it is quick again', async () => {
  const time = stepTime();
  const world = await createFreeWorld({}, {}, { realNow: time.realNow });
  const waiting: (() => void)[] = [];
  let most = 0;
  world.answer = () =>
    new Promise((resolve) => {
      waiting.push(() => resolve(200));
      most = Math.max(most, waiting.length);
    });
  await world.hook('user.onboarded');
  const userId = await world.userId();
  const emit = () => world.server.admin.emitEvent({ user_id: userId, event: 'user.onboarded' });
  const answerNext = async () => {
    await turnsWhile(() => waiting.length === 0);
    waiting.shift()?.();
  };

  await emit();
  await turnsWhile(() => waiting.length === 0);
  time.sleep(6);
  await answerNext();
  await world.server.settled();
  most = 0;
  for (let n = 0; n < 40; n += 1) await emit();
  await turnsWhile(() => waiting.length === 0);
  for (let count = 0; count < 20; count += 1) await turn();
  expect(most).toBe(1);
  await answerNext();
  await turnsWhile(() => waiting.length < 16);
  for (let count = 0; count < 20; count += 1) await turn();
  expect(most).toBe(16);
  for (let n = 1; n < 40; n += 1) await answerNext();
  await world.server.settled();
  expect(world.received).toHaveLength(41);
});
