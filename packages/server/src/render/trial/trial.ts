/** What an installation is asked to do, so that it is seen to work: each trial is a small piece of a real render. */

import { tmpdir } from 'node:os';

/** In the order in which they are made: what a later one needs was tried by an earlier one. */
export const TRIALS = ['drawing', 'fonts', 'sound', 'encoding'] as const;
export type TrialName = (typeof TRIALS)[number];

/** How a trial went. */
export interface TrialOutcome {
  /** `lacking`: renders work, but something is left out of them. `untried`: something else failed that it needs. */
  readonly state: 'works' | 'lacking' | 'fails' | 'untried';
  /** What was seen, in words. */
  readonly detail: string;
  /** A command or a file to edit; only where something is wrong. */
  readonly next?: string;
}

export interface TrialOrder {
  readonly trial: TrialName;
  /** An empty folder; whoever gave the order removes it. */
  readonly folder: string;
  /** The binary of `sound` and `encoding`. */
  readonly ffmpeg: string;
  /** Milliseconds after which an ffmpeg that makes no progress counts as hanging. */
  readonly stallMs: number;
}

/** What mends an installation with a part that is missing or broken. */
export const INSTALL_AGAIN = 'npm install @vid/server --force';

/** What mends a disk that is full: trials write nowhere else. */
export const MAKE_ROOM = `free some space on the disk of ${tmpdir()}, or set TMPDIR (TEMP on Windows) to a folder on another`;
