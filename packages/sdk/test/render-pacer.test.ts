/** How long a render waits for the account's windows: from its sending until so long after its answer it counts. */
import { beforeEach, expect, it, vi } from 'vitest';
import { RENDER_WINDOWS, RenderPacer } from '../src/idempotency/render-pacer';
import { ManualClock } from './support/manual-clock';
import { watched } from './support/promises';

const FREE = { minute: 9, hour: 9, day: 9 };

let clock: ManualClock;
let pacer: RenderPacer;
beforeEach(() => {
  clock = new ManualClock();
  pacer = new RenderPacer(clock);
});

it.each([
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const)('holds back what a %s has no room for, to a margin after its end', async (window, lengthMs) => {
  const limits = { ...FREE, [window]: 1 };
  expect(pacer.delay(limits)).toBe(0);
  pacer.open().answered();
  expect(pacer.delay(limits)).toBe(lengthMs + 100);
  await clock.advance(lengthMs);
  expect(pacer.delay(limits)).toBe(100);
  await clock.advance(99);
  expect(pacer.delay(limits)).toBe(1);
  await clock.advance(1);
  expect(pacer.delay(limits)).toBe(0);
});

it('counts what is under way however long that takes', async () => {
  const attempt = pacer.open();
  await clock.advance(2 * RENDER_WINDOWS.day);
  expect(pacer.delay({ ...FREE, minute: 1 })).toBe(60_100);
  attempt.answered();
  await clock.advance(100);
  attempt.answered();
  expect(pacer.delay({ ...FREE, minute: 1 })).toBe(60_000);
});

it('counts in the order of the answers', async () => {
  const first = pacer.open();
  pacer.open().answered();
  await clock.advance(30_000);
  first.answered();
  expect(pacer.delay({ ...FREE, minute: 2 })).toBe(30_100);
});

it('does not count what was never sent, and counts all others', async () => {
  const unsent = pacer.open();
  const sent = pacer.open();
  sent.answered();
  await clock.advance(10_000);
  unsent.cancel();
  sent.cancel();
  expect(pacer.delay({ ...FREE, minute: 1 })).toBe(50_100);
});

it('tells once of a pause, also when another one took the place meanwhile', async () => {
  const limits = { ...FREE, minute: 1 };
  pacer.open().answered();
  const onPause = vi.fn();
  const turn = watched(pacer.turn(limits, undefined, onPause));
  await clock.advance(30_000);
  pacer.open().answered();
  await clock.advance(60_099);
  expect(turn.value()).toBeUndefined();
  await clock.advance(1);
  turn.value()?.answered();
  expect(turn.value()).toBeDefined();
  expect(onPause.mock.calls).toEqual([[60_100]]);
  const untold = watched(pacer.turn(limits, undefined));
  await clock.advance(60_100);
  expect(untold.value()).toBeDefined();
});
