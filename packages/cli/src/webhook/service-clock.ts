import { isOwnMachine } from '../is-own-machine';
import { adminCall } from '../server/admin-call';
import type { Session } from '../session';
import { timeLimit } from '../time-limit';

/** The clock of a local server, which can be moved forward; undefined for a service elsewhere, which keeps ours. */
export const serviceClock = (session: Session): (() => Promise<number>) | undefined => {
  const base = session.settings.baseUrl?.value;
  if (base === undefined || !isOwnMachine(base)) return undefined;
  return async () => {
    const { now } = (await adminCall(session, 'clock', { base, signal: timeLimit(1000) })) as { now: string };
    return Date.parse(now);
  };
};
