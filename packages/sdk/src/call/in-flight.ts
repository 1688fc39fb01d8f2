/** The calls that are under way: closing waits for their ends, and no new ones begin then. */
import { AbortedError } from '../errors/aborted-error';

export class InFlight {
  #count = 0;
  #state: 'open' | 'closed' | 'destroyed' = 'open';
  #whenIdle: Array<() => void> = [];

  /** Whether what is under way is to end as well. */
  get destroyed(): boolean {
    return this.#state === 'destroyed';
  }

  /** Counts a call that begins; the returned function ends it. Throws when no call may begin any more. */
  begin(what: string): () => void {
    if (this.#state !== 'open') throw this.refusal(what);
    this.#count += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#count -= 1;
      if (this.#count === 0) for (const idle of this.#whenIdle.splice(0)) idle();
    };
  }

  /** The error of what is not sent any more. */
  refusal(what: string): AbortedError {
    return new AbortedError(`${what} was not sent: the client was ${this.#state}`, {
      nextStep: 'Make a new VidClient, or close this one later.',
    });
  }

  /** Lets no call begin any more; resolves when the last one has ended. */
  close(): Promise<void> {
    if (this.#state === 'open') this.#state = 'closed';
    return this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  /** The same, and no further attempts of those that are under way. */
  destroy(): void {
    this.#state = 'destroyed';
  }
}
