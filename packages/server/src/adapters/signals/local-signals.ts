/** Signals within one process. Idleness is counted: every piece of work is busy until it says otherwise. */
import type { Work } from '../../ports/clock';
import type { Change, Signals, Topic } from '../../ports/signals';

export interface LocalSignals extends Signals {
  /** How often something was begun. */
  activity(): number;
}

export const createLocalSignals = (): LocalSignals => {
  const wakeListeners: Record<Topic, Set<() => void>> = {
    jobs: new Set(),
    scenes: new Set(),
    deliveries: new Set(),
    state: new Set(),
    left: new Set(),
  };
  const cancelListeners = new Set<(jobId: string) => void>();
  const changeListeners = new Set<(change: Change) => void>();
  let busy = 0;
  let begun = 0;
  let changes: (() => void)[] = [];

  const nextChange = (): Promise<void> => new Promise((resolve) => changes.push(resolve));

  const lessBusy = (): void => {
    busy -= 1;
    const waiting = changes;
    changes = [];
    for (const resolve of waiting) resolve();
  };

  const begin = (): Work => {
    let state: 'busy' | 'idle' | 'over' = 'busy';
    busy += 1;
    begun += 1;
    return {
      idle: () => {
        if (state !== 'busy') return;
        state = 'idle';
        lessBusy();
      },
      busy: () => {
        if (state !== 'idle') return;
        state = 'busy';
        busy += 1;
        begun += 1;
      },
      end: () => {
        if (state === 'busy') lessBusy();
        state = 'over';
      },
    };
  };

  /** What was just resolved gets its turn before anybody may call the house idle. */
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  return {
    wake: (topic) => {
      for (const listener of wakeListeners[topic]) listener();
    },
    onWake: (topic, listener) => {
      wakeListeners[topic].add(listener);
      return () => wakeListeners[topic].delete(listener);
    },
    cancel: (jobId) => {
      for (const listener of cancelListeners) listener(jobId);
    },
    onCancel: (listener) => {
      cancelListeners.add(listener);
      return () => cancelListeners.delete(listener);
    },
    tell: (changes) => {
      if (changeListeners.size === 0) return;
      for (const change of changes()) for (const listener of changeListeners) listener(change);
    },
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    begin,
    activity: () => begun,
    nextChange,
    idle: async () => {
      for (;;) {
        await settle();
        if (busy === 0) return;
        await nextChange();
      }
    },
  };
};
