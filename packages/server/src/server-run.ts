/** How `vid-server` is run, and what one in the background says to whoever started it. */

/** What a server in the background tells of itself once it listens. */
export interface Ready {
  readonly url: string;
  readonly pid: number;
  /** Whether the keys of the seed accounts open it. */
  readonly seeded: boolean;
  /** Whether a browser that opens its address gets Studio. */
  readonly studio: boolean;
  /** Keys that everybody knows, where others than this machine may use them. */
  readonly exposed: readonly string[];
}

/** What a process in the background says of its start: one of these, once. */
export type FromBackground =
  | { readonly ready: Ready }
  | { readonly failed: { readonly code: number; readonly message: string } };

/** How the command is run. */
export interface ServerRun {
  /** What it calls itself. */
  readonly name?: string;
  /** Takes the reason when it ends with another code than 0. */
  readonly complain?: (message: string) => void;
  /** Ends it as a signal does. */
  readonly ended?: AbortSignal | undefined;
  /** Ends the process although something in it still waits: called when the server has ended. */
  readonly leave?: (code: number) => void;
  /** This process is the one in the background: whoever started it is told, and its log goes to this file. */
  readonly inBackground?: { readonly log: string; readonly ready: (facts: Ready) => Promise<void> };
}
