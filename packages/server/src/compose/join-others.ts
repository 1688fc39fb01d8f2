/** What a process does whose state others share: it takes over what they change, and takes its turn where one of them must. */
import type { Faults } from '../faults/create-faults';
import type { Fault } from '../faults/fault';
import { refundAbandoned } from '../pipeline/recover';
import { createFreshState } from '../services/fresh-state';
import type { Base } from './base';
import type { Shared } from './state';

export interface JoinOthersDeps {
  readonly base: Base;
  readonly faults: Faults;
  /** Takes over what the store says about the server itself, after it was replaced. */
  readonly takeOver: () => Promise<void>;
  /** Whether this process does the work behind the answers. */
  readonly works: boolean;
}

export interface Joined {
  /** Resolves when what others changed until now is in force here. */
  readonly refresh: () => Promise<void>;
  readonly takeFault: (request: Parameters<Faults['take']>[0]) => Promise<Fault | undefined>;
}

export const joinOthers = ({ base, faults, takeOver, works }: JoinOthersDeps, shared: Shared): Joined => {
  const { signals, store, clock, log, leaseMs, life, held } = base;
  const state = createFreshState({ ...base, faults });
  base.fresh.state = state;

  /** Whoever waits until all is quiet waits for this as well. */
  const doing = async (what: () => Promise<void>): Promise<void> => {
    const work = signals.begin();
    try {
      await what();
    } catch (error) {
      // Whoever ends follows nobody.
      if (!life.isEnding) log.write('error', 'others-not-followed', { error: String(error) });
    } finally {
      work.end();
    }
  };
  const startOver = async (): Promise<void> => {
    await takeOver();
    shared.wakeHere('state');
  };
  shared.messages.onMessage((message) => {
    if (message.is === 'settings') void doing(state.refresh);
    if (message.is === 'wake' && message.topic === 'state') void doing(startOver);
  });
  shared.messages.onReconnect(() => void doing(state.refresh));
  if (held !== undefined) clock.everyReal(leaseMs, () => void held.look());
  if (works) clock.everyReal(leaseMs, () => void doing(() => refundAbandoned(base)));

  return {
    refresh: state.refresh,
    takeFault: async (request) => {
      const isCounted = faults.list().some(({ times, probability }) => (times ?? probability) !== undefined);
      if (!isCounted) return faults.take(request);
      let taken: Fault | undefined;
      await store.changeSettings((now) => {
        faults.replace((now.faults ?? []) as readonly Fault[]);
        taken = faults.take(request);
        return { faults: faults.list() };
      });
      return taken;
    },
  };
};
