/**
 * Whether this process can serve its role now: the store answers and takes writes, and videos can be kept and read. What is wrong is told by
 * its kind alone, since anybody may ask; the log has the whole of it, once a change.
 */
import type { Artifacts } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Store } from '../ports/store';
import { type StoreTrouble, StoreUnavailable } from '../ports/store-unavailable';
import { within } from './within';

export type Readiness = { readonly ready: true } | { readonly ready: false; readonly reason: string };

export interface ReadinessDeps {
  readonly store: Pick<Store, 'check'>;
  readonly artifacts: Pick<Artifacts, 'check'>;
  readonly clock: Pick<Clock, 'realNow' | 'realDelay'>;
  readonly log: Log;
  /** Whether the process is ending: it takes nothing new. */
  readonly isEnding: () => boolean;
}

const PATIENCE_MS = 2_000;
/** Probes come from many sides; a place that costs something by the request is asked once in a while. */
const REMEMBERED_MS = 10_000;
/** So long a place that takes its time is what it was when it last answered: slow is not away, and reads of it go on. */
const BELIEVED_MS = 60_000;

const REASONS: Readonly<Record<StoreTrouble, string>> = {
  unreachable: 'the database can not be reached',
  slow: 'the database answers too slowly',
  crowded: 'the database lets no more connections in',
  'read-only': 'the database is read-only',
  full: 'the database has no room left',
  'not-permitted': 'the database does not let its user write',
  failing: 'the database can not be read or written',
};
const reasonOf = (error: unknown): string =>
  error instanceof StoreUnavailable ? REASONS[error.trouble] : 'the database does not answer';

const READY: Readiness = { ready: true };

export const createReadiness = ({ store, artifacts, clock, log, isEnding }: ReadinessDeps) => {
  let last = '';
  let place: { readonly at: number; readonly problem: Error | undefined } | undefined;
  let looking: { readonly since: number; readonly answer: Promise<Error | undefined> } | undefined;

  const problemOf = (work: Promise<unknown>): Promise<Error | undefined> =>
    work.then(
      () => undefined,
      (error: unknown) => error as Error,
    );
  const lookAtPlace = () => {
    const answer = problemOf(artifacts.check()).then((problem) => {
      place = { at: clock.realNow(), problem };
      looking = undefined;
      return problem;
    });
    return { since: clock.realNow(), answer };
  };
  const problemOfPlace = async (): Promise<Error | undefined> => {
    const isOver = (at: number, ms: number): boolean => clock.realNow() - at >= ms;
    if (place !== undefined && !isOver(place.at, REMEMBERED_MS)) return place.problem;
    // One that never answers is asked anew.
    if (looking === undefined || isOver(looking.since, BELIEVED_MS)) looking = lookAtPlace();
    return within(clock, PATIENCE_MS, looking.answer).catch((late: unknown) =>
      place === undefined || isOver(place.at, BELIEVED_MS) ? (late as Error) : place.problem,
    );
  };
  const not = (level: 'info' | 'warn', reason: string, error?: Error): Readiness => {
    if (last !== reason)
      log.write(level, 'not-ready', { reason, ...(error === undefined ? {} : { error: error.message }) });
    last = reason;
    return { ready: false, reason };
  };

  return async (): Promise<Readiness> => {
    if (isEnding()) return not('info', 'the process is ending');
    const ofStore = await problemOf(within(clock, PATIENCE_MS, store.check()));
    if (ofStore !== undefined) return not('warn', reasonOf(ofStore), ofStore);
    const ofPlace = await problemOfPlace();
    if (ofPlace !== undefined) return not('warn', 'videos can not be kept or read', ofPlace);
    if (last !== '') log.write('info', 'ready-again');
    last = '';
    return READY;
  };
};
