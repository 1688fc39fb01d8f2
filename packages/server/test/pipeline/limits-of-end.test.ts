/** How long an end waits for what never answers. */
import { expect, test } from 'vitest';
import { limitsOfEnd } from '../../src/compose/limits-of-end';

const NEVER = new Promise<void>(() => undefined);

/** A clock that goes on as soon as somebody waits. */
const hastyClock = () => {
  let now = 1_000;
  return {
    realNow: () => now,
    everyReal: (ms: number, callback: () => void) => {
      now += ms;
      callback();
      return () => undefined;
    },
    passed: () => now - 1_000,
    goOn: (ms: number) => {
      now += ms;
    },
  };
};

test.each([
  ['nothing was under way: within the time', 0, 9_000],
  ['work took all of it: two seconds later', 10_000, 12_000],
])('whatever says goodbye has one time together, where %s', async (_, worked, ended) => {
  const clock = hastyClock();
  const { leave } = limitsOfEnd({ clock, shutdownMs: 10_000, isShared: true });
  clock.goOn(worked);
  for (let part = 0; part < 3; part += 1) await leave(NEVER);
  expect(clock.passed()).toBe(ended);
});

test('handing back has two seconds, and what was asked before half of the time', () => {
  const clock = hastyClock();
  expect(limitsOfEnd({ clock, shutdownMs: 10_000, isShared: true })).toMatchObject({ until: 11_000, asked: 6_000 });
  expect(limitsOfEnd({ clock, shutdownMs: 0, isShared: true })).toMatchObject({ until: 1_000, asked: 3_000 });
});

test('what is in this process is waited for to its end', async () => {
  const clock = hastyClock();
  const { leave, handBack, asked } = limitsOfEnd({ clock, shutdownMs: 0, isShared: false });
  expect(asked).toBeUndefined();
  const order: string[] = [];
  for (const wait of [handBack, leave]) await wait(Promise.resolve().then(() => void order.push('done')));
  expect([order, clock.passed()]).toEqual([['done', 'done'], 0]);
});
