/** A check: one sentence of the specification, in our words, and how it is seen to hold. */
import type { Stage } from './stage';

/**
 * What a check needs beyond a service and a key: to spend credits, the admin API of a local server, or a service that
 * delivers to this machine.
 */
export type Need = 'spend' | 'admin' | 'receiver';

export interface Check {
  /** In kebab-case; it never changes. */
  readonly name: string;
  /** Section of the specification. */
  readonly section: string;
  /** What has to hold, as a sentence. */
  readonly says: string;
  readonly needs: readonly Need[];
  /** Returns when it holds; throws a `Mismatch` when it does not, and `NotCheckable` when that can't be told here. */
  readonly run: (stage: Stage) => Promise<void>;
}

type Write = (name: string, says: string, run: Check['run'], needs?: readonly Need[]) => Check;

/** Writes the checks of one section; `needs` are those of all of them. */
export const checksOf =
  (section: string, needs: readonly Need[] = []): Write =>
  (name, says, run, more = []) => ({ name, section, says, needs: [...new Set([...needs, ...more])], run });
