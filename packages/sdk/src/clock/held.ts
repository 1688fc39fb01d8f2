import type { Clock } from './clock';

/** A clock of tests, whose time stands still while something real is waited for. */
export interface HoldableClock extends Clock {
  /** `turns` of the event loop at most. */
  hold<T>(work: Promise<T>, turns: number): Promise<T>;
}

/** For what may never end, such as a stream that takes nothing: long enough for whatever does. */
const SOME_TURNS = 500;

const isHoldable = (clock: Clock): clock is HoldableClock => 'hold' in clock;

/** What reads or writes, with methods that hold the clock until they have; the thing itself where the clock is a real one. */
export const held = <T extends object>(clock: Clock, port: T, mayHang = false): T =>
  isHoldable(clock)
    ? new Proxy(port, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name, target);
          if (typeof member !== 'function') return member;
          return (...given: readonly unknown[]): unknown => {
            const done: unknown = Reflect.apply(member, target, given);
            return done instanceof Promise ? clock.hold(done, mayHang ? SOME_TURNS : Infinity) : done;
          };
        },
      })
    : port;
