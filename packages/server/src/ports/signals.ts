/**
 * How the parts of the server tell each other that there is something to do, without knowing each other: the API wakes
 * workers, cancels renders, and a drain waits for all of them. One process needs an emitter; several need messages.
 */
import type { Work } from './clock';

/** `state`: everything that is stored was replaced, or the clock jumped. */
export type Topic = 'jobs' | 'deliveries' | 'state';

export interface Signals {
  /** Something is ready on a topic. */
  wake(topic: Topic): void;
  onWake(topic: Topic, listener: () => void): () => void;
  /** The job has ended for another reason than its render. */
  cancel(jobId: string): void;
  onCancel(listener: (jobId: string) => void): () => void;
  /** Work that `idle()` waits for; it begins busy. */
  begin(): Work;
  /** Resolves when all work is idle or over, and nothing that it caused is under way. */
  idle(): Promise<void>;
  /** Resolves at the next moment in which something became idle. */
  nextChange(): Promise<void>;
}
