/** Whether a server of this machine answers, and why it takes nothing where it says so. */
import { reach } from '../reach';
import { timeLimit } from '../time-limit';

export interface Readiness {
  readonly answering: boolean;
  /** Why it takes nothing now, as while it ends; null where it is ready, and where it says nothing. */
  readonly not_ready: string | null;
}

const PATIENCE_MS = 2000;

export const SILENT: Readiness = { answering: false, not_ready: null };

/** Whatever else may have its port by now does not say why it is not ready. */
export const askReadiness = async (url: string): Promise<Readiness> => {
  try {
    const answer = await reach(new URL('/readyz', url), { signal: timeLimit(PATIENCE_MS) });
    if (answer.ok) return { answering: true, not_ready: null };
    const { reason } = (await answer.json()) as { readonly reason?: unknown };
    return typeof reason === 'string' ? { answering: true, not_ready: reason } : SILENT;
  } catch {
    return SILENT;
  }
};
