/**
 * The virtual clock: real time plus an offset, or a time at which it stands still. It moves forward only. `advance` goes
 * from one due time to the next and lets each one's work finish before it goes on, as if the time had really passed.
 */
import { type ClockState, LATEST_TIME, type VirtualClock } from '../../ports/clock';

interface Waiter {
  readonly due: number;
  readonly order: number;
  readonly background: boolean;
  fire(): void;
}

export interface VirtualClockOptions {
  /** Resolves when nothing that became due is still under way, with the next time that another process waits for. */
  readonly drained: () => Promise<number | undefined>;
  /** Runs a turn of the clock while no other process turns it. */
  readonly alone?: (turn: () => Promise<void>) => Promise<void>;
  /** Stores a new state before anybody is woken by it. */
  readonly persist: (state: ClockState) => Promise<void>;
  /** Real Unix milliseconds; tests replace it. */
  readonly realNow?: (() => number) | undefined;
}

/** The longest time that Node's timers take. */
const LATE_MS = 2;
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export const createVirtualClock = ({
  drained,
  alone = (turn) => turn(),
  persist,
  realNow = Date.now,
}: VirtualClockOptions): VirtualClock => {
  let state: ClockState = { offsetMs: 0, frozenAt: null };
  let waiters: Waiter[] = [];
  let order = 0;
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> = Promise.resolve();
  const repeating = new Set<NodeJS.Timeout>();

  const now = () => state.frozenAt ?? realNow() + state.offsetMs;

  const fireDue = (): void => {
    const time = now();
    const due = waiters.filter((waiter) => waiter.due <= time).sort((a, b) => a.due - b.due || a.order - b.order);
    if (due.length === 0) return;
    waiters = waiters.filter((waiter) => waiter.due > time);
    for (const waiter of due) waiter.fire();
  };

  const arm = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (state.frozenAt !== null || waiters.length === 0) return;
    const next = Math.min(...waiters.map(({ due }) => due));
    timer = setTimeout(
      () => {
        fireDue();
        arm();
      },
      Math.min(MAX_TIMEOUT_MS, Math.max(0, next - now())),
    );
    if (waiters.every(({ background }) => background)) timer.unref();
  };

  const set = (next: ClockState): void => {
    state = next;
    fireDue();
    arm();
  };

  /** Moves the clock so that it shows at least `time`. */
  const moveTo = async (time: number): Promise<void> => {
    const ahead = time - now();
    if (ahead > 0) {
      const { offsetMs, frozenAt } = state;
      const next = { offsetMs: offsetMs + ahead, frozenAt: frozenAt === null ? null : frozenAt + ahead };
      await persist(next);
      set(next);
      return;
    }
    fireDue();
    arm();
  };

  const advanceTo = async (target: number): Promise<void> => {
    for (;;) {
      const elsewhere = await drained();
      const dues = [...waiters.map(({ due }) => due), ...(elsewhere === undefined ? [] : [elsewhere])];
      const next = Math.min(...dues);
      if (next > target) break;
      // A timer of another process is about to go off.
      if (next === elsewhere && next <= now()) await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await moveTo(next);
    }
    await moveTo(target);
    await drained();
  };

  /** Turns of the clock happen one after the other. */
  const inTurn = (turn: () => Promise<void>): Promise<void> => {
    const done = turning.then(() => alone(turn));
    turning = done.catch(() => undefined);
    return done;
  };

  const until: VirtualClock['until'] = (due, options = {}) =>
    new Promise((resolve, reject) => {
      const { signal, work } = options;
      if (signal?.aborted) return reject(signal.reason as Error);
      if (due <= now()) return resolve();
      order += 1;
      const leave = () => {
        signal?.removeEventListener('abort', abort);
        work?.busy();
      };
      const waiter: Waiter = {
        due,
        order,
        background: options.background === true,
        fire: () => {
          leave();
          resolve();
        },
      };
      const abort = () => {
        waiters = waiters.filter((other) => other !== waiter);
        leave();
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', abort);
      waiters.push(waiter);
      work?.idle();
      arm();
    });

  return {
    now,
    realNow,
    until,
    everyReal: (ms, callback) => {
      const interval = setInterval(callback, ms);
      interval.unref();
      repeating.add(interval);
      return () => {
        clearInterval(interval);
        repeating.delete(interval);
      };
    },
    realDelay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    read: () => state,
    nextDue: () => (waiters.length === 0 ? undefined : Math.min(...waiters.map(({ due }) => due))),
    advance: (ms) => inTurn(() => advanceTo(Math.min(now() + ms, Math.max(now(), LATEST_TIME)))),
    freeze: (frozen) =>
      inTurn(async () => {
        if (frozen === (state.frozenAt !== null)) return;
        const { offsetMs, frozenAt } = state;
        const next: ClockState =
          frozenAt === null ? { offsetMs, frozenAt: now() } : { offsetMs: frozenAt - realNow(), frozenAt: null };
        await persist(next);
        set(next);
      }),
    restore: (next) => set(next),
    close: () => {
      clearTimeout(timer);
      for (const interval of repeating) clearInterval(interval);
      waiters = [];
    },
  };
};
