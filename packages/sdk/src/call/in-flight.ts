/** The calls that are under way: closing waits for their ends, and no new ones begin then. */
import { AbortedError } from '../errors/aborted-error';

export class InFlight {
  #count = 0;
  #state: 'open' | 'closed' | 'destroyed' = 'open';
  #whenIdle: Array<() => void> = [];
  /** Of the client whose connections these calls take: it waits for them too, and ends them. */
  readonly #parent: InFlight | undefined;

  constructor(parent?: InFlight) {
    this.#parent = parent;
  }

  /** Whether what is under way is to end as well. */
  get destroyed(): boolean {
    return this.#state === 'destroyed' || this.#parent?.destroyed === true;
  }

  /** Counts a call that begins; the returned function ends it. Throws when no call may begin any more. */
  begin(what: string): () => void {
    if (this.#state !== 'open') throw this.refusal(what);
    const leaveParent = this.#parent?.begin(what);
    this.#count += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      leaveParent?.();
      this.#count -= 1;
      if (this.#count === 0) for (const idle of this.#whenIdle.splice(0)) idle();
    };
  }

  /** The error of what is not sent any more. */
  refusal(what: string): AbortedError {
    return new AbortedError(`${what} was not sent: the client was ${this.#why}`, {
      nextStep: 'Make a new VidClient, or close this one later.',
    });
  }

  get #why(): string {
    return this.#state === 'open' && this.#parent !== undefined ? this.#parent.#why : this.#state;
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
