/** Who is asked whether all is quiet: also whoever came after the question, or did not listen when it was asked. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuietEverywhere } from '../../src/adapters/signals/quiet-everywhere';
import type { Message, Messages } from '../../src/ports/messages';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Listener = Parameters<Messages['onMessage']>[0];

/** Processes that hear one another; `deaf` ones miss what is said. */
const createProcesses = () => {
  const living = new Map<string, Listener[]>();
  const deaf = new Set<string>();
  const asked: string[] = [];
  const join = (process: string, idle: () => Promise<void> = async () => undefined) => {
    const listeners: Listener[] = [];
    living.set(process, listeners);
    const send = (message: Message): void => {
      if (message.is === 'ask') asked.push(message.round);
      for (const [other, all] of living)
        if (other !== process && !deaf.has(other)) for (const listener of all) listener(message, process);
    };
    let questions = 0;
    return createQuietEverywhere({
      messages: {
        ...{ send, sent: async () => undefined, onReconnect: () => () => undefined, close: async () => undefined },
        onMessage: (listener) => {
          listeners.push(listener);
          return () => undefined;
        },
      },
      others: async () => [...living.keys()].filter((name) => name !== process),
      ...{ idle, activity: () => 1, nextDue: () => undefined },
      name: () => `${process} ${(questions += 1)}`,
    });
  };
  return { join, deaf, asked };
};

/** Steps until it is over, or so long that it never will be. */
const isOver = async (work: Promise<unknown>): Promise<boolean> => {
  let over = false;
  void work.then(() => (over = true));
  for (let step = 0; step < 100 && !over; step += 1) await vi.advanceTimersByTimeAsync(100);
  return over;
};

test('a process that joins while somebody waits is asked as well', async () => {
  const { join } = createProcesses();
  const quiet = join('asks');
  let done = (): void => undefined;
  const busy = new Promise<void>((resolve) => (done = resolve));
  join('works', () => busy);
  const waits = quiet();
  await vi.advanceTimersByTimeAsync(500);
  join('joins');
  done();
  expect(await isOver(waits)).toBe(true);
});

test('so is one that did not listen when it was asked', async () => {
  const { join, deaf } = createProcesses();
  const quiet = join('asks');
  join('reconnects');
  deaf.add('reconnects');
  const waits = quiet();
  await vi.advanceTimersByTimeAsync(500);
  deaf.clear();
  expect(await isOver(waits)).toBe(true);
});

test('one that works is asked again and answers once', async () => {
  const { join, asked } = createProcesses();
  const quiet = join('asks');
  let idles = 0;
  let done = (): void => undefined;
  const busy = new Promise<void>((resolve) => (done = resolve));
  join('works', async () => {
    idles += 1;
    await busy;
  });
  const waits = quiet();
  await vi.advanceTimersByTimeAsync(2000);
  expect([idles, asked.length > 4]).toEqual([1, true]);
  done();
  expect(await isOver(waits)).toBe(true);
});
