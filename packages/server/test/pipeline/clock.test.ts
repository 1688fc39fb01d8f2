import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../src/adapters/clock/virtual-clock';
import { createLocalSignals } from '../../src/adapters/signals/local-signals';
import type { ClockState } from '../../src/ports/clock';

const clockAt = (start = 1_000_000) => {
  const signals = createLocalSignals();
  const states: ClockState[] = [];
  let real = start;
  const clock = createVirtualClock({
    drained: () => signals.idle().then(() => undefined),
    persist: async (state) => void states.push(state),
    realNow: () => real,
  });
  return { clock, signals, states, pass: (ms: number) => (real += ms) };
};

describe('the virtual clock', () => {
  test('goes through what becomes due in its order, and lets each finish before the next', async () => {
    const { clock, signals } = clockAt();
    await clock.freeze(true);
    const seen: string[] = [];
    const step = async (name: string, after: number, again?: number) => {
      const work = signals.begin();
      await clock.until(clock.now() + after, { work });
      seen.push(`${name}@${clock.now()}`);
      if (again !== undefined) await clock.until(clock.now() + again, { work });
      if (again !== undefined) seen.push(`${name} again@${clock.now()}`);
      work.end();
    };
    void step('late', 3000);
    void step('early', 1000, 1000);
    await clock.advance(10_000);
    expect(seen).toEqual(['early@1001000', 'early again@1002000', 'late@1003000']);
    expect(clock.now()).toBe(1_010_000);
    clock.close();
  });

  test('is stored before anybody is woken by it, and taken over by the next', async () => {
    const { clock, states, pass } = clockAt();
    await clock.advance(5000);
    pass(100);
    await clock.freeze(true);
    pass(900);
    expect(clock.now()).toBe(1_005_100);
    const next = clockAt(2_000_000);
    next.clock.restore(states.at(-1) ?? { offsetMs: 0, frozenAt: null });
    expect(next.clock.now()).toBe(1_005_100);
    await next.clock.freeze(false);
    next.pass(1);
    expect(next.clock.now()).toBe(1_005_101);
  });

  test('a wait ends with its signal', async () => {
    const { clock, signals } = clockAt();
    await clock.freeze(true);
    const stop = new AbortController();
    const work = signals.begin();
    const waiting = clock.until(clock.now() + 1000, { signal: stop.signal, work });
    await signals.idle();
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    work.end();
    await clock.advance(2000);
  });
});
