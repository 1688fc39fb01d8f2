/** Who hears that a render slot has become free: one for each, in the order in which they came. */
import { expect, it, vi } from 'vitest';
import { SlotSignal } from '../src/renders/slot-signal';

const setUp = () => {
  const signal = new SlotSignal();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const forget = [first, second, third].map((callback) => signal.onFreed(callback));
  const calls = (): number[] => [first, second, third].map((callback) => callback.mock.calls.length);
  return { signal, forget, calls };
};

it('each free slot calls the one that has waited longest, once', () => {
  const { signal, calls } = setUp();
  signal.freed();
  expect(calls()).toEqual([1, 0, 0]);
  signal.freed();
  expect(calls()).toEqual([1, 1, 0]);
  signal.freed();
  signal.freed();
  expect(calls()).toEqual([1, 1, 1]);
});

it('who waits no longer is passed over, and nobody else is', () => {
  const { signal, forget, calls } = setUp();
  forget[1]?.();
  signal.freed();
  signal.freed();
  expect(calls()).toEqual([1, 0, 1]);
});

it('a slot that becomes free while nobody waits calls nobody later', () => {
  const signal = new SlotSignal();
  signal.freed();
  const callback = vi.fn();
  signal.onFreed(callback);
  expect(callback).not.toHaveBeenCalled();
});
