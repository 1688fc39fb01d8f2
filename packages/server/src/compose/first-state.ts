/** The state of the first day, as it takes the place of another: drawn beside the ids and the clock of the state that lives. */
import { createIds } from '../adapters/ids/create-ids';
import type { Settled } from '../options';
import type { Clock } from '../ports/clock';
import type { FirstState } from '../ports/store';
import { openAccount } from '../services/accounts';

/** `idsRange`: so many ids a process of several draws before it would draw those of another. */
export const createFirstState =
  (
    { seed, startTime, accounts }: Pick<Settled, 'seed' | 'startTime' | 'accounts'>,
    clock: Pick<Clock, 'realNow'>,
    idsRange: number | undefined,
  ) =>
  (): FirstState & { readonly idsPosition: number } => {
    const ids = createIds(seed);
    const at = startTime ?? clock.realNow();
    const opened = accounts.map((wanted) => openAccount(wanted, { clock: { now: () => at }, ids }));
    const idsPosition = ids.position();
    return {
      accounts: opened,
      settings: {
        seeded: true,
        ...(startTime === undefined ? {} : { clock: { offsetMs: 0, frozenAt: startTime } }),
        ...(seed === undefined ? {} : { idsPosition: idsRange ?? idsPosition }),
      },
      idsPosition,
    };
  };
