/** What the journal knows of this account's renders beyond any one call: for going on after a restart. */
import type { JournalEntry, RenderJournal } from '../journal/journal';
import type { AccountScope } from './account-scope';
import type { KeyHolders, Patience } from './key-holders';
import type { KeyRecord } from './key-record';

export interface PendingPorts {
  readonly journal: RenderJournal;
  readonly account: AccountScope;
  readonly holders: KeyHolders;
  readonly keys: KeyRecord;
}

export class PendingRenders {
  readonly #ports: PendingPorts;

  constructor(ports: PendingPorts) {
    this.#ports = ports;
  }

  /** The account's renders that were paid, or may have been, and whose end nobody has seen; oldest first, one a key. */
  async list(): Promise<readonly JournalEntry[]> {
    const { account, holders, keys } = this.#ports;
    const scope = await account.get();
    const byKey = new Map<string, JournalEntry>();
    for (const written of await this.#ports.journal.list()) {
      const entry = keys.asItEnded(written, written.key);
      const other = byKey.get(entry.key);
      if (account.relationOf(entry.scope) === 'other') continue;
      if (other === undefined || (other.scope !== scope && (entry.scope === scope || entry.accepted !== null)))
        byKey.set(entry.key, entry);
    }
    const pending: JournalEntry[] = [];
    for (const entry of byKey.values()) {
      if (entry.state === 'refused' || entry.fetched === true || holders.mayEnd(entry)) continue;
      if (account.relationOf(entry.scope) === 'perhaps' && (await holders.isAnothers(entry))) continue;
      pending.push(entry);
    }
    return pending;
  }

  /** What is known of a key; waits for a process that is sending it at this moment. */
  async settled(key: string, patience: Patience): Promise<JournalEntry | undefined> {
    const { account, keys, holders } = this.#ports;
    for (;;) {
      const entry = await keys.find(key, patience.signal);
      if (entry === undefined) return undefined;
      if (account.relationOf(entry.scope) !== 'ours' && (await holders.isAnothers(entry))) return undefined;
      if (!(await holders.ended(entry, patience))) return entry;
    }
  }

  /** Takes down whether the end of a job was seen. Never rejects: it changes nothing of what was paid. */
  async setFetched(jobId: string, fetched: boolean): Promise<void> {
    const { journal } = this.#ports;
    try {
      if (journal.fetched !== undefined && (await journal.knowsJob(jobId))) await journal.fetched(jobId, fetched);
    } catch {
      // It stays among what is pending, and can be fetched again.
    }
  }
}
