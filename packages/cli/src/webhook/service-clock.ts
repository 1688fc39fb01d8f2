import { canParseUrl } from '@vid/sdk/contract';
import { adminCall } from '../server/admin-call';
import type { Session } from '../session';

const isLocal = (base: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(base).hostname);

/** The clock of a local server, which can be moved forward; undefined for a service elsewhere, which keeps ours. */
export const serviceClock = (session: Session): (() => Promise<number>) | undefined => {
  const base = session.settings.baseUrl?.value;
  if (base === undefined || !canParseUrl(base) || !isLocal(base)) return undefined;
  return async () => {
    const { now } = (await adminCall(session, 'clock', { base, signal: AbortSignal.timeout(1000) })) as { now: string };
    return Date.parse(now);
  };
};
