/**
 * The last requests of every process that shares a state. What came to this one is told a moment later, all of that moment at
 * once, so that no request waits for it and many cost one write. What is older than events are kept is not shown and is dropped.
 */
import type { Clock } from '../ports/clock';
import type { KeptRequests } from '../ports/kept-requests';
import type { Log } from '../ports/log';
import type { Signals } from '../ports/signals';
import { KEPT_REQUESTS, type LoggedRequest, type OwnRequestLog, type RequestLog } from './request-log';

/** How long a request waits for others that are told with it. */
const TELL_MS = 250;
/** Entries between two looks at what is too much, and the time after which it is looked at anyhow. */
const PRUNE = { entries: 200, ms: 3_600_000 };

export interface ShareRequestsDeps {
  readonly kept: KeptRequests;
  readonly clock: Pick<Clock, 'realDelay' | 'everyReal'>;
  readonly signals: Pick<Signals, 'onWake'>;
  readonly log: Log;
  /** Up to when entries are too old; undefined: none ever is. */
  readonly tooOldAt: () => number | undefined;
  /** Called with the ids of entries that others find by now. */
  readonly told: (ids: readonly string[]) => void;
}

export const shareRequests = (own: OwnRequestLog, deps: ShareRequestsDeps): RequestLog => {
  const { kept, clock, signals, log, tooOldAt, told } = deps;
  /** Newest first; what could not be told is told with what comes later. */
  let untold: readonly LoggedRequest[] = [];
  let soon = false;
  let closed = false;
  let turn: Promise<void> = Promise.resolve();
  let sincePruned = 0;

  const forget = (): void => {
    own.clear();
    untold = [];
  };
  const prune = async (): Promise<void> => {
    sincePruned = 0;
    await kept.prune(KEPT_REQUESTS, tooOldAt());
  };
  const tellNow = async (): Promise<void> => {
    untold = [...own.fresh(), ...untold].slice(0, KEPT_REQUESTS.entries);
    const telling = untold;
    const [newest] = telling;
    if (newest === undefined) return;
    await kept.add(telling.toReversed(), newest.at);
    untold = untold.filter((entry) => !telling.includes(entry));
    told(telling.map(({ id }) => id).reverse());
    sincePruned += telling.length;
    if (sincePruned >= PRUNE.entries) await prune();
  };
  /** One after the other, so that nothing is told twice. */
  const tell = (): Promise<void> => {
    const done = turn.then(tellNow);
    turn = done.catch(() => undefined);
    return done;
  };
  const complain = (error: unknown): void => log.write('warn', 'requests-not-told', { error: String(error) });
  const tellSoon = async (): Promise<void> => {
    if (soon || closed) return;
    soon = true;
    await clock.realDelay(TELL_MS);
    soon = false;
    if (!closed) await tell().catch(complain);
  };

  const stopPruning = clock.everyReal(PRUNE.ms, () => void prune().catch(complain));
  // Requests of a state that was replaced are none of the next one.
  const stopListening = signals.onWake('state', forget);

  return {
    add: (...entry) => {
      own.add(...entry);
      void tellSoon();
    },
    list: async () => {
      await tell();
      const upTo = tooOldAt() ?? Number.NEGATIVE_INFINITY;
      const entries = ((await kept.list(KEPT_REQUESTS)) as readonly LoggedRequest[]).filter(({ at }) => at > upTo);
      return entries.toSorted((one, other) => other.at - one.at).slice(0, KEPT_REQUESTS.entries);
    },
    clear: async () => {
      forget();
      await kept.clear();
    },
    close: async () => {
      closed = true;
      stopPruning();
      stopListening();
      await tell().catch(complain);
    },
  };
};

/** The log of a process that shares its state with no other. */
export const keepRequests = (own: OwnRequestLog): RequestLog => ({
  add: own.add,
  list: async () => own.list(),
  clear: async () => own.clear(),
  close: async () => undefined,
});
