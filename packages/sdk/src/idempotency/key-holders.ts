/**
 * Who holds a key beside this client: the journal may know it under another name of the account, or of an account that
 * nobody knows, and another process may be sending it at this moment.
 */
import { RENDER_TIMEOUT_MS } from '../call/call-options';
import type { Clock } from '../clock/clock';
import { sleep } from '../clock/sleep';
import type { RenderAccepted } from '../contract';
import type { JournalEntry, RenderJournal } from '../journal/journal';
import { mayLive } from '../journal/sender';
import type { AccountScope } from './account-scope';

export interface KeyHolderPorts {
  readonly journal: RenderJournal;
  readonly account: AccountScope;
  /** Whose a job is, as the service says. Never rejects. */
  readonly ownerOf: (jobId: string) => Promise<'ours' | 'another' | 'untold'>;
  readonly clock: Clock;
}

/** How long is waited for what another process is sending. */
export interface Patience {
  readonly signal: AbortSignal | undefined;
  /** When the waiting must have ended, on the monotonic clock; undefined where only the other's time ends it. */
  readonly endsAt: number | undefined;
}

const POLL_MS = 250;

const RANK: Readonly<Record<JournalEntry['state'], number>> = { accepted: 0, sending: 1, unknown: 2, refused: 3 };

/** Whether an entry is of a request with these bytes; one whose beginning was lost may be. */
export const isSameBody = (entry: JournalEntry, bodyHash: string): boolean =>
  entry.bodyHash === bodyHash || entry.bodyHash === '';

export class KeyHolders {
  readonly #ports: KeyHolderPorts;

  constructor(ports: KeyHolderPorts) {
    this.#ports = ports;
  }

  /** What the journal knows of a key under other names than `scope` that may be ours; nobody is asked. */
  async maybeOurs(key: string, scope: string): Promise<readonly JournalEntry[]> {
    const { account } = this.#ports;
    return (await this.#others(key, scope)).filter((entry) => account.relationOf(entry.scope) !== 'other');
  }

  /** What holds a key under other names than `scope`, and is ours for all that anybody can tell. */
  async elsewhere(key: string, scope: string): Promise<JournalEntry | undefined> {
    for (const entry of await this.maybeOurs(key, scope)) {
      if (entry.state === 'refused') continue;
      if (this.#ports.account.relationOf(entry.scope) === 'ours' || !(await this.isAnothers(entry))) return entry;
    }
    return undefined;
  }

  /** The job of a request that the service knows already, under whatever other name the journal has it or will have it. */
  async jobOf(key: string, bodyHash: string, scope: string, patience: Patience): Promise<RenderAccepted | undefined> {
    for (;;) {
      const job = await this.#jobOf(key, bodyHash, scope);
      if (job !== undefined) return job;
      const sent = (await this.#others(key, scope)).find((entry) => this.mayEnd(entry));
      if (sent === undefined || !(await this.ended(sent, patience))) return undefined;
    }
  }

  async #jobOf(key: string, bodyHash: string, scope: string): Promise<RenderAccepted | undefined> {
    const { account, ownerOf } = this.#ports;
    for (const entry of await this.#others(key, scope)) {
      if (entry.accepted === null || !isSameBody(entry, bodyHash)) continue;
      const relation = account.relationOf(entry.scope);
      const owner = relation === 'ours' ? 'ours' : await ownerOf(entry.accepted.job_id);
      if (owner === 'ours' || (owner === 'untold' && relation === 'perhaps')) return entry.accepted;
    }
    return undefined;
  }

  /**
   * Waits until another process has ended what it is sending; resolves to whether it has, so that it is worth looking
   * again. False when nothing is being sent, or for longer than a render takes. Rejects when the signal is aborted.
   */
  async ended(held: JournalEntry, { signal, endsAt = Infinity }: Patience): Promise<boolean> {
    const { clock } = this.#ports;
    const until = Math.min(endsAt, clock.monotonic() + RENDER_TIMEOUT_MS);
    if (held.state !== 'sending') return false;
    while (await this.#isSending(held)) {
      // Its last act may have been to write down how it ended.
      if (!this.mayEnd(held)) return !(await this.#isSending(held));
      const leftMs = until - clock.monotonic();
      if (leftMs <= 0) return false;
      await sleep(clock, Math.min(POLL_MS, leftMs), signal, 'Waiting for another process');
    }
    return true;
  }

  async #isSending({ scope, key }: JournalEntry): Promise<boolean> {
    return (await this.#ports.journal.find(scope, key))?.state === 'sending';
  }

  /** Whether the process that claimed it may live, and may have an answer still to come. */
  mayEnd({ state, sender }: JournalEntry): boolean {
    if (state !== 'sending' || sender === undefined) return false;
    return mayLive(sender) && this.#ports.clock.now() < sender.claimedAt + RENDER_TIMEOUT_MS;
  }

  /** Whether its job is another account's, as the service says. */
  async isAnothers({ accepted }: JournalEntry): Promise<boolean> {
    return accepted !== null && (await this.#ports.ownerOf(accepted.job_id)) === 'another';
  }

  /** The most telling first. */
  async #others(key: string, scope: string): Promise<readonly JournalEntry[]> {
    const all = await this.#ports.journal.list();
    return all
      .filter((entry) => entry.key === key && entry.scope !== scope)
      .sort((a, b) => RANK[a.state] - RANK[b.state]);
  }
}
