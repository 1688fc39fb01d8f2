/** What dispatchers of undici 6 give where later ones have a controller and a record of headers. */

/** How a handler steers its request. */
export interface Controller {
  abort(reason: Error): void;
  pause(): void;
  resume(): void;
}

/** A controller out of the callbacks of undici 6; pausing is told by the return value of `onData` there. */
export class OlderController implements Controller {
  paused = false;
  resumeWith: () => void = () => undefined;
  readonly abort: (reason: Error) => void;

  constructor(abort: (reason: Error) => void) {
    this.abort = abort;
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.resumeWith();
  }
}

const latin1 = new TextDecoder('latin1');

/** The headers out of names and values in turn. */
export const headersOf = (raw: readonly Uint8Array[]): Record<string, string | string[]> => {
  const headers: Record<string, string | string[]> = {};
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = latin1.decode(raw[at]).toLowerCase();
    const value = latin1.decode(raw[at + 1]);
    const before = headers[name];
    headers[name] = before === undefined ? value : [before, value].flat();
  }
  return headers;
};
