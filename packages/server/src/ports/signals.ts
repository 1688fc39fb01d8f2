/**
 * How the parts of the server tell each other that there is something to do, without knowing each other: the API wakes
 * workers, cancels renders, and a drain waits for all of them. One process needs an emitter; several need messages.
 */
import type { Work } from './clock';

/**
 * `scenes`: of a film that several make, one can be taken or is made. `state`: everything that is stored was replaced, or the clock
 * jumped. `left`: a state has taken the place of another, of which something may be left.
 */
export type Topic = 'jobs' | 'scenes' | 'deliveries' | 'state' | 'left';

/** What something that changed is. `state`: everything that is stored was replaced. */
export const CHANGE_KINDS = [
  'account',
  'ledger',
  'job',
  'hook',
  'event',
  'delivery',
  'attempt',
  'request',
  'clock',
  'fault',
  'policy',
  'state',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** That something changed, for whoever shows it; never what it is now, which the store alone knows. */
export interface Change {
  readonly kind: ChangeKind;
  /** Of the thing; undefined where many may have changed. An attempt goes by its delivery. */
  readonly id?: string | undefined;
  readonly userId?: string | undefined;
}

export interface Signals {
  /** Something is ready on a topic. */
  wake(topic: Topic): void;
  onWake(topic: Topic, listener: () => void): () => void;
  /** The job has ended for another reason than its render. */
  cancel(jobId: string): void;
  onCancel(listener: (jobId: string) => void): () => void;
  /** Something changed, durably. The changes are made up only while somebody wants to know. */
  tell(changes: () => readonly Change[]): void;
  onChange(listener: (change: Change) => void): () => void;
  /** Work that `idle()` waits for; it begins busy. */
  begin(): Work;
  /** Resolves when all work is idle or over, and nothing that it caused is under way. */
  idle(): Promise<void>;
  /** Resolves at the next moment in which something became idle. */
  nextChange(): Promise<void>;
}
