import { afterEach, expect, it, vi } from 'vitest';
import { onInterrupt } from '../src/interruption';

const before = new Set(process.listeners('SIGHUP'));
const added = () => process.listeners('SIGHUP').filter((listener) => !before.has(listener));
afterEach(() => {
  for (const listener of added()) process.off('SIGHUP', listener);
});
const hangUp = (): void => {
  for (const listener of added()) listener('SIGHUP');
};

it('takes each closing of the terminal, however often it is told, also after the work has ended', () => {
  const { signal, release } = onInterrupt({ hangUp: true });
  hangUp();
  hangUp();
  expect(signal.aborted).toBe(true);
  release();
  // Without a listener the next one would end the process by the signal, in the middle of its end.
  expect(added()).toHaveLength(1);
});

it.each([true, false])('leaves no listener behind where no terminal was closed (hangUp: %s)', (listens) => {
  const { signal, release } = onInterrupt({ hangUp: listens });
  expect(added()).toHaveLength(listens ? 1 : 0);
  release();
  expect([signal.aborted, added()]).toEqual([false, []]);
});

it('hands the second interruption to whoever ends in order, and ends at once at the third', () => {
  const known = new Set(process.listeners('SIGTERM'));
  const again = vi.fn();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const { signal, release } = onInterrupt({ again });
  const interrupt = (): void => process.listeners('SIGTERM').forEach((one) => known.has(one) || one('SIGTERM'));
  interrupt();
  expect([signal.aborted, again.mock.calls.length, exit.mock.calls.length]).toEqual([true, 0, 0]);
  interrupt();
  expect([again.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
  interrupt();
  expect([again.mock.calls.length, exit.mock.calls]).toEqual([1, [[130]]]);
  release();
  exit.mockRestore();
});
