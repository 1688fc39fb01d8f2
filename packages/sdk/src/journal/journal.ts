/**
 * What a client remembers of its renders, so that a key is never paid for twice: written before anything is sent, and
 * again when the outcome is known.
 */
import type { RenderAccepted } from '../contract';
import type { Sender } from './sender';

/**
 * `sending`: may have been sent, no outcome was recorded (also after a crash). `unknown`: sent, and no readable answer
 * came. `accepted`: the service has the job. `refused`: every attempt was refused or never sent, so nothing was charged.
 */
export type RenderState = 'sending' | 'unknown' | 'accepted' | 'refused';

/** What is written before a render is sent. */
export interface RenderIntent {
  /** Which account, as an opaque text: the same key of another account is another key. */
  readonly scope: string;
  /** The Idempotency-Key. */
  readonly key: string;
  /** SHA-256 of the body, in hex; empty when only the end of the render could be read. */
  readonly bodyHash: string;
  /** Unix milliseconds. */
  readonly at: number;
  /** Scenes of the request's plan; null for a brief. */
  readonly scenes: number | null;
  /** A few words to recognise the render by. */
  readonly label: string;
  /** The title that was asked for; null for none. Left out by earlier versions. */
  readonly title?: string | null | undefined;
  /** Who claimed the key; left out by earlier versions. */
  readonly sender?: Sender | undefined;
}

/** A render in the journal. */
export interface JournalEntry extends RenderIntent {
  /** How far it came. */
  readonly state: RenderState;
  /** The 202 answer, once accepted; it has at least its `job_id`. */
  readonly accepted: RenderAccepted | null;
  /** Whether a duplicate answer proved that the service has it. */
  readonly arrived?: boolean;
  /** Whether its end was seen: its video was brought home, or its final job was handed out. */
  readonly fetched?: boolean;
}

/** How the sending of a render ended. */
export interface RenderEnd {
  /** How far it came. */
  readonly state: Exclude<RenderState, 'sending'>;
  /** The 202 answer. */
  readonly accepted?: RenderAccepted | undefined;
  /** Whether a duplicate answer proved that the service has it. */
  readonly arrived?: boolean | undefined;
}

/** Where renders are remembered. Both implementations serve many calls at once; the file also several processes. */
export interface RenderJournal {
  /**
   * Claims a key before it is sent. Returns undefined when the key is now the caller's (it is new, or all that was sent
   * with it was refused), else the entry that holds it. Must be durable when it resolves.
   */
  begin(intent: RenderIntent): Promise<JournalEntry | undefined>;
  /** Records how it ended. */
  finish(scope: string, key: string, end: RenderEnd): Promise<void>;
  /** The entry of a key. */
  find(scope: string, key: string): Promise<JournalEntry | undefined>;
  /** Whether a render with this job is known, in any scope. */
  knowsJob(jobId: string): Promise<boolean>;
  /** Records whether the end of a job was seen. A journal that can't tells of every accepted render as pending. */
  fetched?(jobId: string, fetched: boolean): Promise<void>;
  /** All entries, oldest first. */
  list(): Promise<readonly JournalEntry[]>;
}
